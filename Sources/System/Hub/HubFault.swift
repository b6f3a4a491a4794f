/// Why a hub did not do something.
package enum HubFault: Error, Equatable, Sendable {
  /// There is no libpq on this machine.
  case library
  /// It cannot be reached, or was lost.
  case away(String)
  /// Its certificate or its way of checking passwords proves nothing.
  case unsafe(String)
  /// The server's code, and its words.
  case state(String, String)
  /// An answer that no hub gives.
  case strange

  /// A second attempt may succeed by itself.
  package var passes: Bool {
    switch self {
    case .away: true
    case .state(let code, _):
      ["08", "57", "40"].contains { code.hasPrefix($0) } || code == "53300"
    case .library, .unsafe, .strange: false
    }
  }
}
