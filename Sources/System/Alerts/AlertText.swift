import Popups

extension Alert {
  private static let longestTitle = 200
  private static let longestBody = 1000

  /// The title, which no server reads as markup.
  var plainTitle: String { Self.printable(title, longest: Self.longestTitle) }

  /// The body as this server must get it so that the person reads it as it was meant.
  func dressedBody(for server: ServerFacts) -> String {
    let text = Self.printable(body, longest: Self.longestBody)
    return server.hasMarkup ? Self.escaped(text) : text
  }

  private static func printable(_ text: String, longest: Int) -> String {
    let kept = text.unicodeScalars.filter {
      $0 == "\n" || $0.properties.generalCategory != .control
    }
    return String(String(String.UnicodeScalarView(kept)).prefix(longest))
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
