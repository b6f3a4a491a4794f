import Nouns
import Time
package import Wire

/// How somebody wants to see the clock.
package struct ClockStyle: Equatable, Sendable {
  package enum Direction: Sendable { case up, down }
  package enum Shape: Sendable { case bar, ring }

  package var direction: Direction
  package var shape: Shape
  package var hasSeconds: Bool

  package init(direction: Direction = .up, shape: Shape = .bar, hasSeconds: Bool = false) {
    self.direction = direction
    self.shape = shape
    self.hasSeconds = hasSeconds
  }
}

/// A clock that can be read from afar, with a bar or in a ring, and the facts below it.
package struct ClockFace {
  private let wording: Wording
  private let screen: Screen
  private let rows: Int?
  private let style: ClockStyle

  /// Of a terminal whose height nobody knows.
  private static let usualRows = 24
  /// The fewest rows that are left for the facts.
  private static let rowsBelow = 7
  private static let scales = 1...4
  private static let leastRing = 24

  /// In the middle of the screen where its height is given, else from its left edge.
  package init(_ wording: Wording, on screen: Screen, rows: Int? = nil, style: ClockStyle) {
    self.wording = wording
    self.screen = screen
    self.rows = rows
    self.style = style
  }

  private var width: Int { screen.width ?? ChartLayout.usualWidth }

  /// The lines of a state that is of now.
  package func lines(of snapshot: Snapshot) -> [String] {
    guard !screen.isLinear else {
      return split(StatusCard(wording, on: screen).text(of: snapshot))
    }
    var lines: [String] = []
    let facts = facts(of: snapshot)
    if let reading = ClockReading(snapshot.withoutPlansWhereUnsafe, wording, style) {
      // A warning is not cut off for the sake of bigger digits.
      let below = max(Self.rowsBelow, facts.count + 1)
      let picture = picture(of: reading, free: max(3, (rows ?? Self.usualRows) - below))
      lines += centred(split(picture.text(on: screen)), width: picture.width) + [""]
    }
    for line in facts { lines += centred([line], width: line.cells) }
    guard let rows else { return lines }
    let above = max(0, (rows - lines.count) / 2)
    return Array((Array(repeating: "", count: above) + lines).prefix(rows))
  }

  /// The same in one line, for those who do not see pictures, and for other programs.
  package func line(of snapshot: Snapshot) -> String {
    let plain = StatusCard(
      wording, on: Screen(width: nil, hasColour: false, hasBlocks: true),
      hasSeconds: style.hasSeconds)
    let snapshot = plain.shown(snapshot)
    let care = wording.care(in: snapshot)
    guard let fast = snapshot.fast else {
      let first = split(plain.text(of: snapshot)).first ?? ""
      return ([first] + care).joined(separator: screen.separator)
    }
    let now = Instant(milliseconds: snapshot.now)
    var parts =
      screen.isLinear || snapshot.isClockDoubted
      ? [plain.headline(fast, in: snapshot), plain.times(fast, now)]
      : [
        DrawnStatus(wording, on: .plain).line(of: snapshot, now),
        plain.since(fast, now, hasStage: false),
      ]
    parts += care
    if style.hasSeconds, let reading = ClockReading(snapshot, wording, style) {
      parts.insert(reading.digits, at: 0)
    }
    return parts.joined(separator: screen.separator)
  }

  // MARK: Words

  private func facts(of snapshot: Snapshot) -> [String] {
    let plain = StatusCard(
      wording, on: Screen(width: width, hasColour: false, hasBlocks: screen.hasBlocks),
      hasBar: false, hasSeconds: style.hasSeconds)
    return split(plain.text(of: snapshot))
  }

  private func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private func centred(_ lines: [String], width: Int) -> [String] {
    guard rows != nil else { return lines }
    let margin = String(repeating: " ", count: max(0, (self.width - width) / 2))
    return lines.map { $0.isEmpty ? $0 : margin + $0 }
  }

  // MARK: The picture

  private func picture(of reading: ClockReading, free: Int) -> Canvas {
    if style.shape == .ring, let permille = reading.permille,
      let picture = ring(of: reading, permille, free: free)
    {
      return picture
    }
    return bar(of: reading, free: free)
  }

  private func bar(of reading: ClockReading, free: Int) -> Canvas {
    let text = BigText(reading.marked)
    let raster = raster(of: text, columns: width, rows: free)
    let height = raster.rows(on: screen)
    let columns = raster.columns(on: screen)
    let hasBar = reading.permille != nil
    var canvas = Canvas(width: min(columns, width), height: height + (hasBar ? 2 : 0))
    raster.draw(on: &canvas, row: 0, column: 0, nil, screen)
    if let permille = reading.permille {
      let label = wording.percent(ProgressBar.percent(permille: permille))
      WideBar(permille: permille, cells: canvas.width - label.cells - 1)
        .draw(on: &canvas, row: height + 1, reading.colour, screen)
      canvas.write(label, row: height + 1, column: canvas.width - label.cells)
    }
    return canvas
  }

  /// Nil where there is no room for one.
  private func ring(of reading: ClockReading, _ permille: Int64, free: Int) -> Canvas? {
    let diameter = min(screen.hasBlocks ? width : width / 2, screen.hasBlocks ? free * 2 : free)
    let ring = Ring(diameter: diameter - diameter % 2)
    let text = BigText(reading.marked)
    let scale = Self.scales.last {
      ring.holds(width: text.width(scale: $0), height: BigText.height * $0)
    }
    guard diameter >= Self.leastRing, let scale else { return nil }
    let circle = ring.raster(permille: permille)
    let digits = text.raster(scale: scale)
    var canvas = Canvas(width: circle.columns(on: screen), height: circle.rows(on: screen))
    circle.draw(on: &canvas, row: 0, column: 0, reading.colour, screen)
    digits.draw(
      on: &canvas, row: (canvas.height - digits.rows(on: screen)) / 2,
      column: (canvas.width - digits.columns(on: screen)) / 2, nil, screen)
    return canvas
  }

  /// As big as fits.
  private func raster(of text: BigText, columns: Int, rows: Int) -> Raster {
    for scale in Self.scales.reversed() {
      let raster = text.raster(scale: scale)
      if raster.columns(on: screen) <= columns, raster.rows(on: screen) <= rows { return raster }
    }
    return text.raster(scale: 1)
  }
}

/// The values of a state that the clock shows.
struct ClockReading {
  let digits: String
  /// Of the goal; nil without one.
  let permille: Int64?
  let colour: Colour?
  private let isReached: Bool

  /// Nil where there is nothing to count.
  init?(_ snapshot: Snapshot, _ wording: Wording, _ style: ClockStyle) {
    if snapshot.isClockDoubted { return nil }
    let snapshot = style.hasSeconds ? snapshot : snapshot.asShown
    if let fast = snapshot.fast {
      let isDown = style.direction == .down && fast.goal != nil
      let left = fast.remaining ?? 0
      let seconds = isDown ? fast.goalReached ? fast.over : left : fast.elapsed
      let text =
        style.hasSeconds
        ? wording.clockSpan(seconds: seconds)
        : isDown && !fast.goalReached
          ? wording.shortWait(seconds: seconds) : wording.shortSpan(seconds: seconds)
      digits = (isDown && fast.goalReached ? "+" : "") + text
      permille = fast.goal == nil ? nil : fast.progress
      isReached = fast.goalReached
      colour = fast.sign.colour
    } else if snapshot.state == .eating, let window = snapshot.window {
      let closes = snapshot.eatingEnd ?? Instant(milliseconds: window.closes)
      let left = closes - Instant(milliseconds: snapshot.now)
      digits = wording.shortWait(seconds: max(0, left.seconds))
      permille = nil
      isReached = false
      colour = Sign.eating.colour
    } else {
      return nil
    }
  }

  /// With the mark of a goal that was reached.
  var marked: String { (isReached ? "✓" : "") + digits }
}

extension RunningFast {
  /// By its state, the same wherever it is drawn.
  var sign: Sign {
    guard let goal else { return .open }
    if goalReached { return .completed }
    return (remaining ?? goal) <= BarReading.near(of: goal) ? .near : .running
  }
}

/// A bar of any length, to an eighth of a character.
struct WideBar {
  let permille: Int64
  let cells: Int

  private static let parts: [Unicode.Scalar] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]

  func draw(on canvas: inout Canvas, row: Int, _ colour: Colour?, _ screen: Screen) {
    let share = Int(min(max(permille, 0), 1000))
    let total = share * max(cells, 0) * 8 / 1000
    for cell in 0..<max(cells, 0) {
      let part = min(max(total - cell * 8, 0), 8)
      let sign: Unicode.Scalar =
        screen.hasBlocks ? (part == 0 ? "░" : Self.parts[part]) : part == 8 ? "#" : "."
      canvas[row, cell] = Canvas.Cell(sign: sign, colour: part > 0 ? colour : .faint)
    }
  }
}

extension Wording {
  /// "13:05:09".
  func clockSpan(seconds: Int64) -> String {
    shortSpan(seconds: seconds) + ":" + twoDigits(Int(max(0, seconds) % 60))
  }
}
