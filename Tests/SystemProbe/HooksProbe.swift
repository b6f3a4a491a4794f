import Glibc
import Hooks
import Host
import Time

final class HooksProbe {
  private var runner: HookRunner?

  func obey(_ words: [String]) {
    switch words[0] {
    case "open": open(words)
    case "event":
      runner?.run(event(named: words[1], reading: words[2], variables: words.dropFirst(3)))
      say("told")
    case "events":
      for number in 0..<(Int(words[1]) ?? 0) {
        runner?.run(event(named: "event-\(number)", reading: "\(number)"))
      }
      say("told")
    case "long":
      let input = String(repeating: "x", count: Int(words[1]) ?? 0)
      runner?.run(event(named: "long", reading: input))
      say("told")
    case "click": runner?.run(commandLine: words[1], variables: ["FASTD_TEXT": "pressed"])
    case "stop": runner?.stop()
    case "tick": say("tock")
    default: say("what?")
    }
  }

  /// open DIRECTORY HOME TIME GRACE PROCESSES; times in milliseconds
  private func open(_ words: [String]) {
    var limits = Limits()
    limits.time = Span(milliseconds: Int64(words[3]) ?? 0)
    limits.grace = Span(milliseconds: Int64(words[4]) ?? 0)
    limits.processes = Int(words[5]) ?? 0
    runner = HookRunner(
      directory: HookDirectory(words[1]), launcher: .directly, limits: limits, home: words[2]
    ) { say(describe($0)) }
    say("open")
  }

  private func event(
    named name: String, reading input: String, variables: ArraySlice<String> = []
  ) -> HookRunner.Event {
    let pairs = variables.map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    return HookRunner.Event(
      name: name, input: Array(input.utf8),
      variables: Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) }))
  }
}

private func describe(_ report: Report) -> String {
  switch report {
  case .directoryRefused(_, let fault): "refused \(fault)"
  case .skipped(let hook, let fault): "skipped \(hook) \(fault)"
  case .notStarted(let errand, let error): "not started \(errand.hook) \(error.code)"
  case .dropped(let errand): "dropped \(errand.hook) \(errand.event)"
  case .ended(let errand, let ending):
    "ended \(errand.hook) \(errand.event) \(ending.end)"
      + (ending.lines.count > 20 ? " \(ending.lines.count) lines" : "")
      + ending.lines.prefix(20).map { " | \($0)" }.joined() + (ending.isCut ? " ..." : "")
  }
}
