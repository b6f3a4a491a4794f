/// The input of a method that needs nothing but the person's word.
package struct ConfirmedOrder: Record, Equatable {
  /// The text of a `NeedsConfirmation` that the person agreed to.
  package var confirm: String?

  package init(confirm: String? = nil) {
    self.confirm = confirm
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    confirm = try fields.optionalString("confirm")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalString("confirm", confirm)
  }
}
