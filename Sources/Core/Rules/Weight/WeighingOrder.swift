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
