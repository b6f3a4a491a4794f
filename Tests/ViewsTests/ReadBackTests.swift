import Foundation
import Fuzz
import TestSupport
import Testing
import Time
import Wire

@testable import Views

/// What is printed is read: every function that makes a text of a time, a length, a goal or a weight
/// is here, or is said why it is not.
@Suite struct ReadBackTests {
  @Test(arguments: [UInt64.random(in: 0 ... .max), 13])
  func `what is printed is read as what was meant, at the precision printed`(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    for form in ReadBack.all {
      for (name, wording) in Self.wordings {
        for _ in 0..<60 {
          let (text, isSame) = form.again(wording, &chance)
          #expect(isSame, "\(form.function), \(name), seed \(seed): \(text)")
        }
      }
    }
    let count = ReadBack.all.count * Self.wordings.count
    print("\(ReadBack.all.count) forms of \(Self.wordings.count) kinds: \(count) are read")
    #expect(count == 36 * 8)
  }

  /// Both languages by both clocks and in every order of a date.
  private static let wordings: [(String, Wording)] = {
    let english = ["C", "en_US", "en_AU"].flatMap { locale in
      clocks.map { clock in
        let customs = Customs(locale: locale, language: "en", clock: clock)
        return ("\(locale), \(clock)", Wording(customs: customs, zone: .utc))
      }
    }
    let german: [(String, Wording)] = zip(["de_DE", "de_CH"], clocks).map { locale, clock in
      let customs = Customs(locale: locale, language: "de", clock: clock)
      return (
        "\(locale), \(clock)", Wording(phrases: German.phrases, customs: customs, zone: .utc)
      )
    }
    return english + german
  }()

  private static let clocks = [Customs.Clock.hours24, .hours12]

  // MARK: Completeness

  /// Sentences in which a time stands, and parts of what is here.
  private static let others: Set<String> = [
    "asOf(_:_:)", "endedAtGoal(_:now:)", "likelyTypo(from:to:)", "moment(_:)",
    "quiet(until:now:)", "runs(since:)", "spoken(onDateOf:)", "spokenWeight(grams:)",
    "weightChange(grams:)", "wholeGrams(_:)", "askToEndFast(at:now:)",
    "askToAddFast(from:to:now:)", "sentence(toCome:)", "sentence(forErasingVersionOf:)",
    "restingMaintenance(_:)", "bareWeight(grams:)", "number(ofWeek:)",
  ]

  @Test func `no function that prints a time is forgotten`() throws {
    let found = try Self.functions()
    let known = Set(ReadBack.all.map(\.function)).union(Self.others)
    #expect(found.count > 30)
    #expect(found.subtracting(known).sorted() == [], "add it to ReadBack, so that it is read")
    let made = ReadBack.all.map(\.function).filter { !$0.contains(".") }
    #expect(Set(made).subtracting(found).sorted() == [])
  }

  /// Those of Views that make a text of nothing but quantities and moments.
  private static func functions() throws -> Set<String> {
    let root = URL(filePath: Golden.root).appending(path: "Sources/Core/Views")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var found: Set<String> = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      // Not those that only their own file can call.
      var isPrivate = true
      for piece in text.components(separatedBy: "func ") {
        let parts = piece.components(separatedBy: ")")
        if !isPrivate, parts.count > 1, parts[1].hasPrefix(" -> String"),
          let name = signature(parts[0])
        {
          found.insert(name)
        }
        isPrivate = piece.components(separatedBy: "\n").last?.contains("private") == true
      }
    }
    return found
  }

  private static let quantities: Set<String> = [
    "Day", "Instant", "LocalTime", "ClockTime", "Month", "Set<Weekday>", "Span",
  ]
  private static let units = ["seconds", "grams", "millimetres", "kcal"]

  private static func signature(_ declaration: String) -> String? {
    let halves = declaration.split(separator: "(", maxSplits: 1)
    guard halves.count == 2 else { return nil }
    let (name, parameters) = (halves[0], halves[1])
    var labels = ""
    var isQuantity = false
    for parameter in parameters.split(separator: ",") {
      let parts = parameter.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2 else { return nil }
      let names = parts[0].split(separator: " ")
      let isPlain = ["Int64", "Int64?", "Int", "String", "String?"].contains(parts[1])
      guard quantities.contains(parts[1]) || isPlain else { return nil }
      isQuantity =
        isQuantity || quantities.contains(parts[1])
        || units.contains { unit in names.contains { $0 == unit } }
      labels += "\(names.first ?? "_"):"
    }
    return isQuantity ? "\(name)(\(labels))" : nil
  }
}
