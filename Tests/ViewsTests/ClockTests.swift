import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `The big clock` {
  static let states: [(String, Snapshot, ClockStyle)] = [
    ("up", fasting(9, 5), ClockStyle()),
    ("down", fasting(9, 5), ClockStyle(direction: .down)),
    ("seconds", fasting(9, 5), ClockStyle(hasSeconds: true)),
    ("ring", fasting(9, 5), ClockStyle(shape: .ring)),
    ("reached", fasting(13, 10), ClockStyle()),
    ("reached-down-ring", fasting(13, 10), ClockStyle(direction: .down, shape: .ring)),
    ("open", Examples.fasting(now: Examples.at(17, day: 1), goal: nil), ClockStyle(shape: .ring)),
    ("eating", Examples.eating(), ClockStyle()), ("idle", Examples.idle(), ClockStyle()),
  ]

  private static func fasting(_ hour: Int64, _ minute: Int64) -> Snapshot {
    Examples.fasting(now: Examples.at(hour, minute, day: 1))
  }

  @Test(arguments: states)
  func `the clock`(name: String, state: Snapshot, style: ClockStyle) throws {
    let page = Way.page(in: Way.drawn) { way in
      let clock = ClockFace(way.wording, on: way.screen, style: style)
      return (clock.lines(of: state) + [clock.line(of: state)]).map { $0 + "\n" }.joined()
    }
    try Golden.expect(page, is: "clock-\(name)", at: #_sourceLocation)
  }

  @Test(arguments: states)
  func `it keeps to any screen, and stands in its middle`(
    name: String, state: Snapshot, style: ClockStyle
  ) {
    for width in [20, 40, 57, 80, 200] {
      for rows in [5, 24, 50] {
        for hasBlocks in [true, false] {
          let screen = Screen(width: width, hasColour: false, hasBlocks: hasBlocks)
          let clock = ClockFace(Way.german, on: screen, rows: rows, style: style)
          let lines = clock.lines(of: state)
          #expect(lines.count <= rows)
          for line in lines where width >= 40 { #expect(line.cells <= width, "\(name) \(line)") }
        }
      }
    }
  }

  @Test(arguments: [(80, 24), (130, 40), (200, 60), (100, 30), (60, 50)])
  func `the digits in a ring have air around them`(width: Int, rows: Int) throws {
    for diameter in stride(from: 24, through: min(width, rows * 2), by: 2) {
      let ring = Ring(diameter: diameter)
      let circle = ring.raster(permille: 1000)
      for scale in 1...4 {
        let digits = BigText("✓+13:05").raster(scale: scale)
        guard ring.holds(width: digits.width, height: digits.height) else { continue }
        let (left, top) = ((diameter - digits.width) / 2, (diameter - digits.height) / 2)
        for y in -1...digits.height {
          for x in -1...digits.width {
            #expect(!circle[left + x, top + y], "\(diameter), \(scale): \(x) \(y)")
          }
        }
      }
    }
  }

  @Test func `a goal that is reached has a mark beside its colour`() {
    let screen = Screen(width: 80, hasColour: true, hasBlocks: true)
    func clock(_ hour: Int64) -> String {
      ClockFace(Way.english, on: screen, style: ClockStyle())
        .lines(of: Self.fasting(hour, 0)).joined(separator: "\n")
    }
    #expect(clock(9).contains("\u{1b}[34m"))
    #expect(!clock(9).contains("\u{1b}[32m"))
    #expect(clock(13).contains("\u{1b}[32m"))
    #expect(!clock(13).contains("\u{1b}[34m"))
    let marked = ClockReading(Self.fasting(13, 0), Way.english, ClockStyle())?.marked
    #expect(marked == "✓17:00")
  }

  /// Between two moments that are named nothing changes, and at each of them something may.
  @Test func `it says when it changes next`() throws {
    var random = Seeded()
    for _ in 0..<300 {
      let begin = Examples.at(20) + Int64.random(in: 0..<100_000, using: &random)
      let goal = Int64.random(in: 1...100_000, using: &random)
      var state = Examples.fasting(now: begin, goal: goal)
      state.fast?.start = begin
      state.fast?.goalAt = begin + goal * 1000
      let now = Instant(milliseconds: begin + Int64.random(in: 0..<200_000_000, using: &random))
      for style in [ClockStyle(), ClockStyle(direction: .down, hasSeconds: true)] {
        let next = try #require(state.nextChange(after: now, hasSeconds: style.hasSeconds))
        #expect(next > now, "seed \(random.seed)")
        let clock = ClockFace(Way.english, on: .plain, style: style)
        let last = Instant(milliseconds: next.milliseconds - 1)
        let digits = [now, last].map {
          ClockReading(state.moved(to: $0), Way.english, style)?.digits
        }
        #expect(digits[0] == digits[1], "seed \(random.seed)")
        #expect(
          clock.line(of: state.moved(to: now)) == clock.line(of: state.moved(to: last)),
          "seed \(random.seed)")
      }
    }
  }

  @Test func `the stage is named for as long as the daemon's word on it holds`() {
    var state = Examples.fasting(now: Examples.at(9, day: 1))
    func stage(after span: Span) -> String? {
      state.moved(to: Instant(milliseconds: state.now) + span).fast?.stage
    }
    #expect(stage(after: .second) == "")
    let end = Instant(milliseconds: state.now) + .hours(3)
    state.glance = Glance(recent: [], holdsUntil: end.milliseconds)
    for span in [Span.zero, .minutes(179)] { #expect(stage(after: span) == "switching") }
    // Beyond its end, and before it was given: then the clock was set.
    for span in [Span.hours(3), .hours(4), .hours(-1)] { #expect(stage(after: span) == "") }
    let line = ClockFace(Way.english, on: .plain, style: ClockStyle())
    let moved = state.moved(to: Instant(milliseconds: state.now) + .minute)
    #expect(line.lines(of: moved).contains { $0.contains("Switching to fat") })
  }

  @Test func `what does not move wakes nobody`() {
    var idle = Examples.idle()
    idle.plan = nil
    #expect(idle.nextChange(after: Instant(milliseconds: idle.now), hasSeconds: true) == nil)
  }

  @Test(arguments: HostileTests.extremes)
  func `no number moves it into a trap`(number: Int64) {
    for other in HostileTests.extremes {
      var state = Examples.fasting(now: Examples.at(9, day: 1))
      state.now = number
      state.fast?.start = other
      state.fast?.goal = number
      state.fast?.goalAt = other
      let moment = Instant(milliseconds: other)
      let moved = state.moved(to: moment)
      for style in Self.states.map(\.2) {
        #expect(!ClockFace(Way.english, on: .plain, style: style).lines(of: moved).isEmpty)
        #expect(state.nextChange(after: moment, hasSeconds: style.hasSeconds) != nil)
      }
    }
  }

  @Test func `a ring fills clockwise, and never less than before`() {
    let ring = Ring(diameter: 32)
    func points(_ permille: Int64) -> Set<[Int]> {
      let raster = ring.raster(permille: permille)
      return Set(
        (0..<32).flatMap { y in (0..<32).map { [$0, y] } }.filter { raster[$0[0], $0[1]] })
    }
    let empty = points(0)
    var before = empty
    for permille: Int64 in stride(from: 0, through: 1000, by: 50) {
      #expect(points(permille).isSuperset(of: before))
      before = points(permille)
    }
    #expect(before.count > empty.count * 3 / 2)
    // A quarter of it is to the right of the top.
    #expect(points(250).subtracting(empty).allSatisfy { $0[0] >= 16 && $0[1] <= 16 })
  }
}
