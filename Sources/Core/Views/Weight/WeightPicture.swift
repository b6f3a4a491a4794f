import Nouns
import Time
package import Wire

/// The weight over some days as an SVG picture.
package struct WeightPicture {
  private let wording: Wording
  private let form: PictureForm
  private var phrases: Phrases { wording.phrases }

  private static let margin = 20
  private static let left = 64
  private static let top = 56
  private static let area = 240
  private static let width = 720
  /// How many points it has room for.
  package static let most: Int64 = 600

  package init(_ wording: Wording, as form: PictureForm = .file) {
    self.wording = wording
    self.form = form
  }

  package func svg(of chart: WeightChart) -> String {
    let words = WeightChartWords(wording, chart)
    let frame = Frame(chart, wording)
    let legend = legend(of: chart, words, frame.scale)
    let foot = Self.top + Self.area + 62
    let inside = Self.width - 2 * Self.margin
    let isEmpty = chart.points.isEmpty
    return SVG.document(
      form, name: "fastd-weight", title: words.title, description: description(of: chart, words),
      width: Self.width, height: foot + legend.height(width: inside) + Self.margin
    ) { svg in
      svg.write(
        isEmpty ? words.empty : words.title, x: Self.margin, y: 30, anchor: "start",
        isStrong: true)
      guard !isEmpty else { return }
      drawTicks(frame, on: &svg)
      drawGoal(chart, frame, on: &svg)
      drawTrend(chart, frame, on: &svg)
      drawValues(chart, frame, on: &svg)
      drawPhases(chart, frame, on: &svg)
      drawDates(frame, on: &svg)
      legend.draw(x: Self.margin, y: foot, width: inside, on: &svg)
    }
  }

  /// Where dates and weights stand.
  private struct Frame {
    let scale: WeightScale
    let from: Day
    let to: Day

    init(_ chart: WeightChart, _ wording: Wording) {
      scale = WeightScale(chart, wording)
      from = (try? Day(iso: chart.from)) ?? Day(number: 0)
      to = (try? Day(iso: chart.to)) ?? from
    }

    var width: Int { WeightPicture.width - WeightPicture.left - WeightPicture.margin }

    func x(_ day: Day) -> Int {
      let days = max(to - from, 1)
      return WeightPicture.left + Int(max(0, min(day - from, days)) * Int64(width) / days)
    }

    func y(_ grams: Int64) -> Int {
      WeightPicture.top + WeightPicture.area - scale.height(of: grams, area: WeightPicture.area)
    }
  }

  private func description(of chart: WeightChart, _ words: WeightChartWords) -> String {
    guard !chart.points.isEmpty else { return words.empty }
    let parts = words.sentences + words.phaseSentences + [words.goalSentence].compactMap(\.self)
    return parts.joined(separator: "; ")
  }

  private func legend(
    of chart: WeightChart, _ words: WeightChartWords, _ scale: WeightScale
  ) -> PictureLegend {
    var legend = PictureLegend()
    let points = chart.points.filter { $0.grams != nil }
    if points.contains(where: { !$0.isLeftOut }) { legend.addDot(words.value) }
    if points.contains(where: \.isLeftOut) {
      legend.addRing(phrases(WeightChartMessage.leftOut))
    }
    if let line = words.line { legend.addLine(line) }
    if let goal = words.goal(on: scale) { legend.addDashes(goal) }
    for sign in PhaseSign.allCases {
      guard let span = chart.phases.first(where: { PhaseSign($0.phase) == sign }) else { continue }
      legend.add(sign, wording.name(of: span.phase, length: nil) ?? "")
    }
    return legend
  }

  // MARK: Drawing

  private func drawTicks(_ frame: Frame, on svg: inout SVG) {
    for (tick, label) in zip(frame.scale.ticks, frame.scale.labels) {
      svg.path("M\(Self.left) \(frame.y(tick))h\(frame.width)", Paint.frame.name + " stroke")
      svg.write(label, x: Self.left - 8, y: frame.y(tick) + 5, .faint, anchor: "end")
    }
  }

  private func drawGoal(_ chart: WeightChart, _ frame: Frame, on svg: inout SVG) {
    guard let goal = chart.goalWeight, frame.scale.goalBeyond == nil else { return }
    svg.dashes(x: Self.left, y: frame.y(goal), width: frame.width)
  }

  private func drawTrend(_ chart: WeightChart, _ frame: Frame, on svg: inout SVG) {
    var path = ""
    var isDrawing = false
    for point in chart.points {
      guard let grams = point.trend, let day = try? Day(iso: point.date) else {
        isDrawing = false
        continue
      }
      path += "\(isDrawing ? "L" : "M")\(frame.x(day)) \(frame.y(grams))"
      isDrawing = true
    }
    if !path.isEmpty { svg.path(path, Paint.text.name + " stroke") }
  }

  private func drawValues(_ chart: WeightChart, _ frame: Frame, on svg: inout SVG) {
    let radius = chart.points.count(where: { $0.grams != nil }) > 120 ? 2 : 4
    for point in chart.points {
      guard let grams = point.grams, let day = try? Day(iso: point.date) else { continue }
      let name = Paint.text.name + (point.isLeftOut ? " hollow" : "")
      svg.dot(x: frame.x(day), y: frame.y(grams), radius: radius, name)
    }
  }

  private func drawPhases(_ chart: WeightChart, _ frame: Frame, on svg: inout SVG) {
    let y = Self.top + Self.area + 14
    for span in chart.phases {
      guard let sign = PhaseSign(span.phase), let first = try? Day(iso: span.from),
        let last = try? Day(iso: span.to)
      else { continue }
      let x = frame.x(first)
      svg.draw(sign, x: x, y: y, width: max(2, frame.x(last + 1) - x))
    }
  }

  private func drawDates(_ frame: Frame, on svg: inout SVG) {
    let y = Self.top + Self.area + 40
    let count = min(7, frame.to - frame.from)
    for place in 0...max(count, 1) {
      let day = frame.from + (frame.to - frame.from) * place / max(count, 1)
      svg.write(wording.shortDate(day), x: frame.x(day), y: y, .faint)
    }
  }
}
