package import Time

/// Answers to calls with a token, which ride on the commit of what the call has done.
package struct AnswerPort {
  /// What was answered the first time, and to which method.
  package var find: (_ token: String) throws(StoreTrouble) -> (method: String, reply: String)?
  /// From here on a commit waits for `keep` or `drop`.
  package var hold: () -> Void
  /// Durable when it returns; nil where nobody is answered.
  package var keep:
    (_ reply: String?, _ token: String, _ method: String, Instant) throws(StoreTrouble) -> Void
  /// True when something had been written, which is taken back.
  package var drop: () -> Bool
  /// Takes away what is older than that.
  package var forget: (Span, Instant) throws(StoreTrouble) -> Void

  package static let none = AnswerPort(
    find: { _ throws(StoreTrouble) in nil }, hold: {},
    keep: { _, _, _, _ throws(StoreTrouble) in }, drop: { false },
    forget: { _, _ throws(StoreTrouble) in })

  package init(
    find: @escaping (String) throws(StoreTrouble) -> (method: String, reply: String)?,
    hold: @escaping () -> Void,
    keep: @escaping (String?, String, String, Instant) throws(StoreTrouble) -> Void,
    drop: @escaping () -> Bool, forget: @escaping (Span, Instant) throws(StoreTrouble) -> Void
  ) {
    self.find = find
    self.hold = hold
    self.keep = keep
    self.drop = drop
    self.forget = forget
  }
}
