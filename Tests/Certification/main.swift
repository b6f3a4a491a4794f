// Serves org.varlink.certification at the path given, until it is ended.
import Control
import Glibc

guard CommandLine.arguments.count == 2 else {
  print("usage: Certification SOCKET")
  exit(2)
}
let server = try ControlServer()
try server.add(Listener(binding: SocketPath(CommandLine.arguments[1])))
let certification = Certification()
server.onCall = { token, call in
  let replies = certification.replies(to: call)
  for reply in replies { server.send(reply.frame, to: token, continues: reply.continues) }
}
// Whoever started this waits for the line.
print("ready")
fflush(nil)
var wait = pollfd(fd: server.descriptor, events: Int16(POLLIN), revents: 0)
while true {
  if poll(&wait, 1, -1) > 0 { server.turn() }
}
