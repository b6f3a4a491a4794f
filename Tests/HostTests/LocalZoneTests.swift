import Glibc
import TestSupport
import Testing
import Time

@testable import Host

@Suite struct LocalZoneTests {
  let winter = Instant(seconds: 1_767_225_600)

  @Test(arguments: [
    ("Europe/Berlin", "Europe/Berlin", 3600), (":Europe/Berlin", "Europe/Berlin", 3600),
    ("/usr/share/zoneinfo/Asia/Kolkata", "Asia/Kolkata", 19800),
    ("posix/America/New_York", "America/New_York", -18000),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "CET-1CEST,M3.5.0,M10.5.0/3", 3600),
    ("<X>-5:30:20", "<X>-5:30:20", 19820), ("EST5EDT", "EST5EDT", -18000), ("", "UTC", 0),
  ])
  func `TZ may be a name, a path or a rule`(variable: String, name: String, offset: Int) throws {
    let zone = try LocalZone(Environment(["TZ": variable])).find()
    #expect(zone.name == name)
    #expect(zone.offset(at: winter) == offset)
  }

  @Test(arguments: [
    "Europe/Atlantis", "../../etc/passwd", "Europe//Berlin", "what is this", "Europe",
  ])
  func `a TZ that says nothing is never taken for UTC`(variable: String) {
    #expect(throws: LocalZoneError.self) { try LocalZone(Environment(["TZ": variable])).find() }
  }

  @Test func `a name behind a colon is never a rule`() {
    #expect(throws: LocalZoneError.missing(":CET-1")) {
      try LocalZone(Environment(["TZ": ":CET-1"])).find()
    }
  }

  @Test func `a very long TZ is refused`() {
    #expect(throws: LocalZoneError.self) {
      try LocalZone(Environment(["TZ": String(repeating: "A", count: 5000)])).find()
    }
  }

  @Test(arguments: ["/usr/share/zoneinfo/Europe/Berlin", "../usr/share/zoneinfo/Europe/Berlin"])
  func `without TZ the link at localtime tells the name`(target: String) throws {
    let scratch = Scratch()
    symlink("/usr", scratch.at("usr"))
    mkdir(scratch.at("etc"), 0o700)
    symlink(target, scratch.at("etc/localtime"))
    let zone = try LocalZone(Environment([:]), localtime: scratch.at("etc/localtime")).find()
    #expect(zone.name == "Europe/Berlin")
    #expect(zone.offset(at: winter) == 3600)
  }

  @Test func `a copied localtime works under its path`() throws {
    let scratch = Scratch()
    let bytes = try #require(try Files.read("/usr/share/zoneinfo/Europe/Berlin", limit: 65536))
    try Files.replace(scratch.at("localtime"), with: bytes)
    let zone = try LocalZone(Environment([:]), localtime: scratch.at("localtime")).find()
    #expect(zone.name == scratch.at("localtime"))
    #expect(zone.offset(at: winter) == 3600)
  }

  @Test func `without a localtime it is UTC, as localtime(5) has it; a broken one is an error`()
    throws
  {
    let scratch = Scratch()
    let path = scratch.at("localtime")
    let zone = LocalZone(Environment([:]), localtime: path)
    #expect(try zone.find() == .utc)
    #expect(zone.isUnsaid)
    symlink("/nowhere/at/all", path)
    #expect(try zone.find() == .utc)
    #expect(zone.isUnsaid)
    #expect(!LocalZone(Environment(["TZ": "UTC"]), localtime: path).isUnsaid)
    unlink(path)
    try Files.replace(path, with: Array("nonsense".utf8))
    #expect(throws: LocalZoneError.self) { try zone.find() }
    #expect(!zone.isUnsaid)
  }

  @Test(
    arguments: [
      (nil, "/etc/localtime"), ("Europe/Berlin", "/usr/share/zoneinfo/Europe/Berlin"),
      (":Europe/Berlin", "/usr/share/zoneinfo/Europe/Berlin"), ("/a/zone", "/a/zone"),
      ("../zone", nil), ("", nil),
    ] as [(String?, String?)])
  func `the file that decides is known`(variable: String?, file: String?) {
    let environment = variable.map { ["TZ": $0] } ?? [:]
    #expect(LocalZone(Environment(environment)).file == file)
  }

  @Test func `a zone with leap seconds is refused`() throws {
    #expect(throws: LocalZoneError.broken("/usr/share/zoneinfo/right/UTC", .leapSeconds)) {
      try LocalZone(Environment(["TZ": "right/UTC"])).find()
    }
  }
}
