import Testing
import Wire

@testable import Views

@Suite struct `A menu as a pop-up` {
  @Test func `says its choices where buttons are not seen at once`() {
    let entries = [MenuEntry("Start: 16:8", "start"), MenuEntry("Status", "status")]
    let question = MenuPage(prompt: "Eating", entries: entries).question(offering: entries)
    #expect(question.text == "Start: 16:8\nStatus")
    #expect(question.buttons.map(\.label) == ["Start: 16:8", "Status"])
    #expect(question.buttons.map(\.key) == ["0", "1"])
  }
}
