import Alerts
import Glibc
import Loop
import Popups
import Time

final class AlertsProbe {
  private lazy var notifier = Notifier(application: "fastd") { [unowned self] event in
    if race?.hear(event) != true { say(describe(event)) }
  }
  private var race: Race?

  func obey(_ words: [String]) {
    switch words[0] {
    case "show": notifier.show(alert(words))
    case "withdraw": notifier.withdraw(words[1])
    case "play": notifier.play(.name(words[1]), describedAs: words[2])
    case "inspect": notifier.inspect { say(describe($0)) }
    case "stop": notifier.stop(within: .seconds(2)) { say("stopped") }
    case "race":
      race = Race(Int(words[1]) ?? 0, notifier)
      race?.run()
    case "tick": say("tock")
    default: say("what?")
    }
  }

  /// show KEY[@PLACE] TITLE BODY [OPTION|ID=LABEL]...
  private func alert(_ words: [String]) -> Alert {
    let name = words[1].split(separator: "@").map(String.init)
    var alert = Alert(
      key: name[0], place: name.count > 1 ? name[1] : nil, title: words[2], body: words[3])
    alert.category = "x-fastd.goal"
    alert.urgency = .critical
    alert.progress = 62
    alert.icon = "alarm"
    alert.expiry = .never
    for word in words[4...] {
      let parts = word.split(separator: "=").map(String.init)
      switch parts[0] {
      case "--transient": alert.isTransient = true
      case "--expiry": alert.expiry = .after(Span(milliseconds: Int64(parts[1]) ?? 0))
      case "--sound": alert.sound = .name(parts[1])
      case "--sound-file": alert.sound = .file(parts[1])
      default: alert.actions.append(Alert.Action(id: parts[0], label: parts[1]))
      }
    }
    return alert
  }
}

/// How long an alert takes from our hands into those of the server, one after the other.
private final class Race {
  private let notifier: Notifier
  private var left: Int
  private var begun = ContinuousClock.now
  private var times: [Duration] = []

  init(_ count: Int, _ notifier: Notifier) {
    left = count
    self.notifier = notifier
  }

  func run() {
    var alert = Alert(key: "race \(left)", place: "race", title: "Goal", body: "16 h")
    alert.actions = [Alert.Action(id: "end", label: "End fast")]
    begun = .now
    notifier.show(alert)
  }

  /// False for what is not about it.
  func hear(_ event: AlertEvent) -> Bool {
    guard left > 0 else { return false }
    guard event == .shown(key: "race \(left)") else { return true }
    times.append(.now - begun)
    left -= 1
    if left > 0 { run() } else { say("median \(times.sorted()[times.count / 2])") }
    return true
  }
}

private func describe(_ event: AlertEvent) -> String {
  switch event {
  case .shown(let key): "shown \(key)"
  case .failed(let key, let failure): "failed \(key) \(failure)"
  case .closed(let key, let reason): "closed \(key) \(reason)"
  case .acted(let key, let action): "acted \(key) \(action)"
  case .server(let facts): "server \(facts?.name ?? "-")"
  case .flooded: "flooded"
  }
}

private func describe(_ outlook: AlertOutlook) -> String {
  let muted = outlook.muted.map(String.init(describing:)) ?? "-"
  return switch outlook.reach {
  case .ready(let facts): "inspected \(facts.name) \(facts.version) muted \(muted)"
  case .noServer(let startable): "inspected noServer startable \(startable)"
  case .noBus: "inspected noBus"
  case .noAnswer: "inspected noAnswer"
  }
}
