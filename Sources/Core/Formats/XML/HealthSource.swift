import Nouns
import Time
import Wire

/// Apple Health's `export.xml`: it has no kind of its own for fasts, so apps write them as mindful
/// sessions or as workouts of mind and body, and only a program's name tells them from others.
struct HealthSource: SourceReader {
  private let source: String?
  private let times: ForeignTimes
  private var tags: XMLTags
  private var isHealth = false
  /// The programs in it that could be meant.
  private var sources: [String: Int] = [:]
  private var found = 0
  private var hasWeights = false
  private var meals: HealthMeals

  private static let mostSources = 50

  init(_ options: ImportOptions) {
    source = options.source
    times = ForeignTimes(zone: options.zone)
    tags = XMLTags(limits: options.limits)
    meals = HealthMeals(times, most: options.limits.rows)
  }

  mutating func take(
    _ bytes: ArraySlice<UInt8>, into items: inout [ImportItem]
  ) throws(ImportError) {
    for byte in bytes {
      guard let (tag, line) = try tags.take(byte) else { continue }
      try take(XMLAttributes(tag, line: line), line, tag, into: &items)
    }
  }

  mutating func finish(into items: inout [ImportItem]) throws(ImportError) {
    try tags.finish()
    let eaten = meals.rows()
    // Apps copy meals from each other: without a choice each would count as often.
    if source == nil, meals.sources.count > 1 {
      throw ImportError(.sourceNeeded(Self.names(meals.sources)))
    }
    items += eaten
    if !eaten.isEmpty { return }
    let names = Self.names(sources.merging(meals.sources) { $0 + $1 })
    // Weights need no source: whatever weighed the person, it is their weight.
    guard let source else {
      if hasWeights { return }
      throw ImportError(.sourceNeeded(names))
    }
    if found == 0, !hasWeights { throw ImportError(.noSuchSource(source, names)) }
  }

  /// Those that wrote most first.
  private static func names(_ sources: [String: Int]) -> [String] {
    sources.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  private mutating func take(
    _ tag: XMLAttributes, _ line: Int, _ bytes: [UInt8], into items: inout [ImportItem]
  ) throws(ImportError) {
    if !isHealth {
      guard bytes.starts(with: "HealthData".utf8) else {
        throw ImportError(.notThat(.health), line: line)
      }
      isHealth = true
      return
    }
    if try meals.take(tag, line, of: source) { return }
    if try isWeight(tag) {
      let name = try tag.value("sourceName")
      guard source == nil || name == source else { return }
      hasWeights = true
      items.append(try weighing(tag, line))
      return
    }
    guard try isSession(tag) else { return }
    let name = try tag.value("sourceName") ?? ""
    if sources.count < Self.mostSources || sources[name] != nil { sources[name, default: 0] += 1 }
    guard name == source else { return }
    found += 1
    let start = try moment("startDate", tag)
    let end = try moment("endDate", tag)
    do throws(RowProblem) {
      let fast = Fast(try start.get(), try end.get(), source: name)
      items.append(.row(SentRow(.fast(fast)), line: line))
    } catch {
      items.append(.unread(error, line: line))
    }
  }

  private func isWeight(_ tag: XMLAttributes) throws(ImportError) -> Bool {
    guard tag.isNamed("Record") else { return false }
    return try tag.value("type") == "HKQuantityTypeIdentifierBodyMass"
  }

  private func weighing(_ tag: XMLAttributes, _ line: Int) throws(ImportError) -> ImportItem {
    let at = try moment("startDate", tag)
    let (value, unit) = (try tag.value("value"), try tag.value("unit"))
    do throws(RowProblem) {
      guard let value else { throw .missing("value") }
      guard let unit = unit.flatMap(WeightUnit.init(rawValue:)) else {
        throw .notAChoice("unit", text: unit ?? "")
      }
      let grams = try ForeignWeight(unit: unit).grams(value, of: "value")
      let weighing = Weighing(id: .blank, at: try at.get().mark, grams: grams)
      return .row(SentRow(.weighing(weighing)), line: line)
    } catch {
      return .unread(error, line: line)
    }
  }

  private func isSession(_ tag: XMLAttributes) throws(ImportError) -> Bool {
    if tag.isNamed("Record") {
      return try tag.value("type") == "HKCategoryTypeIdentifierMindfulSession"
    }
    guard tag.isNamed("Workout") else { return false }
    return try tag.value("workoutActivityType") == "HKWorkoutActivityTypeMindAndBody"
  }

  private func moment(
    _ name: String, _ tag: XMLAttributes
  ) throws(ImportError) -> Result<ForeignMoment, RowProblem> {
    guard let text = try tag.value(name) else { return .failure(.missing(name)) }
    guard let moment = try? times.moment(text) else {
      return .failure(.notATime(name, text: text))
    }
    return .success(moment)
  }
}
