import Foundation
import Glibc
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

/// `contrib/soak` asks for hundreds.
private let killsOfDesktops = Wish.number("FASTD_PHONE") ?? 0

@Suite(
  .enabled(if: killsOfDesktops > 0, "takes minutes, only where it is asked for"),
  .enabled(
    if: Machine.isPossible && isInstalled("syncthing"),
    "needs syncthing, namespaces and a C compiler"))
struct `A phone beside two desktops, through Syncthing` {
  private static let names = ["laptop", "desktop"]

  /// The lines that were typed on the phone, and the entries that must come of them.
  private struct Typed {
    var files: [String: [String]] = [:]
    var expected: [Int64] = []
    var answered: Set<String> = []
    var count: Int64 = 0

    mutating func line() -> String {
      count += 1
      expected.append(1000 + count)
      return "drink \(1000 + count)"
    }
  }

  @Test(.timeLimit(.minutes(60)))
  func `is done once, and answered`() async throws {
    let seed = Wish.seed
    var dice = Dice(seed: seed)
    let comment = "FASTD_SEED=\(seed)"
    let syncthing = try Syncthing(of: 3)
    let clock = MovedClock(movedBy: .zero)
    var desktops: [Machine] = []
    for (name, folder) in zip(Self.names, syncthing.folders) {
      let desktop = try await Machine(name, clock: clock)
      if let first = desktops.first {
        try desktop.join(first.code(), in: folder)
      } else {
        try desktop("sync", "folder", folder)
      }
      try desktop("sync", "phone", "on", folder, "--yes", "--with", "meals")
      desktops.append(desktop)
    }
    let phone = syncthing.folders[2] + "/fastd-phone"
    try await until {
      Self.names.allSatisfy { access("\(phone)/\($0)/inbox", F_OK) == 0 }
    }
    var (typed, kills) = (Typed(), 0)
    while kills < killsOfDesktops || typed.count < 500 {
      try type(into: "\(phone)/\(dice.pick(Self.names))/inbox", &typed, &dice)
      usleep(useconds_t(dice.number(0...300_000)))
      guard kills < killsOfDesktops, dice.once(in: 2) else { continue }
      let desktop = dice.pick(desktops)
      // Whatever carries lines out at this moment, on either desktop.
      _ = try Run("pkill", ["-KILL", "-f", "fastctl sync phone now"])
      desktop.person.endDaemons()
      kills += 1
      do { try await desktop.start() } catch is Child.Unsaid { try await desktop.start() }
    }
    try await meet(desktops, syncthing, typed)
    for desktop in desktops {
      let drunk = try drinks(desktop)
      #expect(drunk == typed.expected.sorted(), "\(desktop.name), \(comment)")
    }
    print("\(comment): \(typed.count) lines in \(typed.files.count) files, \(kills) kills")
  }

  private func type(into inbox: String, _ typed: inout Typed, _ dice: inout Dice) throws {
    let path = "\(inbox)/\(typed.files.count).txt"
    func write(_ bytes: [UInt8], _ path: String, hours: Int64 = 0) throws {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let seconds = time(nil) + Int(hours * 3600)
      var times = [timeval(tv_sec: seconds, tv_usec: 0), timeval(tv_sec: seconds, tv_usec: 0)]
      utimes(path, &times)
    }
    let lines = (0..<dice.number(1...4)).map { _ in typed.line() }
    let text = Array((lines.joined(separator: "\n") + "\n").utf8)
    typed.files[path] = lines
    typed.answered.insert(path)
    switch dice.number(1...7) {
    case 1:
      // Torn, and whole before anybody may read it.
      try write(Array(text.dropLast(text.count / 2)), path)
      usleep(200_000)
      try write(text, path)
    case 2:
      try write(text, path)
      usleep(500_000)
      try write(text, path)
    case 3:
      try write(text, path)
      try write(text, path.replacing(".txt", with: ".sync-conflict-20260301-120000-ABCDEFG.txt"))
    case 4:
      try write(text, path)
      try write([0xFF, 0xFE, 0x64, 0], path.replacing(".txt", with: "-wide.txt"))
    case 5:
      let file = try FileHandle(
        forWritingTo: {
          try write([], path); return URL(fileURLWithPath: path)
        }())
      file.write(Data(text))
      file.write(Data((typed.line() + "\n").utf8))
      try file.close()
    default: try write(text, path, hours: dice.once(in: 3) ? -1 : 0)
    }
  }

  private func drinks(_ machine: Machine) throws -> [Int64] {
    var drunk: [Int64] = []
    var before: String?
    while true {
      let page = try machine.person.call(DrinkCalls.List.self, DrinkQuestion(before: before))
      drunk += page.drinks.map(\.ml)
      before = page.drinks.last?.id.text
      if page.isLast || page.drinks.isEmpty { return drunk.sorted() }
    }
  }

  /// Nobody tells here when all is done: it is when both have everything and every file its answer.
  private func meet(
    _ desktops: [Machine], _ syncthing: Syncthing, _ typed: Typed
  ) async throws {
    let end = ContinuousClock.now + .seconds(300)
    while ContinuousClock.now < end {
      for desktop in desktops { _ = try desktop.tries("sync", "now") }
      let isDone = try desktops.allSatisfy { try drinks($0).count >= typed.expected.count }
      let isAnswered = typed.answered.allSatisfy {
        access($0.replacing("/inbox/", with: "/outbox/"), F_OK) == 0
      }
      if isDone, isAnswered { return }
      try await Task.sleep(for: .milliseconds(500))
    }
    Issue.record("the phone waits for ever")
  }
}
