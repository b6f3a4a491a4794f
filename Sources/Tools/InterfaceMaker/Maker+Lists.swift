extension Maker {
  /// The methods whose calls carry a token.
  static func tokens(_ interfaces: [Interface]) -> String {
    var text = "\nextension WriteToken {\n  static let methods: Set<String> = [\n"
    for interface in interfaces {
      for method in interface.methods where method.takesToken {
        text += "    \"\(interface.name).\(method.name)\",\n"
      }
    }
    return text + "  ]\n}\n"
  }

  /// The errors of our interfaces, each once. Neither switch has a default: a refusal that no
  /// interface declares does not compile, nor does an error that is no refusal.
  static func refusals(_ interfaces: [Interface]) -> String {
    var names: [String] = []
    for error in interfaces.flatMap(\.errors) {
      let name = error.name.prefix(1).lowercased() + error.name.dropFirst()
      if !names.contains(name) { names.append(name) }
    }
    var text = """

      /// The errors of our interfaces by their names, which clients go by.
      package enum RefusalName: String, CaseIterable, Sendable {

      """
    for name in names { text += "  case \(name)\n" }
    text += "\n  package init(of refusal: Refusal) {\n    self =\n      switch refusal {\n"
    for name in names { text += "      case .\(name): .\(name)\n" }
    return text + "      }\n  }\n}\n"
  }

  /// The whole text of each interface, as the daemon gives it to those who ask.
  static func descriptions(_ texts: [(name: String, lines: [SourceLine])]) -> String {
    var swift = """
      // Made from the interfaces; change those.

      extension Interface {
        /// All that the daemon answers to, in the order in which it says so.
        package static var all: [Interface] {
          [

      """
    for (name, lines) in texts {
      swift += "      Interface(\n        \"\(name)\",\n        #\"\"\"\n"
      for line in lines { swift += (line.text.isEmpty ? "" : "        " + line.text) + "\n" }
      swift += "\n        \"\"\"#),\n"
    }
    return swift + "    ]\n  }\n}\n"
  }
}
