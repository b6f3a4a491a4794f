import Foundation
import Nouns
import Settings
import TestProcesses
import TestSupport
import Testing
import Views
import Wire

@testable import fastctl

@Suite struct `Pages made from the declarations` {
  private func help(_ command: any Command.Type, _ verb: Declaration? = nil) -> String {
    HelpPage.page(of: command.declaration, verb: verb, .english, on: .plain)
  }

  @Test func `the overview`() throws {
    let text = HelpPage.overview(.english, on: .plain)
    try Golden.expect(text, is: "help", at: #_sourceLocation)
  }

  @Test(arguments: Commands.all)
  func `the help of each command`(command: any Command.Type) throws {
    let text = help(command)
    try Golden.expect(text, is: "help-\(command.name)", at: #_sourceLocation)
  }

  @Test func `the completions of each shell`() throws {
    for (shell, text) in Self.scripts {
      try Golden.expect(text, is: "completion", type: shell, at: #_sourceLocation)
    }
  }

  private static var scripts: [(shell: String, text: String)] {
    [
      ("bash", BashCompletion(phrases: .english).script()),
      ("zsh", ZshCompletion(phrases: .english).script()),
      ("fish", FishCompletion(phrases: .english).script()),
    ]
  }

  @Test(arguments: scripts)
  func `each shell finds its script well formed`(shell: String, text: String) throws {
    guard isInstalled(shell) else { try Test.cancel("\(shell) is not installed") }
    let home = Scratch()
    #expect(try Run(shell, ["-n", home.file("script", text)]) == .silent)
  }

  @Test(
    .enabled(if: isInstalled("bash")),
    arguments: [
      ("fastctl sta", ["start", "status", "stats"]), ("fastctl start 16:", ["8"]),
      ("fastctl start --u", ["--until"]),
      (
        "fastctl bar ",
        BarFormat.words + ["--follow", "--view", "--template", "--icons", "--colour", "--help"]
      ),
      ("fastctl config set time", ["time.format"]),
      ("fastctl config set notify.goal o", ["on", "off"]),
      ("fastctl config set notify.before ", ["off", "on", "45m"]),
      ("fastctl config set day.start 04:", ["00"]),
      ("fastctl config set notify.window.t", ["notify.window.timeout"]),
      ("fastctl history --last ", []), ("fastctl config un", ["unset"]),
      ("fastctl start --at no", ["now"]), ("fastctl remind --q", ["--quiet"]),
      ("fastctl remind a", ["add"]), ("fastctl remind add x --d", ["--daily", "--days"]),
      ("fastctl window set f", ["following"]),
    ])
  func `bash offers what fits`(line: String, offer: [String]) throws {
    let script =
      BashCompletion(phrases: .english).script() + """

        COMP_LINE='\(line)' COMP_POINT=\(line.utf8.count)
        _fastctl
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    let run = try Run("bash", ["-s"], reading: Array(script.utf8))
    #expect(run.text.split(separator: "\n").map(String.init) == offer)
  }

  @Test(
    .enabled(if: isInstalled("fish")),
    arguments: [
      ("fastctl sta", ["start", "status", "stats"]), ("fastctl bar ", BarFormat.words),
      ("fastctl config set notify.goal ", ["on", "off"]), ("fastctl config g", ["get"]),
    ])
  func `fish offers what fits`(line: String, offer: [String]) throws {
    let script =
      FishCompletion(phrases: .english).script()
      + "\ncomplete -C '\(line)' | string split -f 1 \\t\n"
    let run = try Run("fish", ["--no-config"], reading: Array(script.utf8))
    #expect(Set(run.text.split(separator: "\n").map(String.init)) == Set(offer))
  }

  @Test(arguments: ManualPage.allCases)
  func `each manual page is one that its readers accept, in both languages`(
    page: ManualPage
  ) async throws {
    for text in [page.text(.english), page.text(try await germanPhrases())] {
      #expect(text.hasPrefix(".Dd "))
      let bytes = Array(text.utf8)
      if isInstalled("mandoc") {
        #expect(try Run("mandoc", ["-T", "lint", "-W", "warning"], reading: bytes) == .silent)
      }
      if isInstalled("groff") {
        #expect(try Run("groff", ["-k", "-mandoc", "-ww", "-z"], reading: bytes) == .silent)
      }
    }
  }

  @Test func `everything in them has its German`() async throws {
    let german = try await germanPhrases()
    let screen = Screen(width: nil, hasColour: false, hasBlocks: true)
    var pages =
      ManualPage.allCases.map { $0.text(german) } + [HelpPage.overview(german, on: screen)]
    for command in Commands.all {
      pages.append(HelpPage.page(of: command.declaration, german, on: screen))
      pages += command.declaration.verbs.map {
        HelpPage.page(of: command.declaration, verb: $0, german, on: screen)
      }
    }
    pages += [FishCompletion(phrases: german).script(), ZshCompletion(phrases: german).script()]
    for page in pages {
      for line in page.split(separator: "\n") { #expect(!line.contains("NO GERMAN"), "\(line)") }
    }
  }

  @Test func `the help in German`() async throws {
    let german = try await germanPhrases()
    let screen = Screen(width: nil, hasColour: false, hasBlocks: true)
    let pages = Commands.all.map { HelpPage.page(of: $0.declaration, german, on: screen) }
    let text = ([HelpPage.overview(german, on: screen)] + pages).joined(separator: "\n----\n\n")
    try Golden.expect(text, is: "help.de", at: #_sourceLocation)
  }

  @Test func `the manual knows every command, option and setting`() {
    let manual = ManualPage.fastctl.text(.english)
    for command in Commands.all {
      #expect(manual.contains(".It Cm \(command.name)"), "\(command)")
      for option in command.declaration.options {
        let spelling = option.name.spelling.dropFirst().replacing("-", with: "\\-")
        #expect(manual.contains("Fl \(spelling)"), "\(option.name)")
      }
    }
    let settings = ManualPage.settings.text(.english)
    for key in Settings.Key.Single.allCases {
      #expect(settings.contains(".It Cm \(key.rawValue) No = "), "\(key)")
    }
    for aspect in Settings.Aspect.allCases {
      #expect(settings.contains(".It Cm notify. Ns Ar KIND Ns Cm .\(aspect.rawValue) No = "))
    }
    for kind in Settings.Occasion.allCases { #expect(settings.contains(" \(kind.rawValue)")) }
  }

  @Test func `the manual's settings are a file without a mistake`() async throws {
    for phrases in [.english, try await germanPhrases()] {
      let page = ManualPage.settings.text(phrases)
      let example = try #require(page.range(of: ".Bd -literal -offset indent\n"))
      let lines = page[example.upperBound...].components(separatedBy: "\n.Ed")[0]
      let file = SettingsFile(Array(lines.replacing("\\-", with: "-").utf8))
      #expect(file.problems == [])
      #expect(file.settings.quiet.count == 2)
    }
  }

  @Test func `the manual's examples can be copied`() {
    #expect(ManualPage.fastctl.text(.english).contains(".It Ic fastctl \"start 16:8\"\n"))
  }

  @Test func `the page of templates has every field and view, and nothing that is refused`() throws
  {
    let fields = TemplatePage.groups.flatMap { $0.fields.map(\.name) }
    #expect(Set(fields) == Set(Template.fields) && fields.count == Template.fields.count)
    for example in TemplatePage.examples { _ = try Template(example.template) }
    let page = ManualPage.templates.text(.english)
    for view in BarView.allCases { #expect(page.contains(Mdoc.escaped(view.rawValue) + ":\n")) }
  }

  @Test(arguments: Row.Kind.allCases)
  func `the page of the daemon has every register of a noun with its columns`(
    kind: Row.Kind
  ) async throws {
    let registers = Registers.of(kind)
    let said = registers.names.filter { $0 != Registers.alive }.map { name in
      let columns = registers.columns(of: name)
      return columns == [name] ? name : "\(name) (\(columns.joined(separator: ", ")))"
    }
    let list = said.joined(separator: "; ") + "."
    for phrases in [Phrases.english, try await germanPhrases()] {
      let page = ManualPage.fastd.text(phrases)
      #expect(page.contains(".It Em \(kind.rawValue)\n\(Mdoc.escaped(list))\n"), "\(list)")
    }
  }

  @Test func `the page of merging has every noun, and what the interface can say`() throws {
    let page = ManualPage.sync.text(.english)
    for kind in Row.Kind.allCases { #expect(page.contains(kind.rawValue), "\(kind)") }
    for reason in HeldReason.allCases { #expect(page.contains(reason.rawValue), "\(reason)") }
    for fault in LineFault.allCases { #expect(page.contains(fault.rawValue), "\(fault)") }
    let interface = try #require(Interface.all.first { $0.name == "io.github.fastd.sync" })
    let methods = interface.description.matches(of: /\nmethod (\w+)/).map(\.1)
    #expect(methods.count == 12)
    for method in methods { #expect(page.contains(".It Cm \(method)\n"), "\(method)") }
  }

  @Test func `the digest of its example is that of its line`() {
    let (line, digest) = FastdSyncProtocolPage.example
    let bytes = SHA256.digest(Array(line.joined().utf8)).prefix(16)
    let hex = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    #expect(hex == digest)
  }

  @Test func `the protocol's page has every interface`() {
    let page = ManualPage.protocolPage.text(.english)
    for noun in ["status", "fast", "history", "changes", "settings", "daemon"] {
      #expect(page.contains("interface io.github.fastd.\(noun)"))
    }
  }
}
