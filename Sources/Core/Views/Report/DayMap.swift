import Nouns
import Time
import Wire

/// Many days as squares, a column for each week; those with the goal met are filled.
struct DayMap {
  private let wording: Wording
  private let days: ClosedRange<Day>
  private let today: Day?
  private let signs: [Day: Sign]
  private let seconds: Int64
  private let fasts: Int64
  private var phrases: Phrases { wording.phrases }

  private static let margin = 20
  private static let top = 44
  private static let left = margin + 36
  private static let square = 16
  private static let nameWidth = 36

  init(_ wording: Wording, days: ClosedRange<Day>, _ facts: ReportFacts) {
    self.wording = wording
    self.days = days
    today = try? Day(iso: facts.calendar.today)
    var signs: [Day: Sign] = [:]
    var (seconds, fasts) = (Int64(0), Int64(0))
    for day in facts.calendar.days {
      guard let date = try? Day(iso: day.date), days.contains(date) else { continue }
      let mark = Sign(day.mark)
      signs[date] = mark == .none ? day.rest.map(Sign.init) ?? .none : mark
      seconds = seconds.addingReportingOverflow(day.seconds).partialValue
      fasts = fasts.addingReportingOverflow(day.fasts).partialValue
    }
    (self.signs, self.seconds, self.fasts) = (signs, seconds, fasts)
  }

  var title: String { wording.range(wording.date(days.lowerBound), wording.date(days.upperBound)) }

  var summary: String {
    [
      phrases(.daysMet, Int64(signs.values.count { $0 == .completed })),
      phrases(.fastsEnded, fasts),
      phrases(CalendarMessage.totalHours, "length", wording.hours(seconds: seconds)),
    ].joined(separator: ", ")
  }

  func svg(id: String) -> String {
    let count = Int(clamping: days.upperBound - days.lowerBound) + 1
    let width = Self.left + (before + count + 6) / 7 * Self.square + Self.margin
    let floor = Self.top + 7 * Self.square
    let legend = legend
    let inside = width - 2 * Self.margin
    return SVG.document(
      .figure(id: id, summary: summary), name: id, title: title, description: summary,
      width: width, height: floor + 16 + legend.height(width: inside) + 4
    ) { svg in
      drawNames(count, on: &svg)
      drawSquares(count, on: &svg)
      legend.draw(x: Self.margin, y: floor + 16, width: inside, on: &svg)
    }
  }

  private var before: Int { wording.column(of: days.lowerBound) }

  private var legend: PictureLegend {
    var legend = PictureLegend()
    let used = Set(signs.values)
    for sign in Sign.allCases where sign != .none && used.contains(sign) {
      if sign == .completed {
        legend.addSquare(sign, sign.meaning(phrases))
      } else {
        legend.add(sign, sign.meaning(phrases))
      }
    }
    if let today, days.contains(today) { legend.addBox(phrases(CalendarMessage.today)) }
    return legend
  }

  // MARK: What is drawn

  private func place(_ number: Int) -> (x: Int, y: Int) {
    let (week, row) = (before + number).quotientAndRemainder(dividingBy: 7)
    return (Self.left + week * Self.square, Self.top + row * Self.square)
  }

  private func drawNames(_ count: Int, on svg: inout SVG) {
    for (row, name) in wording.weekdays.enumerated() where row % 2 == 0 {
      svg.write(
        name, x: Self.margin, y: Self.top + row * Self.square + 13, .faint, anchor: "start")
    }
    let months = ReportPage.months(of: days)
    let places = months.map { month in
      let number = max(0, Int(clamping: month.first - days.lowerBound))
      let place = place(number)
      return place.x + (place.y > Self.top && number > 0 ? Self.square : 0)
    }
    // Where a month has but a few days here, its name has no room.
    for (number, month) in months.enumerated()
    where number + 1 == months.count || places[number + 1] - places[number] >= Self.nameWidth {
      svg.write(
        wording.shortName(ofMonth: month.number), x: places[number], y: Self.top - 10, .faint,
        anchor: "start")
    }
  }

  /// All squares of a kind are one path: a year of them alone would be a third of the page.
  private func drawSquares(_ count: Int, on svg: inout SVG) {
    var (full, empty) = ("", "")
    for number in 0..<count {
      let (x, y) = place(number)
      let square = "M\(x + 1) \(y + 1)h14v14h-14Z"
      if signs[days.lowerBound + Int64(number)] == .completed {
        full += square
      } else {
        empty += square
      }
    }
    if !empty.isEmpty { svg.path(empty, Paint.frame.name) }
    if !full.isEmpty { svg.path(full, Sign.completed.paint.name) }
    for number in 0..<count {
      let (day, (x, y)) = (days.lowerBound + Int64(number), place(number))
      let sign = signs[day] ?? .none
      if sign != .completed { svg.draw(sign, x: x + 8, y: y + 8, radius: 5) }
      if day == today {
        svg.path("M\(x + 1) \(y + 1)h14v14h-14Z", Paint.text.name + " stroke")
      }
    }
  }
}
