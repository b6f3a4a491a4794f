import Rules

/// One kind of the person's rows: where they are kept, and how the log calls, writes and reads them.
nonisolated struct Noun: Sendable {
  let name: String
  let table: String
  let select: String
  /// Of one row, by its id.
  let selectOne: String
  let insert: String
  /// The id is the first parameter, as everywhere.
  let update: String
  let delete: String
  /// A stored row as text, by its id.
  let write: String
  /// The columns of such a text.
  let parse: String
  /// Those that may be unusable, with their row numbers behind the columns; the oldest first.
  let suspects: String
  /// How many columns there are.
  let width: Int32
  /// A stored row as SQL would write it, whatever it holds; of what is endless only the beginning.
  let quoted: String
  let read: @Sendable (Columns, Int32) throws(StoreError) -> Row

  /// `derived` are columns that follow from the others and are no part of the log. Every row is a
  /// suspect where no condition says better.
  init(
    _ names: RowNames, in table: String, derived: [String] = [], suspects: String = "true",
    read: @escaping @Sendable (Columns, Int32) throws(StoreError) -> Row
  ) {
    let all = RowNames(noun: names.noun, names: names.names + derived)
    name = names.noun
    self.table = table
    select = "SELECT \(names.list) FROM \(table)"
    selectOne = select + " WHERE id = ?"
    insert = "INSERT INTO \(table) (\(all.list)) VALUES (\(all.placeholders))"
    update = "UPDATE \(table) SET \(all.assignments) WHERE id = ?1"
    delete = "DELETE FROM \(table) WHERE id = ?"
    write = "SELECT \(names.json) FROM \(table) WHERE id = ?"
    parse = "SELECT \(names.list(in: "?1"))"
    self.suspects = "SELECT \(names.list), rowid FROM \(table) WHERE \(suspects) ORDER BY rowid"
    width = Int32(names.names.count)
    quoted =
      "json_object("
      + names.names.map { "'\($0)', quote(\(Self.cut($0)))" }.joined(separator: ", ")
      + ")"
    self.read = read
  }

  private static func cut(_ name: String) -> String {
    "iif(typeof(\(name)) IN ('text', 'blob'), substr(\(name), 1, 1048576), \(name))"
  }

  static let all = [fast, reminder, schedule, choice, week, vacation, safety, program, profile]
}

nonisolated extension Row {
  var noun: Noun {
    switch self {
    case .fast: .fast
    case .reminder: .reminder
    case .schedule: .schedule
    case .choice: .choice
    case .week: .week
    case .vacation: .vacation
    case .safety: .safety
    case .program: .program
    case .profile: .profile
    }
  }

  /// Of all the columns of its noun, the derived ones last.
  var values: [Value] {
    switch self {
    case .fast(let fast): FastColumns.values(of: fast)
    case .reminder(let reminder): ReminderColumns.values(of: reminder)
    case .schedule(let schedule): PlanColumns.values(of: schedule)
    case .choice(let choice): PlanColumns.values(of: choice)
    case .week(let week): PlanColumns.values(of: week)
    case .vacation(let vacation): PlanColumns.values(of: vacation)
    case .safety(let answers): SafetyColumns.values(of: answers)
    case .program(let program): ProgramColumns.values(of: program)
    case .profile(let profile): ProfileColumns.values(of: profile)
    }
  }
}
