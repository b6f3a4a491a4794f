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

/// Which rows of a dated noun to list, newest first.
package struct DatedQuery: Equatable, Sendable {
  /// Goes on behind this one of the page before.
  package var before: HistoryQuery.Place?
  /// Only those whose ids begin with this text.
  package var idPrefix: String?
  /// Only those whose folded names have it in them, where they have names.
  package var folded: String?
  /// Only those of some days.
  package var days: ClosedRange<Day>?

  package init(
    before: HistoryQuery.Place? = nil, idPrefix: String? = nil, folded: String? = nil,
    days: ClosedRange<Day>? = nil
  ) {
    self.before = before
    self.idPrefix = idPrefix
    self.folded = folded
    self.days = days
  }
}
