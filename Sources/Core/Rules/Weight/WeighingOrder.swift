package import Time

/// The person's orders about their weighings.
package enum WeighingOrder: Equatable, Sendable {
  case add(New)
  case edit(Edit)
  /// By the beginning of its id.
  case delete(String)

  package struct New: Equatable, Sendable {
    package var grams: Int64
    /// Nil for now.
    package var at: Instant?
    package var note: String?
    /// The keys of what the person confirms, with commas between them.
    package var confirmed: String?

    package init(
      grams: Int64, at: Instant? = nil, note: String? = nil, confirmed: String? = nil
    ) {
      self.grams = grams
      self.at = at
      self.note = note
      self.confirmed = confirmed
    }
  }

  package struct Edit: Equatable, Sendable {
    /// The beginning of its id.
    package var id: String
    package var grams: Int64?
    package var at: Instant?
    /// An empty text removes the note.
    package var note: String?

    package init(id: String, grams: Int64? = nil, at: Instant? = nil, note: String? = nil) {
      self.id = id
      self.grams = grams
      self.at = at
      self.note = note
    }
  }

  /// Nil for a new one.
  var id: String? {
    switch self {
    case .add: nil
    case .edit(let order): order.id
    case .delete(let id): id
    }
  }
}

/// Which weighings to list, newest first.
package struct WeighingQuery: Equatable, Sendable {
  /// Goes on behind this one of the page before.
  package var before: HistoryQuery.Place?
  /// Only those whose ids begin with this text.
  package var idPrefix: String?

  package init(before: HistoryQuery.Place? = nil, idPrefix: String? = nil) {
    self.before = before
    self.idPrefix = idPrefix
  }
}
