import Carrier
import Nouns

/// The file that makes a database a hub, for psql.
package enum HubSchema {
  package static var text: String { String(decoding: PackageResources.hub_sql, as: UTF8.self) }
}

/// A hub's answer about itself and one's own logs.
struct HubStatus {
  /// The end of a log there.
  struct End {
    let seq: Int64
    let mark: [UInt8]
    /// How many of its operations have no body.
    let emptied: Int64
  }

  let version: Int64
  /// The id of the key with which the logs are sealed; nil before the first machine.
  let key: RowID?
  let channel: String
  let isLive: Bool
  let used: Int64
  let quota: Int64
  let ends: [RowID: End]

  /// The only one that is understood here.
  static let version: Int64 = 1
}

/// An operation as it lies in a hub.
struct HubOperation {
  let seq: Int64
  /// The digest, and the proof that it is one of that log.
  let mark: [UInt8]
  let body: [UInt8]?
}

/// The functions of a hub.
extension HubConnection {
  func status() throws(HubFault) -> HubStatus {
    let row = try row(
      """
      SELECT version, key, channel::text, live, used, quota, devices, seqs, digests, emptied
      FROM fastd.status()
      """)
    let devices = try row.list(6)
    let (seqs, digests, emptied) = (try row.numbers(7), try row.list(8), try row.numbers(9))
    let (used, quota) = (try row.number(4), try row.number(5))
    guard [seqs.count, digests.count, emptied.count].allSatisfy({ $0 == devices.count }),
      used >= 0, quota >= 0
    else { throw .strange }
    var ends: [RowID: HubStatus.End] = [:]
    for (place, device) in devices.enumerated() {
      guard device.count == 16, SegmentName.numbers.contains(seqs[place]),
        (0...seqs[place]).contains(emptied[place])
      else { throw .strange }
      ends[RowID(bytes: device)] = HubStatus.End(
        seq: seqs[place], mark: digests[place], emptied: emptied[place])
    }
    return HubStatus(
      version: try row.number(0), key: try row.optional(1).map { RowID(bytes: $0) },
      channel: String(decoding: try row.bytes(2), as: UTF8.self), isLive: try row.isTrue(3),
      used: used, quota: quota, ends: ends)
  }

  /// The end of the log there.
  func push(
    _ operations: [HubOperation], of device: RowID, behind mark: [UInt8]?, with key: PersonKey
  ) throws(HubFault) -> Int64 {
    guard let first = operations.first else { return 0 }
    return try row(
      "SELECT fastd.push($1, $2, $3, $4, $5, $6)",
      [
        .bytes(key.person.bytes), .bytes(device.bytes), .long(first.seq), .bytes(mark),
        .texts(operations.map(\.mark)), .texts(operations.map(\.body)),
      ]
    ).number(0)
  }

  /// The operations behind a number, or the first of them.
  func pull(
    _ device: RowID, after seq: Int64, most: Int32 = 500
  ) throws(HubFault) -> [HubOperation] {
    var operations: [HubOperation] = []
    let rows = try rows(
      "SELECT seq, digest, body FROM fastd.pull($1, $2, $3)",
      [.bytes(device.bytes), .long(seq), .int(most)])
    for row in rows {
      operations.append(
        HubOperation(
          seq: try row.number(0), mark: try row.bytes(1), body: try row.optional(2)))
    }
    return operations
  }

  /// Deletes the bodies of so many ranges of operations.
  func erase(
    _ ranges: [ClosedRange<Int64>], of device: RowID, with key: PersonKey
  ) throws(HubFault) {
    try rows(
      "SELECT fastd.erase($1, $2, $3, $4)",
      [
        .bytes(key.person.bytes), .bytes(device.bytes), .longs(ranges.map(\.lowerBound)),
        .longs(ranges.map(\.upperBound)),
      ])
  }

  func live(_ isOn: Bool) throws(HubFault) {
    try rows("SELECT fastd.live($1)", [.bool(isOn)])
  }

  func listen(on channel: String) throws(HubFault) {
    // It comes from the server, and goes into a command.
    guard channel.utf8.count <= 63, channel.allSatisfy({ $0.isHexDigit || $0 == "-" }) else {
      throw .strange
    }
    try rows("LISTEN \"\(channel)\"")
  }

  func forgetMe() throws(HubFault) { try rows("SELECT fastd.forget_me('forget me')") }

  // MARK: Keys and passwords

  /// The first machine says with which key it seals, and takes a password that nobody else knows.
  func claim(_ key: PersonKey, _ password: HubPassword) throws(HubFault) {
    try together(password) { () throws(HubFault) in
      try rows("SELECT fastd.claim($1)", [.bytes(key.person.bytes)])
    }
  }

  /// Goes on with another key and password; whoever has the old ones is out, at once.
  func rekey(
    from old: PersonKey, to new: PersonKey, _ password: HubPassword
  ) throws(HubFault) {
    try together(password) { () throws(HubFault) in
      try rows("SELECT fastd.rekey($1, $2)", [.bytes(old.person.bytes), .bytes(new.person.bytes)])
    }
    try rows(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE usename = session_user AND pid <> pg_backend_pid()
      """)
  }

  func change(to password: HubPassword) throws(HubFault) {
    // Letters, digits and signs that no string ends with.
    try rows("ALTER ROLE SESSION_USER PASSWORD '\(password.verifier)'")
  }

  private func together(
    _ password: HubPassword, _ body: () throws(HubFault) -> Void
  ) throws(HubFault) {
    try rows("BEGIN")
    do throws(HubFault) {
      // Whoever had the password may have set anything for this role, even another role.
      try rows("SET LOCAL ROLE NONE")
      try rows("ALTER ROLE SESSION_USER RESET ALL")
      try rows("ALTER ROLE SESSION_USER IN DATABASE \(database) RESET ALL")
      try body()
      try change(to: password)
      try rows("COMMIT")
    } catch {
      _ = try? rows("ROLLBACK")
      throw error
    }
  }
}
