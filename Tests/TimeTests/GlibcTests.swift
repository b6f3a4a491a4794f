import TestSupport
import Testing
import Time

@Suite struct `Zones and glibc` {
  @Test func `this system has zones to compare`() {
    #expect(InstalledZones.names.count > 300)
  }

  @Test(arguments: 0..<4)
  func `every installed zone changes when glibc says and to what it says`(part: Int) throws {
    let names = InstalledZones.part(part, of: 4)
    let answers = try ZoneOracle.ask(names.map { ":\($0)" })
    #expect(answers.count == names.count)
    for (name, answer) in zip(names, answers) {
      expect(try Zone(installed: name), like: answer, until: ZoneOracle.to)
    }
  }

  @Test(arguments: [UInt64.random(in: 0 ... .max), 1, 2])
  func `rules are read as glibc reads them`(seed: UInt64) throws {
    var random = Seeded(seed)
    let rules = (0..<40).map { _ in randomRule(&random) }
    // glibc takes a year to begin at UTC midnight, so its turn is left out by the rules' months.
    let end: Int64 = 1_900_000_000
    let answers = try ZoneOracle.ask(rules, from: 1_600_000_000, to: end)
    #expect(answers.map(\.zone) == rules)
    for answer in answers {
      expect(try Zone(rule: answer.zone), like: answer, until: end)
    }
  }

  private func expect(_ zone: Zone, like answer: OracleAnswer, until end: Int64) {
    guard let first = answer.changes.first else {
      Issue.record("no answer for \(answer.zone)")
      return
    }
    var before = first
    var moment = Instant(seconds: first.second)
    expect(zone, at: first.second, like: first)
    for change in answer.changes.dropFirst() {
      let next = zone.nextTransition(after: moment)
      guard next == Instant(seconds: change.second) else {
        Issue.record("\(zone.name): \(change) is not \(next?.iso ?? "there")")
        return
      }
      expect(zone, at: change.second - 1, like: before)
      expect(zone, at: change.second, like: change)
      expect(zone, at: change.second + 1, like: change)
      before = change
      moment = Instant(seconds: change.second)
    }
    if let next = zone.nextTransition(after: moment), next.seconds < end {
      Issue.record("\(zone.name): glibc knows no change at \(next.iso)")
    }
  }

  private func expect(_ zone: Zone, at second: Int64, like change: OracleAnswer.Change) {
    let instant = Instant(seconds: second)
    let offset = zone.offset(at: instant)
    let abbreviation = zone.abbreviation(at: instant)
    if offset != change.offset || abbreviation != change.abbreviation {
      Issue.record("\(zone.name) at \(second): \(offset) \(abbreviation), glibc says \(change)")
    }
  }

  private func randomRule(_ random: inout Seeded) -> String {
    func clock(_ hours: ClosedRange<Int>, _ random: inout Seeded) -> String {
      let hour = Int.random(in: hours, using: &random)
      guard Bool.random(using: &random) else { return "\(hour)" }
      let minute = Int.random(in: 0...59, using: &random)
      guard Bool.random(using: &random) else { return "\(hour):\(minute)" }
      return "\(hour):\(minute):\(Int.random(in: 0...59, using: &random))"
    }
    func date(_ months: ClosedRange<Int>, _ random: inout Seeded) -> String {
      let month = Int.random(in: months, using: &random)
      let day =
        switch Int.random(in: 0...2, using: &random) {
        case 0: "J\(month * 30)"
        case 1: "\(month * 30)"
        default:
          "M\(month).\(Int.random(in: 1...5, using: &random)).\(Int.random(in: 0...6, using: &random))"
        }
      return Bool.random(using: &random) ? day : "\(day)/\(clock(-167...167, &random))"
    }
    let standard = "\(["AAA", "<-03>", "<+0530>"].randomElement(using: &random) ?? "")"
    let rule = standard + clock(-12...12, &random)
    guard Int.random(in: 0...9, using: &random) > 0 else { return rule }
    let summer = "BBBB" + (Bool.random(using: &random) ? clock(-13...13, &random) : "")
    let dates = [date(2...5, &random), date(7...10, &random)].shuffled(using: &random)
    return "\(rule)\(summer),\(dates[0]),\(dates[1])"
  }
}
