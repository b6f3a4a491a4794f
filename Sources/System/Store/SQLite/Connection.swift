import Nouns
import CSQLite
import Glibc
import Host
import Rules
import Time

/// The one place that prepares, binds, steps and finalizes statements.
nonisolated final class Connection {
  enum Access {
    case readWrite, readOnly
  }

  private var database: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]
  /// When whatever runs is broken off.
  private var deadline: Span?
  /// Others have theirs in the middle of whatever takes long here.
  var turns: Turns?
  /// SQLite has called the file damaged, which a failure of the disk can make it do.
  private(set) var isSuspect = false
  /// Set for good by a row that makes no sense: no disk fails like that.
  private(set) var isCorrupt = false

  /// It is this file that was called damaged, by SQLite or by its rows.
  var hasFailed: Bool { isSuspect || isCorrupt }

  /// SQLITE_IOERR_FSYNC, which Swift does not import.
  static let unsynced = SQLITE_IOERR | 4 << 8

  /// Long enough for a person's glance with another program, short enough for whoever waits for a reply.
  private static let busyMilliseconds: Int32 = 1000

  init(path: String, access: Access) throws(StoreError) {
    let mode =
      access == .readWrite ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
    for path in [path] + StoreFiles.companions(of: path) { try Files.requireFile(path) }
    // The handle is there even after a failure, unless memory is short, and deinit closes it.
    let code = sqlite3_open_v2(
      path, &database, mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let database else {
      throw .cannotOpen(path: path, errno: sqlite3_system_errno(database))
    }
    sqlite3_busy_timeout(database, Self.busyMilliseconds)
    for (option, value) in Self.configuration {
      try check(fastd_sqlite_configure(database, option, value))
    }
    try check(
      sqlite3_create_function_v2(
        database, Self.isFastID, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, nil,
        { context, _, values in
          sqlite3_result_int(context, Connection.isFastID(values?[0]) ? 1 : 0)
        }, nil, nil, nil))
    try check(
      sqlite3_create_function_v2(
        database, "version_id", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, nil,
        { context, _, values in Connection.answer(context, versionOn: values?[0]) }, nil, nil, nil))
    // Unretained: the connection closes the database before it goes.
    sqlite3_progress_handler(
      database, 1000, { Connection.from($0)?.goesOn ?? true ? 0 : 1 },
      Unmanaged.passUnretained(self).toOpaque())
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> Connection? {
    context.map { Unmanaged<Connection>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Asked again and again while a statement runs; false breaks it off.
  private var goesOn: Bool {
    turns?.take()
    return deadline.map { Clock.monotonic() <= $0 } ?? true
  }

  /// Others have turns between the pages of a checkpoint, too; for one connection at a time.
  func tellOfWrites(_ areTold: Bool) {
    guard areTold, let database else { return fastd_sqlite_tell_of_writes(nil, nil, nil) }
    fastd_sqlite_tell_of_writes(
      database, { Connection.from($0)?.turns?.take() }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// A function for our own statements: patterns of SQL take ten times as long.
  static let isFastID = "is_fast_id"

  private static func isFastID(_ value: OpaquePointer?) -> Bool {
    guard sqlite3_value_type(value) == SQLITE_TEXT, let text = sqlite3_value_text(value) else {
      return false
    }
    let count = Int(sqlite3_value_bytes(value))
    return RowID.isSound(UnsafeBufferPointer(start: text, count: count))
  }

  /// The id of the profile's version of a day.
  private static func answer(_ context: OpaquePointer?, versionOn day: OpaquePointer?) {
    guard sqlite3_value_type(day) == SQLITE_INTEGER else { return sqlite3_result_null(context) }
    let id = Profile.id(on: Day(number: sqlite3_value_int64(day))).text
    // SQLite copies it before it returns.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    sqlite3_result_text(context, id, Int32(id.utf8.count), copied)
  }

  private static let configuration: [(option: Int32, value: Int32)] = [
    (SQLITE_DBCONFIG_DEFENSIVE, 1),
    (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
    (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
    (SQLITE_DBCONFIG_DQS_DDL, 0),
    (SQLITE_DBCONFIG_DQS_DML, 0),
    // We have neither, so what there is of them was put there by others.
    (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0),
    (SQLITE_DBCONFIG_ENABLE_VIEW, 0),
    // A file that is refused or damaged must stay byte for byte as it was found.
    (SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1),
  ]

  deinit {
    close()
  }

  /// Folds the write-ahead log into the database when this connection closes.
  func foldLogOnClose() {
    guard let database else { return }
    _ = fastd_sqlite_configure(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0)
  }

  func close() {
    for statement in statements.values { sqlite3_finalize(statement) }
    statements = [:]
    sqlite3_close_v2(database)
    database = nil
  }

  /// In steps of SQLite's machine, which no other program's load changes.
  var stepsTaken: Int {
    statements.values.reduce(0) { $0 + Int(sqlite3_stmt_status($1, SQLITE_STMTSTATUS_VM_STEP, 0)) }
  }

  /// From now on nothing takes longer than that altogether, and no text is longer than `length`.
  func limit(to time: Span, length: Int32) {
    deadline = Clock.monotonic() + time
    sqlite3_limit(database, SQLITE_LIMIT_LENGTH, length)
  }

  var isInTransaction: Bool { sqlite3_get_autocommit(database) == 0 }

  /// The number of the row that was inserted last.
  var lastRow: Int64 { sqlite3_last_insert_rowid(database) }

  /// Runs statements without parameters, one after the other.
  func script(_ sql: String) throws(StoreError) {
    guard let database else { throw .closed }
    guard turns?.areOthers != true else { throw .busy }
    try check(sqlite3_exec(database, sql, nil, nil, nil))
  }

  func run(_ sql: String, _ values: Value...) throws(StoreError) {
    try run(sql, values)
  }

  func run(_ sql: String, _ values: [Value]) throws(StoreError) {
    try visit(sql, values) { _ in true }
  }

  func first<Result>(
    _ sql: String, _ values: Value..., read: (Columns) throws(StoreError) -> Result
  ) throws(StoreError) -> Result? {
    try first(sql, values, read: read)
  }

  func first<Result>(
    _ sql: String, _ values: [Value], read: (Columns) throws(StoreError) -> Result
  ) throws(StoreError) -> Result? {
    var result: Result?
    try visit(sql, values) { columns throws(StoreError) in
      result = try read(columns)
      return false
    }
    return result
  }

  func rows<Result>(
    _ sql: String, _ values: Value..., read: (Columns) throws(StoreError) -> Result
  ) throws(StoreError) -> [Result] {
    try rows(sql, values, read: read)
  }

  func rows<Result>(
    _ sql: String, _ values: [Value], read: (Columns) throws(StoreError) -> Result
  ) throws(StoreError) -> [Result] {
    var results: [Result] = []
    try visit(sql, values) { columns throws(StoreError) in
      results.append(try read(columns))
      return true
    }
    return results
  }

  /// Keeps no row, and reads on while `each` wants more.
  func visit(
    _ sql: String, _ values: [Value], each: (Columns) throws(StoreError) -> Bool
  ) throws(StoreError) {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    do throws(StoreError) {
      try bind(values, to: statement)
      while true {
        let code = sqlite3_step(statement)
        if code == SQLITE_DONE { return }
        guard code == SQLITE_ROW else { throw failure(code) }
        guard try each(Columns(statement)) else { return }
      }
    } catch {
      if error.isCorruption, !isSuspect { isCorrupt = true }
      throw error
    }
  }

  /// Throws what SQLite finds first of damage. A value that a table's own condition does not allow is
  /// none: others wrote it, and the rows are judged by themselves.
  func quickCheck(of table: String? = nil) throws(StoreError) {
    let sql = "PRAGMA quick_check(\(table.map { "'\($0)'" } ?? "100"))"
    // It is long, and not asked again soon.
    defer { sqlite3_finalize(statements.removeValue(forKey: sql)) }
    let answers = try rows(sql) { columns throws(StoreError) in try columns.text(0) }
    let damage = answers.first { $0 != "ok" && !$0.hasPrefix("CHECK constraint failed in ") }
    guard let damage else { return }
    // A page that cannot be read is told in the same way as one that is wrong.
    isSuspect = true
    throw .corrupt(detail: damage)
  }

  /// All that can be checked, SQLite's own among them.
  func tables() throws(StoreError) -> [String] {
    try rows(
      """
      SELECT 'sqlite_schema' UNION ALL SELECT name FROM sqlite_schema
      WHERE type = 'table' AND rootpage > 0
      """
    ) { columns throws(StoreError) in try columns.text(0) }
  }

  private func bind(_ values: [Value], to statement: OpaquePointer) throws(StoreError) {
    for (offset, value) in values.enumerated() {
      let index = Int32(truncatingIfNeeded: offset + 1)
      switch value {
      case .null: try check(sqlite3_bind_null(statement, index))
      case .integer(let number): try check(sqlite3_bind_int64(statement, index, number))
      case .bytes(let bytes):
        try check(
          sqlite3_bind_blob(
            statement, index, bytes, Int32(clamping: bytes.count), fastd_sqlite_transient()))
      case .text(let text):
        // No row has one with a NUL, so that a question finds nothing by it.
        let mayHaveNUL = sqlite3_stmt_readonly(statement) != 0
        guard mayHaveNUL || !text.hasNUL else { throw .unstorable }
        try check(
          sqlite3_bind_text(
            statement, index, text, Int32(clamping: text.utf8.count), fastd_sqlite_transient()))
      }
    }
  }

  private func prepared(_ sql: String) throws(StoreError) -> OpaquePointer {
    guard turns?.areOthers != true else { throw .busy }
    if let statement = statements[sql] { return statement }
    guard let database else { throw .closed }
    var statement: OpaquePointer?
    try check(
      sqlite3_prepare_v3(
        database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
    guard let statement else { throw .failed(code: SQLITE_MISUSE, message: sql) }
    statements[sql] = statement
    return statement
  }

  private func check(_ code: Int32) throws(StoreError) {
    guard code != SQLITE_OK else { return }
    throw failure(code)
  }

  /// The one place that turns SQLite's codes into errors.
  private func failure(_ code: Int32) -> StoreError {
    let message = database.flatMap(sqlite3_errmsg).map { String(cString: $0) } ?? ""
    let errno = sqlite3_system_errno(database)
    switch code & 0xff {
    case SQLITE_FULL: return .diskFull
    case SQLITE_IOERR where code == Self.unsynced:
      return .ioFailed(code: code, errno: errno)
    case SQLITE_IOERR, SQLITE_CANTOPEN:
      return errno == ENOSPC || errno == EDQUOT ? .diskFull : .ioFailed(code: code, errno: errno)
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      isSuspect = true
      return .corrupt(detail: message)
    case SQLITE_BUSY, SQLITE_LOCKED: return .busy
    case SQLITE_CONSTRAINT: return .conflict
    case SQLITE_TOOBIG: return .unfit(.longText, detail: "")
    case SQLITE_INTERRUPT where deadline != nil: return .unfit(.slow, detail: "")
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: return .unwritable
    default: return .failed(code: code, message: message)
    }
  }
}

extension String {
  fileprivate nonisolated var hasNUL: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
    } ?? utf8.contains(0)
  }
}
