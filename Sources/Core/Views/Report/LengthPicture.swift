import Nouns
import Time
import Wire

/// How long each fast was, by its day, with the mean of the last seven as a line.
struct LengthPicture {
  private let wording: Wording
  private let days: ClosedRange<Day>
  let points: [Point]
  private let step: Int64
  private var phrases: Phrases { wording.phrases }

  struct Point {
    var day: Day
    var seconds: Int64
    var sign: Sign
    var mean: Int64
  }

  private static let margin = 20
  private static let left = 64
  private static let top = 24
  private static let area = 240
  private static let width = 860
  private static let mostTicks: Int64 = 6
  /// In hours.
  private static let steps: [Int64] = [1, 2, 4, 6, 8, 12, 24, 48, 96, 240, 720, 2400]

  init(_ wording: Wording, days: ClosedRange<Day>, _ fasts: [Entry]) {
    self.wording = wording
    self.days = days
    points = Self.points(of: fasts, wording)
    let longest = points.map(\.seconds).max() ?? 0
    let hour = Span.hours(1).seconds
    step =
      (Self.steps.first { longest <= $0 * Self.mostTicks * hour } ?? 24_000) * hour
  }

  private static let averaged = 7

  private static func points(of fasts: [Entry], _ wording: Wording) -> [Point] {
    var lengths: [Int64] = []
    return fasts.compactMap { fast in
      guard let length = fast.length.map(Scale.clamped) else { return nil }
      lengths = lengths.suffix(averaged - 1) + [length]
      return Point(
        day: fast.countedDay, seconds: length, sign: Sign(fast.outcome),
        mean: lengths.reduce(0, +) / Int64(lengths.count))
    }
  }

  func svg(id: String, title: String, summary: String) -> String {
    let legend = legend
    let foot = Self.top + Self.area + 44
    let inside = Self.width - 2 * Self.margin
    return SVG.document(
      .figure(id: id, summary: summary), name: id, title: title, description: summary,
      width: Self.width, height: foot + legend.height(width: inside) + 4
    ) { svg in
      drawTicks(on: &svg)
      drawPoints(on: &svg)
      drawMean(on: &svg)
      drawDates(on: &svg)
      legend.draw(x: Self.margin, y: foot, width: inside, on: &svg)
    }
  }

  private var legend: PictureLegend {
    var legend = PictureLegend()
    let used = Set(points.map(\.sign))
    for sign in Sign.allCases where sign != .none && used.contains(sign) {
      legend.add(sign, sign.meaning(phrases))
    }
    if points.count > 1 { legend.addLine(phrases(ChartMessage.trend)) }
    return legend
  }

  // MARK: Places

  private var top: Int64 { max(((points.map(\.seconds).max() ?? 0) + step - 1) / step, 1) * step }

  private func y(_ seconds: Int64) -> Int {
    Self.top + Self.area - Int(min(seconds, top) * Int64(Self.area) / top)
  }

  private func x(_ day: Day) -> Int {
    let whole = max(days.upperBound - days.lowerBound, 1)
    let width = Int64(Self.width - Self.left - Self.margin)
    return Self.left + Int(max(0, min(day - days.lowerBound, whole)) * width / whole)
  }

  private var isDense: Bool { points.count > 120 }

  // MARK: What is drawn

  private func drawTicks(on svg: inout SVG) {
    for tick in stride(from: 0, through: top, by: Int(step)) {
      let name = (tick == 0 ? Paint.faint : Paint.frame).name + " stroke"
      svg.path("M\(Self.left) \(y(tick))h\(Self.width - Self.left - Self.margin)", name)
      svg.write(
        phrases(SpanMessage.hours, "hours", wording.number(tick / 3600)), x: Self.left - 10,
        y: y(tick) + 5, .faint, anchor: "end")
    }
  }

  private func drawMean(on svg: inout SVG) {
    guard points.count > 1 else { return }
    let places = points.map { "\(x($0.day)) \(y($0.mean))" }
    svg.path("M" + places.joined(separator: "L"), Paint.text.name + " stroke")
  }

  /// Those that met their goal are one path, as they are most.
  private func drawPoints(on svg: inout SVG) {
    var dots = ""
    for point in points {
      let (x, y) = (x(point.day), y(point.seconds))
      if point.sign == .completed {
        dots += "M\(x) \(y)h0"
      } else {
        svg.draw(point.sign, x: x, y: y, radius: isDense ? 3 : 5)
      }
    }
    if !dots.isEmpty {
      svg.path(dots, Sign.completed.paint.name + (isDense ? " stroke fine dots" : " stroke dots"))
    }
  }

  private func drawDates(on svg: inout SVG) {
    let whole = days.upperBound - days.lowerBound
    let count = max(1, min(8, whole))
    for place in 0...count {
      let day = days.lowerBound + whole * place / count
      svg.write(wording.shortDate(day), x: x(day), y: Self.top + Self.area + 24, .faint)
    }
  }
}
