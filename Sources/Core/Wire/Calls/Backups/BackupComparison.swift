/// What a backup holds, and what taking it in would do to the rows as they are.
package struct BackupComparison: Record, Equatable {
  package var fasts: Int64
  /// The starts of the first and the last fast in it.
  package var first: Int64?
  package var last: Int64?
  /// Rows that would come back, be changed, and go.
  package var added: Int64
  package var changed: Int64
  package var removed: Int64
  /// How many of its rows cannot be taken and stay out; nil for none.
  package var left: Int64?
  /// The first of them.
  package var leftRows: [LeftRow]?
  /// Lines of its journal that would come back; nil for none.
  package var events: Int64?

  /// So many are named.
  package static let mostNamed = 100

  package init(
    fasts: Int64, first: Int64? = nil, last: Int64? = nil, added: Int64, changed: Int64,
    removed: Int64, left: Int64? = nil, leftRows: [LeftRow]? = nil, events: Int64? = nil
  ) {
    self.fasts = fasts
    self.first = first
    self.last = last
    self.added = added
    self.changed = changed
    self.removed = removed
    self.left = left
    self.leftRows = leftRows
    self.events = events
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    fasts = try fields.int("fasts")
    first = try fields.optionalInt("first")
    last = try fields.optionalInt("last")
    added = try fields.int("added")
    changed = try fields.int("changed")
    removed = try fields.int("removed")
    left = try fields.optionalInt("left")
    leftRows = try fields.optionalRecords("leftRows")
    events = try fields.optionalInt("events")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("fasts", fasts)
    fields.optionalInt("first", first)
    fields.optionalInt("last", last)
    fields.int("added", added)
    fields.int("changed", changed)
    fields.int("removed", removed)
    fields.optionalInt("left", left)
    fields.optionalRecords("leftRows", leftRows)
    fields.optionalInt("events", events)
  }
}

/// A row of a backup that cannot be taken, and why.
package struct LeftRow: Record, Equatable {
  /// As the change log calls them; "event" for a line of the journal.
  package var noun: String
  package var id: String
  /// When a fast began or an event came, where that could be read.
  package var at: Int64?
  package var reason: ImportReason
  package var field: String?

  package init(noun: String, id: String, at: Int64?, reason: ImportReason, field: String?) {
    self.noun = noun
    self.id = id
    self.at = at
    self.reason = reason
    self.field = field
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    noun = try fields.string("noun")
    id = try fields.string("id")
    at = try fields.optionalInt("at")
    reason = try fields.choice("reason")
    field = try fields.optionalString("field")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("noun", noun)
    fields.string("id", id)
    fields.optionalInt("at", at)
    fields.choice("reason", reason)
    fields.optionalString("field", field)
  }
}

/// What was taken in, and what was kept of before.
package struct RestoreAnswer: Record, Equatable {
  package var added: Int64
  package var changed: Int64
  package var removed: Int64
  /// The name of the backup that was made first.
  package var kept: String
  /// How many of its rows stay out; nil for none.
  package var left: Int64?

  package init(added: Int64, changed: Int64, removed: Int64, kept: String, left: Int64? = nil) {
    self.left = left
    self.added = added
    self.changed = changed
    self.removed = removed
    self.kept = kept
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    added = try fields.int("added")
    changed = try fields.int("changed")
    removed = try fields.int("removed")
    kept = try fields.string("kept")
    left = try fields.optionalInt("left")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("added", added)
    fields.int("changed", changed)
    fields.int("removed", removed)
    fields.string("kept", kept)
    fields.optionalInt("left", left)
  }
}

/// Erases one fast for good; it needs the person's word.
package struct ErasureOrder: Record, Equatable {
  package var id: String
  package var confirm: String?

  package init(id: String, confirm: String? = nil) {
    self.id = id
    self.confirm = confirm
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    id = try fields.string("id")
    confirm = try fields.optionalString("confirm")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("id", id)
    fields.optionalString("confirm", confirm)
  }
}

/// What was erased, and from how many backups.
package struct ErasureAnswer: Record, Equatable {
  package var fast: Entry
  package var backups: Int64
  /// The files that may still hold it.
  package var left: [String]?

  package init(fast: Entry, backups: Int64, left: [String]? = nil) {
    self.fast = fast
    self.backups = backups
    self.left = left
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    fast = try fields.record("fast")
    backups = try fields.int("backups")
    left = try fields.optionalStrings("left")
  }

  package func write(to fields: inout FieldWriter) {
    fields.record("fast", fast)
    fields.int("backups", backups)
    fields.optionalStrings("left", left)
  }
}

/// The files that were removed, and those that could not be.
package struct PurgeAnswer: Record, Equatable {
  package var removed: [String]
  package var left: [String]?

  package init(removed: [String], left: [String]? = nil) {
    self.removed = removed
    self.left = left
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    removed = try fields.strings("removed")
    left = try fields.optionalStrings("left")
  }

  package func write(to fields: inout FieldWriter) {
    fields.strings("removed", removed)
    fields.optionalStrings("left", left)
  }
}
