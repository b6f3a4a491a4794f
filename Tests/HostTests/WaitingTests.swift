import Glibc
import Testing
import Time

@testable import Host

@Suite struct `What a program without a loop waits for` {
  private func isReadable(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) == 1
  }

  private func isBlocked(_ signal: Int32) -> Bool {
    var blocked = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &blocked)
    return sigismember(&blocked, signal) == 1
  }

  @Test func `an alarm is told when its instant is there, and once`() throws {
    let alarm = try WallAlarm()
    #expect(!isReadable(alarm.descriptor, within: 0))
    try alarm.arm(at: Clock.now() + Span(milliseconds: 20))
    #expect(isReadable(alarm.descriptor, within: 60_000))
    alarm.take()
    #expect(!isReadable(alarm.descriptor, within: 0))
  }

  @Test(arguments: [Int64.min, -1, 0, 1, 1_772_665_200_000])
  func `an instant that has passed is there at once`(milliseconds: Int64) throws {
    let alarm = try WallAlarm()
    try alarm.arm(at: Instant(milliseconds: milliseconds))
    #expect(isReadable(alarm.descriptor, within: 60_000))
  }

  @Test func `another instant takes the place of the one before`() throws {
    let alarm = try WallAlarm()
    try alarm.arm(at: Instant(milliseconds: 1))
    try alarm.arm(at: Clock.now() + .hours(1000))
    #expect(!isReadable(alarm.descriptor, within: 0))
    try alarm.arm(at: nil)
    #expect(!isReadable(alarm.descriptor, within: 0))
    try alarm.arm(at: Instant(milliseconds: .max))
    #expect(!isReadable(alarm.descriptor, within: 0))
  }

  /// To this thread: others of the test would take what is for the process.
  @Test func `signals wait in a queue and do nothing by themselves`() throws {
    // The threads of tests may have them blocked as it is.
    let before = isBlocked(SIGUSR1)
    do {
      let queue = try SignalQueue([SIGUSR1, SIGWINCH])
      #expect(queue.next() == nil)
      raise(SIGUSR1)
      raise(SIGWINCH)
      #expect(isReadable(queue.descriptor, within: 60_000))
      #expect(Set([queue.next(), queue.next()]) == [SIGUSR1, SIGWINCH])
      #expect(queue.next() == nil)
    }
    #expect(isBlocked(SIGUSR1) == before)
  }

  /// The kernel's TIOCSPTLCK and TIOCGPTN.
  private static let (lock, name): (UInt, UInt) = (0x4004_5431, 0x8004_5430)

  @Test func `a terminal is given back as it was`() throws {
    let main = Descriptor(owning: open("/dev/ptmx", O_RDWR | O_NOCTTY))
    var (lock, number) = (CInt(0), CInt(0))
    #expect(ioctl(main.number, Self.lock, &lock) == 0)
    #expect(ioctl(main.number, Self.name, &number) == 0)
    let terminal = Descriptor(owning: open("/dev/pts/\(number)", O_RDWR | O_NOCTTY))
    var size = winsize(ws_row: 33, ws_col: 99, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(main.number, UInt(TIOCSWINSZ), &size)
    #expect(FullScreen.rows(of: terminal.number) == 33)
    do {
      let screen = FullScreen(input: terminal.number, output: terminal.number)
      // Where it is not the one in front, what is typed is not its business.
      #expect(!screen.takesKeys)
      #expect(screen.keys() == [])
      screen.show(["one", "two"])
    }
    var said = ""
    // The kernel hands it over in pieces of its own.
    while !said.hasSuffix("\u{1b}[?1049l") {
      try #require(isReadable(main.number, within: 60_000))
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(main.number, &buffer, buffer.count)
      try #require(count > 0)
      said += String(decoding: buffer.prefix(count), as: UTF8.self)
    }
    #expect(said.hasPrefix("\u{1b}[?1049h\u{1b}[?25l\u{1b}[Hone\u{1b}[K\r"))
    #expect(said.hasSuffix("two\u{1b}[K\u{1b}[J\u{1b}[?25h\u{1b}[?1049l"))
  }

  @Test func `what is no terminal has no rows`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let reader = Descriptor(owning: ends[0])
    let writer = Descriptor(owning: ends[1])
    #expect(FullScreen.rows(of: reader.number) == nil)
    #expect(FullScreen.rows(of: writer.number) == nil)
  }
}
