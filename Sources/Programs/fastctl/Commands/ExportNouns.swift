import Formats
import Host
import Nouns
import Time
import Views
import Wire

/// `fastctl export weights`, `meals`, `drinks` and `foods`.
enum ExportNouns {
  private static let formats: [ExportFormat] = [.csv, .json, .jsonLines]

  static var declarations: [Declaration] {
    [
      Declaration(
        name: "weights",
        summary: "Export your weights to a file, or print them",
        details: [
          "csv, json and jsonl have every entry and can be imported again; ics has one value per day, for a calendar.",
          "With --sum, the table has one line per day instead: its weight and the trend, in kilograms.",
        ],
        arguments: [.optional(.file)],
        options: [
          .init(name: .format, meaning: "The format: csv, json, jsonl or ics"),
          .init(name: .sum, meaning: "One line per day, as csv"),
        ],
        examples: [
          .init(typed: "export weights weights.csv", meaning: "Every entry as a table"),
          .init(
            typed: "export weights --sum days.csv", meaning: "A value per day, for a spreadsheet"),
        ]),
      Declaration(
        name: "meals",
        summary: "Export your meals to a file, or print them",
        arguments: [.optional(.file)], options: [plainFormat],
        examples: [
          .init(
            typed: "export meals meals.csv", meaning: "Everything you ate, a line for each item")
        ]),
      Declaration(
        name: "drinks",
        summary: "Export your drinks to a file, or print them",
        arguments: [.optional(.file)], options: [plainFormat],
        examples: [.init(typed: "export drinks drinks.csv", meaning: "Every drink as a table")]),
      Declaration(
        name: "foods",
        summary: "Export your foods to a file, or print them",
        arguments: [.optional(.file)], options: [plainFormat],
        examples: [
          .init(
            typed: "export foods foods.json", meaning: "Your foods and recipes, to take elsewhere")
        ]),
    ]
  }

  private static let plainFormat = Declaration.Option(
    name: .format, meaning: "The format: csv, json or jsonl")

  /// False where the verb is none of these.
  static func run(_ session: inout Session) throws(Failure) -> Bool {
    switch session.request.verb {
    case "weights": try weights(&session)
    case "meals": try write(.mealItem, try format(session.request, formats), &session)
    case "drinks": try write(.drink, try format(session.request, formats), &session)
    case "foods": try write(.food, try format(session.request, formats), &session)
    default: return false
    }
    return true
  }

  private static func weights(_ session: inout Session) throws(Failure) {
    let isDaily = session.request.has(.sum)
    let format = try format(session.request, isDaily ? [.csv] : formats + [.calendar])
    guard isDaily || format == .calendar else { return try write(.weighing, format, &session) }
    let points = try ExportedDays.read(&session)
    let wording = try session.wording()
    let bytes = isDaily ? points.table : points.calendar(wording)
    let target = try ExportTarget(session.request.arguments.first)
    try target.write(bytes, &session)
    try target.finish()
    tell(points.lines.count, &session)
  }

  private static func write(
    _ kind: Row.Kind, _ format: ExportFormat, _ session: inout Session
  ) throws(Failure) {
    let writer = format == .csv ? NounTable.writer(of: kind) : format.writer(at: Clock.now())
    var pen = ExportPen(writer, to: try ExportTarget(session.request.arguments.first))
    try session.stream(ExportCalls.Everything.self, EverythingQuestion(noun: kind)) {
      (session, page) throws(Failure) in try pen.write(page.rows, &session)
    }
    tell(try pen.finish(&session), &session)
  }

  private static func tell(_ count: Int, _ session: inout Session) {
    if let path = session.request.arguments.first, path != "-" {
      session.say(session.phrases()(.rowsWrittenTo, Int64(count), "path", path))
    } else {
      session.say(session.phrases()(.rowsWritten, Int64(count)))
    }
  }

  private static func format(
    _ request: Request, _ formats: [ExportFormat]
  ) throws(Failure) -> ExportFormat {
    let names = formats.map(\.rawValue)
    if let text = request.value(.format) {
      guard let format = ExportFormat(rawValue: text), formats.contains(format) else {
        throw .usage(.unknownChoice(text, among: .words(names)))
      }
      return format
    }
    guard let file = request.arguments.first, let ending = ExportFormat.ending(of: file) else {
      return .csv
    }
    guard let format = ExportFormat(fileName: file), formats.contains(format) else {
      throw .usage(.unknownEnding(ending, among: names))
    }
    return format
  }
}

/// The weight of every day there is one of.
struct ExportedDays {
  private(set) var lines: [DayWeightTable.Line] = []

  /// What one answer has at most.
  private static let atOnce: Int64 = 1000
  /// As far back as a chart goes.
  private static let most: Int64 = 36_600

  /// In pieces, from the first day with a weight on.
  static func read(_ session: inout Session) throws(Failure) -> Self {
    var days = Self()
    let all = try session.ask(WeightCalls.Chart.self, WeightChartQuestion(last: most))
    guard let first = all.points.first, var from = try? Day(iso: first.date),
      let end = try? Day(iso: all.to)
    else { return days }
    while from <= end {
      let to = min(from + (atOnce - 1), end)
      let question = WeightChartQuestion(from: from.iso, to: to.iso)
      days.take(try session.ask(WeightCalls.Chart.self, question).points)
      from = to + 1
    }
    return days
  }

  private mutating func take(_ points: [WeightPoint]) {
    for point in points {
      guard let grams = point.grams, let day = try? Day(iso: point.date) else { continue }
      lines.append(
        .init(day: day, grams: grams, trend: point.trend, isLeftOut: point.isLeftOut))
    }
  }

  var table: [UInt8] { DayWeightTable.bytes(of: lines) }

  func calendar(_ wording: Wording) -> [UInt8] {
    let calendar = DayCalendar(at: Clock.now(), program: "\(Product.name) \(Product.version)")
    return calendar.bytes(
      of: lines.map { line in
        DayCalendar.Event(
          uid: "weight-\(line.day.iso)", first: line.day, last: line.day,
          title: wording.weight(grams: line.grams))
      })
  }
}
