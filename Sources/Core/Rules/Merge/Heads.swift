import Nouns

/// What is known of others by some operations that set one register. It takes one of each device to
/// say so, because a device forgets nothing.
struct Front {
  private let knowledge: Knowledge
  private var last: [Operation.Place] = []
  /// Of those from before their devices first said what they had seen, which went by the time.
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

/// Which operation's value a register has, and which of the others no operation there knew of.
struct Heads {
  let inForce: Edit
  /// With the one in force, where that is one of them.
  let unknown: [Edit]

  /// Nil where none sets it. Whether a row is there has a rule of its own: a deletion that nobody
  /// knew of stands, whatever the clocks say. The deletion that a baseline repeats has no such
  /// weight.
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
  /// Whether its value is in words of a later version, and nothing was said before it.
  func isUnclear(_ register: Int) -> Bool { inForce.unclear.contains(number: register) }
}

extension Edit {
  var isBaseline: Bool { verb.text == Operation.baseline }
}
