import Nouns
import Time

extension Contest {
  /// The block of a program, or a date outside programs.
  private enum Block: Hashable {
    case begun(Day)
    case date(Day)
  }

  /// Each machine applies the target of a block by itself. The one written first stands, so that a
  /// block keeps its number. One whose device knew of the first was applied for a reason and also
  /// stands, as do targets that the person asked for.
  mutating func keepFirstTargets(_ programs: [DietProgram], given knowledge: Knowledge) {
    let calendar = Standing(
      programs: programs.sorted { ($0.start, $0.id.text) < ($1.start, $1.id.text) })
    var first: [Block: [Int]] = [:]
    for index in automatic {
      guard let target = target(index) else { continue }
      let block = calendar.blockBegin(on: target.from).map(Block.begun) ?? .date(target.from)
      let place = entries[index].candidate.born
      if let other = first[block]?.first(where: { other in
        !knowledge.knows(place, entries[other].candidate.born)
      }) {
        hold(index, by: other, .automatic)
      } else {
        first[block, default: []].append(index)
      }
    }
  }

  /// Sorted by when they were written.
  private var automatic: [Int] {
    standing.filter { entries[$0].candidate.verb == .applyTarget }.sorted { one, other in
      (written(one), entries[one].id.text) < (written(other), entries[other].id.text)
    }
  }

  private func target(_ index: Int) -> Target? {
    if case .target(let target) = entries[index].row { target } else { nil }
  }

  private func written(_ index: Int) -> Instant { target(index)?.written.instant ?? .blank }
}
