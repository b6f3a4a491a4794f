import Glibc
import Host
import Wire

/// Runs what the clicks on a bar ask for, as the bar itself would.
struct BarClicks: ~Copyable {
  private var reader = ClickReader()
  private var input = STDIN_FILENO
  private let ended: SignalQueue
  private var running: Set<pid_t> = []

  /// More are dropped: a wheel turns faster than anybody can answer.
  private static let mostAtOnce = 8

  init() throws(SystemError) {
    ended = try SignalQueue([SIGCHLD])
  }

  var descriptors: [Int32] { [input, ended.descriptor] }

  mutating func take(_ waking: borrowing Vigil.Waking) {
    if waking.isReady(ended.descriptor) { reap() }
    guard input >= 0, waking.isReady(input) else { return }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(input, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    // Its end is not ours: the bar may just not send any.
    guard count > 0 else { return input = -1 }
    for click in reader.clicks(in: buffer[..<count]) { run(click) }
  }

  private mutating func run(_ click: BarClick) {
    guard running.count < Self.mostAtOnce else { return }
    let path = Executable.directory.map { $0 + "/fastctl" } ?? "fastctl"
    if let child = try? OtherProgram(path, click.words).startDetached() { running.insert(child) }
  }

  private mutating func reap() {
    while ended.next() != nil {}
    running = running.filter { child in waitpid(child, nil, WNOHANG) == 0 }
  }
}

/// What a button of the mouse means on a bar, by its number in X11.
enum BarClick: Int64, CaseIterable, Sendable {
  case left = 1
  case middle, right, up, down

  var words: [String] {
    switch self {
    case .left: ["toggle", "--popup"]
    case .middle: ["status", "--popup"]
    case .right: ["menu"]
    case .up: ["goal", "+30m", "--popup"]
    case .down: ["goal", "-30m", "--popup"]
    }
  }
}

/// Finds the clicks in what i3bar and swaybar send: a JSON object on each line, of an array that
/// never ends.
struct ClickReader {
  private var line: [UInt8] = []
  /// The rest of a line that is too long is skipped with it.
  private var isSkipping = false

  /// So many bytes wait for the end of their line.
  var held: Int { line.count }

  private static let longest = 4096
  private static let limits = JSON.Limits(bytes: longest, depth: 4)

  mutating func clicks(in bytes: some Sequence<UInt8>) -> [BarClick] {
    var clicks: [BarClick] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        if !isSkipping, let click = Self.click(in: line) { clicks.append(click) }
        line.removeAll(keepingCapacity: true)
        isSkipping = false
      } else if line.count < Self.longest {
        line.append(byte)
      } else {
        isSkipping = true
      }
    }
    return clicks
  }

  /// Nil for whatever else it is.
  private static func click(in line: [UInt8]) -> BarClick? {
    // The array's beginning, and what stands between its members.
    let frame = [UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\t")]
    let value = line.drop { frame.contains($0) }
    guard case .object(let members)? = try? JSON(parsing: Array(value), limits: limits),
      case .int(let button)? = members["button"]
    else { return nil }
    return BarClick(rawValue: button)
  }
}
