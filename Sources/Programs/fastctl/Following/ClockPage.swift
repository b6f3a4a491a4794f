import Time
import Views
import Wire

/// The clock of `status --follow`.
struct ClockPage: FollowedPage {
  let style: ClockStyle

  func learn(of state: Snapshot, _ session: inout Session) {}

  func lines(
    of state: Snapshot, rows: Int?, _ session: inout Session
  ) throws(Failure) -> [String] {
    ClockFace(try session.wording(), on: session.drawingScreen(), rows: rows, style: style)
      .lines(of: state)
  }

  func told(of state: Snapshot, _ session: inout Session) throws(Failure) -> [String] {
    [
      ClockFace(try session.wording(), on: session.drawingScreen(), style: style).line(of: state)
    ]
  }

  func nextChange(of state: Snapshot, after now: Instant) -> Instant? {
    state.nextChange(after: now, hasSeconds: style.hasSeconds)
  }
}
