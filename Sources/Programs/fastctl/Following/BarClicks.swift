import Glibc
import Host

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
