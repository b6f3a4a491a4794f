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
    #expect(scene.engine.standing.longestGoal == nil)
    try scene.start(.span(.hours(60)), confirmed: Goal.confirmation)
    #expect(scene.engine.active?.goal == .hours(60))
  }

  @Test func `of which none applies change nothing`() throws {
    var scene = try answered([])
    #expect(scene.engine.standing.longestGoal == nil)
    try scene.start(.span(.hours(16)))
  }

  @Test(arguments: SafetyQuestion.allCases, [false, true])
  func `limit goals for the first five, but for a doctor's word`(
    question: SafetyQuestion, isAgreed: Bool
  ) throws {
    var scene = try answered([question], agreed: isAgreed)
    let isRefused = question == .underAge || (question.rawValue <= 5 && !isAgreed)
    #expect(scene.engine.standing.longestGoal == (isRefused ? .hours(12) : nil))
    let longer = Command.start(.init(goal: .span(.hours(12) + .minute)))
    if isRefused {
      #expect(throws: CommandError.notSafe(question, most: .hours(12))) {
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
    #expect(throws: CommandError.notSafe(.lowWeight, most: .hours(12))) {
      try scene.perform(.start(.init(goal: .schedule("16:8"))))
    }
    scene = try answered([.diabetes, .underAge], agreed: true)
    #expect(throws: CommandError.notSafe(.underAge, most: .hours(12))) {
      try scene.perform(.start(.init(goal: .schedule("16:8"))))
    }
  }

  @Test(arguments: [
    GoalOrder.span(.hours(13)), .schedule("13:11"), .until(Scene.beginning + .hours(13)),
    .change(.hours(1)),
  ])
  func `hold for each way to a longer goal`(order: GoalOrder) throws {
    var scene = try answered([.pregnancy])
    let refusal = CommandError.notSafe(.pregnancy, most: .hours(12))
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
    let refusal = CommandError.notSafe(.pregnancy, most: .hours(12))
    #expect(throws: refusal) { try scene.start(.span(.hours(60))) }
    try scene.start(.span(.hours(12)))
    #expect(throws: refusal) { try scene.perform(.setGoal(.init(goal: .span(.hours(60))))) }
  }

  /// Nothing is chosen or planned that a start would then refuse.
  @Test func `hold for what is chosen and planned`() throws {
    var scene = try answered([.pregnancy])
    let refusal = CommandError.notSafe(.pregnancy, most: .hours(12))
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
    #expect(throws: CommandError.self) { try scene.perform(.setGoal(.init(goal: .change(.hour)))) }
    try scene.perform(.setGoal(.init(goal: .open)))
    #expect(throws: CommandError.self) {
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
    #expect(throws: CommandError.nothingToChange) {
      try scene.perform(.answer(SafetyOrder(applies: [.underAge])))
    }
    try scene.perform(.undo)
    #expect(scene.engine.standing.safety == first)
    try scene.perform(.undo)
    #expect(scene.engine.standing.safety == nil)
    try scene.perform(.redo)
    try scene.perform(.redo)
    #expect(scene.engine.standing.longestGoal == .hours(12))
    scene.restart()
    #expect(scene.engine.standing.longestGoal == .hours(12))
  }
}
