import Nouns
import Time
import Wire

/// One of `fast_data` in Zero's `biodata.json`; its times are UTC.
struct ZeroRow {
  let fast: Fast

  init(_ object: JSONObject, _ zone: Zone) throws(RowProblem) {
    let fields = ForeignFields(object: object, times: ForeignTimes(zone: zone))
    guard let start = try fields.moment("StartDTM") else { throw .missing("StartDTM") }
    var fast = Fast(
      start, try fields.moment("EndDTM"), source: ZeroTable.source,
      sourceID: try fields.string("RowID"))
    let goal = try fields.span("GoalHours", unit: .hour)
    fast.goal = goal.flatMap { $0 > .zero ? $0 : nil }
    self.fast = fast
  }
}

/// One of Sunrise's list; its dates are seconds since the beginning of 2001.
struct SunriseRow {
  let fast: Fast

  static let source = "Sunrise"
  private static let epoch = Span.seconds(978_307_200)

  init(_ object: JSONObject, _ zone: Zone) throws(RowProblem) {
    let fields = ForeignFields(object: object, times: ForeignTimes(zone: zone), epoch: Self.epoch)
    guard let start = try fields.moment("startDate") else { throw .missing("startDate") }
    var fast = Fast(start, try fields.moment("endDate"), source: Self.source)
    let goal = try fields.span("targetInterval", unit: .second)
    fast.goal = goal.flatMap { $0 > .zero ? $0 : nil }
    fast.note = try fields.string("note")
    if case .int(let mood)? = object["mood"], Fast.moods.wide.contains(mood) {
      fast.mood = Int(mood)
    }
    self.fast = fast
  }

  static func isOne(_ value: JSON) -> Bool {
    guard case .object(let object) = value else { return false }
    return object["startDate"] != nil && object["targetInterval"] != nil
  }
}

/// An object of another program, whose fields may be null, numbers or texts.
private struct ForeignFields {
  let object: JSONObject
  let times: ForeignTimes
  /// The moment that numbers count from.
  var epoch: Span?

  func string(_ name: String) throws(RowProblem) -> String? {
    switch object[name] {
    case nil, .null?: return nil
    case .string(let text)?: return text
    case .int(let number)?: return String(number)
    default: throw .badField(name)
    }
  }

  func moment(_ name: String) throws(RowProblem) -> ForeignMoment? {
    switch object[name] {
    case nil, .null?: return nil
    case .string(let text)?:
      guard let moment = try? times.moment(text) else { throw .notATime(name, text: text) }
      return moment
    default:
      guard let epoch, let span = try span(name, unit: .second) else { throw .badField(name) }
      return ForeignMoment(Instant(milliseconds: (epoch + span).milliseconds), in: times.zone)
    }
  }

  func span(_ name: String, unit: Span) throws(RowProblem) -> Span? {
    switch object[name] {
    case nil, .null?: return nil
    case .int(let number)?: return try span(name, Double(number), unit)
    case .double(let number)?: return try span(name, number, unit)
    default: throw .badField(name)
    }
  }

  private func span(_ name: String, _ number: Double, _ unit: Span) throws(RowProblem) -> Span {
    let milliseconds = (number * Double(unit.milliseconds)).rounded()
    guard milliseconds.magnitude < Double(Span.hours(24 * 366_000).milliseconds) else {
      throw .notANumber(name, text: "\(number)")
    }
    return Span(milliseconds: Int64(milliseconds))
  }
}
