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
        13:05 of 16 h · 2:55 left → 12:00 · eat 12:00–20:00
        ━━━━━━━━━━━━━━━━━━━━━━━━━─────  82%
        Since Thu 20:00 · Switching to fat (rough guide)
        Streak 4 days

        """)
  }

  @Test func `a fast past its goal`() {
    #expect(
      card(Examples.fasting(now: Examples.at(13, 10, day: 1), streak: 5)) == """
        17:10 of 16 h · goal met 12:00 · 1:10 ago
        ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
        Since Thu 20:00 · Switching to fat (rough guide)
        Streak 5 days

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
        Eating window · 3:10 left → 20:00
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
