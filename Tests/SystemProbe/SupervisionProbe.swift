import Glibc
import Loop
import Supervision
import Time

final class SupervisionProbe {
  private let supervisor = Supervisor()
  private lazy var journal = Journal(program: "fastd")
  private lazy var sleep = SleepWatch { say("told \($0)") }

  func obey(_ words: [String]) {
    switch words[0] {
    case "ready": supervisor.tell(.ready, .status(words[1]))
    case "reloading": supervisor.tell(.reloading(since: .seconds(7)))
    case "stopping": supervisor.tell(.stopping)
    case "watchdog": say("interval \(supervisor.giveSignsOfLife()?.milliseconds ?? -1)")
    case "sockets": say("sockets " + HandedSocket.takeAll().map(\.name).joined(separator: ","))
    case "log":
      let field = LogEntry.Field("FASTD_FAST", words[2])
      journal.write(LogEntry(.warning, words[1], event: .clockStepped, fields: [field]))
      say("logged")
    case "listen":
      sleep.listen()
      say("asked")
    case "hang": while true { pause() }
    default: say("what?")
    }
  }
}
