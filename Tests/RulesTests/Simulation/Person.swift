import Nouns
import Rules
import TestSupport
import Testing
import Time

/// A person who does anything at any time, on a machine to which anything happens.
struct Person {
  private(set) var machine: Machine
  private var dice: Dice
  private(set) var steps = 0
  let beginning: Instant

  init(seed: UInt64, near place: Place) throws {
    // Another life at every place.
    dice = Dice(seed: place.zone.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
    beginning = try Instant(iso: place.date)
    machine = Machine(
      at: beginning, in: try Zone(installed: place.zone), wishes: Wishes(), seed: seed,
      calendar: SlowCalendar())
    machine.perform(.profile(body))
  }

  var lived: Span { machine.time - beginning }

  mutating func step() {
    steps += 1
    switch dice.number(0...99) {
    case 0..<38: command()
    case 38..<62: machine.pass(span([.minute, .minutes(90), .hours(8)]))
    case 62..<70: screen()
    case 70..<78: sleep()
    case 78..<83: clock()
    case 83..<87: travel()
    case 87..<91: daemon()
    case 91..<95: server()
    case 95..<98: machine.wish(wishes())
    default: machine.beQuiet(until: dice.once(in: 3) ? nil : machine.now + span([.hours(20)]))
    }
    if dice.once(in: 100) { compareWithRestarted() }
  }

  private mutating func span(_ lengths: [Span]) -> Span {
    Span(milliseconds: dice.number(1...dice.pick(lengths).milliseconds))
  }

  // MARK: The world

  private mutating func sleep() {
    if dice.once(in: 3) {
      machine.restart(after: span([.minute, .hours(250 * 24)]), error: anyError())
    } else {
      machine.sleep(span([.minutes(20), .hours(12), .hours(21 * 24)]))
    }
  }

  private mutating func anyError() -> Span {
    let most = dice.pick([.zero, .zero, .zero, Span.minute, .hours(5), .hours(3 * 365 * 24)])
    return Span(milliseconds: dice.number(-most.milliseconds...most.milliseconds))
  }

  private mutating func clock() {
    if machine.error != .zero, dice.once(in: 2) { return machine.setClock(error: .zero) }
    let most = dice.pick([.second, .seconds(70), .hours(2), Span.hours(90 * 24)])
    let step = Span(milliseconds: dice.number(-most.milliseconds...most.milliseconds))
    machine.setClock(error: machine.error + step)
  }

  private mutating func travel() {
    guard let zone = try? Zone(installed: dice.pick(InstalledZones.names)) else { return }
    machine.travel(to: zone)
    // Now and then until shortly before its clocks change.
    guard dice.once(in: 2), let next = zone.nextTransition(after: machine.now) else { return }
    let span = next - machine.now - .minutes(dice.number(1...40 * 60))
    if span > .zero, span < .hours(60 * 24) { machine.sleep(span) }
  }

  private mutating func daemon() {
    switch dice.number(0...3) {
    case 0: machine.begin()
    case 1: machine.crash = .beforeCommit
    case 2: machine.crash = .beforeShow
    default: machine.crash = .beforeMark
    }
  }

  private mutating func server() {
    switch dice.number(0...4) {
    case 0: machine.loseServer()
    case 1: machine.isServerSlow = true
    default:
      machine.isServerSlow = false
      machine.answer()
      machine.findServer()
    }
  }

  private mutating func screen() {
    if machine.isServerSlow, dice.once(in: 2) { machine.answer() }
    guard let key = machine.screen.min(by: { $0.key < $1.key })?.value else { return }
    if dice.once(in: 2) { machine.dismiss(key) } else { machine.snooze(key) }
  }

  /// A daemon that starts now decides as the one that has been running.
  private func compareWithRestarted() {
    var one = machine.unwatched
    one.crash = nil
    one.isServerSlow = false
    one.findServer()
    var other = one
    other.begin()
    for _ in 0..<3 {
      one.pass(.hours(9))
      other.pass(.hours(9))
      let (rows, others) = (one.shelf.news, other.shelf.news)
      let different =
        rows.keys.first { rows[$0] != others[$0] }
        ?? others.keys.first {
          rows[$0] != others[$0]
        }
      if let different {
        return machine.witness.complain(
          "a restarted one says \(others[different] as Any), not", one, different)
      }
    }
    let (due, otherDue) = (
      one.engine.nextWake(after: one.moment), other.engine.nextWake(after: other.moment)
    )
    if due != otherDue {
      machine.witness.complain("a restarted one wakes at \(otherDue.iso), not \(due.iso)", one)
    }
  }

  // MARK: The person

  private mutating func command() {
    switch dice.number(0...22) {
    case 20...22: program()
    case 0...5:
      perform(.start(.init(goal: goal(), at: past(), confirm: Consent.longGoal.rawValue)))
    case 6...8: perform(.stop(.init(at: past())))
    case 9: perform(.cancel)
    case 10...11:
      perform(.setGoal(.init(goal: goal() ?? .open, confirm: Consent.longGoal.rawValue)))
    case 12...14: perform(.edit(edit()))
    case 15...16: perform(.undo)
    case 17: perform(.redo)
    case 18 where machine.shelf.reminders.count < 4:
      perform(.addReminder(.init(text: "Water", rule: rule())))
    default:
      if let id = machine.shelf.reminders.keys.map(\.text).sorted().first {
        perform(.removeReminder(id))
      }
    }
  }

  private mutating func perform(_ command: Command) { machine.perform(command) }

  private mutating func program() {
    // It may have been taken back.
    if machine.shelf.standing.profiles.isEmpty { perform(.profile(body)) }
    perform(.program(.random(&dice, today: machine.date)))
  }

  /// As much as a program needs.
  private var body: ProfileOrder {
    var order = ProfileOrder()
    order.values.maintenance = 2300
    return order
  }

  private mutating func past() -> Instant? {
    guard dice.once(in: 2) else { return nil }
    return machine.now - span([.minute, .hours(20), .hours(6 * 24)])
  }

  private mutating func edit() -> EditOrder {
    EditOrder(
      start: dice.once(in: 2) ? past() : nil, end: dice.once(in: 2) ? past() : nil,
      goal: dice.once(in: 3) ? goal() : nil, confirm: Consent.longGoal.rawValue)
  }

  private mutating func goal() -> GoalOrder? {
    let choices: [GoalOrder?] = [
      nil, .open, .schedule("16:8"), .schedule("omad"), .span(.hours(24)), .span(.hours(72)),
      .span(.minutes(dice.number(1...72 * 60))),
      .until(machine.now + .minutes(dice.number(0...90))),
      .change(.minutes(dice.number(-600...600))),
    ]
    return dice.pick(choices)
  }

  private mutating func rule() -> Reminder.Rule {
    if dice.once(in: 2) { return .once(machine.now + span([.hours(30 * 24)])) }
    return .daily(clock(in: 24), days: weekdays())
  }

  private mutating func weekdays() -> Set<Weekday> {
    dice.once(in: 2) ? Set(Weekday.allCases) : Set([dice.pick(Weekday.allCases), .sunday])
  }

  /// Often where clocks are changed.
  private mutating func clock(in hours: Int64) -> ClockTime {
    let hour = dice.once(in: 3) ? dice.number(0...3) : dice.number(0...hours - 1)
    return ClockTime(hour: Int(hour), minute: dice.pick([0, 0, 30, 59])) ?? .midnight
  }

  private mutating func wishes() -> Wishes {
    var wishes = Wishes()
    func maybe(_ spans: [Span]) -> Span? { dice.once(in: 2) ? dice.pick(spans) : nil }
    wishes.dayStart = dice.pick([.midnight, clock(in: 6)])
    wishes.goal = !dice.once(in: 5)
    wishes.goalAgain = dice.once(in: 2)
    wishes.halfway = dice.once(in: 2)
    wishes.goalNear = maybe([.second, .minutes(30), .hours(2)])
    wishes.beyond = maybe([.hours(1), .hours(3)])
    wishes.stages = dice.once(in: 2)
    wishes.safety = !dice.once(in: 3)
    wishes.forgotten = maybe([.minute, .hours(5), .hours(8)])
    if dice.once(in: 2) { wishes.window = .fixed(opens: clock(in: 24), closes: clock(in: 24)) }
    wishes.windowOpens = maybe([.zero, .minutes(30)])
    wishes.windowCloses = maybe([.minutes(30), .hours(1)])
    wishes.windowClosed = dice.once(in: 2)
    wishes.usualStart = maybe([.zero, .minutes(30)])
    wishes.startAt = dice.once(in: 2) ? clock(in: 24) : nil
    wishes.phases = !dice.once(in: 5)
    wishes.eve = dice.once(in: 2) ? clock(in: 24) : nil
    wishes.phaseLateness = dice.pick([0, 1, 3, 3, 14])
    wishes.restartOffer = dice.pick([nil, 3, 28])
    for _ in 0..<dice.pick([0, 0, 1, 2]) {
      wishes.quiet.append(QuietRule(days: weekdays(), from: clock(in: 24), to: clock(in: 24)))
    }
    return wishes
  }
}

/// Where and when a life begins: before the clocks did something rare.
struct Place: CustomTestStringConvertible {
  let zone: String
  let date: String

  var testDescription: String { "\(zone) from \(date)" }

  static let all = [
    Place(zone: "America/Sao_Paulo", date: "2018-11-02T12:00:00Z"),
    Place(zone: "Asia/Beirut", date: "2023-03-24T12:00:00Z"),
    Place(zone: "Africa/Cairo", date: "2014-05-14T12:00:00Z"),
    Place(zone: "America/Santiago", date: "2022-09-09T12:00:00Z"),
    Place(zone: "Pacific/Apia", date: "2011-12-28T12:00:00Z"),
    Place(zone: "Europe/Berlin", date: "2026-10-23T12:00:00Z"),
    Place(zone: "Antarctica/Troll", date: "2024-03-29T12:00:00Z"),
    Place(zone: "America/Godthab", date: "2023-10-27T12:00:00Z"),
    Place(zone: "Asia/Kathmandu", date: "1985-12-30T12:00:00Z"),
    Place(zone: "Africa/Casablanca", date: "2025-02-21T12:00:00Z"),
  ]
}
