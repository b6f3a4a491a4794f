/// What a backup holds, and what taking it in would do to the rows as they are.
package struct BackupComparison: Record, Equatable {
  package var fasts: Int64 = 0
  /// The starts of the first and the last fast in it.
  package var first: Int64?
  package var last: Int64?
  /// Rows that would come back, be changed, and go.
  package var added: Int64 = 0
  package var changed: Int64 = 0
  package var removed: Int64 = 0
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

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("fasts", &fasts)
    try fields.int("first", &first)
    try fields.int("last", &last)
    try fields.int("added", &added)
    try fields.int("changed", &changed)
    try fields.int("removed", &removed)
    try fields.int("left", &left)
    try fields.records("leftRows", &leftRows)
    try fields.int("events", &events)
  }
}

/// A row of a backup that cannot be taken, and why.
package struct LeftRow: Record, Equatable {
  /// As the change log calls them; "event" for a line of the journal.
  package var noun = ""
  package var id = ""
  /// When a fast began or an event came, where that could be read.
  package var at: Int64?
  package var reason = ImportReason.endBeforeStart
  package var field: String?

  package init(noun: String, id: String, at: Int64?, reason: ImportReason, field: String?) {
    self.noun = noun
    self.id = id
    self.at = at
    self.reason = reason
    self.field = field
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("noun", &noun)
    try fields.string("id", &id)
    try fields.int("at", &at)
    try fields.choice("reason", &reason)
    try fields.string("field", &field)
  }
}

/// What was taken in, and what was kept of before.
package struct RestoreAnswer: Record, Equatable {
  package var added: Int64 = 0
  package var changed: Int64 = 0
  package var removed: Int64 = 0
  /// The name of the backup that was made first.
  package var kept = ""
  /// How many of its rows stay out; nil for none.
  package var left: Int64?

  package init(added: Int64, changed: Int64, removed: Int64, kept: String, left: Int64? = nil) {
    self.left = left
    self.added = added
    self.changed = changed
    self.removed = removed
    self.kept = kept
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("added", &added)
    try fields.int("changed", &changed)
    try fields.int("removed", &removed)
    try fields.string("kept", &kept)
    try fields.int("left", &left)
  }
}

/// Erases one fast for good; it needs the person's word.
package struct ErasureOrder: Record, Equatable {
  package var id = ""
  package var confirm: String?

  package init(id: String, confirm: String? = nil) {
    self.id = id
    self.confirm = confirm
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.string("confirm", &confirm)
  }
}

/// What was erased, and from how many backups.
package struct ErasureAnswer: Record, Equatable {
  package var fast = Entry()
  package var backups: Int64 = 0
  /// The files that may still hold it.
  package var left: [String]?

  package init(fast: Entry, backups: Int64, left: [String]? = nil) {
    self.fast = fast
    self.backups = backups
    self.left = left
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.record("fast", &fast)
    try fields.int("backups", &backups)
    try fields.strings("left", &left)
  }
}

/// The files that were removed, and those that could not be.
package struct PurgeAnswer: Record, Equatable {
  package var removed: [String] = []
  package var left: [String]?

  package init(removed: [String], left: [String]? = nil) {
    self.removed = removed
    self.left = left
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.strings("removed", &removed)
    try fields.strings("left", &left)
  }
}
