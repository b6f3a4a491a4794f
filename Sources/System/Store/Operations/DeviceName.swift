import Host
import Nouns

extension Ledger {
  /// People without room for a new device still want to see their fast; it is settled with the next
  /// commit.
  static func device(in connection: Connection, hardware: String?) throws(StoreError) -> String {
    do throws(StoreError) { return try settleDevice(in: connection, hardware: hardware) } catch {
      guard case .diskFull = error else { throw error }
      return try machine(in: connection)
    }
  }

  /// Which device writes here from now on. A home that was copied to other hardware is another one;
  /// one that comes back is who it was there. Without a name of the hardware nothing is checked.
  nonisolated static func settleDevice(
    in connection: Connection, hardware: String?
  ) throws(StoreError) -> String {
    let machine = try machine(in: connection)
    try OperationNumber.setAsideStrayDevices(in: connection)
    let known = try connection.rows("SELECT id, hardware FROM devices") {
      columns throws(StoreError) in
      (id: try columns.text(0), hardware: try columns.optionalText(1))
    }
    if let hardware, let here = known.first(where: { $0.hardware == hardware }) {
      if here.id != machine { try Meta.machine.write(.text(here.id), in: connection) }
      return here.id
    }
    let own = known.first { $0.id == machine }
    if own != nil, hardware == nil { return machine }
    let isNamed = own?.hardware != nil
    let isOther = try isNamed ? true : mayBeCopied(known.isEmpty, connection)
    guard let hardware, isOther else {
      try add(machine, hardware, in: connection)
      return machine
    }
    let bits = Randomness.bits128()
    let id = RowID(bits: bits.high, bits.low).text
    // Whichever of the two is there alone, the next start finds its way from it.
    try add(id, hardware, in: connection)
    try Meta.machine.write(.text(id), in: connection)
    return id
  }

  /// Whether another home can have begun as this one did, when devices were not yet told apart.
  private nonisolated static func mayBeCopied(
    _ knowsNone: Bool, _ connection: Connection
  ) throws(StoreError) -> Bool {
    guard knowsNone else { return false }
    return try connection.first("SELECT 1 FROM steps LIMIT 1") { _ in true } ?? false
  }

  private nonisolated static func add(
    _ id: String, _ hardware: String?, in connection: Connection
  ) throws(StoreError) {
    try connection.run(
      """
      INSERT INTO devices (id, hardware) VALUES (?, ?)
      ON CONFLICT (id) DO UPDATE SET hardware = excluded.hardware WHERE hardware IS NULL
      """, .text(id), Value(hardware))
  }
}
