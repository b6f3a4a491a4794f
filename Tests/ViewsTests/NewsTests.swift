import TestSupport
import Testing
import Time

@testable import Views

@Suite struct NewsTests {
  private static let ways = [Way.english, Way.german, Way.american]

  /// Titles, and bodies set in below them.
  private func page(_ view: (Wording) -> [NewsText]) -> String {
    var page = ""
    for (name, wording) in zip(["English", "German", "American"], Self.ways) {
      page += "== \(name)\n"
      for text in view(wording) {
        page += text.title + "\n"
        for line in text.body.split(separator: "\n") { page += "  " + line + "\n" }
      }
    }
    return page
  }

  // MARK: Golden

  @Test func `news on time and late`() throws {
    let text = page { wording in
      Popups.all.flatMap { facts in
        Popups.lateness.prefix(2).map { wording.news(facts, now: facts.at + $0) }
      }
    }
    try Golden.expect(text, is: "popups", at: #_sourceLocation)
  }

  @Test func `news told together`() throws {
    let text = page { wording in
      Popups.together.map { wording.news($0, with: $1, now: $0.at) }
    }
    try Golden.expect(text, is: "popups-together", at: #_sourceLocation)
  }

  @Test func `answers, the status and buttons`() throws {
    let text = page { wording in
      let now = Popups.window.opens
      let labels = Popups.buttons.flatMap { button in
        [now, now + .hours(24)].map { wording.label(of: button, now: $0) }
      }
      return Popups.answers(wording) + Popups.statuses(wording)
        + [NewsText("buttons", lines: labels)]
    }
    try Golden.expect(text, is: "popups-answers", at: #_sourceLocation)
  }

  // MARK: What may not change by a renewed golden file

  static let warnings: [(hours: Int64, english: String, german: String)] = [
    (
      24,
      "24 hours reached. Drink enough, and eat if you feel unwell. You can stop any time.",
      "24 Stunden erreicht. Trink genug und iss etwas, wenn es dir nicht gut geht. Du kannst jederzeit aufhören."
    ),
    (
      48,
      "48 hours. Longer fasts are not better fasts. Plan your first small meal now. Dizziness, palpitations, confusion or vomiting: stop and get help.",
      "48 Stunden. Länger ist nicht besser. Plane jetzt deine erste kleine Mahlzeit. Bei Schwindel, Herzrasen, Verwirrtheit oder Erbrechen: abbrechen und Hilfe holen."
    ),
    (
      72, "Please end the fast unless a doctor is supervising you.",
      "Bitte beende das Fasten, wenn dich keine Ärztin und kein Arzt begleitet."
    ),
    (
      108, "Please end the fast unless a doctor is supervising you.",
      "Bitte beende das Fasten, wenn dich keine Ärztin und kein Arzt begleitet."
    ),
    (
      120,
      "More than five days with almost no food: eating again can itself be dangerous (refeeding syndrome). Do not start eating alone. Call a doctor.",
      "Mehr als fünf Tage fast ohne Nahrung: Auch das Wiederessen kann gefährlich sein (Refeeding-Syndrom). Fang nicht allein damit an. Hol ärztliche Hilfe."
    ),
  ]

  @Test(arguments: warnings)
  func `a warning stands as it was written, on time, late and in a list`(
    hours: Int64, english: String, german: String
  ) {
    let facts = Popups.safety(hours: hours)
    for (wording, warning) in [(Way.english, english), (Way.german, german)] {
      for late in Popups.lateness {
        #expect(wording.news(facts, now: facts.at + late).body == warning)
      }
      #expect(wording.line(of: facts, now: facts.at).hasSuffix(": " + warning))
      let beside = wording.news(Popups.goalReached, with: [facts], now: facts.at)
      #expect(beside.body.hasSuffix("\n" + warning))
    }
  }

  @Test(
    arguments: [
      (24, 0, "24 hours", "24 Stunden"), (132, 0, "132 hours", "132 Stunden"),
      (24, 61, "24 hours, Fri 20:00", "24 Stunden, Fr 20:00"),
    ] as [(Int64, Int64, String, String)])
  func `a warning's title says no more than the time`(
    hours: Int64, late: Int64, english: String, german: String
  ) {
    let facts = Popups.safety(hours: hours)
    #expect(Way.english.news(facts, now: facts.at + .seconds(late)).title == english)
    #expect(Way.german.news(facts, now: facts.at + .seconds(late)).title == german)
  }

  @Test func `no pop-up blames, shouts or speaks of failure`() {
    let blame = [
      "!", "fail", "miss", "broke", "bad", "too late", "wrong", "unfortunately", "sorry", "lost",
      "gave up", "guilt", "cheat", "should have", "versag", "verpass", "gescheiter", "leider",
      "schlecht", "zu spät", "falsch", "verloren", "verfehl", "schuld", "gebrochen", "aufgegeben",
      "nicht geschafft", "hättest",
    ]
    for wording in Self.ways {
      let labels = Popups.buttons.map { wording.label(of: $0, now: Popups.start) }
      let texts = Popups.texts(wording).filter { text in
        // What the daemon says of its own troubles is no reminder.
        !text.body.contains("fastctl doctor")
      }
      #expect(texts.count > 100)
      for text in texts.map({ $0.title + "\n" + $0.body }) + labels {
        for word in blame {
          #expect(!text.lowercased().contains(word), "\(word) in: \(text)")
        }
      }
    }
  }

  @Test func `titles and buttons are short and every pop-up has something to say`() {
    for wording in Self.ways {
      for button in Popups.buttons {
        #expect(wording.label(of: button, now: Popups.start).cells <= 28)
      }
      let live = Popups.answers(wording) + Popups.ofFasts.map { wording.news($0, now: $0.at) }
      for text in live + Popups.ofDays.map({ wording.news($0, now: $0.at) }) {
        #expect((1...44).contains(text.title.cells), "\(text.title)")
        for slip in ["{", "}", "..", "  "] {
          #expect(!text.title.contains(slip) && !text.body.contains(slip), "\(text)")
        }
      }
    }
  }

  @Test func `what was told an hour late says when it was`() {
    for facts in Popups.ofFasts + Popups.ofDays + Popups.reminders {
      for wording in Self.ways {
        let now = facts.at + .hours(1)
        let text = wording.news(facts, now: now)
        let about =
          switch facts.topic {
          case .windowOpened(let window): window.opens
          case .windowClosing(let window, _, _): window.closes
          default: facts.at
          }
        // The line about a week is the same all day.
        if case .weekOver = facts.topic { continue }
        // A usual time is one of every day.
        if case .startUsual(let usual) = facts.topic {
          #expect(text.body.contains(wording.clock(wording.zone.local(usual.start).clock)))
        } else {
          let moment = wording.moment(about, now: now)
          #expect((text.title + " " + text.body).contains(moment), "\(text)")
        }
      }
    }
  }

  @Test func `the moment of lateness is a minute`() {
    let facts = Popups.goalReached
    let onTime = Way.english.news(facts, now: facts.at)
    #expect(Way.english.news(facts, now: facts.at + .minute) == onTime)
    #expect(Way.english.news(facts, now: facts.at + .minute + .second) != onTime)
    #expect(Way.english.news(facts, now: facts.at - .hours(2)) == onTime)
  }

  @Test func `a pop-up that is renewed once a per cent says nothing of minutes`() {
    for minute: Int64 in 0..<9 {
      let now = Popups.start + .minutes(778 + minute)
      let text = Way.english.progress(of: Popups.fast, percent: 81, now: now)
      #expect(text.title == "Fasting, 81%")
      #expect(text.body == "Goal 16 h: Thu 20:00 – Fri 12:00.")
    }
  }

  @Test func `a fast has its schedule's name where that says more than its hours`() {
    for (schedule, name) in [("Early bird", "Early bird: "), ("omad", "omad: "), ("16:8", "")] {
      let fast = FastFacts(start: Popups.start, goal: .hours(16), schedule: schedule)
      let text = Way.english.news(NewsFacts(.goalReached(fast), at: fast.goalAt), now: fast.goalAt)
      #expect(text.body == name + "16 h since Thu 20:00.")
      let progress = Way.english.progress(of: fast, percent: 50, now: fast.goalAt - .hours(8))
      #expect(progress.body == "Goal \(schedule): Thu 20:00 – Fri 12:00.")
    }
  }

  @Test func `a summary counts what it leaves out`() {
    for count in 0...20 {
      let facts = NewsFacts(
        .summary(Array(repeating: Popups.goalReached, count: count)), at: Popups.start)
      let lines = Way.english.news(facts, now: Popups.start).body.split(separator: "\n")
      #expect(lines.count == min(count, 7))
      #expect(lines.last?.hasPrefix("and \(count - 6) more") == (count > 6) || count == 0)
    }
  }

  @Test func `the first stage is no news`() {
    #expect(ToldStage(rawValue: "digesting") == nil)
    for stage in ToldStage.allCases { #expect(StageMessage(id: stage.rawValue) == stage.name) }
  }
}
