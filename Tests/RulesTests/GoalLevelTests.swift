import Nouns
import Rules
import Testing
import Time

/// Every way to a goal asks for the same care.
@Suite struct `The care that a goal asks for` {
  enum Way: CaseIterable {
    case startFor, startUntil, goal, goalUntil, more, edit, editUntil
  }

  static let levels: [(goal: Span, level: GoalLevel)] = [
    (.hours(24), .ok), (.hours(24) + .minute, .notice), (.hours(48), .notice),
    (.hours(48) + .minute, .confirm), (.hours(72), .confirm), (.hours(72) + .minute, .refuse),
  ]

  private func set(
    _ goal: Span, _ way: Way, _ confirmed: String?, in scene: inout Scene
  ) throws(Refusal) {
    let start = scene.now
    switch way {
    case .startFor: return try scene.start(.span(goal), confirm: confirmed)
    case .startUntil: return try scene.start(.until(start + goal), confirm: confirmed)
    default: try scene.start(.span(.hours(16)))
    }
    // In the middle of it.
    scene.pass(.hours(5))
    let order: GoalOrder =
      switch way {
      case .goalUntil, .editUntil: .until(start + goal)
      case .more: .change(goal - .hours(16))
      default: .span(goal)
      }
    if way == .edit || way == .editUntil {
      try scene.perform(.edit(.init(goal: order, confirm: confirmed)))
    } else {
      try scene.perform(.setGoal(.init(goal: order, confirm: confirmed)))
    }
  }

  @Test(arguments: Way.allCases, levels)
  func `is the same each way`(way: Way, step: (goal: Span, level: GoalLevel)) throws {
    #expect(GoalLevel(of: step.goal) == step.level)
    for confirmed in [nil, "yes", Consent.longGoal.rawValue] {
      var scene = Scene()
      let refusal: Refusal? =
        switch step.level {
        case .ok, .notice: nil
        case .confirm:
          confirmed == Consent.longGoal.rawValue ? nil : .needsConfirmation([.longGoal])
        case .refuse: .goalTooLong(step.goal, most: .hours(72))
        }
      do throws(Refusal) {
        try set(step.goal, way, confirmed, in: &scene)
        #expect(refusal == nil)
        #expect(scene.engine.active?.goal == step.goal)
      } catch {
        #expect(error == refusal)
        #expect(scene.engine.active?.goal != step.goal)
      }
    }
  }
}
