import Nouns

/// A row as its operations make it, before others of its noun are looked at.
package struct Candidate: Sendable {
  enum Content: Sendable {
    case row(Shared<Row>)
    /// Of the profile: only some of its values may be said in it.
    case version(ProfileVersion)
    case unreadable(HeldRow.Reason)
  }

  package let subject: Operation.Subject
  let content: Content
  /// The operation that made it, the first of all by their places.
  let born: Operation.Place
  let verb: Verb?
  let touched: Operation.Place
  /// Whether anything was said of it since it was made.
  let isChanged: Bool

  init(_ subject: Operation.Subject, _ content: Content, of edits: [Edit]) {
    self.subject = subject
    self.content = content
    born = edits[0].place
    verb = edits[0].verb.known
    touched = edits[edits.count - 1].place
    isChanged = edits.count > 1
  }
}

extension Candidate {
  /// Of two that cannot both stand: the one that was changed since it was made, then the one
  /// touched last.
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
