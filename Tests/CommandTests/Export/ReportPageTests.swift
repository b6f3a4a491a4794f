import Foundation
import Glibc
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

@Suite struct `A report page by the real programs` {
  private static func faster() async throws -> Person {
    let person = try Person()
    try await person.daemon()
    let start = try person.start(GoalOrder.span(.seconds(3600)), ago: 7200).fast.start
    try person.call(
      FastCalls.Stop.self,
      StopOrder(at: Instant(milliseconds: start + 3_960_000), note: "only mine"))
    try person.call(WeightCalls.Add.self, NewWeighing(grams: 82_400))
    return person
  }

  @Test func `is a file for its owner alone, which is not replaced without a word`() async throws {
    let person = try await Self.faster()
    let file = "\(person.home.path)/page.html"
    let run = try person.fastctl("page", file)
    #expect(run.code == 0 && run.output == "" && run.said == "Wrote the page to \(file)\n")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">") && text.hasSuffix("</html>\n"))
    #expect(mode(of: file) == 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: person.home.path)

    try "mine".write(toFile: file, atomically: false, encoding: .utf8)
    chmod(file, 0o644)
    let refused = try person.fastctl("page", file)
    #expect(refused.code == 1 && refused.said.contains("already exists"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    #expect(try person.fastctl("page", file, "--yes").code == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasSuffix("</html>\n"))
    #expect(mode(of: file) == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: person.home.path) == names)
  }

  @Test func `asks on a terminal before it replaces a file`() async throws {
    let person = try await Self.faster()
    let file = "\(person.home.path)/page.html"
    try "mine".write(toFile: file, atomically: false, encoding: .utf8)
    for (answer, isReplaced) in [("n", false), ("y", true)] {
      let typist = try Typist(
        builtProgram("fastctl"), ["page", file], environment: person.environment, columns: 200)
      _ = try await typist.read(until: "Continue? [y/N] ")
      typist.enter(answer)
      #expect(typist.end() == (isReplaced ? 0 : 1))
      #expect((try String(contentsOfFile: file, encoding: .utf8) == "mine") != isReplaced)
    }
  }

  @Test func `has what is asked for, in either language`() async throws {
    let person = try await Self.faster()
    let bare = try person.fastctl("page", "-")
    #expect(bare.code == 0 && bare.output.contains("1 h 06 min"))
    #expect(!bare.output.contains("only mine") && !bare.output.contains("82.4"))
    let full = try person.fastctl("page", "-", "--with", "Gewicht, notes,meals")
    #expect(full.output.contains("only mine") && full.output.contains("82.4"))
    #expect(full.output.contains("No meals in this period."))
  }

  @Test(arguments: [
    (["page"], "FILE"), (["page", "-", "--with", "dreams"], "weight, meals, notes"),
    (["page", "-", "--with", ","], "weight, meals, notes"),
    (["page", "-", "--from", "2026-02-30"], "2026-02-30"),
    (["page", "-", "--from", "2026-03-02", "--to", "2026-03-01"], "--from"),
    (["page", "-", "--from", "1900-01-01"], "3,660"),
  ])
  func `says what it does not understand, and writes nothing`(
    words: [String], named: String
  ) async throws {
    let person = try Person()
    try await person.daemon()
    let run = try Run(words, by: person)
    #expect(
      [1, 2].contains(run.code) && run.output == "" && run.said.contains(named), "\(run.said)")
  }

  @Test func `takes a month for all of its days`() async throws {
    let person = try Person()
    try await person.daemon()
    let run = try person.fastctl("page", "-", "--from", "2026-02", "--to", "2026-03")
    #expect(run.output.contains("Sun 1 Feb 2026 to Tue 31 Mar 2026"), "\(run.said)")
  }

  @Test func `is opened by the desktop, from a place that nobody else can read`() async throws {
    let person = try await Self.faster()
    let (home, opened) = (person.home.path, "\(person.home.path)/opened")
    mkfifo(opened, 0o600)
    person.home.script("xdg-open", #"printf %s "$1" >"# + opened)
    let path = ["PATH": "\(home):/usr/bin:/bin"]
    for words in [["page", "--open"], ["page", "--open"], ["page", "\(home)/a.html", "--open"]] {
      let run = try Run(words, by: person, path)
      #expect(run.code == 0, "\(run.said)")
      let page = try Run("/bin/cat", [opened], environment: path).output
      #expect(page == (words.count == 3 ? "\(home)/a.html" : "\(home)/state/fastd/report.html"))
      #expect(mode(of: page) == 0o600)
    }
    #expect(mode(of: "\(home)/state/fastd") == 0o700)
    let purged = try Run(["purge", "--confirm", "delete everything"], by: person)
    #expect(purged.output.contains("\(home)/state/fastd/report.html"), "\(purged.said)")
    #expect(access("\(home)/state/fastd/report.html", F_OK) != 0)
    let none = try Run(["page", "--open"], by: person, ["PATH": "\(home)/nowhere"])
    #expect(none.code == 1 && none.said.contains("xdg-open"))
  }
}
