package import Time

/// Which fasts are to be handed out, a page at a time, by their starts.
package struct RowQuery: Equatable, Sendable {
  /// Goes on behind this fast of the page before.
  package var after: HistoryQuery.Place?
  package var isNewestFirst: Bool
  package var includesCancelled: Bool
  /// Only fasts that touch one of the days from `from` to `to`.
  package var from: Day?
  package var to: Day?

  package init(
    isNewestFirst: Bool = false, includesCancelled: Bool = false, from: Day? = nil,
    to: Day? = nil
  ) {
    self.isNewestFirst = isNewestFirst
    self.includesCancelled = includesCancelled
    self.from = from
    self.to = to
  }
}
