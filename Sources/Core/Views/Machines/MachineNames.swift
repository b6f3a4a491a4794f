package import Wire

/// How the machines are called, and typed.
package struct MachineNames: Sendable {
  private let machines: [Machine]
  private let ids: ShortIDs
  private let wording: Wording

  package init(_ machines: [Machine], _ wording: Wording) {
    self.machines = machines
    self.wording = wording
    ids = ShortIDs(machines.map(\.device))
  }

  /// "this machine", or the other one's name.
  func name(of device: String) -> String {
    machines.first { $0.device == device }?.isOwn == true
      ? wording.phrases(MachineMessage.own) : other(device)
  }

  /// In a list of them: "laptop, this machine".
  package func listed(_ machine: Machine, hasID: Bool = false) -> String {
    let name = hasID ? withID(machine) : other(machine.device)
    guard !machine.isOwn else {
      return machine.name == nil
        ? wording.phrases(MachineMessage.own)
        : wording.phrases(MachineMessage.namedOwn, "name", name)
    }
    return machine.left ? wording.phrases(MachineMessage.removed, "machine", name) : name
  }

  /// As an option has it, so that one machine alone is meant.
  func typed(_ device: String) -> String {
    guard let name = uniqueName(of: device), isTypeable(device) else { return short(device) }
    return wording.typed(name)
  }

  /// A sign that moves a cursor is shown as a blank, which would be another name.
  private func isTypeable(_ device: String) -> Bool {
    machines.first { $0.device == device }?.name.map(PlainText.isLine) == true
  }

  private func other(_ device: String) -> String {
    if let name = uniqueName(of: device) { return name }
    guard let name = machines.first(where: { $0.device == device })?.name else {
      return short(device)
    }
    return withID(name, device)
  }

  private func withID(_ machine: Machine) -> String {
    machine.name.map { withID($0, machine.device) } ?? short(machine.device)
  }

  private func withID(_ name: String, _ device: String) -> String {
    wording.phrases(MachineMessage.namedID, "name", PlainText.line(name), "id", short(device))
  }

  private func uniqueName(of device: String) -> String? {
    guard let name = machines.first(where: { $0.device == device })?.name,
      !machines.contains(where: {
        $0.device != device && $0.name?.lowercased() == name.lowercased()
      })
    else { return nil }
    return PlainText.line(name)
  }

  private func short(_ device: String) -> String {
    machines.contains { $0.device == device } ? ids[device] : ShortIDs.alone(device)
  }
}
