import Testing
import Time

@testable import Settings

@Suite struct LookTests {
  private func settings(_ text: String) -> Settings {
    let file = SettingsFile(Array(text.utf8))
    #expect(file.problems == [])
    return file.settings
  }

  @Test func `news that waits for nobody is low, the rest normal`() {
    let low = Settings.Occasion.allCases.filter { Settings().look(of: $0).urgency == .low }
    #expect(low == [.halfway, .beyond, .stages, .window])
    #expect(
      Settings.Occasion.allCases.allSatisfy { Settings().look(of: $0).urgency != .critical })
  }

  @Test func `only a goal that is reached has a sound`() {
    for occasion in Settings.Occasion.allCases {
      let look = Settings().look(of: occasion)
      #expect(look.sound == (occasion == .goal ? .name("goal-reached") : .off))
      #expect(look.timeout == .server)
      #expect(look.icon == .name("io.github.fastd"))
    }
  }

  @Test func `a kind with an urgency of its own keeps it, before and after the common one`() {
    let settings = settings(
      "notify.start.urgency = low\nnotify.urgency = critical\nnotify.window.urgency = normal")
    #expect(settings.look(of: .goal).urgency == .critical)
    #expect(settings.look(of: .safety).urgency == .critical)
    #expect(settings.look(of: .start).urgency == .low)
    #expect(settings.look(of: .window).urgency == .normal)
    #expect(settings.look(of: .halfway).urgency == .low)
  }

  @Test func `a kind looks as it is told to, and no other does`() {
    let settings = settings(
      """
      notify.before.timeout = 90s
      notify.before.sound = /srv/bell.oga
      notify.before.icon = /srv/bell.png
      notify.goal.timeout = never
      notify.goal.sound = off
      """)
    #expect(
      settings.look(of: .before)
        == Settings.Look(
          urgency: .normal, timeout: .after(.seconds(90)), sound: .file("/srv/bell.oga"),
          icon: .file("/srv/bell.png")))
    #expect(settings.look(of: .goal).timeout == .never)
    #expect(settings.look(of: .goal).sound == .off)
    #expect(settings.look(of: .beyond) == Settings().look(of: .beyond))
  }

  @Test func `what follows the common urgency is a default`() {
    let settings = settings("notify.urgency = critical\nnotify.start.urgency = critical")
    #expect(settings[.look(.goal, .urgency)] == "critical")
    #expect(settings.isDefault(.look(.goal, .urgency)))
    #expect(!settings.isDefault(.look(.start, .urgency)))
    #expect(!settings.isDefault(.single(.notifyUrgency)))
  }

  @Test func `every key has a name of its own, and is found by it`() {
    let names = Settings.Key.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
    #expect(names.map(Settings.Key.init(rawValue:)) == Settings.Key.allCases)
    for name in ["notify.goal.colour", "notify.moon.icon", "notify.goal.", "notify..icon", ""] {
      #expect(Settings.Key(rawValue: name) == nil)
    }
  }
}
