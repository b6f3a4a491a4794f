import Control
import Daemon
import Host
import Wire

extension ClientPort {
  init(_ server: ControlServer) {
    self.init(
      send: { bytes, client, continues in server.send(bytes, to: client, continues: continues) },
      sendLatest: { bytes, client in server.sendLatest(bytes, to: client) },
      hasRoom: { server.hasRoom(for: $0) },
      close: { server.close($0) },
      program: { server.process(of: $0).flatMap(ProcessName.of) ?? "unknown" })
  }
}
