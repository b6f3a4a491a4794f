import Popups
import Rules
import Testing
import Time

@testable import Daemon

/// How each kind of news comes about, and what of it is to be seen.
struct Happening: CustomTestStringConvertible, Sendable {
  let kind: News.Kind
  let settings: String
  /// By which settings it looks and sounds.
  let occasion: String
  let place: String
  /// Without a click on the pop-up itself, and what stands behind a colon.
  let buttons: [String]
  let bring: @MainActor @Sendable (Scene) throws -> Void

  var testDescription: String { kind.rawValue }

  @MainActor func scene(_ more: String = "") throws -> Scene {
    let scene = try Scene(settings: settings + "\n" + more)
    try bring(scene)
    return scene
  }

  static let all = News.Kind.allCases.filter { !ofProgram.contains($0) }.map(Happening.init)

  /// Told by the calendar, not by a fast.
  private static let ofProgram: Set<News.Kind> = [
    .phaseSwitched, .phaseEve, .restartOffered, .cycleRecovered,
  ]

  private init(_ kind: News.Kind) {
    switch kind {
    case .goalReached: self.init(kind, "goal", ["end", "more", "snooze"], after: 16)
    case .goalAgain:
      self.init(kind, "goal", ["end", "more", "snooze"], "goal.repeat = on", after: 17)
    case .halfway: self.init(kind, "halfway", [], "notify.halfway = on", after: 8)
    case .goalNear: self.init(kind, "before", [], "notify.before = 1h", after: 15)
    case .beyond: self.init(kind, "beyond", ["end", "more"], "notify.beyond = on", after: 17)
    case .stage: self.init(kind, "stages", [], "notify.stages = on", after: 4)
    case .safety: self.init(kind, "safety", ["end"], after: 24)
    case .forgotten:
      self.init(
        kind, "", "forgotten", "forgotten", ["ended-at-goal", "ended-earlier", "still-fasting"]
      ) {
        try $0.start()
        $0.run(.hours(21))
      }
    case .windowOpened: self.init(kind, [], "notify.window.opens = on", between: 6)
    case .windowClosing: self.init(kind, [], "notify.window.closes = 1h", between: 7)
    case .windowClosed: self.init(kind, ["start"], "notify.window.closed = on", between: 8)
    case .startUsual:
      self.init(
        kind, "start.usual = 20:00\nnotify.start = on", "start", "window",
        ["start", "started-at", "snooze"]
      ) { $0.run(.hours(8)) }
    case .phaseSwitched, .phaseEve, .restartOffered, .cycleRecovered:
      self.init(kind, "", "phase", "phase", []) { _ in }
    case .reminder:
      self.init(kind, "", "reminder", "reminder", ["snooze"]) {
        try $0.remind("Drink", in: .hours(2))
        $0.run(.hours(2))
      }
    case .drink:
      self.init(kind, "drink.remind = 2h", "reminder", "drink", []) {
        try $0.drink(300)
        $0.run(.hours(2))
      }
    case .little:
      self.init(kind, "notify.little = on", "reminder", "little", []) {
        for day in 0...2 as ClosedRange<Int64> { try $0.eatLittle(daysAgo: day) }
        $0.run(.hours(22))
      }
    case .weekOver:
      // From noon on Monday 2 March to ten on the next.
      self.init(kind, "notify.week = on", "reminder", "week", []) {
        try $0.live(16)
        $0.run(.hours(6 * 24 + 5))
      }
    case .summary:
      self.init(kind, "quiet = 13:00-15:00", "reminder", "summary", []) {
        for words in ["Drink", "Walk"] { try $0.remind(words, in: .hours(2)) }
        $0.run(.hours(3))
      }
    }
  }

  private init(
    _ kind: News.Kind, _ settings: String, _ occasion: String, _ place: String,
    _ buttons: [String], bring: @escaping @MainActor @Sendable (Scene) throws -> Void
  ) {
    self.kind = kind
    self.settings = settings
    self.occasion = occasion
    self.place = place
    self.buttons = buttons
    self.bring = bring
  }

  /// Of a fast of 16 hours.
  private init(
    _ kind: News.Kind, _ occasion: String, _ buttons: [String], _ settings: String = "",
    after hours: Int64
  ) {
    self.init(kind, settings, occasion, "fast", buttons) {
      try $0.start()
      $0.run(.hours(hours))
    }
  }

  /// Of a window from six to eight.
  private init(_ kind: News.Kind, _ buttons: [String], _ settings: String, between hours: Int64) {
    self.init(kind, "window = 18:00-20:00\n" + settings, "window", "window", buttons) {
      $0.run(.hours(hours))
    }
  }
}

extension Scene {
  /// What was shown of that kind.
  func told(_ kind: News.Kind) -> [Alert] {
    alerts.filter { News.Key(text: $0.key)?.kind == kind }
  }

  func screen(of kind: News.Kind) -> [Alert] {
    screen.values.filter { News.Key(text: $0.key)?.kind == kind }
  }
}
