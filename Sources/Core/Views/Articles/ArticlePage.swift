import Time

/// An article as it is read: no wider than eyes like, ending with its sources and the disclaimer.
package struct ArticlePage {
  private let wording: Wording
  private let language: String
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, in language: String, on screen: Screen) {
    self.wording = wording
    self.language = language
    self.screen = screen.forReading
  }

  // MARK: All of them

  /// Those that `isRead` are named below: a mark in their lines would break them.
  package func list(_ isRead: (Article.Name) -> Bool = { _ in false }) -> Listing {
    var listing = Listing("")
    var page = Page(on: screen)
    let words = Article.Name.allCases.map { $0.term.shown(phrases) }
    let width = (words.map(\.cells).max() ?? 0) + 2
    for (name, word) in zip(Article.Name.allCases, words) {
      let label = word + String(repeating: " ", count: width - word.cells)
      listing.begin(on: page)
      page.add(Article(name, in: language).gist, after: label, width: width)
    }
    page.add("")
    let read = zip(Article.Name.allCases, words).filter { isRead($0.0) }.map(\.1)
    if !read.isEmpty {
      let names = read.joined(separator: ", ")
      page.add(paragraph: phrases(ArticleMessage.read, "articles", names))
    }
    page.add(paragraph: phrases(ArticleMessage.toRead))
    listing.text = page.text
    return listing
  }

  // MARK: One

  package func text(of name: Article.Name) -> String {
    let article = Article(name, in: language)
    var page = Page(on: screen)
    page.add(article.title, .strong)
    for block in article.blocks { add(block, to: &page) }
    page.add("")
    page.add(phrases(ArticleMessage.sources), .strong)
    for source in name.sources { page.add(phrases(source), after: "- ", width: 2) }
    page.add("")
    page.add(paragraph: wording.disclaimer)
    return page.text
  }

  private func add(_ block: Article.Block, to page: inout Page) {
    page.add("")
    switch block {
    case .heading(let text): page.add(text, .strong)
    case .text(let text):
      page.add(
        paragraph: Phrases.fill(text) { name in
          name.elementsEqual("number".utf8) ? wording.emergencyNumber : nil
        })
    case .stages: addStages(to: &page)
    }
  }

  private func addStages(to page: inout Page) {
    page.add(phrases(StageTextMessage.guide), .strong)
    let begins = StageMessage.allCases.map { stage in
      phrases(ArticleMessage.from, "hours", String(stage.hours))
    }
    let width = (begins.map(\.cells).max() ?? 0) + 2
    for (stage, begin) in zip(StageMessage.allCases, begins) {
      let label = begin + String(repeating: " ", count: width - begin.cells)
      let text = phrases(stage) + ". " + phrases(stage.text)
      page.add(text, after: label, width: width)
    }
  }
}

extension Screen {
  /// Lines are at most so long that the eye finds the next one, in a file as well.
  var forReading: Screen {
    guard !isLinear else { return self }
    var screen = self
    screen.width = min(width ?? Self.readable, Self.readable)
    return screen
  }

  private static let readable = 80
}

extension StageMessage {
  /// When it begins, as a rule of thumb.
  package var hours: Int {
    switch self {
    case .digesting: 0
    case .postAbsorptive: 4
    case .switching: 12
    case .ketonesRising: 18
    case .mildKetosis: 24
    case .sustainedKetosis: 48
    case .extended: 72
    }
  }

  var text: StageTextMessage {
    switch self {
    case .digesting: .digesting
    case .postAbsorptive: .postAbsorptive
    case .switching: .switching
    case .ketonesRising: .ketonesRising
    case .mildKetosis: .mildKetosis
    case .sustainedKetosis: .sustainedKetosis
    case .extended: .extended
    }
  }
}

/// What stands around the articles.
package enum ArticleMessage: String, Message, CaseIterable {
  case sources = "Sources"
  case from = "from {hours} h"
  case read = "You have read: {articles}"
  case toRead = "To read one: fastctl learn stages"
}
