/// A row of any noun, whole: the member of its noun is there.
package struct ChangedRow: Record, Equatable {
  package var row: ExportRow?

  package init(_ row: ExportRow) {
    self.row = row
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try member("fast", row?.fast, ExportRow.fast, &fields)
    try member("reminder", row?.reminder, ExportRow.reminder, &fields)
    try member("schedule", row?.schedule, ExportRow.schedule, &fields)
    try member("choice", row?.choice, ExportRow.choice, &fields)
    try member("week", row?.week, ExportRow.week, &fields)
    try member("vacation", row?.vacation, ExportRow.vacation, &fields)
    try member("safety", row?.safety, ExportRow.safety, &fields)
    try member("program", row?.program, ExportRow.program, &fields)
    try member("profile", row?.profile, ExportRow.profile, &fields)
  }

  private mutating func member<R: Record, F: Fields>(
    _ name: String, _ value: R?, _ whole: (R) -> ExportRow, _ fields: inout F
  ) throws(F.Failure) {
    var value = value
    try fields.record(name, &value)
    if let value { row = whole(value) }
  }
}
