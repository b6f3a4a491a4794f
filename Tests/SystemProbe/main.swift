import Glibc
import Loop

// One part of the system in a process of its own, driven by lines on standard input.
let alerts = AlertsProbe()
let hooks = HooksProbe()
let loop = LoopProbe()
let supervision = SupervisionProbe()
let input = LineInput { words in
  switch CommandLine.arguments.dropFirst().first {
  case "alerts": alerts.obey(words)
  case "hooks": hooks.obey(words)
  case "loop": loop.obey(words)
  case "supervision": supervision.obey(words)
  default: exit(2)
  }
}
say("ready")
Executor.run()
