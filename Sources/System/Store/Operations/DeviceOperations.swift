package import Nouns
package import Rules
package import Time

extension Ledger {
  /// Before a device goes on by itself it says what it is called, once, and what it has of the others.
  static func tellDevice(
    in connection: Connection, _ places: StoreFiles, at now: Instant
  ) throws(StoreError) {
    let isAlone = try Devices(in: connection).ids.count < 2
    guard try !hasSpoken(in: connection) else {
      // The others may have gone on: it says so before its next operation, and not before.
      if !isAlone { try Meta.seenIsDue.write(.integer(1), in: connection) }
      return
    }
    if isAlone, places.machine == nil { return }
    try connection.transaction { () throws(StoreError) in
      var journal = try OperationJournal(in: connection, on: places.hardware)
      let act = journal.act(.do, VerbWord("seen"), by: "fastd", at: now)
      // An end that is missing stays as it was written down.
      if try journal.addDevice(called: places.machine, of: act) { try journal.finish() }
    }
  }

  /// Says something of a device, this one or another.
  package func say(
    _ register: DeviceRegister, _ cell: Cell, of device: String, at now: Instant
  ) throws(StoreError) {
    try requireWritable()
    try connection.transaction { () throws(StoreError) in
      let end = try LogEnd(in: connection)
      var journal = try OperationJournal(in: connection, on: places.hardware, at: now)
      let act = journal.act(.do, VerbWord(register.rawValue), by: "fastctl", at: now)
      try journal.say(register, cell, of: device, act)
      try journal.finish()
      try settle(journal, in: end, at: now)
      try end.keep(in: connection)
    }
  }

  /// Whether the device that writes here has said anything of itself.
  private static func hasSpoken(in connection: Connection) throws(StoreError) -> Bool {
    try connection.first(
      "SELECT 1 FROM ops WHERE \(OperationReader.ofRow) AND sets IS NOT NULL",
      .text(try machine(in: connection)), .text(DeviceRegister.noun)
    ) { _ in true } ?? false
  }
}

nonisolated extension OperationJournal {
  /// False where this device has said all of it.
  mutating func addDevice(called name: String?, of act: Act) throws(StoreError) -> Bool {
    let subject = Operation.Subject(noun: DeviceRegister.noun, id: device)
    var (seen, winners) = ([String: Int64](), [DeviceRegister: Operation.Name]())
    var isNamed = false
    try reader.visit(of: subject) { operation in
      isNamed = isNamed || operation.body?.sets[DeviceRegister.name.rawValue] != nil
      for register in DeviceRegister.allCases where operation.sets(register) {
        winners[register] = operation.name
      }
      guard operation.name.device == device, case .text(let text)? = operation.seen else { return }
      seen.merge(DeviceRegister.seen(text)) { max($0, $1) }
    }
    var words: [(DeviceRegister, String)] = []
    if !isNamed, let name { words.append((.name, DeviceRegister.fitting(name))) }
    let grown = try grown(since: seen)
    if !grown.isEmpty { words.append((.seen, DeviceRegister.text(of: grown))) }
    guard !words.isEmpty else { return false }
    var (object, sets, prev) = (FlatObject(), [String: Cell](), [String: Operation.Name?]())
    for (register, word) in words {
      object.add(register.rawValue, .text(word))
      sets[register.rawValue] = .text(word)
      prev[register.rawValue] = .some(winners[register])
    }
    let body = Operation.Body(sets: sets, prev: prev, salt: salt())
    try append(
      subject, body, sets: object.text, DeviceRegister.allCases.map(\.rawValue), of: act)
    return true
  }

  fileprivate mutating func say(
    _ register: DeviceRegister, _ cell: Cell, of device: String, _ act: Act
  ) throws(StoreError) {
    let subject = Operation.Subject(noun: DeviceRegister.noun, id: device)
    var winner: Operation.Place?
    try reader.visit(of: subject) { operation in
      if operation.sets(register) { winner = max(winner ?? operation.place, operation.place) }
    }
    var object = FlatObject()
    object.add(register.rawValue, cell)
    try append(
      subject,
      .init(
        sets: [register.rawValue: cell], prev: [register.rawValue: winner?.name], salt: salt()),
      sets: object.text, DeviceRegister.allCases.map(\.rawValue), of: act)
  }

  /// The last operations of other devices, where they have more than was said.
  private func grown(since seen: [String: Int64]) throws(StoreError) -> [String: Int64] {
    var grown: [(device: String, seq: Int64)] = []
    for (number, id) in reader.devices.ids where number != own {
      guard let end = try reader.last(of: number), end.seq > seen[id] ?? 0 else { continue }
      grown.append((id, end.seq))
    }
    let first = grown.sorted { $0.device < $1.device }.prefix(DeviceRegister.most)
    return Dictionary(uniqueKeysWithValues: first.map { ($0.device, $0.seq) })
  }
}

extension Operation {
  fileprivate nonisolated func sets(_ register: DeviceRegister) -> Bool {
    guard let body else { return false }
    return body.prev.map { $0[register.rawValue] != nil } ?? true
  }
}
