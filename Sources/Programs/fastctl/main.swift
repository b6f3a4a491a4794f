import Glibc

// A reader that has gone is seen where we write, and ends us quietly.
signal(SIGPIPE, SIG_IGN)
exit(Invocation.run(Array(CommandLine.arguments.dropFirst())).rawValue)
