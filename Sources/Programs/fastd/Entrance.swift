import Control
import Host
import Supervision

/// Where clients come in.
enum Entrance {
  /// Takes the supervisor's socket, or binds our own; true when it was handed over.
  static func open(on server: ControlServer) throws(ControlError) -> Bool {
    let handed = HandedSocket.takeAll()
    guard handed.isEmpty else {
      for socket in handed { try adopt(Descriptor(owning: socket.descriptor), by: server) }
      return true
    }
    let path = try SocketPath.current()
    let listener = try Listener(binding: path)
    do throws(SystemError) { try server.add(listener) } catch {
      throw .system(error, path: path.path)
    }
    return false
  }

  private static func adopt(
    _ descriptor: consuming Descriptor, by server: ControlServer
  ) throws(ControlError) {
    do throws(SystemError) { try server.adopt(descriptor) } catch {
      throw .system(error, path: "")
    }
  }
}
