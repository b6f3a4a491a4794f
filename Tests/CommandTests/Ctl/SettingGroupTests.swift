import Settings
import Testing
import Views

@testable import fastctl

@Suite struct `The list of settings` {
  @Test func `has every key once, those of one kind together`() {
    let groups = SettingGroup.divided(Settings.Key.allCases.map { (key: $0, entry: $0.rawValue) })
    #expect(groups.map(\.group) == SettingGroup.allCases)
    let keys = groups.flatMap(\.entries)
    #expect(keys.sorted() == Settings.Key.allCases.map(\.rawValue).sorted())
    for (group, entries) in groups where group == .coach {
      #expect(entries == ["coach", "coach.look", "coach.sound"])
    }
  }

  @Test func `says what each is for, and what was changed stands out`() {
    let entries = [
      SettingList.Entry(line: "# hints = on", meaning: "Whether hints appear", isDefault: true),
      SettingList.Entry(line: "language = de", meaning: "The language of all", isDefault: false),
    ]
    let screen = Screen(width: 20, hasColour: true, hasBlocks: true)
    let text = SettingList(on: screen).listing(of: [(heading: "General", entries: entries)]).text
    #expect(
      text == """
        \u{1b}[4mGeneral\u{1b}[0m
        # hints = on
            Whether hints
            appear
        \u{1b}[1mlanguage = de\u{1b}[0m
            The language of
            all

        """)
  }
}
