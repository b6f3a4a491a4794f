import Testing

@testable import fastctl

@Suite struct `The declarations of commands` {
  private static var leaves: [(path: String, declaration: Declaration)] {
    CommandName.allCases.flatMap { name in
      let declaration = name.declaration
      return (declaration.isLeaf ? [(declaration.name, declaration)] : [])
        + declaration.verbs.map { ("\(declaration.name) \($0.name)", $0) }
    }
  }

  @Test func `are named as their commands`() {
    for command in CommandName.allCases {
      #expect(command.declaration.name == command.rawValue)
    }
  }

  @Test func `have a summary that begins with a capital and ends without a stop`() {
    for (path, declaration) in Self.leaves {
      #expect(declaration.summary.first?.isUppercase == true, "\(path)")
      #expect(declaration.summary.last?.isPunctuation == false, "\(path)")
    }
  }

  @Test func `have examples, and all of them are understood`() throws {
    for (path, declaration) in Self.leaves {
      #expect(!declaration.examples.isEmpty, "\(path)")
      for example in declaration.examples {
        let request = try Parser.parse(words(example.words))
        #expect(request.command.rawValue == path.split(separator: " ")[0])
      }
    }
  }

  @Test func `take no option twice, and no argument after one that repeats`() {
    for (path, declaration) in Self.leaves {
      #expect(Set(declaration.options.map(\.name)).count == declaration.options.count, "\(path)")
      #expect(declaration.arguments.dropLast().allSatisfy { !$0.repeats }, "\(path)")
    }
  }

  @Test func `print JSON where they show what a person recorded`() {
    let data: [CommandName] = [
      .status, .today, .watch, .history, .show, .calendar, .chart, .stats, .schedule, .window,
      .remind, .program, .profile, .targets, .undo, .backup, .events, .config, .doctor,
    ]
    for command in data {
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
