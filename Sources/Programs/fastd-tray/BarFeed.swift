import Glibc
import Host
import Time

/// The lines of a fastctl that follows the state, which wakes only when something is to be seen.
struct BarFeed: ~Copyable {
  private let program: StartedProgram
  private var bytes: [UInt8] = []
  /// Whether no more will come.
  private(set) var hasEnded = false

  private static let longestLine = 64 * 1024

  init() throws(SystemError) {
    program = try OtherProgram(Companion.path, ["bar", "json", "--follow"])
      .start(reading: [], in: "/")
  }

  deinit {
    program.signal(SIGTERM)
    close(program.ending)
    close(program.output)
  }

  var descriptor: Int32 { program.output }

  var pid: Int32 { program.pid }

  /// The newest of what is there.
  mutating func newest() -> TrayReading? {
    var newest: TrayReading?
    var buffer = [UInt8](repeating: 0, count: 8192)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return newest }
      guard count > 0 else {
        hasEnded = true
        return newest
      }
      bytes += buffer[..<count]
      while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        newest = TrayReading(line: Array(bytes[..<end])) ?? newest
        bytes.removeSubrange(...end)
      }
      if bytes.count > Self.longestLine { bytes = [] }
    }
  }
}
