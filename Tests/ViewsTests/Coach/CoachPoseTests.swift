import TestSupport
import Testing
import Time

@testable import Views

@Suite struct `How the coach stands there` {
  @Test(arguments: try vectors(fn: "fireMood"))
  func `as the domain has it`(vector: Vector) throws {
    struct Input: Decodable { let permille: Int64 }
    let input = try vector.input(as: Input.self)
    #expect(Mood(permille: input.permille).rawValue == (try vector.expect(as: String.self)))
  }

  @Test(
    arguments: [
      (.max, .happy), (1000, .happy), (700, .happy), (699, .concerned), (400, .concerned),
      (399, .sleeping), (0, .sleeping), (-1, .sleeping), (.min, .sleeping),
    ] as [(Int64, Mood)])
  func `by how much of the day is eaten`(permille: Int64, mood: Mood) {
    #expect(Mood(permille: permille) == mood)
  }

  static let table: [(CoachEvent, Costume, Mood, Roar)] = [
    (.fastStarted, .usual, .happy, .none), (.fasting, .usual, .happy, .none),
    (.goalReached, .usual, .celebrating, .single),
    (.fastCompleted, .usual, .celebrating, .single),
    (.firstFast, .usual, .celebrating, .double), (.fastEnded, .usual, .happy, .none),
    (.fastEndedEarly, .usual, .happy, .none), (.fastCancelled, .usual, .happy, .none),
    (.newLongestStreak, .strong, .celebrating, .double),
    (.streakMilestone, .strong, .celebrating, .triple), (.streakBroken, .usual, .happy, .none),
    (.firstMeal, .usual, .celebrating, .double), (.firstWeight, .usual, .celebrating, .double),
    (.loggingMilestone, .strong, .celebrating, .triple),
    (.leadInStarted, .gentle, .happy, .none), (.dietStarted, .usual, .happy, .none),
    (.maintenanceStarted, .usual, .celebrating, .double),
    (.cycleCompleted, .strong, .celebrating, .triple),
    (.programPaused, .usual, .sleeping, .none), (.programResumed, .usual, .happy, .none),
    (.evening, .usual, .sleeping, .none), (.idle, .usual, .happy, .none),
    (.learning, .glasses, .happy, .none), (.welcome, .usual, .happy, .none),
  ]

  @Test func `is one table`() {
    #expect(Self.table.map(\.0).count == CoachEvent.allCases.count)
    for (event, costume, mood, roar) in Self.table {
      let pose = CoachPose(event)
      #expect(pose.costume == costume && pose.mood == mood && pose.roar == roar, "\(event)")
    }
  }

  @Test func `gently in the lead-in, whatever else is no costume of its own`() {
    for (event, costume, _, _) in Self.table {
      let pose = CoachPose(event, CoachFacts(isLeadIn: true))
      #expect(pose.costume == (costume == .usual ? .gentle : costume), "\(event)")
    }
  }

  @Test(arguments: [.fasting, .goalReached, .fastCompleted] as [CoachEvent])
  func `without a roar from a day of fasting on`(event: CoachEvent) {
    let pose = CoachPose(event, CoachFacts(isLong: true))
    #expect(pose.mood == .concerned && pose.roar == .none)
  }

  @Test(arguments: CoachEvent.allCases)
  func `without a roar while a fast takes over a day, and before whoever has limits`(
    event: CoachEvent
  ) {
    for facts in [CoachFacts(isLong: true), CoachFacts(isLimited: true), CoachFacts(care: .small)] {
      #expect(CoachPose(event, facts).roar == .none)
      let words = CoachVoice(Way.english).words(
        for: event, facts, now: Instant(milliseconds: Examples.at(12)))
      #expect(!words.contains("Whoosh"), "\(words)")
    }
  }

  @Test(arguments: CoachEvent.allCases)
  func `in moods that it can be met in`(event: CoachEvent) {
    var met: Set<Mood> = []
    for isLeadIn in [false, true] {
      for isLong in [false, true] {
        for progress in [nil] + stride(from: 0, through: 1000, by: 50).map(Int64?.init) {
          let facts = CoachFacts(isLeadIn: isLeadIn, isLong: isLong, progress: progress)
          let pose = CoachPose(event, facts)
          met.insert(pose.mood)
          #expect(pose.roar == .none || pose.mood == .celebrating)
        }
      }
    }
    #expect(Set(event.moods) == met)
  }

  // MARK: What it looks like

  static let poses = Costume.allCases.flatMap { costume in
    Mood.allCases.map { CoachPose(costume, $0) }
  }

  @Test func `each another way, in every form`() {
    #expect(Self.poses.count == 16)
    for form in [\CoachPose.emoji, \.face, \.drawingText] {
      #expect(Set(Self.poses.map { $0[keyPath: form] }).count == 16)
    }
  }

  @Test func `small enough, and in plain characters`() {
    for pose in Self.poses {
      #expect((4...6).contains(pose.drawing.count))
      for line in pose.drawing + [pose.face] {
        #expect(line.cells <= 16 && line.utf8.last != UInt8(ascii: " "), "\(line)")
        #expect(line.unicodeScalars.allSatisfy { $0.isASCII })
      }
      // Wide by itself: no terminal has to guess.
      #expect(pose.emoji.unicodeScalars.allSatisfy { $0.properties.isEmojiPresentation })
    }
  }

  @Test func `as it was drawn`() throws {
    var page = ""
    for pose in Self.poses {
      page += "== \(pose.costume.rawValue), \(pose.mood)  \(pose.emoji)  \(pose.face)\n"
      page += pose.drawingText
    }
    try Golden.expect(page, is: "coach-looks", at: #_sourceLocation)
  }
}

extension CoachPose {
  fileprivate var drawingText: String { drawing.map { $0 + "\n" }.joined() }
}
