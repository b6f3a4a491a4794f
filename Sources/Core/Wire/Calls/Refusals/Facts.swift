package import Nouns
import Time

// A refusal's facts as members of an object. What a member cannot mean is unfit; a bound that is
// below the other counts as the other.
extension Fields {
  // MARK: Numbers

  mutating func int(_ name: String, _ value: Int) throws(Failure) -> Int {
    Int(clamping: try int(name, Int64(value)))
  }

  mutating func range(
    _ least: String, _ most: String, _ allowed: ClosedRange<Int64>
  ) throws(Failure) -> ClosedRange<Int64> {
    let lower = try int(least, allowed.lowerBound)
    return lower...max(lower, try int(most, allowed.upperBound))
  }

  mutating func range(
    _ least: String, _ most: String, _ allowed: ClosedRange<Int>
  ) throws(Failure) -> ClosedRange<Int> {
    let lower = try int(least, allowed.lowerBound)
    return lower...max(lower, try int(most, allowed.upperBound))
  }

  // MARK: Times

  /// In milliseconds.
  mutating func instant(_ name: String, _ value: Instant) throws(Failure) -> Instant {
    Instant(milliseconds: try int(name, value.milliseconds))
  }

  mutating func instant(_ name: String, _ value: Instant?) throws(Failure) -> Instant? {
    try int(name, value?.milliseconds).map(Instant.init(milliseconds:))
  }

  /// The time that a fast was to take up; none without both ends.
  mutating func wanted(_ value: Range<Instant>?) throws(Failure) -> Range<Instant>? {
    let start = try instant("wantedStart", value?.lowerBound)
    guard let end = try instant("wantedEnd", value?.upperBound), let start else { return nil }
    return start..<end
  }

  /// In seconds.
  mutating func span(_ name: String, _ value: Span) throws(Failure) -> Span {
    .seconds(try int(name, value.seconds))
  }

  mutating func day(_ name: String, _ value: Day) throws(Failure) -> Day {
    let text = try string(name, value.iso)
    if let day = try? Day(iso: text) { return day }
    unfit(name)
    return value
  }

  mutating func day(_ name: String, _ value: Day?) throws(Failure) -> Day? {
    guard let text = try string(name, value?.iso) else { return nil }
    if let day = try? Day(iso: text) { return day }
    unfit(name)
    return value
  }

  mutating func days(
    _ first: String, _ last: String, _ value: ClosedRange<Day>
  ) throws(Failure) -> ClosedRange<Day> {
    let first = try day(first, value.lowerBound)
    return first...(try day(last, value.upperBound))
  }

  // MARK: Words

  mutating func id(_ name: String, _ value: RowID) throws(Failure) -> RowID {
    if let id = RowID(text: try string(name, value.text)) { return id }
    unfit(name)
    return value
  }

  mutating func ids(_ name: String, _ values: [RowID]) throws(Failure) -> [RowID] {
    let texts = try strings(name, values.map(\.text))
    let ids = texts.compactMap(RowID.init(text:))
    if ids.count < texts.count { unfit(name) }
    return ids
  }

  /// Of a set that is not in the interface; nil for one that only a newer daemon knows.
  mutating func word<Word: RawRepresentable<String>>(
    _ name: String, _ value: Word
  ) throws(Failure) -> Word? {
    Word(rawValue: try string(name, value.rawValue))
  }

  mutating func words<Word: RawRepresentable<String>>(
    _ name: String, _ values: [Word]
  ) throws(Failure) -> [Word] {
    let texts = try strings(name, values.map(\.rawValue))
    let words = texts.compactMap(Word.init(rawValue:))
    if words.count < texts.count { unfit(name) }
    return words
  }

  mutating func consents(_ name: String, _ value: [Consent]) throws(Failure) -> [Consent] {
    let words = try string(name, value.text).split(separator: ",")
    let consents = words.compactMap { Consent(rawValue: String($0)) }
    if consents.isEmpty || consents.count < words.count { unfit(name) }
    return consents
  }

  /// Without a machine it was this one that changed something.
  mutating func edit(_ value: OtherEdit?) throws(Failure) -> OtherEdit? {
    let reason = try string("reason", value?.isConflict == true ? "conflict" : "changed")
    let by = try string("by", value?.by)
    let (at, field) = (try instant("at", value?.at), try string("field", value?.field))
    guard let by, let at, let field else { return nil }
    return OtherEdit(by: by, at: at, field: field, isConflict: reason == "conflict")
  }

  /// A start has its instant and its goal in seconds, a weight its grams alone.
  mutating func doubt(_ value: Doubt?) throws(Failure) -> Doubt? {
    var (number, at) = (Int64?.none, Instant?.none)
    switch value {
    case .weight(let grams): number = grams
    case .start(let start, let goal): (number, at) = (goal.seconds, start)
    case nil: break
    }
    number = try int("number", number)
    at = try instant("at", at)
    guard let number else { return nil }
    return at.map { .start($0, goal: .seconds(number)) } ?? .weight(grams: number)
  }

  /// The name of a safety question, "underweight" or "aimGain".
  mutating func obstacle(_ name: String, _ value: DietObstacle) throws(Failure) -> DietObstacle {
    let text = try string(name, value.text)
    if let obstacle = DietObstacle(text) { return obstacle }
    unfit(name)
    return value
  }

  mutating func obstacle(_ name: String, _ value: DietObstacle?) throws(Failure) -> DietObstacle? {
    guard let text = try string(name, value?.text) else { return nil }
    let obstacle = DietObstacle(text)
    if obstacle == nil { unfit(name) }
    return obstacle
  }
}

extension DietObstacle {
  package var text: String {
    switch self {
    case .underweight: Self.underweightText
    case .aimGain: Self.aimGainText
    case .answer(let question): question.rawValue
    }
  }

  package init?(_ text: String) {
    if text == Self.underweightText {
      self = .underweight
    } else if text == Self.aimGainText {
      self = .aimGain
    } else if let question = SafetyQuestion(rawValue: text) {
      self = .answer(question)
    } else {
      return nil
    }
  }

  private static let underweightText = "underweight"
  private static let aimGainText = "aimGain"
}
