import Bus
import Glibc
import Host

// The wires; nothing is decided here.
let options = Options(CommandLine.arguments)
// What is started for the person ends by itself, and nobody waits for it.
signal(SIGCHLD, SIG_IGN)
let provider = SearchProvider()
do throws(SystemError) {
  let server = try BusServer(name: SearchProvider.busName, object: provider.object)
  try server.serve(idle: options.idle)
} catch {
  SearchFailure.end(error)
}
exit(0)
