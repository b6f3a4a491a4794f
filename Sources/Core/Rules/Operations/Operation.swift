package import Nouns
package import Time

/// A step's effect on one row: the registers that it set, and the operations that had set them
/// before.
///
/// Machines that share one life exchange these. None ever changes, but that erasing empties it.
package struct Operation: Equatable, Sendable {
  /// The version that a reader must know at least.
  package static let version: Int64 = 1

  package enum Kind: String, CaseIterable, Sendable {
    case `do`, undo, redo, erase
  }

  /// Names an operation among those of all machines.
  package struct Name: Hashable, Sendable {
    package let device: String
    package let seq: Int64

    package init(device: String, seq: Int64) {
      self.device = device
      self.seq = seq
    }
  }

  /// The row that it is about; of what there is only one, the noun names the row as well.
  package struct Subject: Hashable, Sendable {
    package let noun: String
    package let id: String

    package init(noun: String, id: String) {
      self.noun = noun
      self.id = id
    }

    package init(_ row: Row) {
      noun = row.kind.rawValue
      id = row.kind.isSingle ? noun : row.id.text
    }
  }

  package struct Body: Equatable, Sendable {
    /// By column; a column of a register that is set and that is not named here holds nothing.
    package let sets: [String: Cell]
    /// For each register that is set, what had set it; nil for a row that is new, of which all are.
    package let prev: [String: Name?]?
    /// Keeps what is erased from being found again by its digest.
    package let salt: Int64

    package init(sets: [String: Cell], prev: [String: Name?]?, salt: Int64) {
      self.sets = sets
      self.prev = prev
      self.salt = salt
    }
  }

  package let version: Int64
  package let name: Name
  package let clock: HybridTime
  /// The time on the wall clock.
  package let at: Instant
  /// The first operation of the step it is part of.
  package let step: Int64
  package let kind: Kind
  package let verb: VerbWord
  package let actor: String
  package let subject: Subject
  /// Nil once it is erased.
  package let body: Body?

  package init(
    version: Int64 = Self.version, name: Name, clock: HybridTime, at: Instant, step: Int64,
    kind: Kind, verb: VerbWord, actor: String, subject: Subject, body: Body?
  ) {
    self.version = version
    self.name = name
    self.clock = clock
    self.at = at
    self.step = step
    self.kind = kind
    self.verb = verb
    self.actor = actor
    self.subject = subject
    self.body = body
  }
}

extension Operation {
  /// Where it stands among all: of two that set a register the later one wins, on every machine.
  package struct Place: Comparable, Sendable {
    /// It only repeats what was recorded elsewhere or before, and gives way to all that does not.
    package let repeats: Bool
    package let clock: HybridTime
    package let name: Name

    package init(repeats: Bool = false, clock: HybridTime, name: Name) {
      self.repeats = repeats
      self.clock = clock
      self.name = name
    }

    package static func < (one: Place, other: Place) -> Bool {
      if one.repeats != other.repeats { return one.repeats }
      if one.clock != other.clock { return one.clock < other.clock }
      return one.name < other.name
    }
  }

  package var place: Place { Place(repeats: repeats, clock: clock, name: name) }

  /// The rows of an older version, and rows that an import or a restore brought to a machine that knew
  /// nothing of them.
  private var repeats: Bool {
    let verb = verb.text
    return verb == Self.baseline || (body?.prev == nil && Self.bringing.contains(verb))
  }

  package static let baseline = "baseline"
  package static let bringing = ["import", "restore"]
}

extension Operation.Name: Comparable {
  package static func < (one: Self, other: Self) -> Bool {
    (one.device, one.seq) < (other.device, other.seq)
  }
}

extension Operation.Subject: Comparable {
  package static func < (one: Self, other: Self) -> Bool {
    (one.noun, one.id) < (other.noun, other.id)
  }
}

extension Operation.Kind {
  package init(_ kind: Step.Kind) {
    switch kind {
    case .command, .automatic: self = .do
    case .undo: self = .undo
    case .redo: self = .redo
    }
  }
}
