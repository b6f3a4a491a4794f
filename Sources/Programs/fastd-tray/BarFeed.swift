import Glibc
import Host
import Time

/// The lines of a fastctl that follows the state, which wakes only when something is to be seen.
struct BarFeed: ~Copyable {
  private let program: StartedProgram
  private var bytes: [UInt8] = []

  private static let longestLine = 64 * 1024

  init() throws(SystemError) {
    program = try OtherProgram(Companion.path, ["bar", "json", "--follow", "--colour"])
      .start(reading: [], in: "/")
  }

  deinit {
    program.signal(SIGTERM)
    close(program.ending)
    close(program.output)
  }

  var descriptor: Int32 { program.output }

  /// The newest of what is there; it throws where no more will come.
  mutating func newest() throws(SystemError) -> TrayReading? {
    var newest: TrayReading?
    var buffer = [UInt8](repeating: 0, count: 8192)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return newest }
      guard count > 0 else { throw SystemError("fastctl bar", ECHILD) }
      bytes += buffer[..<count]
      while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        newest = TrayReading(line: Array(bytes[..<end])) ?? newest
        bytes.removeSubrange(...end)
      }
      if bytes.count > Self.longestLine { bytes = [] }
    }
  }
}
