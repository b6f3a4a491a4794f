import Glibc
import TestSupport
import Testing
import Time

@testable import Host

@Suite struct SurroundingsTests {
  @Test func `the clock is the C library's`() {
    let before = time(nil)
    let now = Clock.now()
    let after = time(nil)
    #expect(Int64(before) - 1 <= now.seconds && now.seconds <= Int64(after) + 1)
  }

  @Test func `the boot clock counts what the monotonic one counts, and the sleep`() throws {
    let uptime = try #require(try Files.read("/proc/uptime", limit: 100))
    let seconds = Int64(String(decoding: uptime.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self))
    let now = Clock.boottime()
    #expect(try now.seconds - #require(seconds) <= 10)
    #expect(try now.seconds >= #require(seconds))
    #expect(Clock.boottime() >= Clock.monotonic() - .second)
  }

  @Test func `the boot has an id, the same each time`() throws {
    let id = try #require(Clock.bootID())
    #expect(id.utf8.count == 36)
    #expect(Clock.bootID() == id)
  }

  @Test(arguments: ["", "\n", "two words\n", "f9\0", "\u{e9}", String(repeating: "a", count: 100)])
  func `what is no id is none`(text: String) throws {
    let scratch = Scratch()
    try Files.replace(scratch.at("boot_id"), with: Array(text.utf8))
    #expect(Clock.bootID(in: scratch.at("boot_id")) == nil)
    #expect(Clock.bootID(in: scratch.at("nowhere")) == nil)
  }

  @Test func `random bits differ`() {
    let one = Randomness.bits128()
    let other = Randomness.bits128()
    #expect(one != other)
    #expect(one.high != one.low)
  }

  @Test func `the program knows its own file`() throws {
    let path = try #require(Executable.path)
    #expect(access(path, X_OK) == 0)
    #expect(Executable.directory == Files.parent(of: path))
  }

  @Test(arguments: [
    (["COLUMNS": "120"], 120), ([:], nil), (["COLUMNS": "7"], nil), (["COLUMNS": "wide"], nil),
  ])
  func `where there is no terminal only COLUMNS says a width`(
    values: [String: String], width: Int?
  ) throws {
    let file = try Descriptor("open") { open("/dev/null", O_RDONLY | O_CLOEXEC) }
    let terminal = Terminal(descriptor: file.number, environment: Environment(values))
    #expect(terminal.width == width)
    #expect(!terminal.isTerminal)
    #expect(!terminal.allowsColour)
  }

  @Test(arguments: [
    ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
  ])
  func `a terminal has colour unless the person says no`(
    values: [String: String], colour: Bool
  ) throws {
    let master = try Descriptor("open") { open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC) }
    var size = winsize(ws_row: 24, ws_col: 93, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master.number, UInt(TIOCSWINSZ), &size)
    let terminal = Terminal(descriptor: master.number, environment: Environment(values))
    #expect(terminal.isTerminal)
    #expect(terminal.width == 93)
    #expect(terminal.allowsColour == colour)
  }

  @Test(arguments: [
    ([:], true), (["LANG": "C"], false), (["LC_ALL": "POSIX"], false), (["LANG": "de_DE"], true),
    (["LANG": "de_DE.UTF-8"], true),
    (["LANG": "de_DE.utf8@euro"], true), (["LANG": "de_DE.ISO-8859-1"], false),
    (["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.ISO-8859-15"], false),
  ])
  func `a terminal has no blocks where its locale names another encoding, or is C`(
    values: [String: String], unicode: Bool
  ) throws {
    let master = try Descriptor("open") { open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC) }
    let terminal = Terminal(descriptor: master.number, environment: Environment(values))
    #expect(terminal.speaksUnicode == unicode)
  }

  @Test func `a file of the C locale has all signs`() throws {
    let file = try Descriptor("open") { open("/dev/null", O_WRONLY | O_CLOEXEC) }
    let terminal = Terminal(descriptor: file.number, environment: Environment(["LC_ALL": "C"]))
    #expect(terminal.speaksUnicode)
  }
}
