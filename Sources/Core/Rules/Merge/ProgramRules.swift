import Nouns

extension Contest {
  /// Programs that could share a day, in turn from the one that is before all others, against those
  /// that stand.
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
