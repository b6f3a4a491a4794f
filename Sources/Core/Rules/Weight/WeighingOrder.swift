package import Nouns
import Time

/// The person's orders about their weighings.
package enum WeighingOrder: Equatable, Sendable {
  case add(NewWeighing)
  case edit(WeighingEdit)
  /// By the beginning of its id.
  case delete(String)

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
