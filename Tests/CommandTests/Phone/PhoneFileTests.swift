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
    try phone.put("drink 300\ndrink 300\n", "a.txt", ago: .minutes(8))
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

  @Test func `lead nowhere, whatever links others put there`() async throws {
    let phone = try await PhonePerson()
    let secret = phone.person.home.file("secret.txt", "private words\n")
    symlink(secret, "\(phone.path)/outbox/a.txt")
    let other = phone.person.home.path + "/other"
    mkdir(other, 0o700)
    try "old".write(toFile: other + "/old.txt", atomically: true, encoding: .utf8)
    rmdir("\(phone.path)/done")
    symlink(other, "\(phone.path)/done")
    try phone.put("drink 300\n", "a.txt")
    let run = try Run(["sync", "phone", "now"], by: phone.person)
    #expect(run.code == 1 && run.said.contains("done"), "\(run.text)")
    unlink("\(phone.path)/done")
    try phone.look()
    #expect(phone.answers()?.contains("private") == false)
    #expect(try String(contentsOfFile: secret, encoding: .utf8) == "private words\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: other) == ["old.txt"])
  }

  @Test func `that cannot be read or answered keep no others from it`() async throws {
    let phone = try await PhonePerson()
    try phone.put("drink 300\n", "a.txt", ago: .minutes(20))
    mkdir("\(phone.path)/outbox/a.txt", 0o700)
    try phone.put("drink 200\n", "b.txt", ago: .minutes(10))
    let run = try Run(["sync", "phone", "now"], by: phone.person)
    #expect(run.code == 1 && phone.answers("b.txt")?.contains("200 ml") == true, "\(run.text)")
    rmdir("\(phone.path)/outbox/a.txt")
    try phone.look()
    #expect(try phone.drunk().sorted() == [200, 300])
  }

  @Test func `that come again say so, and those from any time do no harm`() async throws {
    let phone = try await PhonePerson()
    _ = try phone.say("start 16:8", "fast.txt", ago: .hours(20))
    _ = try phone.say("stop", "end.txt", ago: .hours(2))
    let again = try phone.say("start 16:8", "fast.txt", ago: .minutes(5))
    #expect(again.contains("done before, as fast.txt"), "\(again)")
    try phone.put("drink 300\n", "odd.txt")
    var times = [timespec(tv_sec: .max, tv_nsec: 0), timespec(tv_sec: .max, tv_nsec: 0)]
    utimensat(AT_FDCWD, "\(phone.path)/inbox/odd.txt", &times, 0)
    try phone.look()
    // Written again, it says when it was.
    try phone.put("drink 300\n", "odd.txt")
    try phone.look()
    #expect(try phone.drunk() == [300])
    _ = try phone.say(String(repeating: "drink 100 \n", count: 500), "odd.txt")
    #expect(phone.answers("odd.txt")?.contains("4,096 bytes") == true)
  }

  @Test func `leave nothing behind when what they brought is erased`() async throws {
    let phone = try await PhonePerson(with: "meals")
    _ = try phone.say("meal secret soup 300kcal", "a.txt")
    let item = try #require(
      try phone.person.call(MealCalls.List.self, MealItemQuestion()).items.first)
    let purged = try Run(
      ["meal", "purge", item.id.text, "--confirm", "erase-for-good"], by: phone.person)
    #expect(purged.code == 0, "\(purged.text)")
    let state = phone.person.home.path + "/state"
    let left = try Run(
      "grep",
      [
        "-l", "-r", "--include=*.json", "--include=*.txt", "--include=*.html", "soup",
        phone.carried.path, state,
      ])
    #expect(left.output.isEmpty, "\(left.output)")
  }

  @Test func `wait where the daemon cannot be reached, and are then done`() async throws {
    let phone = try await PhonePerson()
    try phone.put("drink 300\nhello there\n")
    let run = try Run(
      ["sync", "phone", "now"], by: phone.person, ["FASTD_SOCKET": "nowhere.sock"])
    #expect(run.code != 0 && phone.answers() == nil, "\(run.text)")
    try phone.look()
    #expect(try phone.drunk() == [300])
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
