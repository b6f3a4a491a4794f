package import Nouns
package import Time

/// Something left to decide about a row, with what each machine has.
package struct Dispute: Equatable, Sendable {
  package enum Matter: Equatable, Sendable {
    /// Values of a register that did not know of each other.
    case value(String)
    /// The row was deleted on one machine, and edited on another.
    case deleted
    case held(HeldReason)
    /// A running fast overlaps this finished one.
    case fasting
  }

  /// The row as one machine has it; nil where that deleted it.
  package struct Side: Equatable, Sendable {
    package let device: String
    package let at: Instant
    package let row: Row?

    package init(device: String, at: Instant, row: Row?) {
      (self.device, self.at, self.row) = (device, at, row)
    }
  }

  package let subject: Operation.Subject
  package let matter: Matter
  package let present: Side?
  package let others: [Side]
  /// As it is now, also where it is held; nil if it is deleted.
  package let row: Row?
  /// The row that stands in its place.
  package let by: Row?

  package init(
    subject: Operation.Subject, matter: Matter, present: Side? = nil, others: [Side] = [],
    row: Row?, by: Row? = nil
  ) {
    self.subject = subject
    self.matter = matter
    self.present = present
    self.others = others
    self.row = row
    self.by = by
  }

  /// The register in question; nil for one that is held.
  package var register: String? {
    switch matter {
    case .value(let register): register
    case .deleted: Registers.alive
    case .held, .fasting: nil
    }
  }
}

extension Dispute {
  /// The value in force stays, known to be chosen.
  package func keeping() throws(Refusal) -> Restoration {
    guard let register else {
      guard case .held = matter, let row else { throw .nothingToChange }
      throw .heldEntry(row.id)
    }
    let registers = subject.registers?.together(with: register).sorted() ?? [register]
    return Restoration(resolving: [], settled: registers.map { .init(subject, $0) })
  }

  /// The row as that side has it, or the held one in place of the one that stands.
  package func taking(_ side: Side?) throws(Refusal) -> Restoration {
    guard register != nil else {
      guard case .held = matter, let by else { throw .nothingToChange }
      return Restoration(resolving: [Change(before: by, after: nil)], settled: [])
    }
    guard let side else { throw .nothingToChange }
    guard side.row != row else { return try keeping() }
    return Restoration(resolving: [Change(before: row, after: side.row)], settled: [])
  }
}
