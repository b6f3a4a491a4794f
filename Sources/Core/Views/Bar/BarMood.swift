/// The state that a bar's colours and icons depend on; the names are part of the contract.
package enum BarMood: String, CaseIterable, Sendable {
  case idle, eating, fasting
  /// The last of the way to the goal.
  case near
  /// The goal is met, this minute.
  case reached
  /// For a minute or longer.
  case over
  /// A fast without a goal.
  case open
  /// Nobody answers.
  case away

  /// The coarser state that a style may go by; nil where there is none.
  package var family: BarMood? {
    switch self {
    case .near: .fasting
    case .over: .reached
    default: nil
    }
  }
}
