package import Nouns

/// What two machines said without knowing of each other, and that only the person can settle. It is
/// gone once an operation knows of both.
package struct Conflict: Hashable, Sendable {
  package enum Matter: Hashable, Sendable {
    /// The one whose value the register has, and those whose other values it could have had.
    case register(String, inForce: Operation.Name, losing: [Operation.Name])
    /// The fast runs, and has time in common with a finished one.
    case fasting(during: RowID)
  }

  package let subject: Operation.Subject
  package let matter: Matter
  /// All that loses only repeats what was recorded elsewhere or before: told in one line with all
  /// like it.
  package let isRepeat: Bool

  init(_ subject: Operation.Subject, _ matter: Matter, isRepeat: Bool = false) {
    self.subject = subject
    self.matter = matter
    self.isRepeat = isRepeat
  }

  /// Nil where nothing loses.
  init?(
    _ subject: Operation.Subject, _ register: String, inForce: Edit, losing: [Edit]
  ) {
    guard !losing.isEmpty else { return nil }
    // Never hidden among others, for they are about a person's safety.
    let isGrave = subject.noun == Row.Kind.safety.rawValue || register == "birth"
    self.init(
      subject,
      .register(register, inForce: inForce.place.name, losing: losing.map(\.place.name).sorted()),
      isRepeat: !isGrave && losing.allSatisfy(\.place.repeats))
  }
}

extension Conflict: Comparable {
  package static func < (one: Self, other: Self) -> Bool {
    if one.subject != other.subject { return one.subject < other.subject }
    return one.matter.key < other.matter.key
  }
}

extension Conflict.Matter {
  /// No two of one row are alike.
  fileprivate var key: String {
    switch self {
    case .register(let name, _, _): name
    case .fasting(let id): " \(id.text)"
    }
  }
}

extension Row.Kind {
  /// Whether a person hears of what lost in a register.
  func tells(_ register: String) -> Bool {
    switch (self, register) {
    // By field over all dates; see `ProfileLayers`.
    case (.profile, _): register == Registers.alive
    // They are written by the program, or say nothing that could be lost.
    case (.target, _), (.completeDay, _), (.choice, "id"), (.safety, "id"), (.fast, "origin"),
      (.weighing, "written"), (.mealItem, "written"):
      false
    default: true
    }
  }
}
