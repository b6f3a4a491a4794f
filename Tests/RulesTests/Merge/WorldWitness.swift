import Nouns
import Rules

/// Finds conflicts by comparing all pairs of operations, judged by what the machines really had of
/// each other.
struct WorldWitness {
  private let world: World
  /// The operations that are not erased.
  let left: [Rules.Operation]
  let erased: [Rules.Operation]
  private let subjects: [Rules.Operation.Subject: [Rules.Operation]]

  init(_ world: World, _ all: [Rules.Operation]) {
    self.world = world
    let erasures = all.filter { $0.kind == .erase }
    let isErased = { (operation: Rules.Operation) in
      erasures.contains { erasure in
        guard erasure.subject == operation.subject, operation.kind != .erase else { return false }
        let isRandom = !["choice", "safety", "profile"].contains(operation.subject.noun)
        return isRandom || world.knew(erasure, operation)
      }
    }
    erased = all.filter(isErased)
    left = all.filter { $0.body != nil && !isErased($0) }.sorted { $0.place < $1.place }
    subjects = Dictionary(grouping: left, by: \.subject)
  }

  /// Conflicts as "noun id register: in force, losing".
  func conflicts(_ merge: Merge) -> Set<String> {
    var found: Set<String> = []
    for (subject, operations) in subjects {
      guard let registers = subject.registers else { continue }
      for register in registers.names where isTold(subject.noun, register) {
        if let text = conflict(subject, register, operations) { found.insert(text) }
      }
    }
    for register in Registers.of(.profile).names where !["alive", "from"].contains(register) {
      if let text = fieldConflict(register, merge) { found.insert(text) }
    }
    return found
  }

  private func isTold(_ noun: String, _ register: String) -> Bool {
    switch noun {
    case "profile": register == "alive"
    case "target", "completeDay", "dayFact", "badge": false
    default:
      ![
        "choice id", "safety id", "weighing written", "mealItem written", "fast origin",
      ].contains("\(noun) \(register)")
    }
  }

  /// The operation in force in a register, and those that no other one there knew of.
  private func settled(
    _ register: String, _ all: [Rules.Operation]
  ) -> (winner: Rules.Operation, heads: [Rules.Operation])? {
    let setting = all.filter { $0.sets(register) }
    let clear = setting.filter { !$0.isOfLaterVersion(register) }
    let those = clear.isEmpty ? setting : clear
    let heads = those.filter { one in !those.contains { world.knew($0, one) } }
    let deletion = heads.last { $0.deletes && $0.verb.text != "baseline" }
    guard let winner = register == "alive" ? deletion ?? those.last : those.last else { return nil }
    return (winner, heads)
  }

  private func conflict(
    _ subject: Rules.Operation.Subject, _ register: String, _ all: [Rules.Operation]
  ) -> String? {
    guard let (winner, heads) = settled(register, all) else { return nil }
    guard register == "alive" else {
      let value = winner.value(of: register)
      return text(subject, register, winner, heads.filter { $0.value(of: register) != value })
    }
    var losing = heads.filter { $0.deletes != winner.deletes && $0.verb.text != "baseline" }
    if winner.deletes, subject.noun != "profile" {
      losing += all.filter { edit in
        edit.body?.prev?.keys.contains { $0 != "alive" } ?? false
          && edit.name != winner.name && !world.knew(winner, edit) && !world.knew(edit, winner)
          && !losing.contains { $0.name == edit.name }
      }
    }
    return text(subject, register, winner, losing)
  }

  private struct Said {
    let day: Int64
    let operation: Rules.Operation
    let value: [String: Cell]
    /// Whether it is in force in its row.
    let isInForce: Bool
    let isWhole: Bool
  }

  /// The conflict of a profile field, over all versions that stand.
  private func fieldConflict(_ register: String, _ merge: Merge) -> String? {
    let out = Set(merge.held.map(\.subject))
    let said = subjects.filter { $0.key.noun == "profile" && !out.contains($0.key) }
      .flatMap { values(of: register, $0.value) }
    let last = said.filter { $0.isInForce && !$0.value.isEmpty }
      .max { ($0.day, $0.operation.place) < ($1.day, $1.operation.place) }
    guard let last else { return nil }
    let losing = said.filter { one in
      one.value != last.value && (!one.value.isEmpty || !one.isWhole && !one.isInForce)
        && !said.contains { world.knew($0.operation, one.operation) }
    }
    return text(last.operation.subject, register, last.operation, losing.map(\.operation))
  }

  private func values(of register: String, _ all: [Rules.Operation]) -> [Said] {
    guard let alive = settled("alive", all)?.winner, !alive.deletes,
      case .number(let day)? = settled("from", all)?.winner.body?.sets["from_day"]
    else { return [] }
    let winner = settled(register, all)?.winner.name
    return all.filter { $0.sets(register) }.map { operation in
      Said(
        day: day, operation: operation, value: operation.value(of: register),
        isInForce: operation.name == winner, isWhole: !operation.isByDay(day))
    }
  }

  private func text(
    _ subject: Rules.Operation.Subject, _ register: String, _ winner: Rules.Operation,
    _ losing: [Rules.Operation]
  ) -> String? {
    guard !losing.isEmpty else { return nil }
    return Self.text(subject, register, winner.name, losing.map(\.name))
  }

  static func text(
    _ subject: Rules.Operation.Subject, _ register: String, _ inForce: Rules.Operation.Name,
    _ losing: [Rules.Operation.Name]
  ) -> String {
    let losing = losing.sorted().map(\.text).joined(separator: " ")
    return "\(subject.noun) \(subject.id) \(register): \(inForce.text), \(losing)"
  }

  static func texts(_ merge: Merge) -> Set<String> {
    Set(
      merge.conflicts.compactMap { conflict in
        guard case .register(let register, let inForce, let losing) = conflict.matter else {
          return nil
        }
        return text(conflict.subject, register, inForce, losing)
      })
  }
}

extension Rules.Operation {
  fileprivate func sets(_ register: String) -> Bool {
    guard let body else { return false }
    return body.prev.map { $0.keys.contains(register) } ?? true
  }

  fileprivate var deletes: Bool { body?.sets["alive"] == .number(0) }

  /// The values by column. Of the dates of a plan, only the first day matters.
  fileprivate func value(of register: String) -> [String: Cell] {
    let columns =
      subject.noun == "week" && register == "dates"
      ? ["from_day"] : subject.registers?.columns(of: register) ?? []
    return (body?.sets ?? [:]).filter { columns.contains($0.key) }
  }

  fileprivate func isOfLaterVersion(_ register: String) -> Bool {
    body?.sets.contains { column, cell in
      column == register && [.text("moon"), .text("supper")].contains(cell)
    } ?? false
  }

  fileprivate func isByDay(_ day: Int64) -> Bool {
    Profile.id(on: .init(number: day)).text == subject.id
  }
}
