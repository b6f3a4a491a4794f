import Nouns
import Rules

/// An operation's number in the table: its device's small number, and its count there.
nonisolated struct OperationNumber: Hashable {
  let device: Int64
  let seq: Int64

  private static let shift: Int64 = 1 << 40
  static let mostOfOne = shift - 1
  /// With which a number still is one.
  static let devices: ClosedRange<Int64> = 0...Int64.max / shift - 1

  init(device: Int64, seq: Int64) {
    self.device = device
    self.seq = seq
  }

  init(_ number: Int64) {
    device = number / Self.shift
    seq = number % Self.shift
  }

  var number: Int64 { device * Self.shift + seq }

  /// All that a device can have.
  static func range(of device: Int64) -> (first: Int64, last: Int64) {
    (device * shift, (device + 1) * shift - 1)
  }
}

/// The devices of a database, by their small numbers there.
nonisolated struct Devices {
  private(set) var ids: [Int64: String] = [:]

  init(in connection: Connection) throws(StoreError) {
    let rows = try connection.rows("SELECT device, id FROM devices") {
      columns throws(StoreError) in (try columns.integer(0), try columns.text(1))
    }
    for (number, id) in rows where OperationNumber.devices.contains(number) { ids[number] = id }
  }

  func number(of id: String) -> Int64? { ids.first { $0.value == id }?.key }

  func name(of number: OperationNumber) throws(StoreError) -> Operation.Name {
    guard let id = ids[number.device] else { throw .unusable("op") }
    return Operation.Name(device: id, seq: number.seq)
  }

  /// As `prev` stands in the table, in an operation of that device.
  func text(
    of names: [String: Operation.Name?], _ registers: [String], in own: Int64
  ) -> String {
    var object = FlatObject()
    for register in registers {
      guard let name = names[register] else { continue }
      guard let name else {
        object.add(register, .nothing)
        continue
      }
      let number = number(of: name.device) ?? own
      object.add(register, number == own ? .number(name.seq) : .text("\(number):\(name.seq)"))
    }
    return object.text
  }
}
