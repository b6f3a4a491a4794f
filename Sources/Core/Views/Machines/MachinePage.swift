package import Time
package import Wire

/// The text of `fastctl sync`.
package struct MachinePage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  /// A line for each machine, this one first, and below it all that is special about one.
  package func text(of list: MachineList, hasIDs: Bool = false, now: Instant) -> String {
    let machines = list.machines
    let names = MachineNames(machines, wording)
    var table = Table(columns: [
      Table.Column(heading: phrases(MachineMessage.machine), goes: 1, isCut: true),
      Table.Column(heading: phrases(MachineMessage.changes), isRight: true),
      Table.Column(heading: phrases(MachineMessage.last), goes: 2),
    ])
    table.rows = machines.map { machine in
      [
        names.listed(machine, hasID: hasIDs), phrases.number(machine.operations),
        machine.last.map { wording.moment(Instant(milliseconds: $0), now: now) } ?? "",
      ]
    }
    let notes =
      wording.sentences(forExchangeOf: list, now: now)
      + machines.flatMap { special(of: $0, names, beside: machines.first(where: \.isOwn)) }
    return table.text(on: screen) + Page.sentences(notes.joined(separator: "\n"), on: screen)
  }

  private func special(
    of machine: Machine, _ names: MachineNames, beside own: Machine?
  ) -> [String] {
    var notes: [String] = []
    let name = names.name(of: machine.device)
    if machine.newer > 0 { notes.append(phrases(.newer, machine.newer, "machine", name)) }
    if let ahead = wording.sentence(forClockAheadOf: machine, name) { notes.append(ahead) }
    return notes + wording.sentences(forDifferencesOf: machine, from: own)
  }
}

extension Wording {
  /// Of clocks that were more than a day ahead: less is soon over.
  package func sentences(forClocksFarAhead machines: [Machine]) -> [String] {
    let names = MachineNames(machines, self)
    let far = machines.filter { $0.ahead ?? 0 > 24 * 3_600_000 }
    return far.compactMap { sentence(forClockAheadOf: $0, names.name(of: $0.device)) }
  }

  fileprivate func sentence(forClockAheadOf machine: Machine, _ name: String) -> String? {
    guard let ahead = machine.ahead, ahead > 0 else { return nil }
    return phrases(
      machine.isOwn ? MachineMessage.aheadHere : .ahead, "span", span(seconds: ahead / 1000),
      "machine", name)
  }
}
