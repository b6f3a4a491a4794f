import Time
import Wire

@testable import Daemon

/// What the daemon did to the world, in its order.
enum Effect: Equatable {
  case committed
  case answered(CallToken)
  /// One more reply of a stream.
  case published(CallToken)
  case alerted(String)
  case withdrawn(String)
  case armed(Instant?)
  case closed(CallToken)
  /// The health folder's keeper was started.
  case kept
}

/// A line of the person's that a press on a pop-up ran.
struct Clicked: Equatable {
  let line: String
  let variables: [String: String]
}
