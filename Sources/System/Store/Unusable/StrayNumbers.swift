import Host
import Rules
import Time

// Numbers of our own that damage or others have put where nobody ever counts to: behind some there is room for
// no more, and others mean nothing.

extension OperationNumber {
  /// Far above all that is ever counted, with as much room behind it.
  private nonisolated static let furthest: Int64 = 1 << 39

  /// Whether a device of ours can have come to it.
  nonisolated var isPossible: Bool {
    Self.devices.contains(device) && (1...Self.furthest).contains(seq)
  }

  /// Sets aside what a device cannot have counted to.
  nonisolated static func setAsideStray(
    of device: Int64, in connection: Connection
  ) throws(StoreError) {
    let (first, last) = range(of: device)
    try setAside("ops", "op BETWEEN \(first + furthest + 1) AND \(last)", in: connection)
  }

  /// Sets aside devices with impossible numbers. If there is only one, it gets the number of the
  /// operations that belong to no other device.
  nonisolated static func setAsideStrayDevices(in connection: Connection) throws(StoreError) {
    let stray = try strayDevices(in: connection)
    guard let first = stray.first else { return }
    try setAside("devices", isStray, in: connection)
    guard stray.count == 1, let number = try orphan(in: connection) else { return }
    try connection.run(
      "INSERT INTO devices (device, id, hardware) VALUES (?, ?, ?)", .integer(number),
      .text(first.id), Value(first.hardware))
  }

  private nonisolated static let isStray =
    "device NOT BETWEEN \(devices.lowerBound) AND \(devices.upperBound)"

  nonisolated static func strayDevices(
    in connection: Connection
  ) throws(StoreError) -> [(id: String, hardware: String?)] {
    try connection.rows("SELECT id, hardware FROM devices WHERE \(isStray)") {
      columns throws(StoreError) in
      (id: try columns.text(0), hardware: try columns.optionalText(1))
    }
  }

  /// The device of operations that are nobody's.
  private nonisolated static func orphan(in connection: Connection) throws(StoreError) -> Int64? {
    try connection.first(
      "SELECT op / (1 << 40) FROM ops WHERE op / (1 << 40) NOT IN (SELECT device FROM devices)"
    ) { columns throws(StoreError) in try columns.integer(0) }
  }

  private nonisolated static func setAside(
    _ table: String, _ condition: String, in connection: Connection
  ) throws(StoreError) {
    let rest = "FROM \(table) WHERE \(condition)"
    guard try connection.first("SELECT 1 \(rest)", read: { _ in true }) != nil else { return }
    let (noun, number) = table == "ops" ? ("operation", "op") : ("device", "device")
    try connection.run(
      """
      INSERT INTO unusable (at_ms, noun, id, reason, row)
      SELECT ?1, ?2, id, ?3, json_object(?3, \(number), 'id', id) \(rest)
      """, .integer(Clock.now().milliseconds), .text(noun), .text(number))
    try connection.run("DELETE \(rest)")
  }
}

extension Ledger {
  /// Far above all that is ever counted, and far below the last number there is.
  nonisolated static let lastNumber: Int64 = 1 << 62
  /// From here on others wrote them.
  nonisolated static let firstStray: Int64 = 1 << 61

  /// Takes numbers out of the log that no command can live with: behind them there is room for no more.
  static func dropStrayNumbers(in connection: Connection) throws(StoreError) {
    let last = Value.integer(firstStray - 1)
    let areStray = try connection.first(
      """
      SELECT 1 WHERE EXISTS (SELECT 1 FROM steps WHERE step > ?1)
        OR EXISTS (SELECT 1 FROM changes WHERE seq > ?1)
      """, last
    ) { _ in true }
    guard areStray ?? false else { return }
    try connection.transaction { () throws(StoreError) in
      try connection.run("DELETE FROM changes WHERE seq > ?1", last)
      try connection.run("DELETE FROM steps WHERE step > ?1 OR target > ?1", last)
    }
  }
}
