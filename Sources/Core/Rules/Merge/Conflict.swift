package import Nouns

/// Values that two machines set without knowing of each other, which only the person can settle. It
/// is gone once an operation knows of both.
package struct Conflict: Hashable, Sendable {
  package enum Matter: Hashable, Sendable {
    /// The operation in force, and those whose different values lost to it.
    case register(String, inForce: Operation.Name, losing: [Operation.Name])
    /// A running fast overlaps a finished one.
    case fasting(during: RowID)
  }

  package let subject: Operation.Subject
  package let matter: Matter
  /// Whether everything that lost only repeats earlier records: all such conflicts are told in one
  /// line.
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
    // Never folded into that line, because they concern the safety of the person.
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
  /// Unique within a row.
  fileprivate var key: String {
    switch self {
    case .register(let name, _, _): name
    case .fasting(let id): " \(id.text)"
    }
  }
}

extension Row.Kind {
  /// Whether the person is told about values that lost in a register.
  func tells(_ register: String) -> Bool {
    switch (self, register) {
    // By field over all dates; see `ProfileLayers`.
    case (.profile, _): register == Registers.alive
    // Written by the program, or nothing in them can be lost.
    case (.target, _), (.completeDay, _), (.dayFact, _), (.badge, _), (.choice, "id"),
      (.safety, "id"), (.fast, "origin"), (.weighing, "written"), (.mealItem, "written"):
      false
    default: true
    }
  }
}
