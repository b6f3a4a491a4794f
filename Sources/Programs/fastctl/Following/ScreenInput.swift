import Control
import Glibc
import Host
import Views

/// Keys and signals at a screen. They are heard also while the screen waits for the daemon: a person
/// can leave at once, and nothing else of it is lost.
final class ScreenInput: Interruption {
  private let signals: SignalQueue
  private let screen: FullScreen?
  private var raised: [Int32] = []
  private var typed: [UInt8] = []
  private var isOver = false

  /// The signals that end what is shown.
  private let endings: [Int32]
  /// The key that also ends waiting; nil where any key does.
  var quit: UInt8?

  /// The rest of a sequence comes at once, so that an Esc alone is known after so long.
  private static let patienceWithEscape: Int32 = 40

  /// Takes signals that nobody else has to take; the screen's keys where there is one.
  init(
    endings: [Int32], others: [Int32], quit: UInt8? = UInt8(ascii: "q"),
    _ screen: () -> FullScreen?
  ) throws(SystemError) {
    self.endings = endings
    self.quit = quit
    // Before the terminal is another: what comes in between must not end us without it.
    signals = try SignalQueue(endings + others)
    self.screen = screen()
  }

  /// Both are always the same, for those who ask which of them is ready.
  var ofSignals: Int32 { signals.descriptor }
  var ofKeys: Int32 { screen?.takesKeys == true && !isOver ? STDIN_FILENO : -1 }

  /// Whether something was heard that is still to be taken.
  var isHeard: Bool { !raised.isEmpty || hasKeys }
  var hasKeys: Bool { !typed.isEmpty || isOver }

  func nextSignal() -> Int32? { raised.isEmpty ? signals.next() : raised.removeFirst() }

  /// Empty where the terminal has gone.
  func keys() -> [UInt8] {
    guard typed.isEmpty, !isOver else {
      defer { typed = [] }
      return typed
    }
    return screen?.keys() ?? []
  }

  /// Whole keys; nil where the terminal has gone.
  func keys(_ reader: inout KeyReader) -> [Key]? {
    let bytes = keys()
    guard !bytes.isEmpty else { return nil }
    var keys = reader.keys(in: bytes)
    while reader.isWaiting, let screen, screen.hasKeys(within: Self.patienceWithEscape) {
      let more = screen.keys()
      if more.isEmpty { break }
      keys += reader.keys(in: more)
    }
    return keys + reader.settle()
  }

  /// Until there is a key or a signal.
  func wait() {
    guard !isHeard else { return }
    var waits = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&waits, nfds_t(waits.count), -1)
  }

  // MARK: While the daemon is waited for

  var descriptors: [Int32] { [ofSignals, ofKeys] }

  func isWanted() -> Bool {
    while let number = signals.next() { raised.append(number) }
    if ofKeys >= 0, screen?.hasKeys(within: 0) == true {
      let keys = screen?.keys() ?? []
      isOver = keys.isEmpty
      typed += keys
    }
    return isOver || quit.map { typed.contains($0) } ?? !typed.isEmpty
      || raised.contains { endings.contains($0) || $0 == SIGTSTP }
  }
}
