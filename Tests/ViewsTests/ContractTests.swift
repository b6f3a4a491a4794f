import Testing
import Views
import Wire

/// Words that scripts and people know by now: these are not golden files, so that nobody renews them by accident.
@Suite struct ContractTests {
  private func card(_ snapshot: Snapshot) -> String {
    StatusCard(Way.english, on: .plain).text(of: snapshot)
  }

  @Test func `a fast on its way`() {
    #expect(
      card(Examples.fasting(now: Examples.at(9, 5, day: 1))) == """
        Fasting 13 h 05 min of 16 h
        █████████████████████████░░░░░  82%
        Started Thu 20:00, goal Fri 12:00 (in 2 h 55 min)
        Stage: Switching to fat (rough guide) · streak 4 days

        """)
  }

  @Test func `a fast past its goal`() {
    #expect(
      card(Examples.fasting(now: Examples.at(13, 10, day: 1), streak: 5)) == """
        Fasting 17 h 10 min, goal reached 1 h 10 min ago
        ██████████████████████████████  16:8
        Started Thu 20:00, goal was Fri 12:00
        Stage: Switching to fat (rough guide) · streak 5 days

        """)
  }

  @Test func `no fast`() {
    #expect(
      card(Examples.idle()) == """
        Not fasting
        Last fast: 16 h 20 min, Thu 20:00 – Fri 12:20, goal met
        Start 16:8 now and finish Sat 10:40
        Streak 4 days, longest 12

        """)
  }

  @Test func `an eating window`() {
    #expect(
      card(Examples.eating()) == """
        Eating window open until 20:00 (in 3 h 10 min)
        Last fast: 16 h 20 min, goal met
        Next fast: 16:8, 20:00 – Sat 12:00
        Streak 5 days, longest 12

        """)
  }

  @Test func `the line for the supervisor`() {
    let line = Way.english.statusLine(of: Examples.fasting(now: Examples.at(9, 5, day: 1)))
    #expect(line == "Fasting since 20:00, 16:8, goal at 12:00")
  }
}
