/// `io.github.fastd.history`.
package enum HistoryCalls {
  package static let interface = "io.github.fastd.history"

  package enum List: Method {
    package static let name = "io.github.fastd.history.List"
    package typealias Input = HistoryQuestion
    package typealias Output = HistoryPage
  }

  package enum Show: Method {
    package static let name = "io.github.fastd.history.Show"
    package typealias Input = ShowQuestion
    package typealias Output = ShownFasts
  }
}

/// Which fasts to list.
package struct HistoryQuestion: Record, Equatable {
  package var last: Int64?
  /// Whether cancelled ones are listed too.
  package var cancelled: Bool?
  /// The id after which to go on.
  package var before: String?

  package init(last: Int64? = nil, cancelled: Bool? = nil, before: String? = nil) {
    self.last = last
    self.cancelled = cancelled
    self.before = before
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    last = try fields.optionalInt("last")
    cancelled = try fields.optionalBool("cancelled")
    before = try fields.optionalString("before")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalInt("last", last)
    fields.optionalBool("cancelled", cancelled)
    fields.optionalString("before", before)
  }
}

/// Some fasts, newest first.
package struct HistoryPage: Record, Equatable {
  package var fasts: [Entry]
  package var isLast: Bool

  package init(fasts: [Entry], isLast: Bool) {
    self.fasts = fasts
    self.isLast = isLast
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    fasts = try fields.records("fasts")
    isLast = try fields.bool("isLast")
  }

  package func write(to fields: inout FieldWriter) {
    fields.records("fasts", fasts)
    fields.bool("isLast", isLast)
  }
}

/// Which fasts to show: by an id, or by a date.
package struct ShowQuestion: Record, Equatable {
  package var id: String?
  package var date: String?

  package init(id: String? = nil, date: String? = nil) {
    self.id = id
    self.date = date
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    id = try fields.optionalString("id")
    date = try fields.optionalString("date")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalString("id", id)
    fields.optionalString("date", date)
  }
}

/// What was found.
package struct ShownFasts: Record, Equatable {
  package var fasts: [Entry]

  package init(fasts: [Entry]) {
    self.fasts = fasts
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    fasts = try fields.records("fasts")
  }

  package func write(to fields: inout FieldWriter) {
    fields.records("fasts", fasts)
  }
}
