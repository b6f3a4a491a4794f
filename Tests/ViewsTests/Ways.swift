import Host
import Testing
import Time
import Views

/// The ways in which every view is looked at.
struct Way: Sendable {
  let name: String
  let wording: Wording
  let screen: Screen

  static let berlin: Zone = {
    guard let zone = try? LocalZone(Environment(["TZ": "Europe/Berlin"])).find() else {
      preconditionFailure("the tests need tzdata")
    }
    return zone
  }()

  static let english = Wording(zone: berlin)
  static let german = Wording(
    phrases: German.phrases, customs: Customs(locale: "de_DE.UTF-8", language: "de"), zone: berlin)
  static let american = Wording(
    customs: Customs(locale: "en_US.UTF-8", language: "en"), zone: berlin)

  static let all =
    [
      Way(name: "English", wording: english, screen: .plain),
      Way(name: "German", wording: german, screen: .plain),
    ] + wide + [
      Way(name: "American, 80 columns", wording: american, screen: screen(80)),
      Way(name: "English, 40 columns, ASCII", wording: english, screen: screen(40, blocks: false)),
      Way(name: "German, 120 columns, colour", wording: german, screen: screen(120, colour: true)),
    ]

  /// Both languages at every width.
  private static let wide = [40, 80, 120].flatMap { width in
    [
      Way(name: "English, \(width) columns", wording: english, screen: screen(width)),
      Way(name: "German, \(width) columns", wording: german, screen: screen(width)),
    ]
  }

  /// For what is drawn, and looks another way at each width.
  static let drawn =
    wide + [
      Way(
        name: "American, 40 columns, ASCII", wording: american, screen: screen(40, blocks: false)),
      Way(name: "German, 80 columns, colour", wording: german, screen: screen(80, colour: true)),
    ]

  static func screen(_ width: Int, colour: Bool = false, blocks: Bool = true) -> Screen {
    Screen(width: width, hasColour: colour, hasBlocks: blocks)
  }

  /// Escape sequences are made visible, and ends of lines guarded against editors.
  static func page(in ways: [Way] = all, _ view: (Way) -> String) -> String {
    var page = ""
    for way in ways {
      page += "== \(way.name)\n"
      for line in view(way).split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        let visible = line.split(separator: "\u{1b}", omittingEmptySubsequences: false)
          .joined(separator: "␛")
        page += visible + (visible.hasSuffix(" ") ? "¶" : "") + "\n"
      }
    }
    return page
  }
}
