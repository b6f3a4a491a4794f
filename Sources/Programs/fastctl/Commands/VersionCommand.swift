import Views
import Wire

enum VersionCommand: Command {
  static let name = "version"
  static let onlyLooks = true

  static func isTyped(_ request: Request) -> Bool { false }
  static func startsDaemon(_ request: Request) -> Bool { false }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Print the versions of fastctl and the daemon",
      options: [.json],
      examples: [.init(words: "version", meaning: "Do the two versions match?")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let daemon = try? session.ask(GetInfo.self, NoFields()).version
    if session.request.has(.json) {
      session.output.line(VersionAnswer(fastctl: Product.build, fastd: daemon).json)
    } else {
      let phrases = session.phrases()
      session.output.line("fastctl \(Product.build)")
      session.output.line("fastd \(daemon ?? phrases(VersionMessage.away))")
    }
  }
}

enum VersionMessage: String, Message {
  case away = "(not running)"
}

/// What `version --json` prints.
private struct VersionAnswer: Record {
  var fastctl = ""
  var fastd: String?

  init(fastctl: String, fastd: String?) {
    self.fastctl = fastctl
    self.fastd = fastd
  }

  init() {}

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("fastctl", &fastctl)
    try fields.string("fastd", &fastd)
  }
}
