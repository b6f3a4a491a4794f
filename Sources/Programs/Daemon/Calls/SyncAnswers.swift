import Nouns
import Rules
import Time
import Wire

/// Answers to those who carry operations, and what they make.
struct SyncAnswers: KeeperAnswers {
  let keeper: Keeper

  private var state: State { keeper.state }
  private var merge: any MergePort { keeper.ports.merge }

  private static let linesAtOnce = 500

  func logs() throws(CallFault) -> KnownLogs {
    let (logs, machines) = (
      try state.read(try merge.knownLogs()), try state.read(try merge.machines())
    )
    return KnownLogs(
      device: machines.first { $0.isOwn }?.device ?? "",
      logs: logs.map {
        KnownLog(
          device: $0.device, seq: $0.seq, digest: Hex.text($0.digest), named: $0.named,
          emptied: $0.emptied)
      })
  }

  func emptied(_ question: EmptiedQuestion) throws(CallFault) -> EmptiedNumbers {
    let seqs = try state.read(try merge.emptied(question.device, after: question.after))
    var numbers: [OperationNumbers] = []
    for seq in seqs {
      if let last = numbers.last, last.to + 1 == seq {
        numbers[numbers.count - 1] = OperationNumbers(from: last.from, to: seq)
      } else {
        numbers.append(OperationNumbers(from: seq, to: seq))
      }
    }
    return EmptiedNumbers(numbers: numbers)
  }

  func lines(_ question: LinesQuestion) throws(CallFault) -> CarriedLines {
    guard question.after >= 0 else { throw .fields(.wrongType("after")) }
    guard question.limit > 0 else { throw .fields(.wrongType("limit")) }
    let limit = min(Int(clamping: question.limit), Self.linesAtOnce)
    let found = try state.read(
      try merge.lines(question.device, after: question.after, limit: limit))
    return CarriedLines(
      entries: found.lines.map {
        CarriedLine(seq: $0.seq, digest: Hex.text($0.digest), line: $0.line)
      }, last: found.last, continues: found.continues)
  }

  func take(
    _ order: ForeignLines, _ client: CallToken
  ) throws(CallFault) -> Answer<TakenLines> {
    guard order.entries.count <= Self.linesAtOnce else { throw .fields(.wrongType("entries")) }
    let lines = order.entries.map {
      ForeignLine(seq: $0.seq, digest: Hex.bytes($0.digest) ?? [], line: $0.line)
    }
    let taken = try state.write(try merge.take(lines, order.device, keeper.ports.now))
    let isTorn = order.continues == true && taken.refused == nil
    keeper.follow(taken, isTorn: isTorn)
    let answer = TakenLines(
      seq: taken.seq, changed: Int64(taken.changed), held: Int64(taken.held),
      refused: taken.refused.map { RefusedLine(seq: $0.seq, reason: $0.fault) })
    return Answer(answer) { keeper.tell(taken, isTorn: isTorn) }
  }

  func rejoin(_ order: RejoinOrder, _ client: CallToken) throws(CallFault) -> Answer<RejoinAnswer> {
    let new = try state.write(try merge.takeNewDevice(after: order.common, keeper.ports.now))
    keeper.readAnew()
    return Answer(RejoinAnswer(device: new.device, rewritten: new.rewritten)) {
      keeper.ports.log(.rejoined(device: new.device))
      keeper.followRows()
    }
  }

  // MARK: Exchanges

  func exchanged(
    _ told: ToldExchange, _ client: CallToken
  ) throws(CallFault) -> Answer<NoFields> {
    Answer(NoFields()) { keeper.take(told.exchange) }
  }

  func carry(_ nothing: NoFields, _ client: CallToken) throws(CallFault) -> Answer<NoFields> {
    Answer(NoFields()) { keeper.followMachines() }
  }

  // MARK: Machines and conflicts

  func machines() throws(CallFault) -> MachineList {
    let now = keeper.ports.now
    return MachineList(
      machines: try state.read(try merge.machines()).map { Machine($0, at: now) },
      folder: state.exchanges.folder, exchange: state.exchanges.last, hub: state.exchanges.hub)
  }

  func rename(_ order: MachineName, _ client: CallToken) throws(CallFault) -> Answer<NoFields> {
    try say(.name, .text(DeviceRegister.fitting(order.name)), of: order.device)
  }

  func remove(_ order: MachineRemoval, _ client: CallToken) throws(CallFault) -> Answer<NoFields> {
    try say(.left, .number(order.isBack == true ? 0 : 1), of: order.device)
  }

  private func say(
    _ register: DeviceRegister, _ cell: Cell, of device: String
  ) throws(CallFault) -> Answer<NoFields> {
    let machines = try state.read(try merge.machines())
    guard let machine = machines.first(where: { $0.device == device }) else {
      throw .fields(.wrongType("device"))
    }
    // To take in one that was never removed says nothing new.
    guard cell != .number(0) || machine.hasLeft else { return Answer(NoFields()) }
    try state.write(try merge.say(register, cell, of: device, keeper.ports.now))
    return Answer(NoFields()) { keeper.exchangeSoon() }
  }

  func conflicts(_ question: ConflictQuestion) throws(CallFault) -> ConflictList {
    let disputes = try state.read(try merge.disputes(repeats: question.all ?? false))
    let (entries, repeats) = try state.read(try merge.undecided())
    return ConflictList(
      conflicts: disputes.map(OpenConflict.init), entries: entries, repeats: repeats)
  }

  func resolve(
    _ order: ResolveOrder, _ client: CallToken
  ) throws(CallFault) -> Answer<ResolveAnswer> {
    let disputes = try state.read(try merge.disputes(repeats: true))
    let machines = try state.read(try merge.machines())
    let dispute: Dispute
    let restoration: Restoration
    do throws(Refusal) {
      dispute = try disputes.one(order.id, order.field)
      restoration =
        order.choice == .keep
        ? try dispute.keeping() : try dispute.taking(dispute.side(of: order.device, machines))
    } catch {
      throw .refused(error)
    }
    let decision = try keeper.decide(.restore(restoration), for: client)
    let answer = ResolveAnswer(
      noun: dispute.subject.noun, id: dispute.subject.id,
      row: try rowNow(of: dispute).map(ChangedRow.init),
      deleted: restoration.changes.filter { $0.after == nil }.compactMap(\.before)
        .map(ChangedRow.init))
    return Answer(answer) { keeper.finish(decision) }
  }

  private func rowNow(of dispute: Dispute) throws(CallFault) -> Row? {
    guard let kind = Row.Kind(rawValue: dispute.subject.noun) else { return nil }
    if kind.isSingle { return state.engine.standing.rows.first { $0.kind == kind } }
    var needs = Needs()
    needs.row = RowPrefix(kind, dispute.subject.id)
    return try state.read(try keeper.ports.store.facts(needs)).rows.first
  }
}

extension [Dispute] {
  /// The one that is meant by the beginning of an id, and where there are several of it, by the field.
  fileprivate func one(_ id: String, _ field: String?) throws(Refusal) -> Dispute {
    let found = id.isEmpty ? [] : filter { $0.subject.id.hasPrefix(id) }
    guard let first = found.first else { throw .nothingToChange }
    let others = found.filter { $0.subject != first.subject }.map(\.subject.id)
    guard others.isEmpty else {
      throw .ambiguous(id, ([first.subject.id] + others).compactMap(RowID.init(text:)))
    }
    let meant = field.map { field in found.filter { $0.register == field } } ?? found
    guard let dispute = meant.first else { throw .nothingToChange }
    guard meant.count == 1 else {
      throw .whichOne(fields: meant.compactMap(\.register), devices: [])
    }
    return dispute
  }
}

extension Dispute {
  /// The other side that is meant, by the beginning of its machine's name or id; nil for a held row.
  fileprivate func side(of machine: String?, _ machines: [KnownMachine]) throws(Refusal) -> Side? {
    let names = { (side: Side) in
      [machines.first { $0.device == side.device }?.name, side.device].compactMap(\.self)
    }
    let meant =
      machine.map { word in
        others.filter { side in
          names(side).contains { $0.lowercased().hasPrefix(word.lowercased()) }
        }
      } ?? others
    guard let last = meant.max(by: { $0.at < $1.at }) else {
      guard others.isEmpty else {
        throw .whichOne(fields: [], devices: others.compactMap { names($0).first })
      }
      return nil
    }
    guard Set(meant.map(\.device)).count == 1 else {
      throw .whichOne(fields: [], devices: meant.compactMap { names($0).first })
    }
    return last
  }
}

// MARK: - Records

extension Machine {
  init(_ machine: KnownMachine, at now: Instant) {
    let ahead = machine.clock.map { $0 - now }
    self.init(
      device: machine.device, name: machine.name, isOwn: machine.isOwn,
      operations: machine.operations, last: machine.last?.milliseconds,
      ahead: ahead.flatMap { $0 > .minute ? $0.milliseconds : nil }, left: machine.hasLeft,
      counts: machine.counts,
      newer: machine.newer)
  }
}

extension OpenConflict {
  init(_ dispute: Dispute) {
    self.init(
      id: dispute.subject.id, noun: dispute.subject.noun, matter: dispute.matter.word,
      field: dispute.register, reason: dispute.matter.reason,
      present: dispute.present.map(ConflictSide.init),
      others: dispute.others.map(ConflictSide.init),
      row: dispute.row.map(ChangedRow.init), by: dispute.by.map(ChangedRow.init))
  }
}

extension ConflictSide {
  fileprivate init(_ side: Dispute.Side) {
    self.init(
      device: side.device, at: side.at.milliseconds, row: side.row.map(ChangedRow.init))
  }
}

extension Dispute.Matter {
  fileprivate nonisolated var word: ConflictMatter {
    switch self {
    case .value: .value
    case .deleted: .deleted
    case .held: .held
    case .fasting: .fasting
    }
  }

  fileprivate nonisolated var reason: HeldReason? {
    if case .held(let reason) = self { reason } else { nil }
  }
}
