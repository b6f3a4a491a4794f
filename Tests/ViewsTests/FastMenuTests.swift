import Nouns
import Testing
import Time
import Wire

@testable import Views

@Suite struct `A menu for a fast` {
  private func page(_ name: String, of state: Snapshot, _ hours: [Int64] = []) throws -> MenuPage {
    let schedules = hours.map { hours in
      ScheduleEntry(name: "\(hours)h", fasting: hours, eating: 24 - hours, own: false)
    }
    let menu = Menu(Way.english, state: state, schedules: schedules).page
    guard case .page(let page) = try #require(menu.entry(labelled: name)).step else {
      throw Missing()
    }
    return page
  }

  private struct Missing: Error {}

  /// The example has run for 13 hours and five minutes.
  @Test func `offers no goal that lies behind`() throws {
    let page = try page("Another goal…", of: BarStates.fasting, [12, 13, 14, 16])
    #expect(page.entries.map { $0.label.prefix(3) } == ["14h", "16h", "No "])
  }

  @Test func `corrects its start by steps that never lead past now`() throws {
    for minutes in [Int64(5), 20, 60, 785] {
      let now = Examples.at(20) + minutes * 60_000
      let page = try page("Change the start…", of: Examples.fasting(now: now))
      #expect(page.typed == ["edit", "--start"])
      for entry in page.entries {
        guard case .command(let words) = entry.step else { throw Missing() }
        let at = try #require(Int64(words[1].dropFirst("--start=@".count)))
        #expect(at * 1000 < now, "\(entry.label)")
      }
      let later = page.entries.count { $0.label.contains("later") }
      #expect(later == [5: 0, 20: 1, 60: 2, 785: 3][minutes])
      #expect(page.entries.count { $0.isLikely } == page.mostButtons)
    }
  }

  @Test func `asks how it was while that is known, and only for what is missing`() throws {
    var state = Examples.idle()
    let feeling = try page("How did it feel?", of: state)
    #expect(feeling.entries.count == 5 && feeling.mostButtons == 5)
    #expect(feeling.entries[3].step == .command(["edit", Examples.id, "--mood=4"]))
    #expect(try page("Note on the last fast…", of: state).typed == ["edit", Examples.id, "--note"])
    state.last?.mood = 3
    state.last?.note = "fine"
    let menu = Menu(Way.english, state: state, schedules: []).page
    #expect(menu.entry(labelled: "How did it feel?") == nil)
    #expect(menu.entry(labelled: "Note on the last fast…") == nil)
    state = Examples.idle()
    state.now += Span.hours(25).milliseconds
    let old = Menu(Way.english, state: state, schedules: []).page
    #expect(old.entry(labelled: "How did it feel?") == nil)
  }
}
