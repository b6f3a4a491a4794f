package import Nouns

/// What of the journals can be taken away for good on its own.
package enum ErasableEntry: String, Choice {
  case weighing, mealItem, food
}

package struct EntryErasureOrder: Record, Equatable {
  package var noun = ErasableEntry.weighing
  package var id = ""
  package var confirm: String?

  package init(_ noun: ErasableEntry, id: String, confirm: String? = nil) {
    self.noun = noun
    self.id = id
    self.confirm = confirm
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("noun", &noun)
    try fields.string("id", &id)
    try fields.string("confirm", &confirm)
  }
}

/// What was erased, and from how many backups.
package struct EntryErasureAnswer: Record, Equatable {
  package var id = ""
  package var backups: Int64 = 0
  /// The files that may still hold it.
  package var left: [String]?

  package init(id: String, backups: Int64, left: [String]? = nil) {
    self.id = id
    self.backups = backups
    self.left = left
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.int("backups", &backups)
    try fields.strings("left", &left)
  }
}
