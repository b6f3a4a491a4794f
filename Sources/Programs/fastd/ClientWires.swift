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
      program: { server.process(of: $0).flatMap(programName) ?? "unknown" })
  }
}

/// What the kernel calls a process; it may have ended, or be another by now.
private func programName(_ process: Int32) -> String? {
  guard let bytes = try? Files.read("/proc/\(process)/comm", limit: 64) else { return nil }
  return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
}
