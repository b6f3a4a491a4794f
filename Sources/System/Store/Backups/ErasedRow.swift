import Nouns
import Rules
import Time

/// A row that leaves one database for good: its table, the log, and all that was told of it.
nonisolated struct ErasedRow {
  let id: RowID
  private let table: NounTable

  init(_ id: RowID, of kind: Row.Kind) {
    self.id = id
    table = kind.table
  }

  /// Nil for a noun that is not known here, or an id that none of ours is.
  init?(_ subject: Operation.Subject) {
    guard let kind = Row.Kind(rawValue: subject.noun) else { return nil }
    guard let id = kind.isSingle ? .only(kind) : RowID(text: subject.id) else { return nil }
    self.init(id, of: kind)
  }

  /// News are about fasts, and begin with their ids.
  private var logged: String {
    switch table.kind {
    case .fast: "noun IN ('fast', 'news') AND id >= ?1 AND id < ?1 || '~'"
    case .profile:
      """
      noun = 'profile' AND (id = ?1 OR iif(json_valid(ifnull(after, before)),
        version_id(CAST(json_extract(ifnull(after, before), '$.from_day') AS INTEGER)) = ?1, 0))
      """
    default: "noun = '\(table.name)' AND \(named)"
    }
  }

  /// Of what there is only one, all that ever stood in its place is meant. Older versions of fastd named
  /// a version of the profile at random.
  private var named: String {
    switch table.kind {
    case .profile: "(id = ?1 OR version_id(from_day) = ?1)"
    default: table.kind.isSingle ? "(id = ?1 OR true)" : "id = ?1"
    }
  }

  /// Among rows that were set aside, of which only the id can be relied on.
  private var aside: String { table.kind.isSingle ? "(id = ?1 OR true)" : "id = ?1" }

  /// The names by which operations know it, the present one last.
  func subjects(in connection: Connection) throws(StoreError) -> [Operation.Subject] {
    guard table.kind == .profile else { return [subject] }
    let others = try connection.rows(
      """
      SELECT DISTINCT id FROM ops WHERE noun = 'profile' AND id <> ?1
        AND version_id(json_extract(iif(json_valid(sets), sets, '{}'), '$.from_day')) = ?1
      """, .text(id.text)
    ) { columns throws(StoreError) in
      Operation.Subject(noun: table.name, id: try columns.text(0))
    }
    return others + [subject]
  }

  /// Whether every copy of it has its id.
  var isNamedAlike: Bool { !table.kind.isErasedAsKnown }

  var subject: Operation.Subject {
    .init(noun: table.name, id: table.kind.isSingle ? table.name : id.text)
  }

  /// The log may have forgotten what its table still has, and the other way round; operations forget
  /// nothing.
  func isHeld(in connection: Connection) throws(StoreError) -> Bool {
    let (id, noun) = (Value.text(id.text), Value.text(table.name))
    let places = [
      ("changes", logged, [id]), (table.table, named, [id]),
      ("unusable", "\(aside) AND noun = ?2", [id, noun]),
    ]
    for (name, condition, values) in places {
      // Each version has a log; what has none cannot be read.
      if name != "changes" { guard try has(name, in: connection) else { continue } }
      let held = try connection.rows("SELECT 1 FROM \(name) WHERE \(condition) LIMIT 1", values) {
        _ in true
      }
      if !held.isEmpty { return true }
    }
    guard try has("ops", in: connection) else { return false }
    for subject in try subjects(in: connection) {
      let held = try connection.rows(
        "SELECT 1 FROM ops WHERE \(OperationReader.ofRow) AND sets IS NOT NULL LIMIT 1",
        [.text(subject.id), noun]
      ) { _ in true }
      if !held.isEmpty { return true }
    }
    return false
  }

  func erase(in connection: Connection) throws(StoreError) {
    let noun = Value.text(table.name)
    // First: the row says which answers are about it.
    try eraseTraces(in: connection)
    if try has(table.table, in: connection) {
      try connection.run("DELETE FROM \(table.table) WHERE \(named)", .text(id.text))
    }
    for subject in try has("ops", in: connection) ? subjects(in: connection) : [] {
      try connection.run(
        "UPDATE ops SET \(Self.emptied) WHERE \(OperationReader.ofRow) AND sets IS NOT NULL",
        .text(subject.id), noun)
    }
  }

  private static let emptied = """
    id = '', sets = NULL, prev = NULL, salt = NULL, verb = '', actor = '',
    clock_ms = 0, clock_count = 0, at_ms = 0, step = 0
    """

  static func empty(
    _ name: Operation.Name, in reader: OperationReader
  ) throws(StoreError) {
    guard let device = reader.devices.number(of: name.device) else { return }
    try reader.connection.run(
      "UPDATE ops SET \(emptied) WHERE op = ?",
      .integer(OperationNumber(device: device, seq: name.seq).number))
  }

  /// All that is kept of it beside its table and its operations.
  func eraseTraces(in connection: Connection) throws(StoreError) {
    let (id, noun) = (Value.text(id.text), Value.text(table.name))
    if try has("answers", in: connection) { try eraseAnswers(in: connection) }
    if try has("unusable", in: connection) {
      try connection.run("DELETE FROM unusable WHERE \(aside) AND noun = ?2", id, noun)
    }
    for list in ["held", "conflicts"] where try has(list, in: connection) {
      try connection.run(
        "DELETE FROM \(list) WHERE noun = ? AND id = ?", noun, .text(subject.id))
    }
    if table.kind == .fast {
      try connection.run("DELETE FROM news WHERE subject >= ?1 AND subject < ?1 || '~'", id)
      try Meta.credits.write(.null, in: connection)
    }
    // A row of another noun may have come by the same id.
    try connection.run("DELETE FROM changes WHERE \(logged)", id)
    // A step of which nothing is left can neither be taken back nor done again.
    try connection.run(
      """
      UPDATE steps SET state = 'cleared' WHERE kind = 'command'
        AND step NOT IN (SELECT step FROM changes WHERE step IS NOT NULL)
      """)
  }

  /// Answers repeat what they are about, under its id or without it. What cannot be told goes with them.
  private func eraseAnswers(in connection: Connection) throws(StoreError) {
    var said = ErasedValues()
    do throws(StoreError) {
      for var row in try rows(in: connection) { row.fields(&said) }
    } catch {
      return try connection.run("DELETE FROM answers")
    }
    let values = [.text(id.text)] + said.values
    let places = values.map { _ in "?" }.joined(separator: ", ")
    try connection.run(
      """
      DELETE FROM answers WHERE NOT json_valid(reply)
        OR EXISTS (SELECT 1 FROM json_tree(reply) WHERE atom IN (\(places)))
      """, values)
  }

  /// Of all that were erased for good, here or on another machine.
  static func ids(in connection: Connection) throws(StoreError) -> Set<RowID> {
    let kinds = Row.Kind.allCases.filter { !$0.isErasedAsKnown }.map { "'\($0)'" }
    let ids = try connection.rows(
      "SELECT id FROM ops WHERE kind = 'erase' AND noun IN (\(kinds.joined(separator: ", ")))"
    ) { columns throws(StoreError) in RowID(text: try columns.text(0)) }
    return Set(ids.compactMap(\.self))
  }

  /// As it stands, and all that it was.
  func rows(in connection: Connection) throws(StoreError) -> [Row] {
    let id = Value.text(id.text)
    let rows = try LoggedRows(connection: connection).rows(
      "noun = ?2 AND \(named)", id, .text(table.name), passingOverUnreadable: false)
    guard try has(table.table, in: connection) else { return rows }
    return try rows
      + connection.rows("\(table.select) WHERE \(named)", id) { columns throws(StoreError) in
        try table.read(columns)
      }
  }

  /// Whether this version of the database has that table.
  private func has(_ table: String, in connection: Connection) throws(StoreError) -> Bool {
    try connection.first("SELECT 1 FROM sqlite_schema WHERE name = ?", .text(table)) { _ in true }
      ?? false
  }
}

/// Of a row, what the person typed or what can hardly be that of another row by chance: its texts, its
/// times and its longer numbers.
nonisolated private struct ErasedValues: ColumnFields {
  typealias Failure = Never

  private static let shortNumbers = -999...999 as ClosedRange<Int64>
  /// The ends of columns for days and zones, whose values many rows share.
  private static let shared: Set = ["_offset", "_day"]
  private(set) var values: [Value] = []

  mutating func column(_ name: String, _ suffix: String, _ value: inout Int64?) {
    guard let value, !Self.shared.contains(suffix), !Self.shortNumbers.contains(value) else {
      return
    }
    add(.integer(value))
  }

  mutating func column(_ name: String, _ suffix: String, _ value: inout String?) {}
  mutating func unfit(_ name: String, _ suffix: String) {}
  mutating func span(_ name: String, _ value: inout Span?, within allowed: ClosedRange<Span>) {}

  mutating func text(_ name: String, _ value: inout String, limit: TextLimit) {
    if !value.isEmpty { add(.text(value)) }
  }

  mutating func text(_ name: String, _ value: inout String?, limit: TextLimit) {
    if let value, !value.isEmpty { add(.text(value)) }
  }

  private mutating func add(_ value: Value) {
    if !values.contains(value) { values.append(value) }
  }
}
