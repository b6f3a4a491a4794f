import Views

extension Parser {
  /// What bars call many times an hour: to build a declaration would cost them more than the answer.
  static func frequent(_ words: [String]) -> Request? {
    switch words.count {
    case 0: return Request(command: StatusCommand.self, isNamed: false)
    case 1 where words[0] == StatusCommand.name: return Request(command: StatusCommand.self)
    default: return frequentBar(words)
    }
  }

  /// As they are usually spelt; nil for anything else, right or wrong.
  private static func frequentBar(_ words: [String]) -> Request? {
    guard words.count > 1, words[0] == BarCommand.name, BarFormat(name: words[1]) != nil
    else { return nil }
    var request = Request(command: BarCommand.self, arguments: [words[1]])
    var index = 2
    while index < words.count {
      guard let option = frequentOption(words[index]), !request.has(option) else { return nil }
      index += 1
      if option == .follow || option == .colour {
        request.options.append(Request.Given(name: option))
        continue
      }
      guard index < words.count, words[index].utf8.first != UInt8(ascii: "-") else { return nil }
      request.options.append(Request.Given(name: option, value: words[index]))
      index += 1
    }
    return request
  }

  private static func frequentOption(_ word: String) -> OptionName? {
    switch word {
    case "--follow": .follow
    case "--view": .view
    case "--template": .template
    case "--icons": .icons
    case "--colour": .colour
    default: nil
    }
  }
}
