import Nouns
import Popups
import TestSupport
import Rules
import Testing
import Time
import Views
import Wire

@testable import Daemon

/// Whom a state is of: what was answered to the safety questions, and what the profile shows.
enum Person: String, CaseIterable, Sendable {
  case unasked, healthy, underAge, pregnant, eatingDisorder, lowWeight, diabetes, agreed, thin
  case young

  var answers: SafetyWish? {
    switch self {
    case .unasked, .thin, .young: nil
    case .healthy: SafetyWish(applies: [])
    case .underAge: SafetyWish(applies: [.underAge], agreed: true)
    case .pregnant: SafetyWish(applies: [.pregnancy])
    case .eatingDisorder: SafetyWish(applies: [.eatingDisorder])
    case .lowWeight: SafetyWish(applies: [.lowWeight])
    case .diabetes: SafetyWish(applies: [.diabetes])
    case .agreed: SafetyWish(applies: [.pregnancy, .eatingDisorder], agreed: true)
    }
  }

  var isMinor: Bool { self == .underAge || self == .young }

  /// Goals and fasts end at twelve hours.
  var isLimited: Bool {
    switch self {
    case .unasked, .healthy, .agreed: false
    default: true
    }
  }

  /// What is said of streaks, and what is a number for what to eat, where either is left out.
  var forbidden: [String] {
    let isUncounted = isMinor || [.eatingDisorder, .agreed, .thin].contains(self)
    let hasNoEnergy = isMinor || [.pregnant, .agreed].contains(self)
    return (isUncounted ? Words.streaks : []) + (hasNoEnergy ? Words.energy : [])
  }
}

/// With which goal a fast is begun.
enum FastKind: String, CaseIterable, Sendable { case open, usual, day, long }

enum Words {
  /// All that can be told is told, so that what is not said is left out on purpose.
  static let settings = """
    notify.beyond = on
    notify.stages = on
    notify.window.closes = on
    notify.window.closed = on
    notify.start = on
    start.usual = 20:00

    """

  /// What each says of what to do, by the hours from which on it is the newest.
  static let warnings: [(hours: Int64, words: String)] = [
    (24, "Drink enough, and eat if you feel unwell."),
    (48, "Plan your first small meal now."),
    (72, "Please end the fast unless a doctor is supervising you."),
    (120, "Do not start eating alone. Call a doctor."),
  ]

  static let aftercare: [(hours: Int64, words: String)] = [
    (24, "Begin with something small."), (48, "eat small portions over a day."),
    (120, "Do not start eating alone. Call a doctor."),
  ]

  static func limit(of person: Person) -> String {
    person.isMinor ? "Under 18, goals are limited to 12 hours" : "This applies to you:"
  }

  static let cheers = [
    "Enjoy", "Well done", "glowing", "Whoosh", "remarkable", "milestone", "That one counts", "🎉",
    "how far you have come", "for the next one", "Every bit counts", "your next meal",
  ]
  static let simple = [
    "stop any time", "stop whenever", "Stopping is always", "Stop when it suits",
  ]
  static let eating = ["Eating window", "eating window", "eating until"]
  static let planning = [
    "Next fast", "Start now", "next fast", "start now", "now and finish", "Start 16:8", "then 16:8",
    "Start with", "Start without",
  ]
  static let energy = ["kcal", "kilocalories"]
  static let streaks = ["treak", "in a row"]
}

/// All that is said of one state, by where it is said; no notification server is needed for it.
struct Told {
  private var texts: [String: String] = [:]
  private let state: String

  /// Those that show the state itself.
  static let pages: Set = ["status", "today", "say", "clock", "line", "popup", "tooltip"]

  @MainActor init(_ scene: Scene, _ state: String) throws {
    self.state = state
    let snapshot = try scene.ask(StatusCalls.Get.self, StatusQuestion(glance: true))
    let wording = Wording(zone: scene.zone)
    texts["status"] = StatusCard(wording, on: .plain).text(of: snapshot)
    texts["today"] = TodayPage(wording, on: .plain).text(of: snapshot)
    texts["say"] = SpokenStatus(wording).text(of: snapshot)
    let screen = Screen(width: 250, hasColour: false, hasBlocks: true)
    let face = ClockFace(wording, on: screen, rows: 24, style: ClockStyle())
    texts["clock"] = face.lines(of: snapshot).joined(separator: "\n")
    texts["line"] = face.line(of: snapshot)
    let popup = wording.popup(of: snapshot)
    texts["popup"] = popup.title + "\n" + popup.text
    let bar = BarPage(format: .waybar, template: nil, view: nil, icons: nil, hasColour: false)
    let reading = BarReading(snapshot, at: scene.now, wording)
    texts["tooltip"] = String(decoding: bar.single(of: reading), as: UTF8.self)
    let menu = Menu(wording, state: snapshot, schedules: []).page
    texts["menu"] = menu.entries.map(\.label).joined(separator: "\n")
    let coach = CoachView(CoachVoice(wording), on: .plain, look: .emoji)
    texts["coach"] = coach.text(newIn: snapshot)
    texts["coach today"] = coach.lines(of: snapshot).joined(separator: "\n")
    let targets = try scene.ask(ProfileCalls.GetTargets.self, TargetsQuestion())
    let page = TargetsPage(wording, on: .plain).text(
      of: targets, today: scene.zone.day(of: scene.now))
    texts["targets"] = page
    let summary = try scene.ask(StatisticsCalls.Summary.self, NoFields())
    texts["stats"] = SummaryPage(wording, on: .plain).text(of: summary)
    Alert(popup, key: "said:1").expectUrgency(of: snapshot)
  }

  mutating func add(_ text: String, at place: String) { texts[place] = text }

  func places(saying words: String) -> [String] {
    texts.filter { $0.value.contains(words) }.map(\.key).sorted()
  }

  /// Whether each page that shows the state says it, or none does.
  func expect(_ words: String, onEachPage isSaid: Bool) {
    let places = Self.pages.intersection(places(saying: words))
    #expect(places == (isSaid ? Self.pages : []), "\(state): \(words)")
  }

  func expect(onNoPage words: [String]) {
    for word in words {
      #expect(Self.pages.isDisjoint(with: places(saying: word)), "\(state): \(word)")
    }
  }

  func expect(nowhere words: [String]) {
    for word in words { #expect(places(saying: word).isEmpty, "\(state): \(word)") }
  }
}

extension Alert {
  /// How long the fast had gone on, as a title of a warning has it.
  var hours: Int64? {
    guard title.contains(" hours") else { return nil }
    return title.split(separator: " ").first.flatMap { Int64($0) }
  }

  /// A warning stands under its own title, is as urgent as it is, and offers no more hours.
  func expectSound(_ person: Person) {
    if body.contains(Words.limit(of: person)) {
      #expect(title.hasPrefix("12 hours"), "\(person): \(self)")
    }
    guard let warning = Words.warnings.last(where: { body.contains($0.words) }) else { return }
    #expect((hours ?? 0) >= warning.hours, "\(person): \(self)")
    #expect(urgency == (warning.hours >= 72 ? .critical : .normal), "\(person): \(self)")
    #expect(!body.contains("72 hours"), "\(person): \(self)")
    for words in Words.cheers + (warning.hours >= 120 ? Words.simple : []) {
      #expect(!body.contains(words), "\(person): \(self)")
    }
  }

  /// Of the answer to an end.
  func expectCare(after minutes: Int64) {
    guard minutes >= 24 * 60 else { return }
    let care = Words.aftercare.last { minutes >= $0.hours * 60 }
    #expect(body.contains(care?.words ?? ""), "\(self)")
    #expect((title == "Eating again") == (minutes > 48 * 60), "\(self)")
    let urgency: Urgency = minutes > 120 * 60 ? .critical : minutes > 48 * 60 ? .normal : .low
    #expect(self.urgency == urgency, "\(self)")
  }

  /// The pop-up of the state is as urgent as the same words are when they come by themselves.
  func expectUrgency(of snapshot: Snapshot) {
    guard let fast = snapshot.fast, fast.elapsed >= 24 * 3600 else { return }
    #expect(hours == fast.elapsed / 3600, "\(self)")
    #expect(urgency == (fast.elapsed >= 72 * 3600 ? .critical : .normal), "\(self)")
  }
}

// MARK: - What the person does

extension Scene {
  /// A profile with numbers, and a streak.
  func settle() throws {
    let order = Wire.ProfileOrder(birth: "1985", height: 1800, weight: 82_500, activity: .light)
    _ = try ask(ProfileCalls.Set.self, order)
    for _ in 0..<3 {
      try start(GoalOrder.span(.seconds(16 * 3600)))
      run(.hours(17))
      try stop()
      run(.hours(7) - .minute)
    }
    forget()
  }

  func begin(_ kind: FastKind) throws {
    switch kind {
    case .open: try start(GoalOrder.open)
    case .usual: try start(GoalOrder.span(.seconds(16 * 3600)))
    case .day: try start(GoalOrder.span(.seconds(24 * 3600)))
    case .long:
      let order = StartOrder(goal: GoalOrder.span(.seconds(72 * 3600)), confirm: "goal-over-48h")
      _ = try ask(FastCalls.Start.self, order)
    }
  }

  /// From now on the state is that person's, whose it was before.
  func become(_ person: Person) throws {
    if let answers = person.answers, try !isSaid(answers) {
      _ = try ask(ProfileCalls.SetSafety.self, answers)
    }
    let weight: Int64 = person == .thin ? 55_000 : 82_500
    var order = Wire.ProfileOrder(birth: "1985", weight: weight, confirm: "weight-jump,of-age")
    if person == .young { order = Wire.ProfileOrder(birth: "2012") }
    do { _ = try ask(ProfileCalls.Set.self, order) } catch let refused as Refused {
      switch refused.refusal {
      case .underAge where person == .young, .nothingToChange: break
      default: throw refused
      }
    }
    takeAll()
  }

  private func isSaid(_ wish: SafetyWish) throws -> Bool {
    let safety = try ask(ProfileCalls.GetSafety.self, NoFields()).safety
    return safety.at != nil && safety.applies == wish.applies
      && safety.agreed == (wish.agreed ?? false)
  }
}
