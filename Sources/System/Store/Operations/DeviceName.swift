import Host
import Nouns

extension Ledger {
  /// Who has no room left to be written down still wants to see their fast.
  static func device(in connection: Connection, hardware: String?) throws(StoreError) -> String {
    do throws(StoreError) { return try settleDevice(in: connection, hardware: hardware) } catch {
      guard case .diskFull = error else { throw error }
      return try machine(in: connection)
    }
  }

  /// Which device writes here from now on. A home that was copied to other hardware is another one;
  /// one that comes back is who it was there. Without a name of the hardware nothing is checked.
  private static func settleDevice(
    in connection: Connection, hardware: String?
  ) throws(StoreError) -> String {
    let machine = try machine(in: connection)
    let known = try connection.rows("SELECT id, hardware FROM devices") {
      columns throws(StoreError) in
      (id: try columns.text(0), hardware: try columns.optionalText(1))
    }
    if let hardware, let here = known.first(where: { $0.hardware == hardware }) {
      if here.id != machine { try Meta.machine.write(.text(here.id), in: connection) }
      return here.id
    }
    guard let own = known.first(where: { $0.id == machine }) else {
      try add(machine, hardware, in: connection)
      return machine
    }
    guard let hardware else { return machine }
    if own.hardware == nil {
      try connection.run(
        "UPDATE devices SET hardware = ? WHERE id = ?", .text(hardware), .text(machine))
      return machine
    }
    let bits = Randomness.bits128()
    let id = RowID(bits: bits.high, bits.low).text
    try connection.transaction { () throws(StoreError) in
      try add(id, hardware, in: connection)
      try Meta.machine.write(.text(id), in: connection)
    }
    return id
  }

  private static func add(
    _ id: String, _ hardware: String?, in connection: Connection
  ) throws(StoreError) {
    try connection.run(
      "INSERT INTO devices (id, hardware) VALUES (?, ?)", .text(id), Value(hardware))
  }
}
