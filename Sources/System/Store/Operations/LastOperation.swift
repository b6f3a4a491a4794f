import Host
import Rules
import Time

/// The end of a device's operations.
nonisolated struct LastOperation: Equatable {
  let number: OperationNumber
  let digest: [UInt8]

  /// As the database has it written down beside them; nil for what cannot be.
  static func recorded(in connection: Connection) throws(StoreError) -> LastOperation? {
    let number = try Meta.lastOperation.number(in: connection).map { OperationNumber($0) }
    guard let number, number.isPossible, let digest = try Meta.lastDigest.bytes(in: connection)
    else { return nil }
    return LastOperation(number: number, digest: digest)
  }

  func record(in connection: Connection) throws(StoreError) {
    try Meta.lastOperation.write(.integer(number.number), in: connection)
    try Meta.lastDigest.write(.bytes(digest), in: connection)
  }

  /// Whether it is among the operations of a database.
  func isHeld(in connection: Connection) throws(StoreError) -> Bool {
    try connection.first(
      "SELECT 1 FROM ops WHERE op = ? AND digest = ?", .integer(number.number), .bytes(digest)
    ) { _ in true } ?? false
  }
}

extension Ledger {
  /// Notes where the end of what was recorded is missing: the log of a run that did not end is gone,
  /// operations were cut off, or a backup of this database has some that it never saw.
  static func noteLostEnd(
    in connection: Connection, named machine: String, isLogLost: Bool, at now: Instant,
    _ places: StoreFiles
  ) throws(StoreError) {
    let backup = endOfNewestBackup(named: machine, places)
    let isBehind = try backup.map { backup throws(StoreError) in
      try isMissing(backup.end, in: connection)
    }
    let end = try LastOperation.recorded(in: connection)
    let isCut = try end.map { end throws(StoreError) in try isMissing(end, in: connection) }
    guard isLogLost || isBehind == true || isCut == true else { return }
    let known = try Meta.endLost.text(in: connection)
    let name = isBehind == true ? backup?.name : known
    if isLogLost || known == nil || name != known {
      try LogEnd(in: connection).leaveOutLost(in: connection, at: now)
    }
    try Meta.endLost.write(.text(name ?? ""), in: connection)
  }

  /// The person does without what is missing.
  func renounceEnd() throws(StoreError) {
    let lost = try Meta.endLost.text(in: connection).map { places.backups + "/" + $0 }
    let ends = [
      lost.flatMap { try? Self.end(ofCopy: $0, named: machine) },
      Self.endOfNewestBackup(named: machine, places)?.end,
      try LastOperation.recorded(in: connection),
    ]
    let digests = ends.compactMap { $0?.digest }
    if !digests.isEmpty {
      try Meta.renounced.write(.bytes(digests.flatMap(\.self)), in: connection)
    }
    try Meta.endLost.write(.null, in: connection)
  }

  private static func isMissing(
    _ end: LastOperation, in connection: Connection
  ) throws(StoreError) -> Bool {
    if try end.isHeld(in: connection) { return false }
    return try Meta.renounced.bytes(in: connection)?.firstRange(of: end.digest) == nil
  }

  /// Of those that this database made itself; nil where none has operations that can be read.
  private static func endOfNewestBackup(
    named machine: String, _ places: StoreFiles
  ) -> (name: String, end: LastOperation)? {
    for backup in (try? BackupDirectory(path: places.backups).list()) ?? [] {
      if let end = try? end(ofCopy: backup.path, named: machine) { return (backup.name, end) }
    }
    return nil
  }

  private static func end(
    ofCopy path: String, named machine: String
  ) throws(StoreError) -> LastOperation? {
    let copy = try Connection(path: path, access: .readOnly)
    copy.limit(to: .second, length: longestValue)
    guard try Meta.machine.text(in: copy) == machine else { return nil }
    let reader = try OperationReader(copy)
    guard let device = reader.devices.number(of: machine),
      let last = try reader.last(of: device)
    else { return nil }
    return LastOperation(
      number: OperationNumber(device: device, seq: last.seq), digest: last.digest)
  }
}
