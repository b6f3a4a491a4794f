import Nouns
import Rules
import Time

/// Reads operations as they stand in the table.
nonisolated struct OperationReader {
  let connection: Connection
  let devices: Devices

  init(_ connection: Connection) throws(StoreError) {
    self.connection = connection
    devices = try Devices(in: connection)
  }

  static func insert(
    _ operation: Operation, sets: String?, prev: String?, _ digest: [UInt8],
    as number: OperationNumber, in connection: Connection
  ) throws(StoreError) {
    try connection.run(
      """
      INSERT INTO ops (op, v, clock_ms, clock_count, at_ms, step, kind, verb, actor, noun, id,
        sets, prev, salt, digest)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, .integer(number.number), .integer(operation.version),
      .integer(operation.clock.milliseconds), .integer(operation.clock.count),
      .integer(operation.at.milliseconds), .integer(operation.step),
      .text(operation.kind.rawValue), .text(operation.verb.text), .text(operation.actor),
      .text(operation.subject.noun), .text(operation.subject.id), Value(sets), Value(prev),
      Value(operation.body?.salt), .bytes(digest))
  }

  /// Of one device: its last operation, and the latest time that any of them still has.
  func last(
    of device: Int64
  ) throws(StoreError) -> (seq: Int64, clock: HybridTime, digest: [UInt8])? {
    let (first, last) = OperationNumber.range(of: device)
    return try connection.first(
      """
      SELECT op, \(Self.latest("clock_ms")), \(Self.latest("clock_count")), digest FROM ops
      WHERE op BETWEEN ?1 AND ?2 ORDER BY op DESC LIMIT 1
      """, .integer(first), .integer(last)
    ) { columns throws(StoreError) in
      (
        OperationNumber(try columns.integer(0)).seq, try Self.clock(columns, 1),
        try columns.blob(3)
      )
    }
  }

  /// What is erased has none.
  private static func latest(_ column: String) -> String {
    """
    ifnull((SELECT \(column) FROM ops WHERE op BETWEEN ?1 AND ?2 AND verb <> ''
      ORDER BY op DESC LIMIT 1), 0)
    """
  }

  /// Of the row that the first two parameters name. The index has no more of an id than it takes to
  /// find it; the signs keep to it.
  static let ofRow = "substr(id, 1, 8) = substr(?1, 1, 8) AND +id = ?1 AND +noun = ?2"

  static let newest = """
    SELECT op, clock_ms, clock_count FROM ops
    WHERE \(ofRow) AND +op BETWEEN ?3 AND ?4 AND sets IS NOT NULL
      AND (prev IS NULL OR json_type(iif(json_valid(prev), prev, '0'), '$.' || ?5) IS NOT NULL)
      AND \(repeats) = ?6 AND +clock_ms BETWEEN \(times) AND +clock_count BETWEEN \(counts)
    ORDER BY op DESC LIMIT 1
    """

  private static let times = span(HybridTime.possible.milliseconds)
  private static let counts = span(HybridTime.possible.counts)

  private static func span(_ range: ClosedRange<Int64>) -> String {
    "\(range.lowerBound) AND \(range.upperBound)"
  }

  /// See `Operation.Place`.
  private static let repeats = """
    (verb = '\(Operation.baseline)' OR prev IS NULL
      AND verb IN (\(Operation.bringing.map { "'\($0)'" }.joined(separator: ", "))))
    """

  /// The operation that set a register last; nil where none did.
  func winner(
    of register: String, _ subject: Operation.Subject
  ) throws(StoreError) -> Operation.Place? {
    for repeats in [false, true] {
      let places = try devices.ids.keys.sorted().map { device throws(StoreError) in
        try newest(of: register, subject, by: device, repeats: repeats)
      }
      if let winner = places.compactMap(\.self).max() { return winner }
    }
    return nil
  }

  /// A device's clock goes with its count, so that its newest one is its latest.
  private func newest(
    of register: String, _ subject: Operation.Subject, by device: Int64, repeats: Bool
  ) throws(StoreError) -> Operation.Place? {
    let (first, last) = OperationNumber.range(of: device)
    return try connection.first(
      Self.newest, .text(subject.id), .text(subject.noun), .integer(first), .integer(last),
      .text(register), .integer(repeats ? 1 : 0)
    ) { columns throws(StoreError) in
      Operation.Place(
        repeats: repeats, clock: try Self.clock(columns, 1),
        name: try devices.name(of: OperationNumber(try columns.integer(0))))
    }
  }

  func visit(
    of subject: Operation.Subject, unread: (Operation.Name) -> Void = { _ in },
    each: (Operation) -> Void
  ) throws(StoreError) {
    try visit("WHERE \(Self.ofRow)", .text(subject.id), .text(subject.noun), unread: unread) {
      operation, _ throws(StoreError) in each(operation)
    }
  }

  func operations(of subject: Operation.Subject) throws(StoreError) -> [Operation] {
    var operations: [Operation] = []
    try visit(of: subject) { operations.append($0) }
    return operations
  }

  /// What a row's operations come to.
  func replay(
    of subject: Operation.Subject, unread: (Operation.Name) -> Void = { _ in }
  ) throws(StoreError) -> Replay {
    var replay = Replay()
    try visit(of: subject, unread: unread) { replay.take($0) }
    return replay
  }

  /// An operation as it stands: what it sets as it is written, the registers of `prev` in their order,
  /// and its digest.
  typealias Stored = (sets: String?, registers: [String], digest: [UInt8])

  /// Those that the rest of a statement finds; what can be read of the others is their name. Without cells
  /// they set nothing, and cost half.
  func visit(
    _ rest: String, _ values: Value..., cells hasCells: Bool = true,
    unread: (Operation.Name) -> Void = { _ in },
    each: (Operation, Stored) throws(StoreError) -> Void
  ) throws(StoreError) {
    try connection.visit(
      """
      SELECT op, v, clock_ms, clock_count, at_ms, step, kind, verb, actor, noun, id, sets, prev,
        salt, digest FROM ops \(rest)
      """, values
    ) { columns throws(StoreError) in
      let sets = try columns.optionalText(11)
      var registers: [String] = []
      let body = sets.map { hasCells ? $0 : "{}" }
      guard let operation = try readable(columns, sets: body, &registers) else {
        if let name = try? devices.name(of: OperationNumber(columns.integer(0))) { unread(name) }
        return true
      }
      try each(operation, (sets, registers, try columns.blob(14)))
      return true
    }
  }

  /// Nil for what others made of one: it says nothing, and keeps nobody from the rest.
  private func readable(
    _ columns: Columns, sets: String?, _ registers: inout [String]
  ) throws(StoreError) -> Operation? {
    do throws(StoreError) { return try operation(columns, sets: sets, &registers) } catch {
      guard case .unusable = error else { throw error }
      return nil
    }
  }

  private func operation(
    _ columns: Columns, sets: String?, _ registers: inout [String]
  ) throws(StoreError) -> Operation {
    let number = OperationNumber(try columns.integer(0))
    guard let kind = Operation.Kind(rawValue: try columns.text(6)) else { throw .unusable("kind") }
    guard try Self.clock(columns, 2).isPossible else { throw .unusable("clock_ms") }
    var body: Operation.Body?
    if let sets {
      var prev: [String: Operation.Name?]?
      if let text = try columns.optionalText(12) {
        prev = try names(text, of: number.device, &registers)
      }
      let cells = sets == "{}" ? [:] : try Self.cells(sets, in: connection)
      body = .init(sets: cells, prev: prev, salt: try columns.integer(13))
    }
    return Operation(
      version: try columns.integer(1), name: try devices.name(of: number),
      clock: try Self.clock(columns, 2), at: Instant(milliseconds: try columns.integer(4)),
      step: try columns.integer(5), kind: kind, verb: VerbWord(try columns.text(7)),
      actor: try columns.text(8),
      subject: .init(noun: try columns.text(9), id: try columns.text(10)), body: body)
  }

  private static func clock(_ columns: Columns, _ first: Int32) throws(StoreError) -> HybridTime {
    HybridTime(
      milliseconds: try columns.integer(first), count: try columns.integer(first + 1))
  }

  /// Of what is no JSON one that has no name.
  private static let members =
    "SELECT key, type, atom FROM json_each(iif(json_valid(?1), ?1, '0'))"

  private static func cells(
    _ object: String, in connection: Connection
  ) throws(StoreError) -> [String: Cell] {
    var cells: [String: Cell] = [:]
    try connection.visit(members, [.text(object)]) { columns throws(StoreError) in
      switch try columns.text(1) {
      case "integer": cells[try columns.text(0)] = .number(try columns.integer(2))
      case "text": cells[try columns.text(0)] = .text(try columns.text(2))
      default: throw .unusable("sets")
      }
      return true
    }
    return cells
  }

  /// Nil for one that says nothing, or is missing; without registers it sets all.
  static func said(
    by number: Int64, in connection: Connection
  ) throws(StoreError) -> (cells: [String: Cell], registers: Set<String>?)? {
    let texts = try connection.first(
      "SELECT sets, prev FROM ops WHERE op = ?", .integer(number)
    ) { columns throws(StoreError) in
      (sets: try columns.optionalText(0), prev: try columns.optionalText(1))
    }
    guard let texts, let sets = texts.sets else { return nil }
    let registers = try texts.prev.map { prev throws(StoreError) in
      try connection.rows(members, .text(prev)) { columns throws(StoreError) in
        try columns.text(0)
      }
    }
    return (try cells(sets, in: connection), registers.map { Set($0) })
  }

  private func names(
    _ object: String, of device: Int64, _ registers: inout [String]
  ) throws(StoreError) -> [String: Operation.Name?] {
    var names: [String: Operation.Name?] = [:]
    try connection.visit(Self.members, [.text(object)]) { columns throws(StoreError) in
      let register = try columns.text(0)
      registers.append(register)
      switch try columns.text(1) {
      case "null": names[register] = .some(nil)
      case "integer":
        let number = OperationNumber(device: device, seq: try columns.integer(2))
        names[register] = .some(try devices.name(of: number))
      default:
        let parts = try columns.text(2).split(separator: ":").compactMap { Int64($0) }
        guard parts.count == 2 else { throw .unusable("prev") }
        names[register] = .some(
          try devices.name(of: OperationNumber(device: parts[0], seq: parts[1])))
      }
      return true
    }
    return names
  }
}
