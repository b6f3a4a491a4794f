package import Nouns
import Time

/// The rows of a noun that stand, and those that are held back.
package struct NounMerge: Equatable, Sendable {
  /// Sorted by id.
  package private(set) var rows: [Row] = []
  package private(set) var held: [HeldRow] = []
  /// Conflicts between rows; `SubjectMerge` has those within one row.
  package private(set) var conflicts: [Conflict] = []

  /// Takes the candidates in any order. Targets need the programs that stand.
  package init(
    _ kind: Row.Kind, _ candidates: [Candidate], programs: [DietProgram] = [],
    given knowledge: Knowledge
  ) {
    var contest = Contest(candidates)
    // A version of the profile says only some values, which are right or wrong by themselves.
    if kind != .profile { contest.holdContradictions() }
    contest.keepUnique()
    switch kind {
    case .fast:
      contest.keepOneRunning()
      contest.holdOverlappingFasts()
      conflicts = contest.fastingTwice.sorted()
    case .program: contest.holdOverlappingPrograms()
    case .target: contest.keepFirstTargets(programs, given: knowledge)
    case .reminder, .schedule, .choice, .week, .vacation, .safety, .profile, .weighing, .mealItem,
      .food, .completeDay, .drink, .rule, .dayFact, .badge:
      break
    }
    held = contest.held.sorted { $0.subject < $1.subject }
    rows = contest.rows
    if kind == .profile { layer(candidates, given: knowledge) }
  }

  private mutating func layer(_ candidates: [Candidate], given knowledge: Knowledge) {
    let out = Set(held.map(\.subject))
    let layers = ProfileLayers(
      candidates.compactMap { candidate in
        guard case .version(let version) = candidate.content, !out.contains(candidate.subject)
        else { return nil }
        return version
      })
    rows = layers.rows.sorted { $0.id.text < $1.id.text }
    conflicts = layers.conflicts(given: knowledge).sorted()
  }
}

extension Contest {
  /// Rows that no rule could work with; a start would set them aside.
  fileprivate mutating func holdContradictions() {
    for index in standing where entries[index].row.damage != nil {
      hold(index, by: nil, .contradiction)
    }
  }
}
