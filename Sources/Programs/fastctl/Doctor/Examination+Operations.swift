import Time
import Views
import Wire

/// Whether what was done comes to what is recorded.
extension Examination {
  /// A life of many years is gone through.
  private static let patience = Span.minute
  /// A report that names a few of them is enough to look for why.
  private static let mostNamed = 3

  /// Nil from a daemon that does not know of them, which has been found to be of another version.
  func askForOperations(_ session: inout Session) -> CheckedOperations? {
    let patience = Int32(clamping: Self.patience.milliseconds)
    return try? session.ask(ChangeCalls.CheckOperations.self, NoFields(), milliseconds: patience)
  }

  mutating func examineOperations(_ check: CheckedOperations?) {
    guard let check else { return }
    if !check.differing.isEmpty {
      found(.operations, .warn, .operationsDiffer, ["rows": Self.list(check.differing)])
    }
    if !check.altered.isEmpty {
      found(.operations, .warn, .operationsAltered, ["operations": Self.list(check.altered)])
    }
    if check.differing.isEmpty, check.altered.isEmpty {
      found(.operations, .ok, phrases(.operationsAgree, check.operations))
    }
  }

  private static func list(_ names: [String]) -> String {
    let more = names.count > mostNamed ? ["…"] : []
    return (names.prefix(mostNamed) + more).joined(separator: ", ")
  }
}

extension PluralMessage {
  fileprivate static var operationsAgree: Self {
    Self(
      one: "{n} operation agrees with what is recorded",
      many: "{n} operations agree with what is recorded")
  }
}
