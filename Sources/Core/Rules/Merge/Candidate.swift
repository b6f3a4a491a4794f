package import Nouns

/// A row as its operations make it, before it is compared with others of its noun.
package struct Candidate: Sendable {
  enum Content: Sendable {
    case row(Shared<Row>)
    /// A version of the profile, in which only some values may be said.
    case version(ProfileVersion)
    case unreadable(HeldReason)
  }

  package let subject: Operation.Subject
  let content: Content
  /// The row before it is compared with others; nil where it cannot be read.
  package var row: Row? {
    switch content {
    case .row(let row): row.value
    case .version(let version): version.own
    case .unreadable: nil
    }
  }

  /// The operation that made the row, and not one that only repeats it: a restore on a new machine
  /// must not make old rows its own.
  let born: Operation.Place
  let verb: Verb?
  let touched: Operation.Place
  /// Whether anything was said of it since it was made.
  let isChanged: Bool

  init(_ subject: Operation.Subject, _ content: Content, of edits: [Edit]) {
    self.subject = subject
    self.content = content
    let maker = edits.first { $0.isWhole && !$0.place.repeats } ?? edits.first(where: \.isWhole)
    born = (maker ?? edits[0]).place
    verb = (maker ?? edits[0]).verb.known
    touched = edits[edits.count - 1].place
    isChanged = edits.count > 1
  }
}

extension Candidate {
  /// Whether one takes precedence where only one can stand: a row that was changed after it was
  /// made comes first, then the one touched last.
  static func isBefore(_ one: Candidate, _ other: Candidate) -> Bool {
    if one.isChanged != other.isChanged { return one.isChanged }
    return other.touched < one.touched
  }
}

/// A large value that its copies share: there can be tens of thousands of them.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
