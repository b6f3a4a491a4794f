import Glibc
import Host
import Time
import Views
import Wire

/// Keeps a bar's line true for as long as somebody reads it, whatever the daemon does.
struct BarFollower: ~Copyable {
  private let page: BarPage
  private var vigil: Vigil
  private var clicks: BarClicks?
  private var state: Snapshot?
  private var shown: [UInt8] = []

  /// A page that knows no moment to come is made anew after so long.
  private static let leastRest = Span.second

  init(_ page: BarPage) throws(SystemError) {
    let vigil = try Vigil(StatusQuestion(glance: true))
    var clicks: BarClicks?
    if page.format.sendsClicks { clicks = try BarClicks() }
    self.page = page
    self.vigil = vigil
    self.clicks = clicks
  }

  mutating func run(_ session: inout Session) {
    session.output.bar(page.opening, page.format)
    session.relearn()
    state = vigil.ask()
    while true {
      let reading = reading(&session)
      let isWritten = show(page.utf8(of: reading), &session)
      // Where the bar does not read, nothing is worth waking for until it does.
      let waking = vigil.wait(
        until: isWritten ? next(after: reading) : nil, needsRoom: !isWritten,
        besides: clicks?.descriptors ?? [])
      if waking.isReaderGone { return }
      if let state = waking.state {
        self.state = state
        session.relearn()
      }
      clicks?.take(waking)
    }
  }

  private func reading(_ session: inout Session) -> BarReading {
    let wording = (try? session.wording()) ?? session.speaking().wording(in: .utc)
    guard let state, !vigil.isAway else { return BarReading(awayAt: Clock.now(), wording) }
    return BarReading(state, at: Clock.now(), wording)
  }

  /// Only what differs is written, and only where there is room: what waits in a full pipe would
  /// be old when it is read. False where it waits.
  private mutating func show(_ line: [UInt8], _ session: inout Session) -> Bool {
    guard line != shown else { return true }
    guard Output.hasRoom else { return false }
    session.output.bar(line, page.format)
    session.output.flush()
    shown = line
    return true
  }

  private func next(after reading: BarReading) -> Instant? {
    guard let next = page.nextChange(after: reading) else { return nil }
    return next > reading.now ? next : reading.now + Self.leastRest
  }
}

extension BarFormat {
  /// Whether the bar tells on the standard input where it was clicked.
  // What i3blocks 1.4 leaves there is its own, with the clicks on all its blocks.
  fileprivate var sendsClicks: Bool { self == .i3bar }
}
