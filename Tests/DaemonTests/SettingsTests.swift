import Nouns
import Settings
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `Settings in the daemon` {
  private func value(_ key: String, in scene: Scene) throws -> String? {
    try scene.ask(SettingsCalls.Get.self, NoFields()).settings.first { $0.key == key }?.value
  }

  private func reload(_ text: String, in scene: Scene) throws -> [SettingsProblem] {
    scene.settingsText = .success(Array(text.utf8))
    return try scene.ask(SettingsCalls.Reload.self, NoFields()).problems
  }

  @Test func `a good file is taken over, also by those outside`() throws {
    let scene = try Scene(settings: "log.level = error\n")
    #expect(scene.used.map(\.logLevel) == [.error])
    #expect(try reload("log.level = debug\n", in: scene) == [])
    #expect(scene.used.map(\.logLevel) == [.error, .debug])
    #expect(try value("log.level", in: scene) == "debug")
    #expect(try scene.status().notices == [])
  }

  @Test func `a bad file changes nothing, is told, and is forgotten when it is mended`() throws {
    let scene = try Scene(settings: "notify.urgency = low\n")
    let subscriber = try scene.open(StatusCalls.Subscribe.self, StatusQuestion())
    let problems = try reload("notify.urgency = high\nnonsense = 1\n", in: scene)
    #expect(problems.map(\.line) == [1, 2])
    #expect(problems.map(\.code) == ["badValue", "unknownKey"])
    #expect(try value("notify.urgency", in: scene) == "low")
    let notice = Notice(code: "settingsRefused", detail: "1")
    #expect(try scene.status().notices == [notice])
    #expect(scene.used.count == 1)
    #expect(try reload("", in: scene) == [])
    #expect(try value("notify.urgency", in: scene) == "normal")
    let states = try scene.received(StatusCalls.Subscribe.self, by: subscriber)
    #expect(states.map(\.state.notices) == [[], [notice], []])
  }

  @Test func `a file that moved counts where it says something new, and only there`() throws {
    let scene = try Scene(settings: "notify.urgency = low\n")
    func move(_ text: String) {
      scene.settingsText = .success(Array(text.utf8))
      scene.keeper.settingsMoved()
    }
    move("# the same in other words\nnotify.urgency=low\n")
    #expect(scene.used.count == 1)
    #expect(!scene.log.contains(.settingsRead))
    move("notify.urgency = critical\n")
    #expect(try value("notify.urgency", in: scene) == "critical")
    for _ in 0..<2 {
      move("notify.urgency = high\n")
      #expect(try value("notify.urgency", in: scene) == "critical")
      #expect(try scene.status().notices == [Notice(code: "settingsRefused", detail: "1")])
    }
    #expect(scene.log.filter { if case .settingsRefused = $0 { true } else { false } }.count == 1)
    move("notify.urgency = critical\n")
    #expect(try scene.status().notices == [])
  }

  @Test func `a reload answers before anybody else hears of it`() throws {
    let scene = try Scene()
    let subscriber = try scene.open(StatusCalls.Subscribe.self, StatusQuestion())
    scene.forget()
    let caller = try scene.open(SettingsCalls.Reload.self, NoFields(), more: false)
    #expect(scene.effects == [.answered(caller), .published(subscriber), .armed(.midnight)])
  }

  @Test func `what is understood of a bad file counts at a start, and the rest is told`() throws {
    let scene = try Scene(settings: "log.level = info\nwhat\n")
    #expect(try value("log.level", in: scene) == "info")
    #expect(try scene.status().notices == [Notice(code: "settingsRefused", detail: "2")])
    let answer = try scene.ask(SettingsCalls.Get.self, NoFields())
    #expect(answer.problems.map(\.code) == ["noEqualsSign"])
    #expect(answer.settings.filter { !$0.isDefault }.map(\.key) == ["log.level"])
  }

  @Test func `a file that cannot be read is told, and the last good values stay`() throws {
    let scene = try Scene(settings: "notify.goal = off\n")
    scene.settingsText = .failure(SettingsTrouble(reason: "no permission"))
    scene.keeper.reload()
    #expect(try value("notify.goal", in: scene) == "off")
    let notice = Notice(code: "settingsRefused", detail: "no permission")
    #expect(try scene.status().notices == [notice])
    try scene.restart()
    #expect(try value("notify.goal", in: scene) == "on")
    #expect(try scene.status().notices == [notice])
    #expect(
      scene.log == [
        .settingsRefused(
          SettingsProblem(line: 0, code: "unreadable", detail: "no permission"))
      ])
  }

  @Test func `a text is judged without being used`() throws {
    let scene = try Scene()
    let text = Wire.SettingsText(text: "log.level = debug\nlog.level = info\n= 1\nlanguage =")
    let problems = try scene.ask(SettingsCalls.Check.self, text).problems
    #expect(
      problems == [
        SettingsProblem(line: 2, key: "log.level", code: "duplicate", detail: "1"),
        SettingsProblem(line: 3, code: "noKey"),
        SettingsProblem(line: 4, key: "language", code: "noValue"),
      ])
    #expect(try value("log.level", in: scene) == "notice")
  }

  @Test func `every key is told, and a look that follows another setting is a default`() throws {
    let scene = try Scene(settings: "notify.urgency = critical\nnotify.goal.sound = off\n")
    let settings = try scene.ask(SettingsCalls.Get.self, NoFields()).settings
    #expect(settings.map(\.key) == Settings.Key.allCases.map(\.rawValue))
    let urgency = SettingValue(key: "notify.goal.urgency", value: "critical", isDefault: true)
    #expect(settings.contains(urgency))
    #expect(
      settings.filter { !$0.isDefault }.map(\.key) == ["notify.urgency", "notify.goal.sound"])
  }

  @Test func `another way to count days counts the streak anew`() throws {
    let scene = try Scene()
    try scene.live(24 - 1)
    scene.pass(.hours(24))
    let today = try scene.status().streak
    try scene.ask(
      HabitCalls.Set.self, RuleOrders(rules: [RuleWord(key: .mode, value: "start")]))
    let other = try scene.status().streak
    // Monday 12:00 to Tuesday 11:00, seen on Wednesday: Tuesday counts until today, Monday does not.
    #expect(today.current == 1 && today.longest == 1)
    #expect(other.current == 0 && other.longest == 1)
  }
}
