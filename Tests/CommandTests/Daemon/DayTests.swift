import Glibc
import Nouns
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

/// The built fastctl with the built fastd, as one person uses them.
@Suite struct `A day with fastctl` {
  @Test func `a fast from its start to the history`() async throws {
    let (_, fastctl) = try await Person.day(timeStands: true)
    #expect(try fastctl().output.hasPrefix("Not fasting\nStart 16:8 now and finish "))
    let start = try fastctl("start", "16:8", "--ago", "13h5m", "--note", "tea")
    #expect(start.code == 0)
    #expect(start.output.hasPrefix("13:05 of 16 h · 2:55 left → "))
    #expect(start.output.contains("Note: tea"))
    #expect(try fastctl("bar", "plain").output == "13:05 · 2:55 left\n")
    #expect(try fastctl("bar", "waybar").output.hasPrefix(#"{"text":"13:05 · 2:55 left","alt":"#))
    let template = "{elapsed:hm} of {goal:hm}"
    #expect(try fastctl("bar", "plain", "--template", template).output == "13h05m of 16h00m\n")
    #expect(try fastctl("bar", "tmux", "--view", "countdown").output == "2:55\n")
    let again = try fastctl("start")
    #expect(again.code == 1)
    #expect(again.said.contains("To end the fast: fastctl stop"))
    #expect(try fastctl("goal", "13h").output.contains("13:05 of 13 h · goal met "))
    #expect(try fastctl("stop").output.contains("13 h 05 min"))
    #expect(try fastctl("history").output.contains("goal met"))
    #expect(try fastctl("show").output.contains("Note     tea"))
    #expect(try fastctl("stop").code == 1)
  }

  @Test func `a bar needs no zone to say how long it still takes`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    _ = try fastctl("start", "--ago", "1h")
    let lost = ["TZ": "Europe/Nowhere"]
    #expect(try Run(["bar", "plain"], by: person, lost).output == "1:00 · 15:00 left\n")
    #expect(try Run(["status"], by: person, lost).code == 1)
  }

  @Test func `everything can be taken back, and done again`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    _ = try fastctl("start", "--ago", "2h")
    _ = try fastctl("edit", "--note", "one")
    _ = try fastctl("goal", "+30m")
    _ = try fastctl("stop")
    let after = try fastctl("history", "--json").output
    #expect(try fastctl("undo", "--list").output.split(separator: "\n").count == 5)
    for _ in 0..<4 { #expect(try fastctl("undo").code == 0) }
    #expect(try fastctl("undo").code == 1)
    #expect(try fastctl("history", "--all", "--json").output == "[]\n")
    for _ in 0..<4 { #expect(try fastctl("redo").code == 0) }
    #expect(try fastctl("redo").code == 1)
    #expect(try fastctl("history", "--json").output == after)
    #expect(try person.status().state == .eating)
  }

  @Test func `a cancelled fast counts for nothing and is only listed when asked for`() async throws
  {
    let (_, fastctl) = try await Person.day(timeStands: true)
    _ = try fastctl("start", "--ago", "20h")
    let cancelled = try fastctl("cancel")
    #expect(cancelled.code == 0)
    #expect(cancelled.output.hasPrefix("Discarded the fast from "))
    #expect(cancelled.said == "To bring it back: fastctl undo\n")
    #expect(try !fastctl("history").output.contains("discarded"))
    #expect(try fastctl("history", "--all").output.contains("discarded"))
    #expect(try !fastctl("status").output.contains("Streak"))
  }

  @Test func `long goals are cared for by their length`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    let care = "A goal over 24 hours"
    #expect(try !fastctl("start", "24h").said.contains(care))
    let long = try fastctl("goal", "30h")
    #expect(long.code == 0)
    #expect(long.said.contains(care))
    let longer = try fastctl("goal", "60h")
    #expect(longer.code == 1)
    #expect(longer.said.contains("--confirm goal-over-48h"))
    #expect(try fastctl("goal", "60h", "--confirm", "goal-over-48h").code == 0)
    #expect(try fastctl("goal", "73h", "--confirm", "goal-over-48h").code == 1)
    #expect(try person.status().fast?.goal == 60 * 3600)
  }

  @Test func `a start whose day was guessed asks where its goal would be met`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    let now = try person.status().now
    // In an hour, which is 23 hours ago.
    let clock = Zone.utc.local(Instant(milliseconds: now) + .hour).clock.iso
    let asked = try fastctl("start", "18:6", "--at", clock)
    #expect(asked.code == 1)
    #expect(asked.said.contains(" ago, so the goal of 18 h would already be met"), "\(asked.said)")
    #expect(asked.said.contains("fastctl remind add \"Start fasting\" --at \"\(clock)\""))
    #expect(asked.said.contains("--confirm goal-met"))
    #expect(try person.status().state == .idle)
    for words in [
      ["start", "18:6", "--at", clock, "--confirm", "goal-met"], ["start", "18:6", "--ago", "23h"],
      ["start", "18:6", "--at", "yesterday \(clock)"], ["start", "--open", "--at", clock],
    ] {
      let run = try Run(words, by: person)
      #expect(run.code == 0, "\(words): \(run.said)")
      #expect(try fastctl("undo").code == 0)
    }
    let planned = try fastctl("start", "18:6", "--at", "tomorrow 20:00")
    #expect(planned.code == 1)
    #expect(planned.said.contains("fastctl remind add \"Start fasting\" --at \""))
  }

  @Test func `toggle ends and begins`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    #expect(try fastctl("toggle").code == 0)
    #expect(try person.status().state == .fasting)
    #expect(try fastctl("toggle").code == 0)
    #expect(try person.status().state == .idle)
  }

  @Test func `a setting counts as soon as it is set, and a mistake names what would be right`()
    async throws
  {
    let (person, fastctl) = try await Person.day(timeStands: true)
    #expect(try fastctl("config", "set", "streak.mode", "start").code == 0)
    let mode = try person.call(SettingsCalls.Get.self, NoFields()).settings
    #expect(mode.contains(SettingValue(key: "streak.mode", value: "start", isDefault: false)))
    let wrong = try fastctl("config", "set", "streak.mode", "middle")
    #expect(wrong.code == 2)
    #expect(wrong.said.contains("end, start"))
    #expect(try fastctl("config", "unset", "streak.mode").code == 0)
    #expect(try fastctl("config", "get", "streak.mode").output == "end\n")
  }

  @Test func `what is not there ends with 4, what is not understood with 2`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    #expect(try fastctl("show", "zzzz").code == 4)
    for words in [
      ["start", "lark"], ["goal", "lark"], ["schedule", "use", "lark"],
      ["schedule", "remove", "lark"], ["edit", "zzzz", "--note", "x"], ["delete", "zzzz", "--yes"],
      ["add", "--start", "yesterday 9:00", "--end", "20:00", "lark"],
      ["edit", "--goal", "lark"], ["remind", "remove", "zzzz"],
    ] {
      _ = try fastctl("start", "16h")
      let run = try Run(words, by: person)
      #expect(run.code == 4 || words[0] == "start", "\(words): \(run.code) \(run.said)")
      _ = try fastctl("cancel")
    }
    #expect(try fastctl("start", "lark").code == 4)
    #expect(try fastctl("start", "16:9").code == 2)
    #expect(try fastctl("start", "--at", "25:00").code == 2)
    #expect(try fastctl("re").code == 2)
    #expect(try fastctl("statu").code == 0)
  }

  @Test func `fastctl starts the daemon that lies beside it, and a bar does not`() async throws {
    let person = try Person()
    #expect(try Run(["bar", "plain"], by: person).output == "fastd is not running\n")
    #expect(try Run(["start"], by: person).code == 0)
    let health = try person.health()
    #expect(health.supervisor == .nobody)
    kill(Int32(health.pid), SIGTERM)
  }
}
