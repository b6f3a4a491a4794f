import Nouns
import Popups
import Rules
import Testing
import Time
import Views
import Wire

@testable import Daemon

/// Every state that asks for care, and what is said in it wherever something is said.
@Suite @MainActor struct `What is said of a fast` {
  /// Minutes since the start.
  static let moments: [Int64] = [
    60, 12 * 60 - 1, 12 * 60 + 1, 24 * 60 - 1, 24 * 60 + 1, 47 * 60, 48 * 60 + 1, 49 * 60,
    71 * 60, 73 * 60, 85 * 60, 97 * 60, 119 * 60, 121 * 60, 133 * 60,
  ]

  /// Both minutes beside each border.
  static let ends: [Int64] = [
    60, 12 * 60 + 1, 24 * 60 - 1, 24 * 60 + 1, 48 * 60 - 1, 48 * 60 + 1, 73 * 60, 120 * 60 - 1,
    120 * 60 + 1,
  ]

  @Test(arguments: Person.allCases, FastKind.allCases)
  func `while it runs, wherever the person looks`(person: Person, kind: FastKind) throws {
    let scene = try Scene(settings: Words.settings)
    try scene.settle()
    try scene.begin(kind)
    let start = scene.now
    try scene.become(person)
    for minutes in Self.moments.some(5) {
      scene.run(start + .minutes(minutes) - scene.now)
      let told = try Told(scene, "\(person), \(kind), after \(minutes) min")
      let newest = Words.warnings.last { minutes >= $0.hours * 60 }?.words
      for (_, words) in Words.warnings { told.expect(words, onEachPage: words == newest) }
      told.expect(Words.limit(of: person), onEachPage: person.isLimited && minutes >= 12 * 60)
      told.expect(nowhere: person.forbidden)
      guard minutes >= 24 * 60 else { continue }
      told.expect(nowhere: Words.cheers + ["Goal +1 h"])
      if minutes >= 120 * 60 { told.expect(nowhere: Words.simple) }
    }
    scene.run(start + .hours(134) - scene.now)
    try expectPopups(of: scene, person, kind)
  }

  /// What comes by itself: each warning once, under its own title, as urgent as it is, and without
  /// an hour more.
  private func expectPopups(of scene: Scene, _ person: Person, _ kind: FastKind) throws {
    let titles = scene.alerts.map(\.title)
    for hours in [24, 48, 72, 84, 96, 108, 120, 132] {
      #expect(titles.count { $0 == "\(hours) hours" } == 1, "\(person), \(kind): \(titles)")
    }
    #expect(titles.contains("12 hours") == person.isLimited, "\(person), \(kind): \(titles)")
    for alert in scene.alerts {
      alert.expectSound(person)
      guard let hours = alert.hours, hours >= 24 else { continue }
      #expect(!alert.actions.contains { $0.label == "1 hour more" }, "\(person): \(alert)")
    }
  }

  // MARK: After it

  @Test(arguments: Person.allCases, [FastKind.open, .usual, .long])
  func `after its end, wherever the person looks`(person: Person, kind: FastKind) throws {
    let scene = try Scene(settings: Words.settings)
    try scene.settle()
    for minutes in Self.ends.some(3) {
      try scene.become(.healthy)
      try scene.begin(kind)
      try scene.become(person)
      scene.run(.minutes(minutes))
      scene.forget()
      let state = "\(person), \(kind), ended after \(minutes) min"
      try expectEnd(of: scene, person, minutes, byButton: minutes % 2 == 1, state)
      try expectQuiet(scene, person, minutes, state)
    }
  }

  private func expectEnd(
    of scene: Scene, _ person: Person, _ minutes: Int64, byButton: Bool, _ state: String
  ) throws {
    var said = ""
    if byButton {
      let fast = try #require(try scene.status().fast)
      let key = News.Key(subject: fast.id, kind: .beyond, at: scene.now)
      scene.keeper.hear(.acted(key: key.text, action: "end"))
      scene.takeAll()
      var answer = try scene.popUp(at: "answer")
      // So long after its goal it is asked first when it ended.
      if answer.actions.contains(where: { $0.id == "now" }) {
        scene.press("now", on: answer)
        answer = try scene.popUp(at: "answer")
      }
      said = answer.title + "\n" + answer.body
      answer.expectCare(after: minutes)
    } else {
      let answer = try scene.stop()
      let coach = CoachView(CoachVoice(Wording(zone: scene.zone)), on: .plain, look: .emoji)
      said = coach.text(after: answer)
      let popup = Wording(zone: scene.zone).popup(of: answer, isGoalChange: false)
      Alert(popup, key: "said:1").expectCare(after: minutes)
    }
    var told = try Told(scene, state)
    told.add(said, at: "answer")
    told.expect(nowhere: person.forbidden)
    guard minutes >= 24 * 60 else { return }
    told.expect(nowhere: Words.cheers + Words.simple)
    let care = try #require(Words.aftercare.last { minutes >= $0.hours * 60 }?.words)
    for (_, words) in Words.aftercare { told.expect(words, onEachPage: words == care) }
  }

  /// Neither a time to eat nor a next fast for a day, or for longer; no pop-up that offers either.
  private func expectQuiet(
    _ scene: Scene, _ person: Person, _ minutes: Int64, _ state: String
  ) throws {
    let isQuiet = minutes > 48 * 60
    let isGrave = minutes > 120 * 60
    for hours in [0, 1, 23] as [Int64] {
      if hours > 0 { scene.run(.hours(hours == 1 ? 1 : 22)) }
      let snapshot = try scene.status()
      #expect((snapshot.plan == nil) == isQuiet, "\(state)")
      if isQuiet {
        #expect(snapshot.window == nil && snapshot.state == .idle, "\(state)")
        try Told(scene, state).expect(nowhere: Words.eating + Words.planning + Words.cheers)
      }
    }
    let titles = scene.alerts.map(\.title).joined(separator: "\n")
    for words in isQuiet ? Words.eating + ["usual fast"] : [] {
      #expect(!titles.contains(words), "\(state): \(titles)")
    }
    scene.run(.hours(2))
    let later = try scene.status()
    #expect((later.plan == nil) == isGrave, "\(state)")
    guard isGrave else { return }
    scene.run(.hours(72))
    let told = try Told(scene, state)
    told.expect(Words.aftercare[2].words, onEachPage: true)
    told.expect(nowhere: Words.eating + Words.planning + Words.cheers)
    told.expect(onNoPage: Words.energy)
    try scene.start(GoalOrder.span(.seconds(12 * 3600)))
    try Told(scene, state).expect(Words.aftercare[2].words, onEachPage: false)
    scene.run(.hours(12))
    try scene.stop()
    #expect(try scene.status().plan != nil)
  }

  // MARK: That there is something to leave out

  @Test func `has its streak, its energy and its cheers where nothing speaks against them`() throws
  {
    let scene = try Scene(settings: Words.settings)
    try scene.settle()
    try scene.become(.healthy)
    var told = try Told(scene, "healthy")
    for words in ["treak", "kcal", "Eating window", "Next fast"] {
      #expect(!told.places(saying: words).isEmpty, "\(words)")
    }
    try scene.begin(.usual)
    scene.run(.hours(17))
    let button = try scene.popUp().actions.map(\.label)
    #expect(button.contains("1 hour more"))
    told = try Told(scene, "healthy")
    #expect(!told.places(saying: "Goal +1 h").isEmpty)
    let coach = CoachView(CoachVoice(Wording(zone: scene.zone)), on: .plain, look: .emoji)
    let said = coach.text(after: try scene.stop())
    #expect(Words.cheers.contains { said.contains($0) })
  }
}
