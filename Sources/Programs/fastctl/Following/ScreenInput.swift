import Control
import Glibc
import Host

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
  private static let quit = UInt8(ascii: "q")

  /// Takes signals that nobody else has to take; the screen's keys where there is one.
  init(endings: [Int32], others: [Int32], _ screen: () -> FullScreen?) throws(SystemError) {
    self.endings = endings
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

  // MARK: While the daemon is waited for

  var descriptors: [Int32] { [ofSignals, ofKeys] }

  func isWanted() -> Bool {
    while let number = signals.next() { raised.append(number) }
    if ofKeys >= 0, screen?.hasKeys(within: 0) == true {
      let keys = screen?.keys() ?? []
      isOver = keys.isEmpty
      typed += keys
    }
    return isOver || typed.contains(Self.quit)
      || raised.contains { endings.contains($0) || $0 == SIGTSTP }
  }
}
