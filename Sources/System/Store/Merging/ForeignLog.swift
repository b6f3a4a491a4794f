import Nouns
import Rules

/// Appends to the log of another device, inside of a transaction.
nonisolated struct ForeignLog {
  let device: String
  private let connection: Connection
  private var devices: Devices
  private var number: Int64?
  private(set) var last: Int64 = 0
  private var digest: [UInt8] = []

  init(of device: String, in connection: Connection) throws(StoreError) {
    (self.device, self.connection) = (device, connection)
    devices = try Devices(in: connection)
    number = devices.number(of: device)
    if let number, let end = try OperationReader(connection).last(of: number) {
      (last, digest) = (end.seq, end.digest)
    }
  }

  /// The operation that is new here, nil where it was here already, or why it is not taken.
  mutating func take(_ entry: ForeignLine) throws(StoreError) -> Result<Operation?, LineFault> {
    guard OperationLogs.counts.contains(entry.seq) else { return .failure(.number) }
    guard entry.digest.count == OperationLine.digestLength else {
      return .failure(.digest)
    }
    guard entry.seq <= last else { return try append(entry) }
    return try compare(entry)
  }

  private mutating func append(
    _ entry: ForeignLine
  ) throws(StoreError) -> Result<Operation?, LineFault> {
    guard entry.seq == last + 1 else { return .failure(.gap) }
    guard let line = entry.line else {
      guard let number = try ownNumber() else { return .failure(.devices) }
      try insertEmptied(entry, OperationNumber(device: number, seq: entry.seq))
      (last, digest) = (entry.seq, entry.digest)
      return .success(nil)
    }
    switch read(line, entry, after: digest) {
    case .failure(let fault): return .failure(fault)
    case .success(let read):
      guard let number = try ownNumber(), try knowAll(read.operation) else {
        return .failure(.devices)
      }
      try insert(read, entry.digest, OperationNumber(device: number, seq: entry.seq))
      (last, digest) = (entry.seq, entry.digest)
      return .success(read.operation)
    }
  }

  private func read(
    _ line: String, _ entry: ForeignLine, after digest: [UInt8]
  ) -> Result<ReadOperation, LineFault> {
    let read: ReadOperation
    switch OperationLine.read(line) {
    case .success(let success): read = success
    case .failure(let fault): return .failure(fault)
    }
    guard read.operation.name == .init(device: device, seq: entry.seq) else {
      return .failure(.device)
    }
    guard OperationLine.digest(line, after: digest) == entry.digest else {
      return .failure(.digest)
    }
    return .success(read)
  }

  // MARK: One that is here

  /// An emptied one is filled by its line, unless it was erased here.
  private mutating func compare(
    _ entry: ForeignLine
  ) throws(StoreError) -> Result<Operation?, LineFault> {
    guard let number else { return .failure(.gap) }
    let name = OperationNumber(device: number, seq: entry.seq)
    let here = try connection.first(
      "SELECT digest, sets IS NULL AND kind <> 'erase' FROM ops WHERE op = ?",
      .integer(name.number)
    ) { columns throws(StoreError) in
      (digest: try columns.blob(0), isEmptied: try columns.integer(1) == 1)
    }
    guard let here else { return .failure(.gap) }
    guard here.digest == entry.digest else { return .failure(.fork) }
    guard here.isEmptied, let line = entry.line else { return .success(nil) }
    let before = try connection.first(
      "SELECT digest FROM ops WHERE op = ?", .integer(name.number - 1)
    ) { columns throws(StoreError) in try columns.blob(0) }
    switch read(line, entry, after: before ?? []) {
    case .failure(let fault): return .failure(fault)
    case .success(let read):
      guard try knowAll(read.operation) else { return .failure(.devices) }
      try connection.run("DELETE FROM ops WHERE op = ?", .integer(name.number))
      try insert(read, entry.digest, name)
      return .success(read.operation)
    }
  }

  // MARK: Devices

  /// More than anybody has, and few enough that a list of them stays short.
  private static let mostDevices = 256

  private mutating func ownNumber() throws(StoreError) -> Int64? {
    if number == nil, try know(device) { number = devices.number(of: device) }
    return number
  }

  /// The operations that one replaced may be of a device of which nothing is here yet.
  private mutating func knowAll(_ operation: Operation) throws(StoreError) -> Bool {
    for case let name? in (operation.body?.prev ?? [:]).values {
      guard try know(name.device) else { return false }
    }
    return true
  }

  private mutating func know(_ id: String) throws(StoreError) -> Bool {
    guard devices.number(of: id) == nil else { return true }
    guard devices.ids.count < Self.mostDevices else { return false }
    try connection.run("INSERT INTO devices (id) VALUES (?)", .text(id))
    devices = try Devices(in: connection)
    return true
  }

  // MARK: The table

  private func insert(
    _ read: ReadOperation, _ digest: [UInt8], _ number: OperationNumber
  ) throws(StoreError) {
    try OperationReader.insert(
      read.operation, sets: read.sets,
      prev: read.operation.body?.prev.map {
        devices.text(of: $0, read.registers, in: number.device)
      },
      digest, as: number, in: connection)
  }

  private func insertEmptied(
    _ entry: ForeignLine, _ number: OperationNumber
  ) throws(StoreError) {
    try connection.run(
      """
      INSERT INTO ops
        (op, v, clock_ms, clock_count, at_ms, step, kind, verb, actor, noun, id, digest)
      VALUES (?, ?, 0, 0, 0, 0, 'do', '', '', '', '', ?)
      """, .integer(number.number), .integer(Operation.version), .bytes(entry.digest))
  }
}
