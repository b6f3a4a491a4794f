import Views

enum Learn {
  static var declaration: Declaration {
    Declaration(
      name: "learn",
      summary: "Read about fasting, and what is known of it",
      details: [
        "Without a name it lists what there is to read.",
        "On a terminal it opens $PAGER, else less.",
      ],
      arguments: [
        .optional(.choice("ARTICLE", among: Article.Name.allCases.map(\.rawValue)))
      ],
      examples: [
        .init(words: "learn", meaning: "What is there to read?"),
        .init(words: "learn stages", meaning: "What the clock can know, and what not"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let page = ArticlePage(
      session.phrases(), in: session.speaking().language, on: session.screen())
    guard let name = session.request.arguments.first.flatMap(Article.Name.init(rawValue:)) else {
      return session.output.text(page.list())
    }
    session.showPages(page.text(of: name))
  }
}
