import Nouns
import Rules
import Testing
import Time

@Suite struct RegisterTests {
  /// For ever: what was written names them.
  private static let registers: [Row.Kind: String] = [
    .fast: "alive start end goal schedule note mood origin reason",
    .reminder: "alive text rule",
    .schedule: "alive name hours text",
    .choice: "alive id schedule",
    .week: "alive dates monday tuesday wednesday thursday friday saturday sunday",
    .vacation: "alive dates",
    .safety: "alive id answers",
    .program: "alive course",
    .profile:
      "alive from birth height weight basis gender activity goal goalWeight restriction "
      + "maintenance diet pattern counts ownProtein ownCarbs ownFat ownFiber",
    .weighing: "alive at grams note written",
    .mealItem: "alive at meal written what amount nutrition slot",
    .food: "alive name aliases nutrition portions recipe",
    .completeDay: "alive on",
    .target: "alive from written applied",
    .drink: "alive at ml what",
    .rule: "alive what value", .dayFact: "alive on", .badge: "alive what on",
  ]

  @Test(arguments: Row.Kind.allCases)
  func `fields that mean one thing are one register, and each other stands for itself`(
    kind: Row.Kind
  ) {
    #expect(Registers.of(kind).names.joined(separator: " ") == Self.registers[kind])
  }

  @Test(arguments: Row.Kind.allCases)
  func `every column is of one register, and no two have a name`(kind: Row.Kind) {
    let columns = Registers.of(kind).columns
    #expect(Set(columns.map(\.name)).count == columns.count)
    #expect(columns.count > 1)
    #expect(!columns.contains { $0.name == Registers.alive })
  }

  /// An amount of one food with the name and the energy of another is what nobody ate.
  @Test func `what means something only together is set together`() {
    var item = MealItem()
    (item.name, item.amount) = ("oats", 80_000)
    var other = item
    other.amount = 40_000
    let changed = Registers.of(.mealItem).differing(item.row.cells, other.row.cells)
    #expect(changed == ["what", "amount", "nutrition"])
    let fast = Fast(id: .blank, start: .blank, goal: .hours(16), schedule: "16:8")
    var longer = fast
    longer.goal = .hours(20)
    let registers = Registers.of(.fast)
    #expect(registers.differing(fast.row.cells, longer.row.cells) == ["goal", "schedule"])
    longer = fast
    longer.note = "Slept well"
    #expect(registers.differing(fast.row.cells, longer.row.cells) == ["note"])
  }

  @Test(arguments: [
    ("mealItem", "slot", "slot", "lunch", "elevenses"),
    ("fast", "reason", "reason", "hunger", "moon"),
    ("profile", "birth", "birth", "year 1985", "moon 1985"),
    ("profile", "basis", "basis", "male", "third"),
  ])
  func `a register is understood by its own words`(
    noun: String, register: String, column: String, known: String, later: String
  ) throws {
    let registers = Registers.of(try #require(Row.Kind(rawValue: noun)))
    #expect(registers.understands(register, in: [column: .text(known)]))
    #expect(!registers.understands(register, in: [column: .text(later)]))
    #expect(!registers.understands(register, in: [column: .number(1)]))
    #expect(registers.understands(register, in: [:]))
    #expect(registers.understands(Registers.alive, in: [column: .text(later)]))
  }

  private static let id = RowID(bits: 1, 2)

  private static func operation(
    _ seq: Int64, _ sets: [String: Cell], of register: String? = nil, verb: String = "edit",
    at clock: Int64
  ) -> Rules.Operation {
    let prev: [String: Rules.Operation.Name?]? = register.map { [$0: nil] }
    return Rules.Operation(
      name: .init(device: "b9wy0qj7r1m4x8k2c5s3v6t0dz", seq: seq),
      clock: HybridTime(milliseconds: clock, count: 0), at: Instant(milliseconds: clock),
      step: seq, kind: .do, verb: VerbWord(verb), actor: "test",
      subject: .init(noun: "mealItem", id: id.text),
      body: .init(sets: sets, prev: prev, salt: 1))
  }

  private static func item(_ name: String) -> MealItem {
    var item = MealItem()
    (item.id, item.meal, item.name, item.slot) = (id, id, name, .lunch)
    return item
  }

  private static var whole: [String: Cell] {
    Registers.of(.mealItem).sets(item("oats").row.cells)
  }

  @Test func `a word of a later version leaves what was said before`() {
    var replay = Replay()
    replay.take(Self.operation(1, Self.whole, at: 1))
    replay.take(Self.operation(2, ["slot": .text("elevenses")], of: "slot", at: 2))
    #expect(replay.rows == [Self.item("oats").row])
    replay.take(Self.operation(3, ["slot": .text("dinner")], of: "slot", at: 3))
    guard case .mealItem(let item)? = replay.rows.first else { return #expect(Bool(false)) }
    #expect(item.slot == .dinner)
  }

  @Test(arguments: ["baseline", "import", "restore"])
  func `what only repeats stands behind what was said, whatever the clocks`(verb: String) {
    let said = Self.operation(1, Self.whole, at: 1)
    var copy = Self.whole
    copy["slot"] = .text("dinner")
    let repeated = Self.operation(2, copy, verb: verb, at: 100)
    for order in [[said, repeated], [repeated, said]] {
      var replay = Replay()
      order.forEach { replay.take($0) }
      #expect(replay.rows == [Self.item("oats").row])
    }
    #expect(repeated.place < said.place)
    // An import that brings something to a row it knows is an edit.
    let edit = Self.operation(3, ["slot": .text("dinner")], of: "slot", verb: "import", at: 50)
    #expect(said.place < edit.place)
  }
}
