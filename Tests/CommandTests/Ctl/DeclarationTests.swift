import Foundation
import Testing
import Time
import Views

@testable import fastctl

@Suite struct `The declarations of commands` {
  private static var leaves: [(path: String, declaration: Declaration)] {
    Commands.all.flatMap { command in
      let declaration = command.declaration
      return (declaration.isLeaf ? [(declaration.name, declaration)] : [])
        + declaration.verbs.map { ("\(declaration.name) \($0.name)", $0) }
    }
  }

  @Test func `are named as their commands, and so are the types`() {
    for command in Commands.all {
      #expect(command.declaration.name == command.name)
      #expect("\(command)".lowercased() == command.name + "command")
    }
  }

  @Test func `find each command by its name, and stand once in one group`() {
    let names = Commands.all.map { $0.name }
    #expect(Set(names).count == names.count)
    for command in Commands.all { #expect(Commands.named(command.name)?.name == command.name) }
    #expect(Commands.named("nothing")?.name == nil)
  }

  @Test func `have a summary that begins with a capital and ends without a stop`() {
    for (path, declaration) in Self.leaves {
      #expect(declaration.summary.first?.isUppercase == true, "\(path)")
      #expect(declaration.summary.last?.isPunctuation == false, "\(path)")
    }
  }

  @Test func `have examples, and all of them are understood in both languages`() async throws {
    for phrases in [.english, try await germanPhrases()] {
      for (path, declaration) in Self.leaves {
        #expect(!declaration.examples.isEmpty, "\(path)")
        for example in declaration.examples {
          let request = try Parser.parse(words(example.words(phrases)))
          #expect(request.command.name == path.split(separator: " ")[0])
          for (kind, value) in values(of: request, declaration) { try read(value, as: kind) }
        }
      }
    }
  }

  @Test func `name values that are read in both languages`() async throws {
    for phrases in [.english, try await germanPhrases()] {
      let kinds: [ValueKind] = [
        .time, .span, .goal, .days, .date, .monthOrYear, .week, .weight, .height, .pattern,
      ]
      for kind in kinds {
        for word in CompletionWords.of(kind, phrases) where kind != .time {
          let value = kind.terms.term(for: word)?.word ?? word
          if value != "off" { try read(value, as: kind) }
        }
        let example = kind.example(phrases).filter { $0 != "\"" }
        try read(example, as: kind)
      }
      for (kind, meaning) in Overview.grammar where [.time, .span, .date].contains(kind) {
        for value in phrases(Phrase(rawValue: meaning)).components(separatedBy: ", ") {
          try read(value.filter { $0 != "\"" }, as: kind)
        }
      }
    }
  }

  private func values(
    of request: Request, _ declaration: Declaration
  ) -> [(ValueKind, String)] {
    let given = request.options.compactMap { option in
      option.name.value.flatMap { kind in option.value.map { (kind, $0) } }
    }
    return given + zip(declaration.arguments.map(\.kind), request.arguments)
  }

  /// Throws where the reader of that kind would.
  private func read(_ text: String, as kind: ValueKind) throws {
    let reader = TimeReader(now: Instant(milliseconds: 1_772_000_000_000), zone: .utc)
    switch kind {
    case .time where TimeReader.isLastMeal(text): break
    case .time: _ = try reader.time(text, .latest)
    case .span: _ = try Span(text)
    case .days: _ = try Weekday.set(text)
    case .date: _ = try reader.day(text)
    case .week where text != "off": _ = try WeekText(text)
    case .weight: _ = try Mass(text, in: .kilograms, after: Mass(grams: 80_000))
    case .height: _ = try Length(text, in: .centimetres)
    default: break
    }
  }

  @Test func `take no option twice, and no argument after one that repeats`() {
    for (path, declaration) in Self.leaves {
      #expect(Set(declaration.options.map(\.name)).count == declaration.options.count, "\(path)")
      #expect(declaration.arguments.dropLast().allSatisfy { !$0.repeats }, "\(path)")
    }
  }

  @Test func `print JSON where they show what a person recorded`() throws {
    let data = [
      "status", "today", "watch", "history", "show", "week", "month", "calendar", "chart", "stats",
      "schedule",
      "window", "remind", "program", "profile", "targets", "undo", "backup", "events", "sync",
      "conflicts", "config", "doctor",
    ]
    for name in data {
      let command = try #require(Commands.named(name))
      #expect(
        command.declaration.leaves.contains { $0.options.contains { $0.name == .json } },
        "\(command)")
    }
  }

  @Test func `mention every option there is`() {
    let used = Set(Self.leaves.flatMap { $0.declaration.options.map(\.name) })
    let alone = Set(Overview.globals.map(\.name))
    #expect(used.union(alone) == Set(OptionName.allCases))
  }

  /// As a shell would take the line apart, as far as the examples need it.
  private func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line.prefix(while: { $0 != ">" }) {
      switch character {
      case "\"":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
