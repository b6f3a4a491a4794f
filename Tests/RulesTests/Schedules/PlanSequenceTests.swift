import Nouns
import Rules
import TestSupport
import Testing
import Time

/// A person who plans at random, and takes it back.
private struct Planner {
  var scene = Scene()
  var dice: Dice
  /// What stood before each step that can be undone.
  var undoable: [[RowID: Row]] = []
  var redoable: [[RowID: Row]] = []

  private static let names = ["Lark", "lark", "Night owl", "Früh", "FRÜH", "x", "omad", "17:7"]

  mutating func step() {
    if dice.once(in: 4) { scene.pass(.minutes(dice.number(1...60 * 48))) }
    if dice.once(in: 20) { scene.restart() }
    let before = scene.shelf.plans
    let command = command()
    do throws(Refusal) {
      try scene.perform(command)
    } catch {
      #expect(scene.shelf.plans == before, "seed \(dice.seed)")
      if case .cannotUndo = error { Issue.record("an own step stays, seed \(dice.seed)") }
      return
    }
    remember(command, before)
    check()
  }

  private mutating func remember(_ command: Command, _ before: [RowID: Row]) {
    switch command {
    case .undo:
      #expect(scene.shelf.plans == undoable.popLast(), "seed \(dice.seed)")
      redoable.append(before)
    case .redo:
      #expect(scene.shelf.plans == redoable.popLast(), "seed \(dice.seed)")
      undoable.append(before)
    default:
      undoable.append(before)
      redoable = []
    }
  }

  /// Whatever was done, a plan names what is there, and the engine sees what the store does.
  private func check() {
    #expect(scene.standing == scene.shelf.standing, "seed \(dice.seed)")
    let standing = scene.standing
    for ahead in 0..<14 {
      let plan = standing.plan(on: scene.moment.day + Int64(ahead))
      #expect(plan.gone == nil, "seed \(dice.seed)")
      guard let schedule = plan.schedule else { continue }
      #expect(standing.schedule(named: schedule.name) == schedule, "seed \(dice.seed)")
    }
    #expect(standing.weeks.filter { $0.to == nil }.count <= 1, "seed \(dice.seed)")
    for pair in zip(standing.vacations, standing.vacations.dropFirst()) {
      #expect(pair.0.to < pair.1.from, "seed \(dice.seed)")
    }
    let names = standing.schedules.map { $0.name.lowercased() }
    #expect(Set(names).count == names.count, "seed \(dice.seed)")
  }

  private mutating func command() -> Command {
    switch dice.number(0...9) {
    case 0: .plan(.add(name: name(), hours: Int(dice.number(0...24)), text: nil))
    case 1: .plan(.edit(name(), name: name(), hours: Int(dice.number(1...23)), text: "x"))
    case 2: .plan(.remove(name()))
    case 3: .plan(.use(dice.once(in: 5) ? nil : name()))
    case 4: .plan(.setWeek(week()))
    case 5: .plan(.addVacation(days()))
    case 6: .plan(.removeVacation(scene.standing.vacations.first?.id.text ?? "a"))
    case 7: .redo
    default: .undo
    }
  }

  private mutating func name() -> String { dice.pick(Self.names) }

  private mutating func days() -> ClosedRange<Day> {
    let from = scene.moment.day + dice.number(-10...10)
    return from...(from + dice.number(0...5))
  }

  private mutating func week() -> [Weekday: WeekPlan.Intention] {
    var days: [Weekday: WeekPlan.Intention] = [:]
    for day in Weekday.allCases where dice.once(in: 3) {
      let at = ClockTime(hour: Int(dice.number(0...23)), minute: 0)
      days[day] = dice.once(in: 3) ? .rest : .fast(name(), at: dice.once(in: 2) ? at : nil)
    }
    return days
  }
}

@Suite struct `Planning at random` {
  @Test(arguments: Dice.seeds(20))
  func `undo restores each row, and no plan names what is not there`(seed: UInt64) {
    var planner = Planner(dice: Dice(seed: seed))
    for _ in 0..<150 { planner.step() }
  }
}
