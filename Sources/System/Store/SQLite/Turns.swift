import Host
import Time

/// Lets others have a turn now and then while something takes long.
///
/// Nothing in their turns may ask the store, which is in the middle of something: a connection refuses it.
nonisolated final class Turns {
  /// How long others wait for a turn.
  private static let longest = Span(milliseconds: 20)

  var others: () -> Void = {}
  private(set) var areOthers = false
  private var since = Clock.monotonic()

  /// Something begins that may take long.
  func begin() { since = Clock.monotonic() }

  /// To be called again and again; costs no more than a look at the clock.
  func take() {
    guard !areOthers, Clock.monotonic() - since >= Self.longest else { return }
    areOthers = true
    others()
    areOthers = false
    begin()
  }
}

extension Ledger {
  /// Lets others have their turns while this takes long.
  func atLength<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let (connection, before) = (connection, connection.turns)
    if before == nil { turns.begin() }
    connection.turns = turns
    connection.tellOfWrites(true)
    defer {
      connection.turns = before
      connection.tellOfWrites(before != nil)
    }
    return try body()
  }

  /// For what takes long beside the store.
  package func takeTurn() { turns.take() }

  func writeAtLength(_ body: () throws(StoreError) -> Void) throws(StoreError) {
    try atLength { () throws(StoreError) in try connection.transaction(body) }
  }
}
