import Control
import Wire

/// The daemon's word on every change of the state.
final class StateFeed {
  private var client: ControlClient

  /// Both a slow disk and a daemon that is stopped answer later, and nobody waits here for that.
  private static let patience: Int32 = 1000

  init(_ question: StatusQuestion) throws(ControlError) {
    var client = try ControlClient(connecting: try SocketPath.current())
    try client.open(StatusCalls.Subscribe.self, question, milliseconds: Self.patience)
    self.client = client
  }

  var descriptor: Int32 { client.descriptor }

  /// Waits a little for the state as it is; nil where it is still to come.
  func first() throws(ControlError) -> Snapshot? {
    do throws(ControlError) {
      return try Self.state(in: client.next(milliseconds: Self.patience))
    } catch {
      guard error == .timedOut else { throw error }
      return nil
    }
  }

  /// The newest state that is here already.
  func newest() throws(ControlError) -> Snapshot? {
    var newest: Reply?
    while let reply = try client.receive() { newest = reply }
    return try newest.map { reply throws(ControlError) in try Self.state(in: reply) }
  }

  private static func state(in reply: Reply) throws(ControlError) -> Snapshot {
    try ControlClient.output(of: StatusCalls.Subscribe.self, in: reply).state
  }
}
