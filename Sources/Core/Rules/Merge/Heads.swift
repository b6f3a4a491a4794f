import Nouns

/// Tells which operations some others, which set one register, knew of. The latest of each device
/// is enough, because a device forgets nothing.
struct Front {
  private let knowledge: Knowledge
  private var last: [Operation.Place] = []
  /// The greatest places among operations from before the first word of their devices, whose
  /// knowledge depends on their places.
  private var latestEarly: [Operation.Place] = []

  init(_ edits: some Sequence<Edit>, given knowledge: Knowledge) {
    self.knowledge = knowledge
    for edit in edits {
      Self.put(edit.place, into: &last) { $0.name.seq < $1.name.seq }
      if knowledge.isEarly(edit.place.name) { Self.put(edit.place, into: &latestEarly, by: <) }
    }
  }

  private static func put(
    _ place: Operation.Place, into places: inout [Operation.Place],
    by isLess: (Operation.Place, Operation.Place) -> Bool
  ) {
    guard let index = places.firstIndex(where: { $0.name.device == place.name.device }) else {
      return places.append(place)
    }
    if isLess(places[index], place) { places[index] = place }
  }

  func knows(_ place: Operation.Place) -> Bool {
    last.contains { knowledge.knows($0, place) }
      || latestEarly.contains { knowledge.knows($0, place) }
  }
}

/// The operation in force in a register, and the operations that no other one there knew of.
struct Heads {
  let inForce: Edit
  /// Includes the operation in force, unless another one knew of it.
  let unknown: [Edit]

  /// Nil if no operation sets the register. Existence has a rule of its own: a deletion that no
  /// other operation knew of stands, whatever the clocks say, unless it only repeats a baseline.
  init?(_ edits: [Edit], of register: Int, given knowledge: Knowledge) {
    guard let latest = edits.last else { return nil }
    guard edits.count > 1 else {
      (inForce, unknown) = (latest, edits)
      return
    }
    let front = Front(edits, given: knowledge)
    unknown = edits.filter { !front.knows($0.place) }
    let deletion =
      register == RegisterNumbers.alive
      ? unknown.last { !$0.isAlive && !$0.isBaseline } : nil
    inForce = deletion ?? latest
  }
}

extension Heads {
  /// Whether its only values are in words of a later version.
  func isUnclear(_ register: Int) -> Bool { inForce.unclear.contains(number: register) }
}

extension Edit {
  var isBaseline: Bool { verb.text == Operation.baseline }
}
