import Glibc
import Host
import Time
import Views

/// What goes to the standard output: gathered, and written at once.
struct Output {
  private var bytes: [UInt8] = []
  /// Whether it is for another place, and so neither written nor put into the bytes of a locale.
  var isKept = false
  /// Of those who read; data is for programs, and stays as it is.
  static let charset = Charset(.process, isOnTerminal: isatty(STDOUT_FILENO) == 1)
  private static let errorCharset = Charset(.process, isOnTerminal: isatty(STDERR_FILENO) == 1)

  mutating func text(_ text: String) {
    self.text(utf8: Array(text.utf8))
  }

  mutating func text(utf8 text: [UInt8]) {
    guard isKept else { return bytes += Self.charset.bytes(of: text) }
    bytes += Self.charset.text(of: String(decoding: text, as: UTF8.self)).utf8
  }

  mutating func bar(_ text: [UInt8], _ format: BarFormat) {
    if format.followsLocale { self.text(utf8: text) } else { data(text) }
  }

  mutating func data(_ data: [UInt8]) {
    bytes += data
  }

  mutating func line(_ text: String) {
    self.text(text)
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func line(_ json: [UInt8]) {
    bytes += json
    bytes.append(UInt8(ascii: "\n"))
  }

  /// What was gathered so far, for another place.
  mutating func take() -> String {
    defer { bytes.removeAll() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The records as one JSON array.
  mutating func line(array records: [[UInt8]]) {
    bytes.append(UInt8(ascii: "["))
    bytes += records.joined(separator: [UInt8(ascii: ",")])
    bytes.append(UInt8(ascii: "]"))
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Where nobody reads any more the program ends quietly.
  mutating func flush() {
    guard !isKept else { return }
    defer { bytes.removeAll(keepingCapacity: true) }
    Self.write(bytes, to: STDOUT_FILENO)
  }

  /// To the person, as it is: what fits on their screen is for the caller to know.
  static func show(_ text: String) {
    write(errorCharset.bytes(of: Array(text.utf8)), to: STDERR_FILENO)
  }

  /// False where the reader has as much before it as its pipe holds.
  static var hasRoom: Bool {
    var wait = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    return poll(&wait, 1, 0) != 0
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          // Some bars give a pipe that does not wait by itself.
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&wait, 1, -1)
          continue
        }
        fail(descriptor)
      }
      rest = rest.dropFirst(count)
    }
  }

  private static func fail(_ descriptor: Int32) -> Never {
    let error = SystemError.last("write")
    if error.code == EPIPE { exit(ExitCode.done.rawValue) }
    if descriptor != STDERR_FILENO {
      show("fastctl: \(Speaker.ofProcess.phrases.reason(for: error))\n")
    }
    exit(ExitCode.refused.rawValue)
  }
}

extension Declaration.Option {
  static let svg = Self(
    name: .svg, meaning: "Write it to a file as an SVG picture; - is standard output")
  static let ascii = Self(name: .ascii, meaning: "Draw with ASCII characters only")
}

extension Session {
  mutating func drawingScreen() -> Screen {
    var screen = screen()
    if request.has(.ascii) { screen.hasBlocks = false }
    return screen
  }

  /// Old or new, never half; `-` is the standard output.
  mutating func write(svg: String, to path: String) throws(Failure) {
    guard path != "-" else { return output.data(Array(svg.utf8)) }
    do { try Files.replace(path, with: Array(svg.utf8), isChosen: true) } catch {
      throw .file(error)
    }
  }
}
