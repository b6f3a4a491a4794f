import Nouns
package import Rules
import Time

extension Ledger {
  /// Newest first: those that can be taken back or done again, and no undo or redo itself.
  package func steps(limit: Int) throws(StoreError) -> [LoggedStep] {
    try connection.reading { () throws(StoreError) in
      let numbers = try connection.rows(
        """
        SELECT step FROM steps WHERE kind NOT IN ('undo', 'redo') AND state <> 'cleared'
        ORDER BY step DESC LIMIT ?
        """, .integer(Int64(max(0, limit)))
      ) { columns throws(StoreError) in try columns.integer(0) }
      var steps: [LoggedStep] = []
      for number in numbers {
        if let step = try logged(number, isToBeTaken: false) { steps.append(step) }
      }
      return steps
    }
  }

  /// To be taken back, or done again.
  func recorded(_ number: Int64) throws(StoreError) -> RecordedStep? {
    do throws(StoreError) {
      guard let logged = try logged(number, isToBeTaken: true) else { return nil }
      return try amongOthers(logged.recorded, isUndone: logged.state == .done)
    } catch {
      // A row that others have changed cannot be compared with the one that stands.
      throw error.asLoss == nil ? error : .conflict
    }
  }

  /// No index has it, which each command would write to: it is one of the last there are.
  nonisolated static let lastDone = """
    SELECT step FROM steps WHERE kind = 'command' AND state = 'done' ORDER BY step DESC LIMIT 1
    """

  func nextToUndo() throws(StoreError) -> Int64? {
    try connection.first(Self.lastDone) { columns throws(StoreError) in try columns.integer(0) }
  }

  func nextToRedo() throws(StoreError) -> Int64? {
    try connection.first(
      "SELECT min(step) FROM steps WHERE kind = 'command' AND state = 'undone'"
    ) { columns throws(StoreError) in try columns.optionalInteger(0) } ?? nil
  }

  /// How many can be done again, one after the other.
  package func undoneCount() throws(StoreError) -> Int64 {
    try connection.first(
      "SELECT count(*) FROM steps WHERE kind = 'command' AND state = 'undone'"
    ) { columns throws(StoreError) in try columns.integer(0) } ?? 0
  }

  private func logged(
    _ number: Int64, isToBeTaken: Bool
  ) throws(StoreError) -> LoggedStep? {
    let (changes, stored) = try changes(of: number, isToBeTaken: isToBeTaken)
    return try connection.first(
      "SELECT step, at_ms, actor, verb, kind, target, state FROM steps WHERE step = ?",
      .integer(number)
    ) { columns throws(StoreError) in
      guard let state = LoggedStep.State(rawValue: try columns.text(6)) else {
        throw .unusable("state")
      }
      let step = Step(
        kind: try Self.kind(try columns.text(4), target: try columns.optionalInteger(5)),
        verb: VerbWord(try columns.text(3)), changes: changes, stored: stored)
      return LoggedStep(
        recorded: RecordedStep(
          number: try columns.integer(0), at: Instant(milliseconds: try columns.integer(1)),
          actor: try columns.text(2), step: step),
        state: state)
    }
  }

  private static func kind(_ name: String, target: Int64?) throws(StoreError) -> Step.Kind {
    switch (name, target) {
    case ("command", nil): return .command
    case ("undo", let target?): return .undo(target)
    case ("redo", let target?): return .redo(target)
    default: throw .unusable("kind")
    }
  }
}
