import Nouns
import Host
package import Rules
import Time

extension Ledger {
  /// How far the operations of each device are here, sorted by device.
  package func logEnds() throws(StoreError) -> [KnownLogEnd] {
    let reader = try OperationReader(connection)
    let facts = try merging.orRead(reader)
    merging = facts
    let logs = try reader.devices.ids.map { number, id throws(StoreError) in
      let end = try reader.last(of: number)
      return KnownLogEnd(
        device: id, seq: end?.seq ?? 0, digest: end?.digest ?? [],
        named: facts.knowledge.highest(of: id), emptied: try emptied("count(*)", number)[0])
    }
    return logs.sorted { $0.device < $1.device }
  }

  /// The numbers of a device's operations that are empty, behind a number.
  package func emptiedNumbers(
    of device: String, after seq: Int64
  ) throws(StoreError) -> [Int64] {
    guard let number = try Devices(in: connection).number(of: device) else { return [] }
    return try emptied("op", number, after: seq).map { OperationNumber($0).seq }
  }

  private func emptied(
    _ what: String, _ device: Int64, after seq: Int64 = 0
  ) throws(StoreError) -> [Int64] {
    let first = OperationNumber(device: device, seq: min(max(seq, 0), OperationNumber.mostOfOne))
    // The index has no more than the beginning of an id, and none of these has one.
    return try connection.rows(
      """
      SELECT \(what) FROM ops WHERE substr(id, 1, 8) = '' AND +op > ? AND +op <= ?
        AND sets IS NULL AND kind <> 'erase' ORDER BY op LIMIT 10000
      """, .integer(first.number), .integer(OperationNumber.range(of: device).last)
    ) { columns throws(StoreError) in try columns.integer(0) }
  }

  /// This device first, the others by their names.
  package func knownMachines() throws(StoreError) -> [KnownMachine] {
    let reader = try OperationReader(connection)
    let words = try deviceWords(reader)
    let machines = try reader.devices.ids.map { number, id throws(StoreError) in
      try self.machine(number, id, words[id] ?? [:], reader)
    }
    return machines.sorted { one, other in
      if one.isOwn != other.isOwn { return one.isOwn }
      return (one.name ?? "~", one.device) < (other.name ?? "~", other.device)
    }
  }

  private func machine(
    _ number: Int64, _ id: String, _ words: [DeviceRegister: Cell], _ reader: OperationReader
  ) throws(StoreError) -> KnownMachine {
    let (first, last) = OperationNumber.range(of: number)
    let newest = try connection.first(
      """
      SELECT at_ms, clock_ms FROM ops WHERE op BETWEEN ?1 AND ?2 AND verb <> ''
      ORDER BY op DESC LIMIT 1
      """, .integer(first), .integer(last)
    ) { columns throws(StoreError) in
      (
        at: Instant(milliseconds: try columns.integer(0)),
        clock: Instant(milliseconds: try columns.integer(1))
      )
    }
    let newer = try connection.first(
      // As the index has it.
      "SELECT count(*) FROM ops WHERE v > \(Operation.version) AND op BETWEEN ?1 AND ?2",
      .integer(first), .integer(last)
    ) { columns throws(StoreError) in try columns.integer(0) }
    let (name, counts) = (Self.text(words[.name]), Self.text(words[.counts]))
    return KnownMachine(
      device: id, name: name, isOwn: id == machine,
      operations: try reader.last(of: number)?.seq ?? 0,
      last: newest?.at, clock: newest?.clock, hasLeft: words[.left] == .number(1),
      counts: counts,
      newer: newer ?? 0)
  }

  private static func text(_ cell: Cell?) -> String? {
    if case .text(let text)? = cell { text } else { nil }
  }

  /// As it is called, or the beginning of its id.
  func name(of device: String) throws(StoreError) -> String {
    let words = try deviceWords(OperationReader(connection), of: device)
    if case .text(let text)? = words[device]?[.name] { return text }
    return String(device.prefix(8))
  }

  /// The values in force that devices are said to have.
  private func deviceWords(
    _ reader: OperationReader, of device: String? = nil
  ) throws(StoreError) -> [String: [DeviceRegister: Cell]] {
    var words: [String: [DeviceRegister: (place: Operation.Place, cell: Cell)]] = [:]
    try reader.visit("WHERE noun = 'device' AND \(MergeFacts.telling) ORDER BY op") {
      operation, _ in
      let id = operation.subject.id
      guard device == nil || device == id, let sets = operation.body?.sets else { return }
      for register in DeviceRegister.allCases {
        guard let cell = sets[register.rawValue] else { continue }
        if let said = words[id]?[register], operation.place < said.place { continue }
        words[id, default: [:]][register] = (operation.place, cell)
      }
    }
    return words.mapValues { $0.mapValues(\.cell) }
  }

  // MARK: Lines

  /// Operations of a device in order, behind a number. They end with a step, unless one has more of
  /// them than fit.
  package func lines(
    of device: String?, after seq: Int64, limit: Int
  ) throws(StoreError) -> (lines: [ForeignLine], last: Int64, continues: Bool) {
    let reader = try OperationReader(connection)
    guard let number = reader.devices.number(of: device ?? machine) else { return ([], 0, false) }
    let end = try reader.last(of: number)?.seq ?? 0
    let first = OperationNumber(device: number, seq: min(max(seq, 0), OperationNumber.mostOfOne))
      .number
    let range = OperationNumber.range(of: number)
    var found: [(line: ForeignLine, step: Int64)] = []
    let unread = try digests(of: first + 1...max(first + 1, range.last), limit: limit + 1)
    try reader.visit(
      "WHERE op > ? AND op <= ? ORDER BY op LIMIT ?", .integer(first), .integer(range.last),
      .integer(Int64(limit + 1)), cells: false
    ) { operation, stored throws(StoreError) in
      let isEmptied = operation.body == nil && operation.kind != .erase
      let text =
        isEmptied ? nil : OperationLine.text(operation, sets: stored.sets, stored.registers)
      found.append(
        (
          ForeignLine(seq: operation.name.seq, digest: stored.digest, line: text),
          operation.step
        ))
    }
    let known = Dictionary(uniqueKeysWithValues: found.map { ($0.line.seq, $0) })
    // An operation that others have damaged is as good as emptied.
    let all = unread.map { seq, digest in
      known[seq] ?? (ForeignLine(seq: seq, digest: digest, line: nil), step: seq)
    }
    return Self.wholeSteps(all, limit: min(limit, Self.fitting(all)), end)
  }

  /// How many of them one call has room for, with every quote in them quoted; one of them always.
  private static func fitting(_ found: [(line: ForeignLine, step: Int64)]) -> Int {
    var room = 128 << 10
    let count = found.prefix { line, _ in
      let text = line.line?.utf8 ?? "".utf8
      room -= text.count + text.count { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") } + 80
      return room >= 0
    }.count
    return max(count, 1)
  }

  private func digests(
    of numbers: ClosedRange<Int64>, limit: Int
  ) throws(StoreError) -> [(seq: Int64, digest: [UInt8])] {
    try connection.rows(
      "SELECT op, digest FROM ops WHERE op BETWEEN ? AND ? ORDER BY op LIMIT ?",
      .integer(numbers.lowerBound), .integer(numbers.upperBound), .integer(Int64(limit))
    ) { columns throws(StoreError) in
      (OperationNumber(try columns.integer(0)).seq, try columns.blob(1))
    }
  }

  private static func wholeSteps(
    _ found: [(line: ForeignLine, step: Int64)], limit: Int, _ end: Int64
  ) -> (lines: [ForeignLine], last: Int64, continues: Bool) {
    guard found.count > limit, found[limit].step > 0 else {
      return (found.prefix(limit).map(\.line), end, false)
    }
    let next = found[limit]
    let lines = found.prefix(limit)
    let whole = lines.prefix { $0.line.seq < next.step }
    let isTorn = next.step <= lines.last?.line.seq ?? 0
    return isTorn && !whole.isEmpty
      ? (whole.map(\.line), end, false) : (lines.map(\.line), end, isTorn)
  }
}
