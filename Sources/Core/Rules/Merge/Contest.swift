import Nouns

/// The rows of one noun, while rules hold some of them back.
struct Contest {
  struct Entry {
    let candidate: Candidate
    fileprivate let shared: Shared<Row>
    fileprivate(set) var isHeld = false

    var row: Row { shared.value }
    var id: RowID { shared.value.id }
  }

  /// Sorted by id, so that the order of arrival cannot show.
  private(set) var entries: [Entry] = []
  private(set) var held: [HeldRow] = []

  /// Rows that cannot be read are held from the start.
  init(_ candidates: [Candidate]) {
    for candidate in candidates {
      switch candidate.content {
      case .row(let row): entries.append(Entry(candidate: candidate, shared: row))
      case .version(let version):
        guard version.isWhole, let row = version.own else { continue }
        entries.append(Entry(candidate: candidate, shared: Shared(row)))
      case .unreadable(let reason): held.append(HeldRow(candidate.subject, reason))
      }
    }
    entries.sort { $0.candidate.subject < $1.candidate.subject }
  }

  /// The indices of the rows that stand so far.
  var standing: [Int] { entries.indices.filter { !entries[$0].isHeld } }

  var rows: [Row] { standing.map { entries[$0].row } }

  mutating func hold(_ index: Int, by other: Int?, _ reason: HeldReason) {
    entries[index].isHeld = true
    let (row, by) = (entries[index].row, other.map { entries[$0].row })
    held.append(
      HeldRow(
        entries[index].candidate.subject, row: row, by: by?.id, reason,
        isTold: by.map { reason.isTold(of: row, by: $0) } ?? true))
  }

  /// Lets only the first by precedence stand among rows with the same key.
  mutating func keepOne<Key: Hashable>(
    _ reason: HeldReason, by key: (Entry) -> Key?
  ) {
    var groups: [Key: [Int]] = [:]
    for index in standing {
      if let key = key(entries[index]) { groups[key, default: []].append(index) }
    }
    for group in groups.values where group.count > 1 {
      let order = group.sorted { isBefore($0, $1) }
      for index in order.dropFirst() { hold(index, by: order[0], reason) }
    }
  }

  func isBefore(_ one: Int, _ other: Int) -> Bool {
    Candidate.isBefore(entries[one].candidate, entries[other].candidate)
  }
}

extension HeldReason {
  fileprivate func isTold(of row: Row, by other: Row) -> Bool {
    switch (self, row, other) {
    case (.automatic, _, _): false
    // Both were imported from the same file.
    case (.same, .mealItem, _), (.same, .drink, _): false
    case (.same, .weighing(let weighing), .weighing(let other)): weighing.note != other.note
    default: !row.saysSame(as: other)
    }
  }
}

extension Row {
  /// Whether the two are equal except for the id.
  fileprivate func saysSame(as other: Row) -> Bool {
    var other = other
    other.id = id
    return self == other
  }
}
