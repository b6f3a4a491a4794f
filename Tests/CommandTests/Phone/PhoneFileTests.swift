import Foundation
import Glibc
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

@Suite(.enabled(if: MovedClock.isPossible, "moving clocks needs a C compiler"))
struct `Files from a phone` {
  @Test func `are done once, however often they come`() async throws {
    let phone = try await PhonePerson()
    try phone.put("drink 300\ndrink 300\n", "a.txt", ago: .minutes(20))
    try phone.look()
    #expect(try phone.drunk() == [300, 300])
    // The same once more, under another name with its time, half of it, and once it is forgotten here.
    try phone.put("drink 300\ndrink 300\n", "a.txt", ago: .minutes(10))
    try phone.look()
    try phone.put("drink 300\n", "a.txt", ago: .minutes(9))
    try phone.look()
    try phone.put("drink 300\ndrink 300\n", "a.txt", ago: .minutes(20))
    try phone.look()
    #expect(
      rename("\(phone.path)/done/a.txt", "\(phone.path)/inbox/b.txt") == 0)
    try phone.look()
    #expect(phone.answers("b.txt")?.contains("done before, as a.txt") == true)
    unlink("\(phone.person.home.path)/state/fastd/phone.json")
    unlink("\(phone.path)/outbox/a.txt")
    try phone.put("drink 300\ndrink 300\n", "a.txt", ago: .minutes(5))
    try phone.look()
    #expect(try phone.drunk() == [300, 300])
    // An entry that was undone stays so.
    _ = try Run(["undo"], by: phone.person)
    try phone.put("drink 300\ndrink 300\n", "a.txt", ago: .minutes(4))
    try phone.look()
    #expect(try phone.drunk() == [300])
    // Another file with another time is another glass.
    try phone.put("drink 300\ndrink 300\n", "c.txt", ago: .minutes(3))
    try phone.look()
    #expect(try phone.drunk() == [300, 300, 300])
  }

  @Test func `that grow are done by what is new`() async throws {
    let phone = try await PhonePerson()
    try phone.put("drink 300\nhello there\n", ago: .minutes(20))
    try phone.look()
    try phone.put("drink 300\nhello there\r\ndrink 200\ndrink 300\n", ago: .minutes(10))
    try phone.look()
    #expect(try phone.drunk().sorted() == [200, 300, 300])
    let answers = try #require(phone.answers())
    #expect(answers.split(separator: "\n").count { $0.hasPrefix("> ") } == 4, "\(answers)")
    #expect(answers.split(separator: "\n").count { $0 == "Not done:" } == 1, "\(answers)")
  }

  @Test func `that are none are left alone, and answered`() async throws {
    let phone = try await PhonePerson()
    try phone.put("drink 300\n", "a.txt")
    try phone.put("drink 300\n", "a.sync-conflict-20260301-120000-ABCDEFG.txt")
    try phone.put([0xFF, 0xFE, 0x64, 0, 0x72, 0], "utf16.txt")
    try phone.put(Array("dr\u{e4}nk".unicodeScalars.map { UInt8($0.value) }), "latin.txt")
    try phone.put(String(repeating: "drink 300 \n", count: 500), "long.txt")
    try phone.put(String(repeating: "undo\n", count: 200), "lines.txt")
    try phone.put("drink 300", "photo.jpg")
    for name in ["half.part", "open.txt~", ".hidden.txt", "empty.txt"] {
      try phone.put(name == "empty.txt" ? "" : "drink 300\n", name)
    }
    let secret = phone.person.home.file("secret", "drink 700\n")
    symlink(secret, "\(phone.path)/inbox/link.txt")
    mkdir("\(phone.path)/inbox/folder", 0o700)
    mkfifo("\(phone.path)/inbox/pipe.txt", 0o600)
    try phone.look()
    #expect(try phone.drunk() == [300])
    let answered = [
      ("a.sync-conflict-20260301-120000-ABCDEFG.txt", "another version of a.txt"),
      ("utf16.txt", "UTF-8"), ("latin.txt", "UTF-8"), ("long.txt", "4,096 bytes"),
      ("lines.txt", "100 lines"), ("photo.jpg", "Only text files"),
    ]
    for (name, text) in answered {
      #expect(phone.answers(name)?.contains(text) == true, "\(name): \(phone.answers(name) ?? "")")
    }
    #expect(try phone.names("outbox").count == answered.count + 1)
    #expect(try phone.names("done") == ["a.txt"])
  }

  @Test func `with a mark at the front, odd ends of lines and strange blanks are text`()
    async throws
  {
    let phone = try await PhonePerson()
    try phone.put(
      [0xEF, 0xBB, 0xBF] + Array("drink\u{a0}300\r\n\u{2028}\tdrink  200  \r".utf8), "a")
    try phone.look()
    #expect(try phone.drunk().sorted() == [200, 300])
  }

  @Test func `go after a week, once they were done`() async throws {
    let phone = try await PhonePerson()
    _ = try phone.say("drink 300", "a.txt")
    phone.clock.step(.hours(6 * 24))
    try phone.look()
    #expect(try phone.names("done") == ["a.txt"] && phone.names("outbox") == ["a.txt"])
    phone.clock.step(.hours(2 * 24))
    try phone.look()
    #expect(try phone.names("done").isEmpty && phone.names("outbox").isEmpty)
  }

  @Test func `are seen by the daemon when they arrive, and shown`() async throws {
    let phone = try await PhonePerson(with: "meals", isWatched: true)
    try phone.put("drink 300\n2 Eier\n")
    try await until { phone.answers()?.contains("Eier") == true }
    try await until { phone.text("today.html")?.contains("a.txt") == true }
    #expect(phone.text("today.html")?.contains("Eier") == true)
  }

  @Test func `are no longer done where it was ended`() async throws {
    let phone = try await PhonePerson()
    _ = try Run(["sync", "phone", "off"], by: phone.person)
    #expect(phone.text("today.html") == nil)
    try phone.put("drink 300\n")
    let refused = try Run(["sync", "phone", "now"], by: phone.person)
    #expect(refused.code == 1 && refused.said.contains("sync phone on"))
    #expect(try phone.drunk().isEmpty)
  }
}
