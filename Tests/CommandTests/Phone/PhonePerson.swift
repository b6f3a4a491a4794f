import Foundation
import Glibc
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

/// Somebody with a phone: a folder of which nobody here sees who carries it.
struct PhonePerson {
  /// Later than that by which files are changed, which have thus rested since they were written.
  let clock: MovedClock
  let person: Person
  let carried = Scratch()
  let path: String

  /// Watched, the daemon has what arrives carried out; else nothing is done before it is asked for.
  init(
    _ more: [String: String] = [:], with parts: String? = nil, isWatched: Bool = false
  ) async throws {
    clock = MovedClock(movedBy: isWatched ? .zero : .minutes(30))
    person = try Person(more, clock: clock)
    let elsewhere = ["XDG_CONFIG_HOME": person.home.path + "/elsewhere"]
    try await person.daemon(isWatched ? [:] : elsewhere)
    let run = try Run(
      ["sync", "phone", "on", carried.path, "--yes"] + (parts.map { ["--with", $0] } ?? []),
      by: person)
    try #require(run.code == 0, "\(run.text)")
    let names = try FileManager.default.contentsOfDirectory(atPath: carried.path + "/fastd-phone")
    path = "\(carried.path)/fastd-phone/\(names[0])"
  }

  var now: Instant { clock.now }

  /// A file as it arrives, written so long ago by the phone's clock.
  func put(_ text: String, _ name: String = "a.txt", ago: Span = .zero) throws {
    try put(Array(text.utf8), name, ago: ago)
  }

  func put(_ bytes: [UInt8], _ name: String, ago: Span = .zero) throws {
    let file = "\(path)/inbox/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    let seconds = Int((now - ago).milliseconds / 1000)
    var times = [timeval(tv_sec: seconds, tv_usec: 0), timeval(tv_sec: seconds, tv_usec: 0)]
    utimes(file, &times)
  }

  @discardableResult
  func look(location: SourceLocation = #_sourceLocation) throws -> Run {
    let run = try Run(["sync", "phone", "now"], by: person)
    #expect(run.code == 0, "\(run.text)", sourceLocation: location)
    return run
  }

  func answers(_ name: String = "a.txt") -> String? { text("outbox/\(name)") }

  func text(_ place: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(place)", encoding: .utf8)
  }

  func names(_ place: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(place)").sorted()
  }

  /// The answer to one line.
  func say(_ line: String, _ name: String, ago: Span = .zero) throws -> String {
    try put(line + "\n", name, ago: ago)
    try look()
    return try #require(answers(name))
  }

  func drunk() throws -> [Int64] {
    try person.call(DrinkCalls.List.self, DrinkQuestion(last: 100)).drinks.map(\.ml)
  }

  /// All of the person's entries.
  func everything() throws -> String {
    return try Run(["export", "--all", "--format", "jsonl"], by: person).output
      .split(separator: "\n").filter { !$0.contains("\"version\"") }.joined(separator: "\n")
  }
}
