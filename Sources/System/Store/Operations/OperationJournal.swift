import Host
import Nouns
import Rules
import Time

/// Writes what steps do as operations, inside of the transaction of each step.
nonisolated struct OperationJournal {
  /// What one step says of all its operations.
  struct Act {
    let kind: Operation.Kind
    let verb: VerbWord
    let actor: String
    let at: Instant
    /// The count of its first operation.
    let step: Int64
  }

  let reader: OperationReader
  let own: Int64
  let device: String
  let salt: () -> Int64
  private var last: Int64 = 0
  private var digest: [UInt8] = []
  private var clock = HybridTime.zero
  /// Rows that were written of, and the operations that tell what was known; of one device alone,
  /// nobody asks for them.
  private(set) var touched: Set<Operation.Subject> = []
  private(set) var telling: [Operation] = []
  /// The days of which the profile's versions have changed. They say what they change beside each other,
  /// and so come last.
  private var versions: (days: Set<Day>, of: Act)?

  /// With a time, the device first says what it has taken from others since it went on by itself.
  init(
    in connection: Connection, on hardware: String?, at now: Instant? = nil,
    salt: @escaping () -> Int64 = { Int64(bitPattern: Randomness.bits128().low) }
  ) throws(StoreError) {
    let device = try Ledger.settleDevice(in: connection, hardware: hardware)
    reader = try OperationReader(connection)
    guard let own = reader.devices.number(of: device) else { throw .conflict }
    self.own = own
    self.device = device
    self.salt = salt
    try OperationNumber.setAsideStray(of: own, in: connection)
    for number in reader.devices.ids.keys {
      guard let latest = try reader.last(of: number) else { continue }
      if latest.clock.isPossible { clock = max(clock, latest.clock) }
      if number == own { (last, digest) = (latest.seq, latest.digest) }
    }
    // A number whose operation is missing is never given again: other machines may know it.
    if let end = try LastOperation.recorded(in: connection), end.number.device == own,
      end.number.seq > last
    {
      (last, digest) = (end.number.seq, end.digest)
    }
    if reader.devices.ids.count > 1, let now, try Meta.seenIsDue.number(in: connection) != nil {
      try Meta.seenIsDue.write(.null, in: connection)
      _ = try addDevice(called: nil, of: act(.do, VerbWord("seen"), by: "fastd", at: now))
    }
  }

  /// In the same transaction as what was added: so its end can be told from one that was cut off.
  mutating func finish() throws(StoreError) {
    try settleVersions()
    guard last > 0 else { return }
    let number = OperationNumber(device: own, seq: last)
    try LastOperation(number: number, digest: digest).record(in: reader.connection)
  }

  func act(
    _ kind: Operation.Kind, _ verb: VerbWord, by actor: String, at now: Instant
  ) -> Act {
    Act(kind: kind, verb: verb, actor: actor, at: now, step: last + 1)
  }

  /// Writes nothing where the row already is what it becomes. Returns the number of an operation by which
  /// the row before becomes the one after.
  @discardableResult
  mutating func add(_ change: Change, of act: Act) throws(StoreError) -> Int64? {
    guard let row = change.after ?? change.before else { return nil }
    for case .profile(let profile)? in [change.before, change.after] {
      touch(profile.from, of: act)
    }
    guard row.kind != .profile else { return nil }
    let subject = Operation.Subject(row)
    let registers = Registers.of(row.kind)
    guard let said = try said(change, of: subject, registers) else { return nil }
    let body = Operation.Body(sets: said.sets, prev: said.prev, salt: salt())
    try append(subject, body, registers, of: act)
    // A row that is there again may have said the rest before.
    guard change.after != nil, change.before != nil || said.prev == nil else { return nil }
    return OperationNumber(device: own, seq: last).number
  }

  /// A row that is no longer in its table, although no step took it away.
  mutating func addLoss(of subject: Operation.Subject, of act: Act) throws(StoreError) {
    guard let kind = Row.Kind(rawValue: subject.noun) else { return }
    let replay = try reader.replay(of: subject)
    guard replay.isAlive(subject) else { return }
    guard kind == .profile, case .number(let day)? = replay.cells(of: subject)?.dropFirst().first
    else { return try addDeletion(of: subject, of: act) }
    touch(Day(number: day), of: act)
  }

  /// Says once more what is in force, knowing all that was said otherwise.
  mutating func addSame(_ settled: Step.Settled, of act: Act) throws(StoreError) {
    let subject = settled.subject
    guard let kind = Row.Kind(rawValue: subject.noun) else { return }
    let (registers, replay) = (Registers.of(kind), try reader.replay(of: subject))
    let row = try reader.stored(subject, kind)
    var sets: [String: Cell] = [:]
    if settled.register == Registers.alive {
      sets[Registers.alive] = .number(row == nil ? 0 : 1)
    } else {
      // Together, answers are more than any of them.
      let cells = kind == .profile ? nil : row?.cells
      sets = registers.sets(cells ?? replay.cells(of: subject) ?? [], in: [settled.register])
    }
    let winner = try reader.winner(of: settled.register, subject)?.name
    try append(
      subject, .init(sets: sets, prev: [settled.register: winner], salt: salt()), registers,
      of: act)
  }

  mutating func addDeletion(of subject: Operation.Subject, of act: Act) throws(StoreError) {
    guard let kind = Row.Kind(rawValue: subject.noun) else { return }
    let body = Operation.Body(
      sets: [Registers.alive: .number(0)],
      prev: [Registers.alive: try reader.winner(of: Registers.alive, subject)?.name], salt: salt())
    try append(subject, body, Registers.of(kind), of: act)
  }

  /// Writes what is still to be said of versions; the one behind each takes nothing over that it did not say.
  mutating func settleVersions(withNext: Bool = true) throws(StoreError) {
    guard let (days, act) = versions else { return }
    try addVersions(on: days, withNext: withNext, of: act)
    versions = nil
  }

  private mutating func touch(_ day: Day, of act: Act) {
    versions = ((versions?.days ?? []).union([day]), act)
  }

  /// Tells machines that have a row's operations as well that these are empty.
  mutating func addErasure(
    of subject: Operation.Subject, _ kind: Row.Kind, of act: Act
  ) throws(StoreError) {
    try append(subject, nil, Registers.of(kind), of: act)
  }

  private typealias Said = (sets: [String: Cell], prev: [String: Operation.Name?]?)

  /// Nil where nothing is set.
  private func said(
    _ change: Change, of subject: Operation.Subject, _ registers: Registers
  ) throws(StoreError) -> Said? {
    switch (change.before?.cells, change.after?.cells) {
    case (nil, let after?): try said(new: after, of: subject, registers)
    case (let before?, let after?):
      try said(after, in: registers.differing(before, after), of: subject, registers)
    case (_?, nil):
      (
        [Registers.alive: .number(0)],
        [Registers.alive: try reader.winner(of: Registers.alive, subject)?.name]
      )
    case (nil, nil): nil
    }
  }

  /// A row that is there again says only what it is now that it was not then.
  private func said(
    new cells: [Cell], of subject: Operation.Subject, _ registers: Registers
  ) throws(StoreError) -> Said? {
    let replay = try reader.replay(of: subject)
    guard let known = replay.cells(of: subject) else { return (registers.sets(cells), nil) }
    var changed = registers.differing(known, cells)
    if !registers.kind.isSingle { changed.remove("id") }
    var sets = registers.sets(cells, in: changed)
    if !replay.isAlive(subject) {
      changed.insert(Registers.alive)
      sets[Registers.alive] = .number(1)
    }
    guard !changed.isEmpty else { return nil }
    let winners = replay.winners(of: subject)
    return (sets, Dictionary(uniqueKeysWithValues: changed.map { ($0, winners[$0]?.place.name) }))
  }

  private func said(
    _ cells: [Cell], in changed: Set<String>, of subject: Operation.Subject,
    _ registers: Registers
  ) throws(StoreError) -> Said? {
    guard !changed.isEmpty else { return nil }
    var prev: [String: Operation.Name?] = [:]
    for register in changed {
      guard let winner = try reader.winner(of: register, subject) else {
        // Nothing was ever said of it, so all of it is said.
        return (registers.sets(cells), nil)
      }
      prev[register] = .some(winner.name)
    }
    return (registers.sets(cells, in: changed), prev)
  }

  mutating func append(
    _ subject: Operation.Subject, _ body: Operation.Body?, _ registers: Registers, of act: Act
  ) throws(StoreError) {
    let sets = body.map { OperationLine.sets($0, registers) }
    try append(subject, body, sets: sets, registers.names, of: act)
  }

  mutating func append(
    _ subject: Operation.Subject, _ body: Operation.Body?, sets: String?, _ registers: [String],
    of act: Act
  ) throws(StoreError) {
    // Nobody counts so far, but others may have written that somebody has.
    guard last < OperationNumber.mostOfOne else { throw .conflict }
    let operation = Operation(
      name: .init(device: device, seq: last + 1), clock: clock.next(at: act.at), at: act.at,
      step: act.step, kind: act.kind, verb: act.verb, actor: act.actor, subject: subject,
      body: body)
    let line = OperationLine.text(operation, sets: sets, registers)
    // Nothing is written that a reader would refuse.
    guard line.utf8.count <= OperationLine.longest else { throw .conflict }
    let digest = OperationLine.digest(line, after: digest)
    try OperationReader.insert(
      operation, sets: sets,
      prev: body?.prev.map { reader.devices.text(of: $0, registers, in: own) }, digest,
      as: OperationNumber(device: own, seq: operation.name.seq), in: reader.connection)
    (last, clock, self.digest) = (operation.name.seq, operation.clock, digest)
    guard reader.devices.ids.count > 1 else { return }
    touched.insert(subject)
    if operation.isTelling { telling.append(operation) }
  }
}

extension Operation {
  /// Whether it tells what its device knew of others, or what nobody is to know any more.
  fileprivate nonisolated var isTelling: Bool {
    kind == .erase || subject.noun == DeviceRegister.noun
      || body?.prev?.values.contains { $0.map { $0.device != name.device } ?? false } ?? false
  }
}
