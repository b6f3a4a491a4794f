/// Rows from elsewhere that the person wants to have here, as one step.
package struct Intake: Equatable, Sendable {
  /// With fresh ids where they had none.
  package var fasts: [Fast]
  /// Those of other nouns.
  package var rows: [Row]

  package init(fasts: [Fast], rows: [Row] = []) {
    self.fasts = fasts
    self.rows = rows
  }
}

extension Engine {
  func addNeeds(of order: Intake, to needs: inout Needs) {}

  mutating func take(
    _ order: Intake, given facts: Facts, at now: Moment, into decision: inout Decision
  ) throws(CommandError) {
    throw .nothingToChange
  }
}
