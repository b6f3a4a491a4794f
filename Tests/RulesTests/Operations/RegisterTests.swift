import Nouns
import Rules
import Testing

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
}
