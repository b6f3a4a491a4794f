import Nouns
import Time
import Wire

/// A day's food beside its targets, as meters below each other.
struct MeterPicture {
  /// The same in sentences.
  let summary: String
  let svg: String

  private static let margin = 16
  private static let row = 30
  private static let meter = (x: 140, width: 300, height: 10)
  private static let width = 720

  /// Nil where there is nothing that it could be held against.
  init?(_ wording: Wording, _ day: MealDay) {
    guard let date = try? Day(iso: day.day) else { return nil }
    let meters = DayMeters(wording, on: .linear)
    let measures = meters.measures(of: day)
    guard !measures.isEmpty else { return nil }
    // A page is kept: it has the date, and not the word today.
    summary = meters.sentences(of: day, today: date - 1).joined(separator: ". ") + "."
    svg = SVG.document(
      .figure(id: "eaten", summary: summary), name: "eaten", title: wording.longDate(date),
      description: summary, width: Self.width, height: measures.count * Self.row + Self.margin
    ) { svg in
      for (number, measure) in measures.enumerated() {
        Self.draw(
          measure, meters.numbers(of: measure), y: Self.margin + number * Self.row,
          isOpen: !day.isJudged, on: &svg)
      }
    }
  }

  private static func draw(
    _ measure: DayMeters.Measure, _ numbers: String, y: Int, isOpen: Bool, on svg: inout SVG
  ) {
    svg.write(measure.name, x: margin, y: y + meter.height, anchor: "start")
    bar(width: meter.width, height: 2, y: y + meter.height / 2, Paint.faint.name, on: &svg)
    let hue: Paint = measure.verdict == .good ? .hue(.green) : isOpen ? .hue(.blue) : .text
    let gone = Int(measure.permille) * meter.width / 1000
    bar(width: gone, height: meter.height, y: y + 1, hue.name, on: &svg)
    svg.write(
      numbers, x: meter.x + meter.width + margin, y: y + meter.height, anchor: "start")
  }

  private static func bar(width: Int, height: Int, y: Int, _ name: String, on svg: inout SVG) {
    svg.element(
      "rect",
      [
        "x": "\(meter.x)", "y": "\(y)", "width": "\(width)", "height": "\(height)", "class": name,
      ])
  }
}
