import Nouns
import Foundation
import TestSupport
import Testing
import Time
import Wire

@testable import Formats

@Suite struct `Hostile files` {
  /// `count` times the same bytes between a beginning and nothing: files longer than memory.
  private func refusal(
    _ head: String, then piece: String, _ count: Int, source: String? = nil
  ) -> ImportError? {
    var options = ImportOptions(zone: .utc)
    options.source = source
    var reader = ImportReader(options)
    let bytes = Array(repeating: Array(piece.utf8), count: 65_536 / piece.utf8.count).joined()
    let chunk = Array(bytes)
    do throws(ImportError) {
      _ = try reader.take(Array(head.utf8)[...])
      for _ in 0..<(count / max(1, chunk.count / piece.utf8.count) + 1) {
        _ = try reader.take(chunk[...])
      }
      _ = try reader.finish()
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    ("Date,Start,End,Hours\n\"", "x"), ("Date,Start,End,Hours\n", "x"),
    ("[{\"startDate\": 1, \"note\": \"", "x"), ("{\"a\": ", "1"),
    ("{\"noun\":\"export\",\"format\":\"io.github.fastd.export\",\"version\":1}\n", " "),
    ("<HealthData>\n<Record a=\"", "x"),
  ])
  func `a line of a gigabyte ends early, where it begins`(head: String, piece: String) {
    let lines = head.utf8.count { $0 == 0x0A } + 1
    #expect(
      refusal(head, then: piece, 1 << 30)
        == ImportError(.recordTooLong(limit: 1 << 20), line: lines))
  }

  @Test func `a line of a gigabyte without anything in it takes no memory`() {
    #expect(
      refusal("Date,Start,End,Hours\n", then: ",", 1 << 20)?.reason == .tooManyFields(limit: 256))
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":[", "{\"rows\":["])
  func `nesting without end is too deep`(piece: String) {
    #expect(refusal("", then: piece, 100_000)?.reason == .tooDeep(limit: 32))
  }

  @Test func `tags without end are too deep`() {
    #expect(
      refusal("<HealthData>\n", then: "<a>", 100_000)
        == ImportError(.tooDeep(limit: 32), line: 2))
  }

  @Test(arguments: [
    "<!DOCTYPE lolz [\n<!ENTITY lol \"lol\">\n<!ENTITY lol2 \"&lol;&lol;\">\n]>\n<HealthData/>",
    "<!DOCTYPE HealthData SYSTEM \"x\" [\n <!ENTITY x SYSTEM \"file:///etc/passwd\">\n]><HealthData/>",
  ])
  func `entities are neither declared nor looked up`(text: String) {
    #expect(whyRefused(text) == ImportError(.entities, line: 2))
  }

  @Test func `an entity that nobody declared is refused`() {
    let text = """
      <HealthData>
      <Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="&lol;"/>
      </HealthData>
      """
    #expect(whyRefused(text) == ImportError(.entities, line: 2))
  }

  @Test(arguments: ForeignFile.allCases)
  func `a file that is cut off anywhere is refused or gives rows that are in it`(
    file: ForeignFile
  ) throws {
    let bytes = Array(file.text.utf8)
    let whole = try Reading(bytes, file.options)
    var refused = 0
    for length in 0..<bytes.count {
      guard let part = try? Reading(Array(bytes[..<length]), file.options) else {
        refused += 1
        continue
      }
      // A line of a table may be cut in its last cells: what is complete comes first and unchanged.
      #expect(part.rows.count <= whole.rows.count)
      #expect(part.rows.dropLast() == whole.rows.prefix(max(0, part.rows.count - 1)))
    }
    switch file {
    case .zero, .sunrise, .json, .health: #expect(refused >= bytes.count - 2)
    default: #expect(refused > 0)
    }
  }

  @Test(arguments: ForeignFile.allCases)
  func `no change of bytes does more than refuse`(file: ForeignFile) {
    var random = Seeded()
    let bytes = Array(file.text.utf8)
    for _ in 0..<Wish.times(2000, short: 500) {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<changed.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: changed[place] = UInt8.random(in: 0...255, using: &random)
        case 1: changed.remove(at: place)
        case 2: changed.insert(UInt8.random(in: 0...255, using: &random), at: place)
        default: changed.replaceSubrange(place..., with: changed[..<place])
        }
        if changed.isEmpty { changed = [0] }
      }
      guard let read = try? Reading(changed, file.options, piece: 50) else { continue }
      #expect(read.rows.count <= 20, "seed \(random.seed)")
    }
  }

  @Test(
    arguments: [
      ([], ImportError(.empty)), (Array(" \n\r\n".utf8), ImportError(.empty)),
      ([0x50, 0x4B, 0x03, 0x04, 0x14], ImportError(.zip)),
      ([0x1F, 0x8B, 0x08], ImportError(.compressed)),
      ([0xFF, 0xFE, 0x44, 0x00], ImportError(.utf16, line: 1)),
      (Array("D\0a\0t\0e\0".utf8), ImportError(.utf16, line: 1)),
      (
        Array("Date,Start,End,Hours,Notiz\n1/1/21,20:00,12:00,16,sch".utf8) + [0xF6, 0x6E, 0x0A],
        ImportError(.notUTF8, line: 2)
      ),
      (
        Array("[\n{\"startDate\":1,\"targetInterval\":1,\"note\":\"".utf8) + [0xFC]
          + Array("\"}]".utf8), ImportError(.notUTF8, line: 2)
      ),
      (Array("hello\nworld\n".utf8), ImportError(.unknownFormat, line: 1)),
      (Array("{\"a\": [1, 2]}".utf8), ImportError(.unknownFormat)),
      (Array("[{\"x\": 1}]".utf8), ImportError(.unknownFormat, line: 1)),
      (Array("<html><body/></html>".utf8), ImportError(.notThat(.health), line: 1)),
      (
        Array("Date,Start,End,Hours\n1/1/21,\"20:00,12:00,16\n".utf8),
        ImportError(.openQuote, line: 2)
      ),
      (
        Array("Date,Start,End,Hours\n1/1/21,\"20:00\"x,12:00,16\n".utf8),
        ImportError(.textAfterQuote, line: 2)
      ),
      (
        Array("{\"format\":\"io.github.fastd.export\",\n\"version\":2,\"rows\":[]}".utf8),
        ImportError(.newerVersion(2), line: 2)
      ),
      (Array("{\"fast_data\": [{}\n,}]}".utf8), ImportError(.notJSON, line: 2)),
      (Array("{\"fast_data\": [{}\n".utf8), ImportError(.endsEarly, line: 2)),
    ] as [([UInt8], ImportError)])
  func `what is wrong is said with its line`(bytes: [UInt8], error: ImportError) {
    #expect(whyRefused(bytes) == error)
  }

  @Test func `more rows than are asked for are refused`() {
    var options = ImportOptions(zone: .utc)
    options.limits.rows = 2
    let text = "Date,Start,End,Hours\n" + String(repeating: "1/1/21,20:00,12:00,16\n", count: 3)
    #expect(whyRefused(text, options) == ImportError(.tooManyRows(limit: 2), line: 4))
  }

  @Test func `cells that a spreadsheet takes for formulas come in as texts`() throws {
    var options = ImportOptions(zone: .utc)
    options.columns = [.start: "s", .duration: "d", .note: "n"]
    let read = try Reading("s,d,n\n2026-03-01 20:00,16,=HYPERLINK(\"\"x\"\")\n", options)
    #expect(read.fasts.first?.note?.hasPrefix("=HYPERLINK") == true)
  }
}

private func whyRefused(
  _ bytes: [UInt8], _ options: ImportOptions = ImportOptions(zone: .utc)
) -> ImportError? { refusal(bytes, options) }

private func whyRefused(
  _ text: String, _ options: ImportOptions = ImportOptions(zone: .utc)
) -> ImportError? { refusal(Array(text.utf8), options) }
