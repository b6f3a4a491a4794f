import Testing
import Views
import Wire

@Suite struct `The schedules to begin with` {
  @Test func `have a line each, and those of one's own their own words`() {
    let schedules = [
      ScheduleEntry(name: "12:12", fasting: 12, eating: 12, own: false),
      ScheduleEntry(name: "16:8", fasting: 16, eating: 8, own: false),
      ScheduleEntry(
        name: "early\u{1b}", fasting: 15, eating: 9, own: true, text: "Breakfast\nonly"),
    ]
    let terminal = Screen(width: 80, hasColour: true, hasBlocks: true)
    let list = PresetList(.english, on: terminal).text(of: schedules)
    #expect(
      list == """
         12:12   A long night without food: the easiest start.
         16:8    Two or three meals, such as from noon to eight.
         early   Breakfast only

        """)
  }
}
