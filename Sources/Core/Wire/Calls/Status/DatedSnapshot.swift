/// The state with the date that it is of, where the daemon lives.
package struct DatedSnapshot: Record, Equatable {
  package var date = ""
  package var state = Snapshot()

  package init(date: String, state: Snapshot) {
    self.date = date
    self.state = state
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("date", &date)
    try state.fields(&fields)
  }
}
