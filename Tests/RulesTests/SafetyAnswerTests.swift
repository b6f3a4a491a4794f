import Nouns
import Rules
import Testing
import Time

@Suite struct `Answers to the safety questions` {
  private func answered(
    _ questions: Set<SafetyQuestion>, agreed: Bool = false
  ) throws -> Scene {
    var scene = Scene()
    try scene.perform(.answer(SafetyOrder(applies: questions, isAgreed: agreed)))
    return scene
  }

  @Test func `need not be given`() throws {
    var scene = Scene()
    #expect(scene.longestGoal == nil)
    try scene.start(.span(.hours(60)), confirm: Consent.longGoal.rawValue)
    #expect(scene.engine.active?.goal == .hours(60))
  }

  @Test func `of which none applies change nothing`() throws {
    var scene = try answered([])
    #expect(scene.longestGoal == nil)
    try scene.start(.span(.hours(16)))
  }

  @Test(arguments: SafetyQuestion.allCases, [false, true])
  func `limit goals for the first five, but for a doctor's word`(
    question: SafetyQuestion, isAgreed: Bool
  ) throws {
    var scene = try answered([question], agreed: isAgreed)
    let isRefused = question == .underAge || (question.number <= 5 && !isAgreed)
    #expect(scene.longestGoal == (isRefused ? .hours(12) : nil))
    let longer = Command.start(.init(goal: .span(.hours(12) + .minute)))
    if isRefused {
      #expect(throws: Refusal.notSafe(question, most: .hours(12))) {
        try scene.perform(longer)
      }
      try scene.start(.schedule("12:12"))
    } else {
      try scene.perform(longer)
    }
  }

  @Test func `choose for a start without words what they allow`() throws {
    var scene = try answered([.pregnancy])
    try scene.start()
    #expect(scene.engine.active?.schedule == "12:12")
    scene = try answered([.pregnancy], agreed: true)
    try scene.start()
    #expect(scene.engine.active?.schedule == "16:8")
  }

  @Test func `name the gravest of what applies`() throws {
    var scene = try answered([.hardWork, .diabetes, .lowWeight])
    #expect(throws: Refusal.notSafe(.lowWeight, most: .hours(12))) {
      try scene.perform(.start(.init(goal: .schedule("16:8"))))
    }
    scene = try answered([.diabetes, .underAge], agreed: true)
    #expect(throws: Refusal.notSafe(.underAge, most: .hours(12))) {
      try scene.perform(.start(.init(goal: .schedule("16:8"))))
    }
  }

  @Test(arguments: [
    GoalOrder.span(.hours(13)), .schedule("13:11"), .until(Scene.beginning + .hours(13)),
    .change(.hours(1)),
  ])
  func `hold for each way to a longer goal`(order: GoalOrder) throws {
    var scene = try answered([.pregnancy])
    let refusal = Refusal.notSafe(.pregnancy, most: .hours(12))
    if case .change = order {
    } else {
      #expect(throws: refusal) { try scene.start(order) }
    }
    try scene.start(.span(.hours(12)))
    #expect(throws: refusal) { try scene.perform(.setGoal(.init(goal: order))) }
    #expect(throws: refusal) { try scene.perform(.edit(.init(goal: order))) }
    #expect(scene.engine.active?.goal == .hours(12))
  }

  @Test func `come before the word for a long goal`() throws {
    var scene = try answered([.pregnancy])
    let refusal = Refusal.notSafe(.pregnancy, most: .hours(12))
    #expect(throws: refusal) { try scene.start(.span(.hours(60))) }
    try scene.start(.span(.hours(12)))
    #expect(throws: refusal) { try scene.perform(.setGoal(.init(goal: .span(.hours(60))))) }
  }

  /// Nothing is chosen or planned that a start would then refuse.
  @Test func `hold for what is chosen and planned`() throws {
    var scene = try answered([.pregnancy])
    let refusal = Refusal.notSafe(.pregnancy, most: .hours(12))
    #expect(throws: refusal) { try scene.perform(.plan(.use("16:8"))) }
    #expect(throws: refusal) {
      try scene.perform(.plan(.setWeek([.monday: .fast("16:8", at: nil)])))
    }
    try scene.perform(.plan(.use("12:12")))
    try scene.perform(.plan(.setWeek([.monday: .fast("12:12", at: nil), .sunday: .rest])))
  }

  @Test func `leave fasts without a goal, shorter goals and other corrections alone`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(20)))
    try scene.perform(.answer(SafetyOrder(applies: [.diabetes])))
    try scene.perform(.edit(.init(note: "tea")))
    try scene.perform(.setGoal(.init(goal: .change(.hours(-1)))))
    #expect(scene.engine.active?.goal == .hours(19))
    #expect(throws: Refusal.self) { try scene.perform(.setGoal(.init(goal: .change(.hour)))) }
    try scene.perform(.setGoal(.init(goal: .open)))
    #expect(throws: Refusal.self) {
      try scene.perform(.setGoal(.init(goal: .span(.hours(19)))))
    }
  }

  @Test func `do not touch what was recorded`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(16)))
    scene.pass(.hours(17))
    try scene.perform(.stop(.init()))
    try scene.perform(.answer(SafetyOrder(applies: [.underAge])))
    try scene.perform(.edit(.init(goal: .span(.hours(17)))))
    #expect(scene.engine.last?.outcome == .completed)
  }

  @Test func `can be changed, taken back and done again`() throws {
    var scene = try answered([.frail])
    let first = try #require(scene.engine.standing.safety)
    try scene.perform(.answer(SafetyOrder(applies: [.underAge])))
    #expect(scene.engine.standing.safety?.id == first.id)
    #expect(throws: Refusal.nothingToChange) {
      try scene.perform(.answer(SafetyOrder(applies: [.underAge])))
    }
    try scene.perform(.undo)
    #expect(scene.engine.standing.safety == first)
    try scene.perform(.undo)
    #expect(scene.engine.standing.safety == nil)
    try scene.perform(.redo)
    try scene.perform(.redo)
    #expect(scene.longestGoal == .hours(12))
    scene.restart()
    #expect(scene.longestGoal == .hours(12))
  }
}

/// What the profile shows is an answer, too.
@Suite struct `A profile that speaks against long goals` {
  private func described(_ change: (inout ProfileOrder) -> Void) throws -> Scene {
    var scene = Scene()
    try scene.describe(change)
    return scene
  }

  private static func thin(_ order: inout ProfileOrder) {
    (order.values.height, order.values.weight) = (1800, 59_900)
  }

  @Test func `counts as a yes to the fourth question for as long as the BMI is under 18.5`() throws
  {
    var scene = try described(Self.thin)
    #expect(scene.obstacle == .lowWeight)
    #expect(throws: Refusal.notSafe(.lowWeight, most: .hours(12))) {
      try scene.start(.span(.hours(13)))
    }
    try scene.describe { $0.values.weight = 60_000 }
    #expect(scene.obstacle == nil)
    try scene.start(.span(.hours(13)))
    try scene.perform(.undo)
    try scene.perform(.undo)
    #expect(scene.obstacle == .lowWeight)
  }

  @Test func `is outweighed by a doctor's word on that question alone`() throws {
    var scene = try described(Self.thin)
    try scene.perform(.answer(SafetyOrder(applies: [.diabetes], isAgreed: true)))
    #expect(scene.obstacle == .lowWeight)
    try scene.perform(.answer(SafetyOrder(applies: [.lowWeight], isAgreed: true)))
    #expect(scene.obstacle == nil)
    #expect(scene.engine.standing.reasonNotToCount(on: scene.moment.date) == .lowWeight)
  }

  @Test func `counts as a yes to the first until the 18th birthday, whatever a doctor says`() throws
  {
    let today = Scene().moment.date
    var young = ProfileOrder()
    young.values.birth = .date(today - 17 * 365)
    var scene = Scene()
    #expect(throws: Refusal.underAge(years: 16)) { try scene.perform(.profile(young)) }
    try scene.perform(.profile(try #require(young.ofMinor)))
    try scene.perform(.answer(SafetyOrder(applies: [], isAgreed: true)))
    #expect(scene.obstacle == .underAge)
    #expect(scene.engine.standing.reasonForNoEnergy(on: today) == .underAge)
    #expect(scene.engine.standing.reasonNotToCount(on: today) == .underAge)
    #expect(scene.engine.standing.obstacle(on: today + 2 * 366) == nil)
    // With no profile of others to go by.
    try scene.perform(.undo)
    try scene.perform(.undo)
    #expect(scene.obstacle == nil)
  }

  @Test func `asks once more whether the person is of age where a birth is corrected`() throws {
    var scene = Scene()
    var young = ProfileOrder()
    young.values.birth = .year(scene.moment.date.civil.year - 10)
    try scene.perform(.profile(try #require(young.ofMinor)))
    for change in [{ $0.values.birth = .year(1985) }, { $0.forget = [.birth] }]
      as [(inout ProfileOrder) -> Void]
    {
      #expect(throws: Refusal.needsConfirmation([.ofAge])) {
        try scene.describe(change)
      }
    }
    try scene.describe {
      $0.values.birth = .year(1985)
      $0.confirmed = Consent.ofAge.rawValue
    }
    #expect(scene.obstacle == nil)
    try scene.describe { $0.values.birth = .year(1986) }
  }

  @Test func `leaves no energy in pregnancy, whoever agreed to longer fasts`() throws {
    var scene = Scene()
    try scene.describe {
      $0.values.birth = .year(1985)
      ($0.values.height, $0.values.weight, $0.values.activity) = (1700, 65_000, .light)
    }
    let today = scene.moment.date
    #expect(scene.engine.standing.energy(on: today) != nil)
    try scene.perform(.answer(SafetyOrder(applies: [.pregnancy], isAgreed: true)))
    #expect(scene.engine.standing.energy(on: today) == nil)
    #expect(scene.engine.standing.targets(on: today) == nil)
    #expect(scene.obstacle == nil)
  }
}

extension Scene {
  fileprivate var longestGoal: Span? { engine.standing.longestGoal(on: moment.date) }
  fileprivate var obstacle: SafetyQuestion? { engine.standing.obstacle(on: moment.date) }

  fileprivate mutating func describe(_ change: (inout ProfileOrder) -> Void) throws {
    var order = ProfileOrder()
    change(&order)
    try perform(.profile(order))
  }
}
