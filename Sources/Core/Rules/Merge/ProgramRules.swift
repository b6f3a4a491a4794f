import Nouns

extension Contest {
  /// Goes through programs by precedence, and holds those that could share a day with one that
  /// already stands.
  mutating func holdOverlappingPrograms() {
    var taken: [(index: Int, program: DietProgram)] = []
    for index in standing.sorted(by: isBefore) {
      guard case .program(let program) = entries[index].row else { continue }
      if let other = taken.first(where: { $0.program.overlaps(program) }) {
        hold(index, by: other.index, .overlap)
      } else {
        taken.append((index, program))
      }
    }
  }
}
