import Glibc
import Host

StandardStreams.fill()
// A reader that has gone is seen where we write, and ends us quietly.
signal(SIGPIPE, SIG_IGN)
// Taken by hand: the standard library's list of the same words costs a bar more than the answer.
var words: [String] = []
for index in 1..<max(1, Int(CommandLine.argc)) {
  if let word = CommandLine.unsafeArgv[index] { words.append(String(cString: word)) }
}
exit(Invocation.run(words).rawValue)
