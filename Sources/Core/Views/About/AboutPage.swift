/// The text of `fastctl about`.
package struct AboutPage {
  /// Where the person's data lies; nil where nobody could say.
  package struct Places: Sendable {
    package var database: String?
    package var backups: String?
    package var settings: String?

    package init(database: String?, backups: String?, settings: String?) {
      self.database = database
      self.backups = backups
      self.settings = settings
    }
  }

  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen.forReading
  }

  package func text(version: String, url: String, places: Places) -> String {
    var page = Page(on: screen)
    page.add("fastd \(version)", .strong)
    page.add(paragraph: phrases(AboutMessage.tagline))
    page.add(paragraph: phrases(AboutMessage.license))
    page.add(paragraph: phrases(AboutMessage.leftOut))
    page.add(paragraph: phrases(AboutMessage.foods))
    page.add(paragraph: url)
    page.add("")
    page.add(paragraph: wording.disclaimer)
    page.add("")
    page.add(
      paragraph: phrases(DisclaimerMessage.getHelp, "number", wording.emergencyNumber))
    page.add("")
    page.add(phrases(AboutMessage.places), .strong)
    add(places, to: &page)
    page.add("")
    page.add(paragraph: phrases(AboutMessage.learn))
    return page.text
  }

  private func add(_ places: Places, to page: inout Page) {
    let rows = [
      (phrases(AboutMessage.database), places.database),
      (phrases(AboutMessage.backups), places.backups),
      (phrases(AboutMessage.settings), places.settings),
    ]
    let width = (rows.map(\.0.cells).max() ?? 0) + 4
    for (name, path) in rows {
      guard let path else { continue }
      let label = "  " + name + String(repeating: " ", count: width - name.cells - 2)
      page.add(PlainText.line(path), after: label, width: width)
    }
  }
}

/// The claims about fastd and its limits; not a word of these is changed lightly.
package enum DisclaimerMessage: String, Message {
  case disclaimer =
    "fastd gives general information and keeps your records. It is not medical advice, diagnosis or treatment, and not a medical device. Talk to a doctor before fasting or dieting if you are ill, pregnant or under 18, take medicines, or have had an eating disorder. In an emergency call {number}."
  case getHelp =
    "Stop and get help: fainting, chest pain, palpitations, confusion, persistent vomiting, no urine, severe weakness, low blood sugar. Call {number}."
  case emergencyNumber = "your local emergency number"
}

package enum AboutMessage: String, Message {
  case tagline =
    "fastd keeps track of your fast: it counts the hours, tells you when it is time, and remembers it all."
  case license = "Free software under the MIT licence, with no warranty. It needs no network."
  case leftOut =
    "Left out on purpose: accounts, telemetry, advertising, a feed of other people, rewards by chance, advice from an AI, and photos of your food."
  case foods =
    "Food values: BLS 4.0, Max Rubner-Institut (2025), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), and USDA Standard Reference, public domain; selected and rounded."
  case learn = "Read more: fastctl learn"
  case places = "Where your data is kept"
  case database = "Database"
  case backups = "Backups"
  case settings = "Settings"
}
