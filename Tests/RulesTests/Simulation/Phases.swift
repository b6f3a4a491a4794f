import Nouns
import Rules
import Time

/// The diary of the programs that a person has, and of those before the latest change.
final class ProgramDiary {
  private var walks: [LivedDays] = []

  func walk(_ programs: [DietProgram], beyond day: Day) -> LivedDays {
    if let walk = walks.first(where: { $0.programs == programs && $0.last >= day + 10 }) {
      return walk
    }
    let walk = LivedDays(programs, until: day + 400)
    walks = [walk] + walks.filter { $0.programs != programs }.prefix(1)
    return walk
  }
}

extension Truth {
  /// What programs bring, by the diary.
  func phases(at now: Instant) -> [Claim] {
    guard !programs.isEmpty else { return [] }
    let date = zone.day(of: now)
    let walk = diary.walk(programs, beyond: date)
    let lateness = max(wishes.phaseLateness, 1)
    var claims: [Claim] = []
    for day in (-lateness - 1...3).map({ date + $0 }) {
      guard let lived = walk.days[day] else { continue }
      if lived.began == day { claims += switching(lived, day, lateness) }
    }
    return claims + offers(walk, on: date)
  }

  private func switching(_ lived: LivedDays.Lived, _ day: Day, _ lateness: Int64) -> [Claim] {
    let subject = lived.program.text + "@" + day.iso
    let begins = calendar.first(day, .midnight, in: zone)
    let key = News.Key(subject: subject, kind: .phaseSwitched, at: begins)
    let end = calendar.first(day + lateness, .midnight, in: zone)
    let claim = Claim(key: key, until: end, isSilent: !wishes.phases)
    guard let eve = wishes.eve else { return [claim] }
    let at = calendar.first(day - 1, eve, in: zone)
    return [claim, Claim(key: .init(subject: subject, kind: .phaseEve, at: at), until: begins)]
  }

  /// While a pause lasts that has lasted for long.
  private func offers(_ walk: LivedDays, on date: Day) -> [Claim] {
    guard wishes.phases, let length = wishes.restartOffer else { return [] }
    let pauses = Dictionary(
      (-1...3).compactMap { walk.days[date + $0] }.filter { $0.kind == .paused }
        .map { ($0.began, $0) }, uniquingKeysWith: { one, _ in one })
    return pauses.compactMap { began, lived in
      guard walk.days[began + length]?.began == began || began + length > walk.last else {
        return nil
      }
      let at = calendar.first(began + length, .midnight, in: zone)
      let over = (-1...4).map { date + $0 }.first { $0 > began && walk.days[$0]?.began != began }
      let end = over.flatMap { $0 > began ? calendar.first($0, .midnight, in: zone) : nil }
      let key = News.Key(
        subject: lived.program.text + "@" + began.iso, kind: .restartOffered, at: at)
      return Claim(key: key, until: end)
    }
  }
}

/// What was last announced of programs, and whether the calendar was to be put right.
struct PhaseWatch {
  private var stored: (program: RowID, from: Day)?

  /// Before a turn changes programs it sees to what had come by itself.
  mutating func hear(_ decision: Decision, _ turn: Turn, _ machine: Machine, _ witness: Witness) {
    var isExpected = see(turn.programsBefore ?? machine.programs, machine)
    if turn.programsBefore != nil {
      let walk = machine.diary.walk(machine.programs, beyond: machine.date)
      stored = latest(walk, machine)
    } else if turn.reason == .offer || turn.reason == .wish {
      isExpected = false
    }
    if isExpected != (decision.recovery != nil) {
      witness.complain(
        isExpected ? "not put right" : "put right to \(decision.recovery as Any)", machine)
    }
    let mark = machine.shelf.mark
    if mark?.program != stored?.program || mark?.from != stored?.from {
      witness.complain("another phase is marked", machine)
    }
  }

  /// Takes over what the calendar says now; whether it was another thing than the next switch.
  private mutating func see(_ programs: [DietProgram], _ machine: Machine) -> Bool {
    let walk = machine.diary.walk(programs, beyond: machine.date)
    let now = latest(walk, machine)
    guard now?.program != stored?.program || now?.from != stored?.from else { return false }
    if let stored, isOf(walk, stored), stored.from == machine.date + 1 {
      let begins = machine.calendar.first(stored.from, .midnight, in: machine.zone)
      if begins <= machine.now + .minute { return false }
    }
    defer { stored = now }
    guard let now, machine.date < now.from + max(machine.wishes.phaseLateness, 1) else {
      return true
    }
    guard let stored else { return walk.switches.first != now.from }
    guard isOf(walk, stored) else { return true }
    return walk.switches.first { $0 > stored.from } != now.from
  }

  private func isOf(_ walk: LivedDays, _ mark: (program: RowID, from: Day)) -> Bool {
    let lived = walk.days[mark.from]
    return lived?.program == mark.program && lived?.began == mark.from
  }

  private func latest(_ walk: LivedDays, _ machine: Machine) -> (program: RowID, from: Day)? {
    walk.latest(on: machine.date).flatMap { day in walk.days[day].map { ($0.program, day) } }
  }
}

extension Machine {
  var date: Day { zone.day(of: now) }
  var programs: [DietProgram] { shelf.standing.programs }
}

extension Turn {
  /// Whether the person's own command made another block begin on that day.
  func changes(_ day: Day?, _ machine: Machine) -> Bool {
    guard let day, let programsBefore else { return false }
    let before = machine.diary.walk(programsBefore, beyond: machine.date).days[day]
    return before != machine.diary.walk(machine.programs, beyond: machine.date).days[day]
  }
}
