import Foundation
import Glibc
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

@Suite(.enabled(if: MovedClock.isPossible, "moving clocks needs a C compiler"))
struct `The page that a phone shows` {
  /// Somebody with an entry of each kind, and a fast that runs.
  private func lived(with parts: String?) async throws -> PhonePerson {
    let phone = try await PhonePerson(with: parts)
    for words in [
      ["weight", "82.4kg", "--note", "weighed"], ["meal", "two eggs", "--keep-fast"],
      ["drink", "300"], ["start", "16:8", "--ago", "2h", "--note", "private"],
    ] {
      let run = try Run(words, by: phone.person)
      try #require(run.code == 0, "\(run.text)")
    }
    try phone.look()
    return phone
  }

  private static let parts: [(part: String, text: String)] = [
    ("weight", "82.4"), ("meals", "eggs"), ("notes", "private"),
  ]

  @Test(arguments: [nil, "weight", "meals", "notes", "weight,meals,notes"])
  func `shows the fast, and what else is allowed`(with allowed: String?) async throws {
    let phone = try await lived(with: allowed)
    let page = try #require(phone.text("today.html"))
    #expect(page.contains("Fasting since") && page.contains("Goal 16:8"))
    for (part, text) in Self.parts {
      #expect(page.contains(text) == (allowed?.contains(part) == true), "\(part): \(page)")
    }
    #expect(!page.contains("weighed"))
    #expect(page.utf8.count < 40_000 && mode(of: phone.path + "/today.html") == 0o600)
    #expect(page.contains("default-src &#39;none&#39;") && !page.contains("<script"))
  }

  @Test func `is written again only where it says something else, and stays true`() async throws {
    let phone = try await lived(with: "weight,meals,notes")
    // Neither a new day nor the end of a night falls into the hour that follows.
    let hour = time(nil) % 86_400 / 3_600
    if hour >= 22 || (2..<4).contains(hour) {
      phone.clock.step(.hours(6))
      try phone.look()
    }
    let (page, stamp) = (phone.text("today.html"), stamp(phone))
    for _ in 0..<3 {
      phone.clock.step(.minutes(20))
      try phone.look()
    }
    #expect(phone.text("today.html") == page)
    #expect(self.stamp(phone) == stamp)
    #expect(page?.contains(" in 1") == false && page?.contains("remaining") == false)
    _ = try Run(["stop"], by: phone.person)
    try phone.look()
    #expect(phone.text("today.html")?.contains("Not fasting") == true)
  }

  private func stamp(_ phone: PhonePerson) -> String {
    var status = stat()
    stat(phone.path + "/today.html", &status)
    return "\(status.st_ino) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  @Test func `is not written while nothing happens and no fast runs`() async throws {
    let phone = try await PhonePerson(isWatched: true)
    try await until { phone.text("today.html") != nil }
    let before = stamp(phone)
    for _ in 0..<12 {
      phone.clock.step(.minutes(5))
      _ = try phone.person.status()
    }
    #expect(stamp(phone) == before)
  }

  @Test func `speaks German to those who do`() async throws {
    let catalogues = try await germanCatalogues()
    defer { withExtendedLifetime(catalogues) {} }
    let phone = try await PhonePerson([
      "FASTD_LOCALE_DIR": catalogues.path, "LANG": "de_DE.UTF-8",
    ])
    let answer = try phone.say("hallo", "a")
    #expect(answer.contains("Nicht ausgeführt") && answer.contains("weder ein Befehl"), "\(answer)")
    let page = try #require(phone.text("today.html"))
    #expect(page.contains("lang=\"de\"") && page.contains("Von deinem Handy"), "\(page)")
  }

  /// Somebody who has answered that fasting is not for them sees neither a plan nor a target there.
  @Test func `is as silent as all else where fasting may harm`() async throws {
    let phone = try await lived(with: "weight,meals,notes")
    _ = try Run(["stop"], by: phone.person)
    try phone.person.call(ProfileCalls.SetSafety.self, SafetyWish(applies: [.pregnancy]))
    try phone.look()
    let status = try Run(["today"], by: phone.person).output
    let page = try #require(phone.text("today.html"))
    for word in ["Next fast", "Plan", "Target", "kcal left"] {
      #expect(page.contains(word) == status.contains(word), "\(word): \(page)")
    }
  }
}
