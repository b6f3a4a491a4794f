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

  package init(
    fasts: Int64, first: Int64? = nil, last: Int64? = nil, added: Int64, changed: Int64,
    removed: Int64
  ) {
    self.fasts = fasts
    self.first = first
    self.last = last
    self.added = added
    self.changed = changed
    self.removed = removed
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    fasts = try fields.int("fasts")
    first = try fields.optionalInt("first")
    last = try fields.optionalInt("last")
    added = try fields.int("added")
    changed = try fields.int("changed")
    removed = try fields.int("removed")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("fasts", fasts)
    fields.optionalInt("first", first)
    fields.optionalInt("last", last)
    fields.int("added", added)
    fields.int("changed", changed)
    fields.int("removed", removed)
  }
}

/// What was taken in, and what was kept of before.
package struct RestoreAnswer: Record, Equatable {
  package var added: Int64
  package var changed: Int64
  package var removed: Int64
  /// The name of the backup that was made first.
  package var kept: String

  package init(added: Int64, changed: Int64, removed: Int64, kept: String) {
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
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("added", added)
    fields.int("changed", changed)
    fields.int("removed", removed)
    fields.string("kept", kept)
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

/// Deletes everything; it needs the person's word.
package struct PurgeOrder: Record, Equatable {
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
