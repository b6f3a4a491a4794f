package import Nouns
package import Rules
package import Time

/// The journal of events; what is written to it rides on commits.
package struct EventPort {
  /// Newest first.
  package var list: (EventQuery, _ limit: Int) throws(StoreTrouble) -> [RecordedEvent]
  /// Oldest first.
  package var visit:
    (EventQuery, _ visit: (EventName, Instant) -> Void) throws(StoreTrouble) -> Void
  /// Takes all of them away for good; how many, and from which copies, too.
  package var clear: () throws(StoreTrouble) -> (events: Int64, copies: ErasedCopies)
  /// Takes away what happened longer ago than that.
  package var forget: (Span, Instant) throws(StoreTrouble) -> Int64

  package static let none = EventPort(
    list: { _, _ throws(StoreTrouble) in throw .failed },
    visit: { _, _ throws(StoreTrouble) in throw .failed },
    clear: { () throws(StoreTrouble) in throw .failed },
    forget: { _, _ throws(StoreTrouble) in throw .failed })

  package init(
    list: @escaping (EventQuery, Int) throws(StoreTrouble) -> [RecordedEvent],
    visit: @escaping (EventQuery, (EventName, Instant) -> Void) throws(StoreTrouble) -> Void,
    clear: @escaping () throws(StoreTrouble) -> (events: Int64, copies: ErasedCopies),
    forget: @escaping (Span, Instant) throws(StoreTrouble) -> Int64
  ) {
    self.list = list
    self.visit = visit
    self.clear = clear
    self.forget = forget
  }
}
