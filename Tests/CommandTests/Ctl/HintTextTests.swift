import Foundation
import Host
import Testing
import TestProcesses
import Time
import Views

@testable import fastctl

/// What a refusal shows as right is right, in both languages.
@Suite struct `The hints of a refusal` {
  private static let reader = TimeReader(now: Instant(seconds: 1_793_000_000), zone: .utc)

  /// What reads an example of each hint; those that are missing have no example.
  private static func reading(_ message: TimeMessage) -> ((String) throws -> Void)? {
    switch message {
    case .time, .hour, .minute, .second, .clockAfterDay: { _ = try reader.time($0, .latest) }
    case .day, .year: { _ = try reader.day($0) }
    case .month: { _ = try reader.page($0) }
    case .weekdays: { _ = try Weekday.set($0) }
    case .span, .unit: { _ = try Span($0) }
    case .goal: { _ = try GoalText($0) }
    case .sign: { _ = try Span(change: $0) }
    case .offset: { _ = try reader.time("20:00 \($0)", .latest) }
    case .intention: { _ = try WeekText($0) }
    case .wholeHours: { _ = try Span("\($0)h") }
    case .weight, .weightOfPeople, .poundsOfStone, .decimals: { _ = try Mass($0, in: .kilograms) }
    case .height, .heightOfPeople, .inchesOfFoot: { _ = try Length($0, in: .centimetres) }
    case .energy: { _ = try FoodEnergy($0, in: .kilocalories) }
    case .age: { _ = try AgeText($0) }
    case .restriction: { _ = try Restriction($0) }
    case .pattern, .twoDays: { _ = try PatternText($0) }
    case .birth: { _ = try BirthText($0) }
    default: nil
    }
  }

  /// What stands behind "such as" or "as in", without quotes and what is said in brackets.
  private static func examples(in text: String) -> [String] {
    guard let mark = text.firstRange(of: #/ (such as|as in|wie|etwa) /#) else { return [] }
    let list = text[mark.upperBound...].replacing(#/ \([0-9]+\)/#, with: "")
    return list.split(separator: #/, or | or | oder |, /#).map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " .\""))
    }
  }

  @Test func `are read by the reader that refused`() async throws {
    let catalogues = try await germanCatalogues()
    let german = Translations(setting: "de", directory: catalogues.path)
    var count = 0
    for message in TimeMessage.allCases {
      guard let read = Self.reading(message) else { continue }
      for text in [message.rawValue, german.text(message.rawValue)] {
        let examples = Self.examples(in: text)
        #expect(!examples.isEmpty, "\(text)")
        for example in examples {
          count += 1
          #expect(throws: Never.self, "\(example) in \(text)") { try read(example) }
        }
      }
    }
    #expect(count > 90)
  }

  @Test(arguments: ["8", "20", "10.12", "yesterday midnight", "3/4 20:00", "2h30m", "gestern 8"])
  func `that were made of what was typed are read as well`(text: String) throws {
    let error = try #require(throws: NotUnderstood.self) { try Self.reader.time(text, .latest) }
    switch error.expected {
    case .nearest(let one): _ = try Self.reader.time(one, .latest)
    case .ago:
      for ago in ["\(text) ago", "vor \(text)"] { _ = try Self.reader.time(ago, .latest) }
    case .either(let one, let other):
      #expect(one != other)
      for one in [one, other] {
        // A date is completed by a time.
        #expect((try? Self.reader.time(one, .latest)) != nil || (try? Self.reader.day(one)) != nil)
      }
    default: #expect(error.expected == .clockAfterDay)
    }
  }

  @Test(arguments: [
    (
      "16:9",
      "'16:9': hours of fasting and eating add up to 24, such as 16:8. For hours and minutes: 16h9m"
    ),
    (
      "25:1",
      "'25:1': hours of fasting and eating add up to 24, such as 16:8. For hours and minutes: 16h1m"
    ),
    ("0h", "'0h' is too short for a goal. For no goal, type the word none in its place."),
    (
      "16:8:00",
      "'16:8:00' has one number too many: 16:8 is a schedule, 16:30 is 16 hours 30 minutes."
    ),
    ("24:0", "'24:0' leaves no time to eat. For 24 hours: 24h"),
    ("90", "'90' what? Add a unit, such as 90h or 90m."),
    ("", "The value is empty. Expected a goal such as 16:8, omad or 18h."),
  ])
  func `of a goal begin with what was typed`(text: String, said: String) throws {
    let error = try #require(throws: NotUnderstood.self) { try GoalText(text) }
    let sentences = Sentences(phrases: .english, wording: nil)
    #expect(sentences.text(of: error, place: "GOAL") == said)
  }
}
