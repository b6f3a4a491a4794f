/// Why the store did not do what it was asked; nothing has changed.
package enum StoreTrouble: String, Error, CaseIterable, Sendable {
  case diskFull
  /// Damage was found, so nothing is written any more.
  case readOnly
  /// The rows are no longer what they were thought to be.
  case conflict
  case failed
  /// Neither the file nor its directory lets us write.
  case unwritable
  /// The database is no longer where it was opened.
  case moved
  /// The disk failed at the last moment: it may be done after all.
  case doubtful
  /// Something is done, and not all.
  case partly
  /// There is no database any more.
  case closed
}
