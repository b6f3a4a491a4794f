import Host
import Nouns
import Rules
package import Time

// Two databases may write as one device: one was put back from a copy, or a home was copied together with
// the name of its hardware. One of them goes on as a new device.
extension Ledger {
  /// Takes a new device. The own operations behind the last one that others have as well are written
  /// again as its own, with their times, and nothing else: what is in force stays as it is. The rest of
  /// the old log is then taken as another device's.
  package func takeNewDevice(
    after common: Int64, at now: Instant
  ) throws(StoreError) -> (device: String, rewritten: Int64) {
    try requireWritable()
    var result = (device: machine, rewritten: Int64(0))
    do throws(StoreError) {
      try writeAtLength { () throws(StoreError) in
        var log = try RewrittenLog(of: self.machine, behind: common, in: self.connection)
        try log.rewrite(on: self.places.hardware)
        result = (log.device, log.count)
        try self.settleAgain(at: now)
      }
    } catch {
      merging = nil
      throw error
    }
    machine = result.device
    return result
  }

  /// Everything, after what each device knew has become another.
  private func settleAgain(at now: Instant) throws(StoreError) {
    try Meta.merged.write(.integer(1), in: connection)
    let reader = try OperationReader(connection)
    let facts = try MergeFacts(reader)
    merging = facts
    var merge = RowMerge(reader, facts, turns)
    try merge.settleAll()
    (hasMerged, undecided) = (true, nil)
    let end = try LogEnd(in: connection)
    try log(merge.changes, in: end, by: "fastd", verb: VerbWord("rejoin"), at: now)
    try end.keep(in: connection)
  }
}

/// The end of a device's log, on its way to another device.
private nonisolated struct RewrittenLog {
  let device: String
  private(set) var count: Int64 = 0
  private let connection: Connection
  private let old: (id: String, number: Int64)
  private let common: Int64
  private var last: Int64 = 0
  private var digest: [UInt8] = []

  init(of old: String, behind common: Int64, in connection: Connection) throws(StoreError) {
    guard let number = try Devices(in: connection).number(of: old) else { throw .conflict }
    let bits = Randomness.bits128()
    device = RowID(bits: bits.high, bits.low).text
    self.connection = connection
    self.old = (old, number)
    self.common = min(max(common, 0), OperationNumber.mostOfOne)
  }

  mutating func rewrite(on hardware: String?) throws(StoreError) {
    try connection.run("UPDATE devices SET hardware = NULL WHERE id = ?", .text(old.id))
    try connection.run(
      "INSERT INTO devices (id, hardware) VALUES (?, ?)", .text(device), Value(hardware))
    try Meta.machine.write(.text(device), in: connection)
    let reader = try OperationReader(connection)
    guard let own = reader.devices.number(of: device) else { throw .conflict }
    let (first, end) = (
      OperationNumber(device: old.number, seq: common).number,
      OperationNumber.range(of: old.number).last
    )
    try introduce(reader, as: own)
    var tail: [(operation: Operation, sets: String?, registers: [String])] = []
    var unread: Operation.Name?
    try reader.visit(
      "WHERE op > ? AND op <= ? AND (sets IS NOT NULL OR kind = 'erase') ORDER BY op",
      .integer(first), .integer(end), unread: { unread = $0 }
    ) { operation, stored in tail.append((operation, stored.sets, stored.registers)) }
    // Nothing is left out that cannot be written again.
    guard unread == nil else { throw .conflict }
    // They may be named by later ones of the log.
    let numbers = Dictionary(
      uniqueKeysWithValues: zip(
        tail.map(\.operation.name.seq), last + 1..<last + 1 + Int64(tail.count)))
    for (operation, sets, registers) in tail {
      try append(
        renamed(operation, numbers), sets: sets, registers, reader.devices, as: own)
    }
    try connection.run(
      "DELETE FROM ops WHERE op > ? AND op <= ?", .integer(first), .integer(end))
    try renumber(numbers, to: own)
    count = Int64(tail.count)
    try LastOperation(number: OperationNumber(device: own, seq: last), digest: digest)
      .record(in: connection)
  }

  /// In the log of changes, all at once.
  private func renumber(_ numbers: [Int64: Int64], to own: Int64) throws(StoreError) {
    try connection.script(
      "CREATE TEMP TABLE renumbered (old INTEGER PRIMARY KEY, new INTEGER NOT NULL)")
    for (before, after) in numbers {
      try connection.run(
        "INSERT INTO temp.renumbered VALUES (?, ?)",
        .integer(OperationNumber(device: old.number, seq: before).number),
        .integer(OperationNumber(device: own, seq: after).number))
    }
    try connection.run(
      """
      UPDATE changes SET op = r.new FROM temp.renumbered AS r WHERE changes.op = r.old
      """)
    try connection.script("DROP TABLE temp.renumbered")
  }

  /// Says first what was known at the common operation, with its time.
  private mutating func introduce(
    _ reader: OperationReader, as own: Int64
  ) throws(StoreError) {
    var seen: [String: Int64] = [:]
    var clock = HybridTime.zero
    var at = Instant(milliseconds: 0)
    var name: Cell?
    try reader.visit(
      "WHERE op > ? AND op <= ? AND verb <> '' ORDER BY op",
      .integer(OperationNumber.range(of: old.number).first),
      .integer(OperationNumber(device: old.number, seq: common).number)
    ) { operation, _ in
      (clock, at) = (operation.clock, operation.at)
      guard operation.subject == .init(noun: DeviceRegister.noun, id: old.id) else { return }
      if case .text(let text)? = operation.seen {
        seen.merge(DeviceRegister.seen(text)) { max($0, $1) }
      }
      name = operation.body?.sets[DeviceRegister.name.rawValue] ?? name
    }
    if common > 0 { seen[old.id] = common }
    var (object, sets) = (FlatObject(), [String: Cell]())
    if let name { sets[DeviceRegister.name.rawValue] = name }
    if !seen.isEmpty { sets[DeviceRegister.seen.rawValue] = .text(DeviceRegister.text(of: seen)) }
    guard !sets.isEmpty else { return }
    let said = DeviceRegister.allCases.map(\.rawValue).filter { sets[$0] != nil }
    for register in said { object.add(register, sets[register] ?? .nothing) }
    let operation = Operation(
      name: .init(device: device, seq: 1), clock: clock, at: at, step: 1, kind: .do,
      verb: VerbWord("seen"), actor: "fastd",
      subject: .init(noun: DeviceRegister.noun, id: device),
      body: .init(
        sets: sets, prev: Dictionary(uniqueKeysWithValues: said.map { ($0, nil) }),
        salt: Int64(bitPattern: Randomness.bits128().low)))
    try append(operation, sets: object.text, said, reader.devices, as: own)
  }

  private func renamed(_ operation: Operation, _ numbers: [Int64: Int64]) -> Operation {
    func renamed(_ name: Operation.Name?) -> Operation.Name? {
      guard let name, name.device == old.id, name.seq > common else { return name }
      // An erased one tells nothing, and under its number others know another.
      return numbers[name.seq].map { .init(device: device, seq: $0) }
    }
    var subject = operation.subject
    if subject == .init(noun: DeviceRegister.noun, id: old.id) {
      subject = .init(noun: DeviceRegister.noun, id: device)
    }
    let seq = numbers[operation.name.seq] ?? 1
    return Operation(
      version: operation.version, name: .init(device: device, seq: seq), clock: operation.clock,
      at: operation.at, step: numbers[operation.step] ?? seq, kind: operation.kind,
      verb: operation.verb, actor: operation.actor, subject: subject,
      body: operation.body.map { body in
        .init(sets: body.sets, prev: body.prev?.mapValues(renamed), salt: body.salt)
      })
  }

  private mutating func append(
    _ operation: Operation, sets: String?, _ registers: [String], _ devices: Devices, as own: Int64
  ) throws(StoreError) {
    let line = OperationLine.text(operation, sets: sets, registers)
    guard line.utf8.count <= OperationLine.longest else { throw .conflict }
    digest = OperationLine.digest(line, after: digest)
    last = operation.name.seq
    try OperationReader.insert(
      operation, sets: sets,
      prev: operation.body?.prev.map { devices.text(of: $0, registers, in: own) }, digest,
      as: OperationNumber(device: own, seq: last), in: connection)
  }
}
