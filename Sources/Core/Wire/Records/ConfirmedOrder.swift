/// The input of a method that needs nothing but the person's word.
package struct ConfirmedOrder: Record, Equatable {
  /// The text of a `NeedsConfirmation` that the person agreed to.
  package var confirm: String?

  package init(confirm: String? = nil) {
    self.confirm = confirm
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("confirm", &confirm)
  }
}
