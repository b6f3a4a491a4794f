import Control
import Host
import Loop
import Supervision
import Time

/// Where clients come in: by the supervisor's socket, or by one of our own that is kept in its place.
final class ListeningSocket {
  private let server: ControlServer
  /// Nil where the socket was handed over: then the place is the supervisor's to keep.
  private let path: SocketPath?
  /// The server's, with which it goes.
  private weak var listener: Listener?
  private var watch: PlaceWatch?
  /// Who opens a socket in the place of ours removes ours first.
  private lazy var calm = MonotonicTimer { [weak self] in self?.look() }
  private var tell: (Event) -> Void = { _ in }

  enum Event {
    /// The socket was gone, and there is one of ours again.
    case reopened
    /// Nobody finds us any more, and why that cannot be mended.
    case lost(ControlError)
    case unwatched(LoopError)
  }

  /// Takes what was handed over, or else binds a socket.
  init(_ handed: [HandedSocket], on server: ControlServer) throws(ControlError) {
    self.server = server
    guard handed.isEmpty else {
      path = nil
      for socket in handed { try Self.adopt(Descriptor(owning: socket.descriptor), by: server) }
      return
    }
    let path = try SocketPath.current()
    self.path = path
    try bind(path)
  }

  var isSocketActivated: Bool { path == nil }

  private static func adopt(
    _ descriptor: consuming Descriptor, by server: ControlServer
  ) throws(ControlError) {
    do throws(SystemError) { try server.adopt(descriptor) } catch {
      throw .system(error, path: "")
    }
  }

  private func bind(_ path: SocketPath) throws(ControlError) {
    let listener = try Listener(binding: path)
    do throws(SystemError) { try server.add(listener) } catch {
      throw .system(error, path: path.path)
    }
    self.listener = listener
  }

  /// From now on a socket of ours that is removed comes back, and one that took its place is told of.
  func keep(_ tell: @escaping (Event) -> Void) {
    self.tell = tell
    guard let path else { return }
    do throws(LoopError) {
      watch = try PlaceWatch(path.path) { [weak self] in self?.calm.arm(after: Self.calmness) }
    } catch {
      tell(.unwatched(error))
    }
    // It may have gone before we looked.
    look()
  }

  private static let calmness = Span(milliseconds: 100)

  private func look() {
    guard let path, listener?.isInPlace == false else { return }
    watch = nil
    // Its lock must be free for the next one.
    server.stopListening()
    do throws(ControlError) { try bind(path) } catch { return tell(.lost(error)) }
    tell(.reopened)
    keep(tell)
  }
}
