import Glibc
import Host
import Loop
import Time

/// One program that runs, until its end has been told.
///
/// What it leaves behind in its group ends with it, unless it may run as long as it likes: then it
/// is listened to until nobody is left who could write, and would die of being heard by nobody.
final class Run {
  private let program: StartedProgram
  private let begun = Clock.monotonic()
  private let lifetime: Launcher.Lifetime
  private var capture: Capture
  private var whenEnded: ((Ending) -> Void)?
  private var ending: Readable?
  /// Nil when nobody listens to what it writes any more.
  private var output: Readable?
  private var timer: MonotonicTimer?
  private var wasAsked = false
  /// Itself, while something that it has left behind may still write.
  private var listener: Run?

  /// How often is read in a turn; once more than the most that a pipe can hold, for when all who
  /// wrote have gone nobody tells again.
  private static let mostInATurn = 1 + 1024 * 1024 / bufferLength
  private static let bufferLength = 4096

  /// `backstop` is when we act ourselves, where somebody else keeps the time as well.
  init(
    _ program: StartedProgram, lifetime: Launcher.Lifetime, backstop: Span, limits: Limits,
    whenEnded: @escaping (Ending) -> Void
  ) {
    self.program = program
    self.lifetime = lifetime
    self.whenEnded = whenEnded
    capture = Capture(limits)
    output = Readable(hearing: program.output) { [weak self] in self?.listen() }
    ending = Readable(hearing: program.ending) { [weak self] in self?.finish() }
    guard case .limited(let length, _) = lifetime else { return }
    timer = MonotonicTimer { [weak self] in self?.runOutOfTime() }
    timer?.arm(after: length + backstop)
  }

  /// Asks it to end; it is waited for no longer.
  func stop() {
    if isLimited { program.signal(SIGTERM) }
  }

  private func runOutOfTime() {
    program.signal(wasAsked ? SIGKILL : SIGTERM)
    guard !wasAsked, case .limited(_, let grace) = lifetime else { return }
    wasAsked = true
    timer?.arm(after: grace)
  }

  private func listen() {
    guard output != nil else { return }
    var buffer = [UInt8](repeating: 0, count: Self.bufferLength)
    for _ in 0..<Self.mostInATurn {
      let count = read(program.output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      guard count > 0 else { return stopListening() }
      capture.add(buffer[..<count])
      if isLimited, capture.isFlood { return stopListening() }
    }
  }

  private func stopListening() {
    output?.cancel()
    output = nil
    listener = nil
  }

  private func finish() {
    guard let whenEnded else { return }
    // Before it is reaped, for then its group's number may be somebody else's.
    if isLimited { program.signal(SIGKILL) }
    guard let end = program.reap() else { return }
    listen()
    self.whenEnded = nil
    timer = nil
    ending?.cancel()
    if isLimited { stopListening() } else if output != nil { listener = self }
    whenEnded(capture.ending(hasTakenTooLong ? .tookTooLong : end))
  }

  private var isLimited: Bool { lifetime != .unlimited }

  private var hasTakenTooLong: Bool {
    guard case .limited(let length, _) = lifetime else { return false }
    return Clock.monotonic() - begun >= length
  }
}

/// What a program writes, of which only the beginning is kept.
nonisolated struct Capture {
  private let limits: Limits
  private var kept: [UInt8] = []
  private var length = 0

  init(_ limits: Limits) {
    self.limits = limits
  }

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    length += bytes.count
    kept += bytes.prefix(max(limits.outputLength - kept.count, 0))
  }

  var isFlood: Bool { length > limits.flood }

  func ending(_ end: OtherProgram.Outcome.End) -> Ending {
    let text = String(decoding: kept, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map(Self.plain)
    return Ending(
      end: end, lines: Array(lines.prefix(limits.outputLines)),
      isCut: length > kept.count || lines.count > limits.outputLines)
  }

  /// Without what could move a cursor when somebody reads the log.
  private static func plain(_ line: Substring) -> String {
    var plain = ""
    for scalar in line.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      plain.unicodeScalars.append(isControl ? " " : scalar)
    }
    return plain
  }
}
