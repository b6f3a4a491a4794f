import Foundation
import Glibc
import Nouns
import Synchronization
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

/// Somebody who looks at a real status bar, and lives by clocks that the test moves.
final class BarWatcher: Sendable {
  let person: Person
  let stage: Stage
  let bar: OpenBar
  let pointer: Pointer
  private let desktop = Desktop()
  private let bus: Child
  private let server: Child
  private let clock: MovedClock
  private let daemon: Mutex<Child>

  /// A Thursday evening in winter, so that each run shows the same times.
  static let evening = Instant(milliseconds: 1_772_740_800_000)

  /// What this machine does not allow is not tried, saying why.
  init(_ kind: RealBar, _ before: (Person) throws -> Void = { _ in }) async throws {
    try kind.isHere()
    clock = MovedClock(movedBy: Self.evening - MovedClock().now)
    stage = try await desktop.stage(kind.server, scale: 2)
    bus = try await desktop.bus()
    server = try stage.open()
    try await stage.isThere()
    person = try Person(desktop.variables.merging(clock.variables) { $1 })
    daemon = Mutex(try await person.daemon())
    try before(person)
    pointer = try Pointer(on: stage.screen)
    let programs = Self.programs(in: desktop.scratch, clock)
    var environment = stage.environment.merging(person.environment) { $1 }
    for name in clock.variables.keys { environment[name] = nil }
    bar = try OpenBar(
      kind, ReadyFiles(programs: programs, in: desktop.scratch), in: Scratch(), environment)
  }

  /// The clock is for fastctl alone: a bar has timers of its own, and would take its moves away.
  private static func programs(in scratch: Scratch, _ clock: MovedClock) -> String {
    let variables = clock.variables(of: "bar").map { "\($0)='\($1)'" }.joined(separator: " ")
    let program = builtProgram("fastctl")
    scratch.script("fastctl", #"export \#(variables); exec \#(program) "$@""#)
    return scratch.path
  }

  /// It becomes that time.
  func wait(until instant: Instant) { clock.pass(until: instant) }

  func killDaemon() {
    daemon.withLock { $0 }.end(by: SIGKILL)
  }

  func startDaemon() async throws {
    let next = try await person.daemon()
    daemon.withLock { $0 = next }
  }

  /// Waits until the notification server shows a pop-up with that title.
  func sees(_ title: String) async throws {
    try await server.logs("shown: \(title)")
  }
}

extension RealBar {
  func isHere() throws {
    if let lack { try Test.cancel("\(lack)") }
  }
}

// MARK: - Reading

extension BarWatcher {
  struct Misread: Error {
    let wanted: String
    let shown: [String]
    let log: [String]
  }

  private var picture: String { "\(desktop.scratch.path)/bar.png" }

  /// Waits until it stands in the bar, after which nothing follows, and gives the picture.
  @discardableResult
  func reads(_ text: String, within patience: Duration = .seconds(40)) async throws -> String {
    let end = ContinuousClock.now + patience
    var (seen, shown) = (Data(), [String]())
    repeat {
      try await stage.screen.photograph(bar.bar.region, to: picture)
      let image = try Data(contentsOf: URL(filePath: picture))
      guard image != seen else {
        try await Self.pause()
        continue
      }
      seen = image
      let lines = try await Screen.lines(in: picture)
      if lines.contains(where: { Self.says($0, text) }) { return picture }
      shown.append(lines.joined(separator: " | "))
    } while ContinuousClock.now < end
    throw Misread(wanted: text, shown: shown, log: bar.log)
  }

  /// A picture takes several programs.
  private static func pause() async throws { try await aMoment(.milliseconds(100)) }

  /// Whether that is the end of the line, but for marks: a dot is small, and an edge looks like a
  /// dash. Before it may stand what a reader of letters takes an icon for, but no longer number.
  static func says(_ line: String, _ text: String) -> Bool {
    let (line, text) = (letters(of: line), letters(of: text))
    guard line.hasSuffix(text) else { return false }
    return line.dropLast(text.count).last.map { !$0.isNumber && $0 != ":" } ?? true
  }

  fileprivate static func letters(of line: String) -> String {
    var last: Character = " "
    return line.filter { character in
      defer { last = character }
      // A bold dot has been read as a colon, which stands in a time alone.
      if character == ":" { return last.isNumber }
      return character.isLetter || character.isNumber || character == "%"
    }
  }
}

extension BarWatcher {
  /// Waits until all these lines stand in that part of the screen, and gives its picture.
  @discardableResult
  func reads(_ lines: [String], in region: Region) async throws -> String {
    let end = ContinuousClock.now + .seconds(40)
    var shown: [String] = []
    repeat {
      try await stage.screen.photograph(region, to: picture)
      let page = try await Screen.text(in: picture, as: .block)
      let letters = Self.letters(of: page)
      if lines.allSatisfy({ letters.contains(Self.letters(of: $0)) }) { return picture }
      if shown.last != page { shown.append(page) }
      try await Self.pause()
    } while ContinuousClock.now < end
    throw Misread(wanted: lines.joined(separator: " / "), shown: shown, log: bar.log)
  }
}

// MARK: - Pointing

extension BarWatcher {
  /// Clicks on it, and leaves it, so that neither the pointer nor a card covers what it says.
  func click(_ button: MouseButton) async throws {
    let place = bar.bar.place
    try await pointer.click(button, x: place.x, y: place.y)
    try await pointer.move(x: 20, y: 300)
  }

  /// Clicks on it, and again, until the notification server shows a pop-up with that title: a bar
  /// lets a click go by while what the last one started still runs.
  func click(_ button: MouseButton, untilSees title: String) async throws {
    for _ in 0..<10 {
      try await click(button)
      while let line = try? await server.line(within: 10) {
        if line.contains("shown: \(title)") { return }
      }
    }
    throw Misread(wanted: title, shown: [], log: bar.log)
  }

  /// The same until such a change has come of it.
  func click(
    _ button: MouseButton, untilHears verb: String, _ follower: inout Follower
  ) async throws -> ChangeEvent {
    for _ in 0..<3 {
      try await click(button)
      if let event = try? await follower.event(verb, within: 20) { return event }
    }
    return try await follower.event(verb)
  }

  /// Rests the pointer on it.
  func point() async throws {
    let place = bar.bar.place
    try await pointer.move(x: place.x, y: place.y)
  }
}

extension RealBar {
  /// Where fastd is in it, whatever it says.
  var place: (x: Int, y: Int) { (region.x + region.width - 20, region.y + region.height / 2) }
}

// MARK: - What is left of it

extension BarWatcher {
  struct LeftBehind: Error {
    let programs: [String]
  }

  /// Waits until no fastctl runs for it any more.
  func leavesNothing() async throws {
    let end = ContinuousClock.now + .seconds(20)
    while true {
      let programs = children()
      if programs.isEmpty { return }
      guard ContinuousClock.now < end else { throw LeftBehind(programs: programs) }
      try await aMoment()
    }
  }

  /// What was started through the bar: it alone hears of the clock's moves in this way.
  private func children() -> [String] {
    let moves = clock.variables(of: "bar")["FASTD_CLOCK_MOVES"] ?? ""
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { Int($0) != nil }.compactMap { process in
      guard let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ"),
        String(decoding: environment, as: UTF8.self).contains(moves)
      else { return nil }
      let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return String(decoding: words, as: UTF8.self)
    }
  }
}
