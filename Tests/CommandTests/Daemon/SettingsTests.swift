import Control
import Foundation
import Glibc
import Testing
import TestProcesses
import TestSupport
import Wire

@Suite struct `Settings that change while a daemon runs` {
  @Test func `SIGHUP reads the settings again`() async throws {
    let person = try Person()
    try person.write(settings: "notify.urgency = low\n")
    let daemon = try await person.daemon()
    var subscriber = try person.client()
    try subscriber.open(StatusCalls.Subscribe.self, StatusQuestion(), milliseconds: 1000)
    func next() throws -> [Notice] {
      let reply = try subscriber.next(milliseconds: Person.patience)
      return try ControlClient.output(of: StatusCalls.Subscribe.self, in: reply).state.notices
    }
    #expect(try next() == [])
    try person.write(settings: "notify.urgency = low\nfrob = 1\n")
    daemon.signal(SIGHUP)
    #expect(try next() == [Notice(code: "settingsRefused", detail: "2")])
    try person.write(settings: "log.level = info\n")
    daemon.signal(SIGHUP)
    #expect(try next() == [])
    try await daemon.logs("settings read")
    let settings = try person.call(SettingsCalls.Get.self, NoFields()).settings
    #expect(settings.filter { !$0.isDefault }.map(\.key) == ["log.level"])
  }

  @Test(arguments: ["in place", "renamed over", "behind a link", "in a directory made later"])
  func `settings are taken up by themselves; wrong ones are said, and the last good ones hold`(
    way: String
  ) async throws {
    let person = try Person()
    let config = "\(person.home.path)/config/fastd"
    let file = way == "behind a link" ? "\(person.home.path)/dotfiles" : "\(config)/fastd.conf"
    func write(_ text: String) throws {
      try FileManager.default.createDirectory(
        atPath: config, withIntermediateDirectories: true)
      try Data(text.utf8).write(
        to: URL(filePath: file), options: way == "renamed over" ? [.atomic] : [])
    }
    if way == "behind a link" {
      try write("")
      symlink(file, "\(config)/fastd.conf")
    } else if way != "in a directory made later" {
      try write("")
    }
    try await person.daemon()
    func halfway() throws -> String? {
      let settings = try person.call(SettingsCalls.Get.self, NoFields()).settings
      return settings.first { $0.key == "notify.halfway" }?.value
    }
    #expect(try halfway() == "off")
    var states = try person.states()
    _ = try await states.next()
    try write("notify.halfway = on\n")
    // A change is told to everybody who listens.
    while try halfway() != "on" { _ = try await states.next() }
    #expect(try person.status().notices == [])

    try write("notify.halfway = of\n")
    let wrong = try await states.next { !$0.notices.isEmpty }
    #expect(wrong.notices == [Notice(code: "settingsRefused", detail: "1")])
    #expect(try halfway() == "on")
    let history = try Run(["history"], in: person.home)
    #expect(history.said.split(separator: "\n").count == 1)
    #expect(history.said.contains("notify.halfway cannot be 'of'"))
    #expect(try Run(["doctor"], in: person.home).output.contains("mistake"))

    try write("notify.halfway = off\n")
    _ = try await states.next { $0.notices.isEmpty }
    #expect(try halfway() == "off")
  }
}
