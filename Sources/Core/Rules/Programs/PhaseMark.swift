package import Nouns
package import Time

/// A block of a program and the date on which it began: what was last announced, or settled by the
/// person's own command.
package struct PhaseMark: Equatable, Sendable {
  package let program: RowID
  package let kind: Phase.Kind
  package let cycle: Int64?
  package let from: Day

  package init(program: RowID, kind: Phase.Kind, cycle: Int64?, from: Day) {
    self.program = program
    self.kind = kind
    self.cycle = cycle
    self.from = from
  }

  init(_ stretch: Stretch) {
    self.init(
      program: stretch.program, kind: stretch.phase.kind, cycle: stretch.phase.cycle,
      from: stretch.from)
  }

  /// The subject of its news.
  package var subject: String { program.text + "@" + from.iso }
}
