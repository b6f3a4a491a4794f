import Host
import Views
import Wire

enum AboutCommand: Command {
  static let name = "about"
  static let onlyLooks = true

  static func view(_ request: Request) -> String? { name }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Say what fastd is and is not, and where your data is kept",
      examples: [.init(words: "about", meaning: "What it is, and when to get help")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let places = try? Places(session.environment)
    let page = AboutPage(session.wordingAnyhow(), on: session.screen())
    session.output.text(
      page.text(
        version: Product.build, url: Product.url,
        places: AboutPage.Places(
          database: places?.database, backups: places?.backups, settings: places?.settings)))
  }
}
