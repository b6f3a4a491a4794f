import Foundation
import Nouns
import Rules

/// The result of a merge, line by line, so that a difference can be read.
struct MergeText: Equatable, Sendable, CustomStringConvertible {
  private(set) var lines: [String] = []

  var description: String { lines.joined(separator: "\n") }

  init(_ logs: OperationLogs) {
    let merge = Merge(logs)
    for row in merge.rows {
      var sets = Registers.of(row.kind).sets(row.cells)
      sets["id"] = nil
      add("row", row.kind.rawValue, Rules.Operation.Subject(row).id, Self.text(sets))
    }
    for row in merge.held {
      add(
        "held", row.subject.noun, row.subject.id, "by \(row.by?.text ?? "-")",
        row.reason.words, row.isTold ? "told" : "untold")
    }
    for conflict in merge.conflicts { add(conflict) }
    for name in merge.kept { add("kept", name.text) }
    for name in logs.refused { add("refused", name.text) }
    for name in logs.forks { add("fork", name.text) }
    for name in logs.waiting { add("waits", name.text) }
    lines.sort()
  }

  private mutating func add(_ conflict: Conflict) {
    let (noun, id) = (conflict.subject.noun, conflict.subject.id)
    switch conflict.matter {
    case .register(let register, let inForce, let losing):
      let losing = losing.map(\.text).joined(separator: " ")
      add("conflict", noun, id, register, "\(inForce.text) beats \(losing)")
    case .fasting(let other): add("conflict", noun, id, "overlap", other.text)
    }
  }

  private mutating func add(_ words: String...) { lines.append(words.joined(separator: " ")) }

  fileprivate static func text(_ sets: [String: Cell]) -> String {
    let words = sets.sorted { $0.key < $1.key }.map { column, cell -> String in
      switch cell {
      case .number(let number): "\(column)=\(number)"
      case .text(let text): "\(column)='\(text)'"
      case .nothing: ""
      }
    }
    return words.joined(separator: " ")
  }
}

extension MergeText {
  /// As it is expected.
  init(_ object: [String: Any]) {
    let list = { (key: String) in object[key] as? [[String: Any]] ?? [] }
    for row in list("rows") {
      let columns = (row["columns"] as? [String: Any] ?? [:]).mapValues { value -> Cell in
        if let text = value as? String { return .text(text) }
        return (value as? NSNumber).map { .number($0.int64Value) } ?? .nothing
      }
      add("row", word(row["noun"]), word(row["id"]), Self.text(columns))
    }
    for row in list("held") {
      let isTold = (row["told"] as? NSNumber)?.boolValue ?? false
      add(
        "held", word(row["noun"]), word(row["id"]), "by \(word(row["by"]))", word(row["reason"]),
        isTold ? "told" : "untold")
    }
    for conflict in list("conflicts") { add(conflict) }
    for (key, word) in [
      ("kept", "kept"), ("refused", "refused"), ("forks", "fork"), ("waits", "waits"),
    ] {
      for name in object[key] as? [[Any]] ?? [] { add(word, Self.name(name)) }
    }
    lines.sort()
  }

  private mutating func add(_ conflict: [String: Any]) {
    let (noun, id) = (word(conflict["noun"]), word(conflict["id"]))
    let register = word(conflict["register"])
    guard let inForce = conflict["inForce"] as? [Any] else {
      let ids = conflict["losing"] as? [String] ?? []
      return add("conflict", noun, id, register, ids.joined(separator: " "))
    }
    let losing = (conflict["losing"] as? [[Any]] ?? []).map(Self.name).joined(separator: " ")
    add("conflict", noun, id, register, "\(Self.name(inForce)) beats \(losing)")
  }

  private func word(_ value: Any?) -> String { value as? String ?? "-" }

  private static func name(_ pair: [Any]) -> String {
    pair.map { "\($0)" }.joined(separator: ":")
  }
}

extension Rules.Operation.Name {
  var text: String { "\(device):\(seq)" }
}

extension HeldReason {
  fileprivate var words: String {
    switch self {
    case .sameOrigin: "same origin"
    case .alreadyFasting: "already fasting"
    case .sameName: "same name"
    case .sameDay: "same day"
    case .newer, .incomplete, .contradiction, .overlap, .same, .automatic: rawValue
    }
  }
}
