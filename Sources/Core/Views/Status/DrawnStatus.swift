import Nouns
import Time
import Wire

/// A state in the order in which it is looked at: how long, until when, when one eats. A terminal has
/// that as the first lines of `fastctl status`, what is shown elsewhere as one line.
struct DrawnStatus {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }
  /// A line that is longer is hard to take in at once.
  private var width: Int { min(screen.width ?? Self.widest, Self.widest) }

  private static let widest = 76
  /// Under the sign stands nothing.
  static let margin = 2
  /// Of "100%" and the air before it.
  private static let label = 6

  init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  // MARK: In one line

  /// "13:05 of 16 h · 2:55 left → 12:00 · eat 12:00–20:00"; without its wait it stands still.
  func line(of snapshot: Snapshot, _ now: Instant, hasWait: Bool = true) -> String {
    String(decoding: utf8(of: snapshot, now, hasWait: hasWait), as: UTF8.self)
  }

  /// The same in bytes; see `ProgressBar`.
  func utf8(of snapshot: Snapshot, _ now: Instant, hasWait: Bool = true) -> [UInt8] {
    guard let fast = snapshot.fast else {
      guard snapshot.state == .eating, let window = snapshot.window else {
        return Array(phrases(StatusMessage.idle).utf8)
      }
      let eating = Array(phrases(DrawnMessage.eating).utf8)
      return hasWait
        ? eating + screen.separator.utf8 + end(of: window, now).utf8
        : eating + " ".utf8 + until(closing(of: window, now)).utf8
    }
    var line = Array(elapsed(of: fast).utf8)
    func add(_ part: String?) {
      guard let part else { return }
      line += screen.separator.utf8
      line += part.utf8
    }
    add(end(of: fast, now))
    add(meal(in: snapshot, now))
    return line
  }

  // MARK: On a terminal

  func tell(_ fast: RunningFast, _ snapshot: Snapshot, _ now: Instant, on page: inout Page) {
    let rest = [end(of: fast, now), meal(in: snapshot, now)].compactMap(\.self)
    add(elapsed(of: fast), rest, fast.sign, to: &page)
    guard let progress = fast.progress else { return }
    let percent = wording.percent(ProgressBar.percent(permille: progress))
    addBar(progress, fast.sign, fast.goalReached ? "" : percent, to: &page)
  }

  func tell(_ window: Window, _ now: Instant, on page: inout Page) {
    let (opens, closes) = (
      Instant(milliseconds: window.opens), Instant(milliseconds: window.closes)
    )
    let title = screen.paint(phrases(DrawnMessage.eating), .strong)
    add(title, [end(of: window, now)], .eating, to: &page)
    let length = max((closes - opens).seconds, 1)
    let gone = min(max((now - opens).seconds, 0), length)
    // Of a window that a peer sent: in minutes no product is too large.
    addBar((gone / 60) * 1000 / max(length / 60, 1), .eating, "", to: &page)
  }

  func tellIdle(on page: inout Page) {
    add(screen.paint(phrases(StatusMessage.idle), .strong), [], .idle, to: &page)
  }

  // MARK: The first line

  private func elapsed(of fast: RunningFast) -> String {
    let elapsed = screen.paint(short(fast.elapsed), .strong)
    guard let goal = fast.goal else { return phrases(DrawnMessage.withoutGoal, "elapsed", elapsed) }
    return phrases(
      DrawnMessage.ofGoal, "elapsed", elapsed, "goal", wording.goal(seconds: goal))
  }

  private func end(of fast: RunningFast, _ now: Instant) -> String? {
    guard let goalAt = fast.goalAt else { return nil }
    let end = wording.soon(Instant(milliseconds: goalAt), now: now)
    guard fast.goalReached else {
      return fast.remaining.map { left(seconds: $0) + " " + until(end) } ?? until(end)
    }
    let met = screen.paint(phrases(DrawnMessage.met), .strong) + " " + end
    guard fast.over >= 60 else { return met }
    return met + screen.separator + phrases(DrawnMessage.ago, "over", short(fast.over))
  }

  private func end(of window: Window, _ now: Instant) -> String {
    left(seconds: (Instant(milliseconds: window.closes) - now).seconds) + " "
      + until(closing(of: window, now))
  }

  private func closing(of window: Window, _ now: Instant) -> String {
    wording.soon(Instant(milliseconds: window.closes), now: now)
  }

  /// When one eats after this fast; nil once its goal is met, since that may be now.
  private func meal(in snapshot: Snapshot, _ now: Instant) -> String? {
    wording.timesToEat(in: snapshot, now: now).map { phrases(DrawnMessage.eat, "times", $0) }
  }

  private func left(seconds: Int64) -> String {
    let wait = short(Wording.wholeMinutesUp(seconds))
    return screen.paint(phrases(DrawnMessage.left, "wait", wait), .strong)
  }

  private func until(_ end: String) -> String { (screen.hasBlocks ? "→ " : "-> ") + end }

  /// "13:05"; below an hour it would be taken for a clock, and days are said as such.
  private func short(_ seconds: Int64) -> String {
    (3600..<48 * 3600).contains(seconds)
      ? wording.shortSpan(seconds: seconds) : wording.span(seconds: seconds)
  }

  /// A part that has no room beside the first goes below it.
  private func add(_ first: String, _ rest: [String], _ sign: Sign, to page: inout Page) {
    let scalar = String(sign.scalar(on: screen))
    let first = (sign.colour.map { screen.paint(scalar, $0) } ?? scalar) + " " + first
    let room = width - first.cells - 2
    let fitting = (0...rest.count).last { count in
      rest[..<count].joined(separator: screen.separator).cells <= room
    }
    let count = fitting ?? 0
    let beside = rest[..<count].joined(separator: screen.separator)
    let gap = String(repeating: " ", count: count > 0 ? room + 2 - beside.cells : 0)
    page.add(first + gap + beside)
    for part in rest[count...] { page.add(String(repeating: " ", count: Self.margin) + part) }
  }

  // MARK: The bar

  private func addBar(_ permille: Int64, _ sign: Sign, _ label: String, to page: inout Page) {
    let room = label.isEmpty ? 0 : Self.label
    let cells = max(1, width - Self.margin - room)
    page.add(
      String(repeating: " ", count: Self.margin)
        + ProgressBar(permille: permille, cells: cells).line(on: screen, sign.colour)
        + String(repeating: " ", count: max(0, room - label.cells)) + label)
  }
}

package enum DrawnMessage: String, Message {
  case ofGoal = "{elapsed} of {goal}"
  case withoutGoal = "{elapsed}, no goal"
  case left = "{wait} left"
  case met = "goal met"
  case ago = "{over} ago"
  case eating = "Eating window"
  case eat = "eat {times}"
  case since = "Since {start}"
  case stage = "{stage} (rough guide)"
}
