import CLinux
import Glibc
import Synchronization
import TestSupport

/// A program at a terminal of its own, and somebody who reads and types there.
package final class Typist: Sendable {
  package let id: pid_t
  /// How the terminal treated what is typed before the program could change that.
  package let firstFlags: tcflag_t
  private let terminal: CInt
  private let said = Mutex<[UInt8]>([])
  /// What stands there; an error where it was sent what no terminal is known to understand.
  let screen: Mutex<Result<SmallTerminal, any Error>>
  private let keys = Mutex(0)
  private let status = Mutex<CInt?>(nil)

  package struct NoTerminal: Error {}

  /// TIOCSPTLCK and TIOCGPTN: what the C library does in functions that the overlay leaves out.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  package struct Silent: Error {
    let awaited: [String]
    let soFar: String
  }

  package init(
    _ program: String, _ arguments: [String] = [], environment: [String: String],
    columns: UInt16 = 80, rows: UInt16 = 50
  ) throws {
    let drawn = SmallTerminal(columns: Int(columns), rows: Int(rows), hasLines: true)
    screen = Mutex(.success(drawn))
    terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var number: CInt = 0
    var isLocked: CInt = 0
    guard terminal >= 0, ioctl(terminal, Self.setLock, &isLocked) == 0,
      ioctl(terminal, Self.getNumber, &number) == 0
    else { throw NoTerminal() }
    let name = "/dev/pts/\(number)"
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    var mode = termios()
    tcgetattr(terminal, &mode)
    firstFlags = mode.c_lflag

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Opened first by the leader of a new session, it becomes the terminal that controls it.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    // POSIX_SPAWN_SETSID, which the overlay leaves out.
    do throws(NotStarted) {
      id = try spawn(program, arguments, environment, &actions, flags: 0x80)
    } catch {
      close(terminal)
      throw error
    }
  }

  deinit {
    kill(id, SIGKILL)
    _ = end()
    close(terminal)
  }

  /// How many keys were pressed.
  package var keystrokes: Int { keys.withLock { $0 } }

  package func type(_ text: String) {
    let bytes = Array(text.utf8)
    keys.withLock { $0 += text.count }
    _ = write(terminal, bytes, bytes.count)
  }

  /// Another size of the window, of which the program is told.
  package func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    screen.withLock { screen in
      screen = screen.map { terminal in
        var terminal = terminal
        terminal.resize(columns: Int(columns), rows: Int(rows))
        return terminal
      }
    }
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  /// How the terminal treats what is typed.
  package var mode: termios {
    var mode = termios()
    tcgetattr(terminal, &mode)
    return mode
  }

  package func signal(_ number: CInt) { kill(id, number) }

  package func contextSwitches() -> Int { TestProcesses.contextSwitches(of: id) }

  package var isResting: Bool { TestSupport.isResting(id) }

  package func enter(_ text: String = "") { type(text + "\n") }

  /// Waits until one of the texts stands on the screen, and takes all up to it.
  @discardableResult
  package func read(
    until texts: String..., within seconds: Int = 60
  ) async throws -> String {
    guard let found = await blocking({ self.wait(for: texts, seconds) }) else {
      throw Silent(awaited: texts, soFar: Self.text(said.withLock { $0 }))
    }
    return found
  }

  /// Whether nothing is said for so long: no clock can be turned for a measurement of the kernel's.
  package func keepsSilent(seconds: Int) async -> Bool {
    await blocking { !self.more(milliseconds: CInt(seconds) * 1000) }
  }

  /// All that is still said until it ends, or for a minute: what goes on by itself has no end.
  package func rest() async -> String {
    await blocking {
      let end = ContinuousClock.now + .seconds(60)
      while end > .now, self.more(milliseconds: 60_000) {}
      return self.said.withLock { said in
        defer { said = [] }
        return Self.text(said)
      }
    }
  }

  /// Its exit status, or minus the signal that ended it; one that goes on is killed.
  package func end() -> CInt {
    status.withLock { status in
      if let status { return status }
      let handle = fastd_pidfd_open(id)
      defer { close(handle) }
      var poller = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
      if poll(&poller, 1, 60_000) == 0 { kill(id, SIGKILL) }
      let result = waitForEnd(of: id)
      status = result
      return result
    }
  }

  private func wait(for texts: [String], _ seconds: Int) -> String? {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      if let found = take(texts) { return found }
      let left = max((end - .now) / .milliseconds(1), 0)
      guard left > 0, more(milliseconds: CInt(left) + 1) else { return nil }
    }
  }

  /// A sentence may go on in the next line at any blank.
  private func take(_ texts: [String]) -> String? {
    said.withLock { said in
      let run = said.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
      let ends = texts.compactMap { run.firstRange(of: Array($0.utf8))?.upperBound }
      guard let end = ends.min() else { return nil }
      defer { said.removeSubrange(..<end) }
      return Self.text(Array(said[..<end]))
    }
  }

  /// False at the end, and when nothing comes.
  func more(milliseconds: CInt) -> Bool {
    var poller = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(terminal, &buffer, buffer.count)
    guard count > 0 else { return false }
    draw(Array(buffer[..<count]))
    // A terminal writes a carriage return before each line's end.
    said.withLock { $0 += buffer[..<count].filter { $0 != UInt8(ascii: "\r") } }
    return true
  }

  private func draw(_ bytes: [UInt8]) {
    screen.withLock { screen in
      guard case .success(var terminal) = screen else { return }
      screen = Result {
        try terminal.take(bytes)
        return terminal
      }
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
