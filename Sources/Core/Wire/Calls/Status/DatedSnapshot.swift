/// The state with the date that it is of, where the daemon lives.
package struct DatedSnapshot: Record, Equatable {
  package var date: String
  package var state: Snapshot

  package init(date: String, state: Snapshot) {
    self.date = date
    self.state = state
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    date = try fields.string("date")
    state = try Snapshot(from: &fields)
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("date", date)
    state.write(to: &fields)
  }
}
