import Foundation
import Glibc
import Host
import TestProcesses
import TestSupport
import Testing
import Views

@testable import fastctl

/// What the system says when it refuses.
@Suite struct `An error of the system` {
  @Test func `is called in English as the C library calls it`() {
    for code in Int32(1)...133 {
      let text = Phrases.english.reason(for: SystemError("open", code))
      guard text != "error \(code)", code != ENFILE else { continue }
      #expect(text == SystemError("open", code).text)
    }
    #expect(Phrases.english.reason(for: SystemError("open", 9999)) == "error 9999")
  }

  @Test func `is said in German, whatever names it`() async throws {
    let german = try await germanPhrases()
    for message in ErrnoMessage.allCases { #expect(german(message) != message.rawValue) }
    let words = german.lastWords("/home/x/.local: Permission denied")
    #expect(words == "/home/x/.local: Keine Berechtigung")
    #expect(german.lastWords("something else") == "something else")
  }

  @Test(arguments: [
    ["import", "/nope"], ["restore", "/nope"], ["report", "--output", "/nope/x"],
    ["export", "/nope/x.csv"], ["backup", "/nope/x"], ["doctor"],
  ])
  func `is German in every command`(words: [String]) async throws {
    let catalogues = try await germanCatalogues()
    let person = try Person(["FASTD_LOCALE_DIR": catalogues.path, "LANG": "de_DE.UTF-8"])
    if words != ["doctor"] { try await person.daemon() }
    let run = try Run(words, in: person.home, person.environment)
    #expect(run.code != 0)
    let said = run.said + run.output
    #expect(said.contains("nicht gefunden") || said.contains("abgelehnt"), "\(said)")
    #expect(!said.contains("No such file"), "\(said)")
  }

  @Test func `on a full output is said in the person's language, too`() async throws {
    let catalogues = try await germanCatalogues()
    let home = Scratch()
    let run = try Run(
      ["-c", "exec \"$0\" help >/dev/full", builtProgram("fastctl")], in: home,
      ["FASTD_LOCALE_DIR": catalogues.path, "LANG": "de_DE.UTF-8"], program: "/bin/sh")
    #expect(run.code == 1)
    #expect(run.said == "fastctl: Auf dem Gerät ist kein Speicherplatz mehr frei\n")
  }
}
