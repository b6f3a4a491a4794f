import TestSupport
import Testing
import Time
import Views

@Suite struct `The articles` {
  typealias Text = (name: Article.Name, language: String)

  private static let all: [Text] = Article.Name.allCases.flatMap { name in
    Lexicon.languages.map { (name, $0) }
  }

  private static func sentences(of text: Text) -> [String] {
    Article(text.name, in: text.language).sentences
  }

  @Test(arguments: all)
  func `have 200 to 350 words`(text: Text) {
    let words = Self.sentences(of: text).flatMap { $0.split(separator: " ") }.count
    #expect((200...350).contains(words), "\(text): \(words)")
  }

  @Test(arguments: all)
  func `have a title, a line about them, headings and sources`(text: Text) {
    let article = Article(text.name, in: text.language)
    #expect(!article.title.isEmpty)
    #expect(article.gist.count <= 64, "fits beside its name on a terminal")
    #expect(article.blocks.first.map { if case .heading = $0 { true } else { false } } == true)
    #expect(text.name.sources.count >= 3)
  }

  @Test(arguments: Article.Name.allCases)
  func `say in every language the same numbers`(name: Article.Name) {
    func told(in language: String) -> [String] {
      Self.sentences(of: (name, language)).flatMap(Self.numbers).sorted()
    }
    for language in Lexicon.languages {
      #expect(told(in: language) == told(in: "en"), "\(language)")
    }
  }

  private static func numbers(in text: String) -> [String] {
    let words: [Substring] = text.replacing(",", with: ".").split { !$0.isNumber && $0 != "." }
    let numbers: [Substring] = words.map { word in
      let number = word.trimmingPrefix(".")
      return number.last == "." ? number.dropLast() : number
    }
    return numbers.filter { !$0.isEmpty }.map(String.init)
  }

  /// Promises that nobody can keep, and pictures of what no clock can see.
  @Test(
    arguments: all,
    [
      "repair", "detox", "toxin", "cleans", "regenerat", "rejuven", "longevity", "anti-ag", "boost",
      "organ ", "organs", "melt", "reset", "cure", "guaranteed", "burns fat", "fat-burning", "%",
      "reparier", "reparatur", "entgift", "entschlack", "giftstoff", "verjüng", "langlebig",
      "kurbel", "organe", "heilt", "heilung", "garantiert", "fettverbrennung", "zellerneuerung",
    ])
  func `promise nothing`(text: Text, word: String) {
    let said = Self.sentences(of: text).joined(separator: "\n").lowercased()
    #expect(!said.contains(word))
    for stage in StageTextMessage.allCases {
      let told = stage.rawValue + German.phrases(stage)
      #expect(!told.lowercased().contains(word))
    }
  }

  @Test(arguments: Lexicon.languages)
  func `name no hour at which autophagy begins`(language: String) {
    let sentences = Article.Name.allCases.flatMap { Self.sentences(of: ($0, language)) }
      .flatMap { $0.lowercased().split(separator: ".") }.filter { $0.contains("autophag") }
    #expect(!sentences.isEmpty)
    for sentence in sentences { #expect(!sentence.contains { $0.isNumber }, "\(sentence)") }
  }

  /// Each study is told with whom it was done, and for how few it speaks.
  @Test(arguments: Lexicon.languages)
  func `name the limits of the study that the program follows`(language: String) {
    let said = Self.sentences(of: (.matador, language)).joined(separator: " ")
    let limits =
      language == "en"
      ? [
        "men with obesity", "36 who kept", "30 weeks", "no women", "nobody lean",
        "given their food",
      ]
      : [
        "Männer mit Adipositas", "den 36, die", "30 Wochen", "Frauen kamen",
        "schlanke Menschen auch nicht",
        "Essen gestellt",
      ]
    for limit in limits { #expect(said.contains(limit), "\(limit)") }
    // What later trials and all of them together found.
    for people in ["61", "38", "881"] { #expect(said.contains(people)) }
    #expect(Set([SourceMessage.peos, .siedler, .poon]).isSubset(of: Article.Name.matador.sources))
  }

  @Test func `are listed, each with its line`() throws {
    try Golden.expect(
      Way.page { ArticlePage($0.wording, in: $0.language, on: $0.screen).list().text },
      is: "learn", at: #_sourceLocation)
  }

  @Test func `are named below the list when they were read, and break no line of it`() throws {
    for way in Way.all {
      let page = ArticlePage(way.wording, in: way.language, on: way.screen)
      let (none, all) = (page.list().text, page.list { _ in true }.text)
      let lines = none.split(separator: "\n", omittingEmptySubsequences: false)
      let place = try #require(lines.firstIndex(of: ""))
      #expect(all.hasPrefix(lines[...place].joined(separator: "\n") + "\n"), "\(way.name)")
      let width = way.screen.width ?? 80
      if width >= 80 {
        for line in all.split(separator: "\n") { #expect(String(line).cells <= 80, "\(line)") }
        #expect(lines[..<place].count == Article.Name.allCases.count, "\(way.name)")
      }
    }
    let page = ArticlePage(Way.english, in: "en", on: .plain)
    #expect(
      page.list { $0 == .scale || $0 == .tdee }.text.contains("\nYou have read: tdee, scale\n"))
    #expect(!page.list().text.contains("You have read"))
  }

  @Test(arguments: Article.Name.allCases)
  func `are laid out to be read`(name: Article.Name) throws {
    try Golden.expect(
      Way.page { ArticlePage($0.wording, in: $0.language, on: $0.screen).text(of: name) },
      is: "learn-\(name.rawValue)", at: #_sourceLocation)
  }

  @Test(arguments: all)
  func `end with the disclaimer`(text: Text) {
    let wording = text.language == "de" ? Way.german : Way.english
    let phrases = wording.phrases
    let page = ArticlePage(wording, in: text.language, on: .plain).text(of: text.name)
    let words = page.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.hasSuffix(wording.disclaimer))
    #expect(!words.contains("{number}"))
    for source in text.name.sources { #expect(words.contains(phrases(source))) }
  }

  @Test func `quote each source at least once`() {
    #expect(Set(Article.Name.allCases.flatMap(\.sources)) == Set(SourceMessage.allCases))
  }

  @Test(arguments: [("de_AT", "de"), ("de", "de"), ("en", "en"), ("fr", "en"), ("", "en")])
  func `are in the language of the catalogue`(code: String, language: String) {
    #expect(
      Article(.streaks, in: code).title == Article(.streaks, in: language).title)
  }

  @Test func `what fastd is`() throws {
    let places = AboutPage.Places(
      database: "/home/mira/.local/share/fastd/fastd.db", backups: nil,
      settings: "/home/mira/.config/fastd/\u{1b}[31mfastd.conf")
    try Golden.expect(
      Way.page {
        AboutPage($0.wording, on: $0.screen).text(
          version: "0.1.0", url: "https://example.org", places: places)
      }, is: "about", at: #_sourceLocation)
  }
}

extension Way {
  var language: String { name.hasPrefix("German") ? "de" : "en" }
}

extension Article {
  /// What it says, without sources and disclaimer.
  var sentences: [String] {
    blocks.compactMap { block in
      switch block {
      case .heading(let text), .text(let text): text
      case .stages: nil
      }
    }
  }
}
