import TestSupport
import Nouns
import Time
import Wire

@testable import Views

/// Every view with what it is looked at in elsewhere, to be read aloud here.
enum PlainViews {
  struct View: Sendable {
    let name: String
    /// Whether it shows only a part of its numbers where it is drawn, or some that are no facts.
    var isPicture = false
    let text: @Sendable (Way) -> String
  }

  private static let now = Instant(milliseconds: Examples.at(9, 5, day: 1))

  static let all: [View] =
    states + answers + coach + tables + plans + numbers + pictures + reviews + pages + programs
    + bodies + empty

  private static let states =
    GoldenTests.states.map { name, snapshot in
      View(name: "status-\(name)") { StatusCard($0.wording, on: $0.screen).text(of: snapshot) }
    }
    + GoldenTests.states.map { name, snapshot in
      View(name: "clock-\(name)") { way in
        ClockFace(way.wording, on: way.screen, style: ClockStyle())
          .lines(of: snapshot).map { $0 + "\n" }.joined()
      }
    }

  private static let answers =
    Answers.all.map { name, answer in
      View(name: "answer-\(name)") {
        String(decoding: AnswerCard($0.wording, on: $0.screen).utf8(of: answer), as: UTF8.self)
      }
    }

  private static let coach =
    `When the coach has something to say`.moments.enumerated().map { number, snapshot in
      View(name: "coach-\(number)") { way in
        CoachView(CoachVoice(way.wording), on: way.screen, look: .ascii)
          .lines(of: snapshot).map { $0 + "\n" }.joined()
      }
    }

  private static let programs =
    Programs.answers.map { name, answer in
      View(name: "program-\(name)") {
        let page = ProgramPage($0.wording, on: $0.screen)
        return page.text(of: answer) + page.text(why: answer)
      }
    }
    + Programs.states.map { name, state in
      View(name: "today-\(name)") { TodayPage($0.wording, on: $0.screen).text(of: state) }
    }
    + [Programs.plan, Programs.fromTheStart, Programs.empty].enumerated().map { number, plan in
      View(name: "program-plan-\(number)") {
        PlanPage($0.wording, on: $0.screen).text(of: plan)
      }
    }

  private static let bodies =
    Bodies.profiles.enumerated().map { number, profile in
      View(name: "profile-\(number)") {
        ProfilePage($0.wording, on: $0.screen).text(of: profile)
      }
    }
    + Bodies.days.enumerated().map { number, day in
      View(name: "targets-\(number)") {
        TargetsPage($0.wording, on: $0.screen).text(of: day, today: Day(number: 20_517))
      }
    }
    + Bodies.days.compactMap(\.targets).enumerated().map { number, targets in
      View(name: "targets-why-\(number)") {
        TargetsWhy($0.wording, on: $0.screen).text(of: targets, macros: Bodies.macros)
      }
    }
    + [
      View(name: "events") {
        EventPage($0.wording, on: $0.screen)
          .text(of: `The journal of events, shown`.events, isFiltered: false, now: now)
      }
    ]

  private static let tables = [
    View(name: "history") {
      HistoryTable($0.wording, on: $0.screen, now: Examples.today).text(
        of: Examples.history, total: 1_234)
    },
    View(name: "show") { FastCard($0.wording, on: $0.screen).text(of: Examples.history) },
    View(name: "fast-why") {
      FastWhy($0.wording, on: $0.screen)
        .text(of: `Why a fast has met its goal or not`.fasts, hasStreaks: true)
    },
    View(name: "weight") {
      WeighingTable($0.wording, on: $0.screen, now: now)
        .text(of: `Weighings in words`.weighings)
    },
    View(name: "weight-state") { way in
      `Where the weight stands`.states.map {
        WeightPage(way.wording, on: way.screen).text(of: $0.1, today: Day(number: 20_518))
      }.joined()
    },
    View(name: "weight-why") { way in
      `Where the numbers of the weight come from`.cases.map { _, topic, why in
        WeightWhyPage(way.wording, on: way.screen).text(of: why, topic)
      }.joined()
    },
    View(name: "chart-why") { way in
      `What the line of a chart is`.pages.map { $1(way.wording, way.screen) }.joined()
    },
    View(name: "meals") { way in
      let page = MealPage(way.wording, on: way.screen)
      return `Meals on a page`.pages(page).map { $0 + "\n" }.joined()
    },
    View(name: "meal-why") { way in
      `What is left of a day, and how its macros went`.cases.map {
        MealWhy(way.wording, on: way.screen).text(of: $0.answer, $0.targets, today: $0.today)
      }.joined()
    },
    View(name: "drinks") { way in
      let page = DrinkPage(way.wording, on: way.screen)
      return `Drinks in words`.days.map { page.text(of: $0.day, now: now) }.joined()
        + page.table(of: `Drinks in words`.drinks, now: now)
    },
    View(name: "weigh-in") {
      WeighingCard($0.wording, on: $0.screen).text(of: `Weighings in words`.weighings[1])
    },
    View(name: "weight-chart", isPicture: true) {
      WeightChartPage($0.wording, on: $0.screen).text(of: `Where the weight stands`.chart(days: 30))
    },
    View(name: "foods") {
      FoodTable($0.wording, on: $0.screen).text(of: `Foods in words`.foods, asked: nil)
    },
    View(name: "food") {
      FoodCard($0.wording, on: $0.screen).text(of: `Foods in words`.foods[0])
    },
    View(name: "finder") {
      let foods = `The finder of foods`.foods
      let finder = FoodFinder($0.wording, on: $0.screen, asking: "", among: foods)
      return Page.sentences(finder.text, on: $0.screen)
    },
    View(name: "food-import") {
      FoodImportTable($0.wording, on: $0.screen).text(
        of: [.init(count: 3, reason: "no energy", lines: [2, 5, 9])], taken: 7, from: .off,
        isDry: false)
    },
    View(name: "own-foods") {
      OwnFoodTable($0.wording, on: $0.screen)
        .text(of: [`Own foods in words`.bread, `Own foods in words`.chili])
    },
    View(name: "own-food") {
      OwnFoodCard($0.wording, on: $0.screen).text(of: `Own foods in words`.chili)
    },
    View(name: "steps") { StepTable($0.wording, on: $0.screen).text(of: Changes.steps, now: now) },
    View(name: "machines") {
      MachinePage($0.wording, on: $0.screen)
        .text(of: Disagreements.shared, now: now)
    },
    View(name: "conflicts") { way in
      let page = ConflictPage(
        way.wording, on: way.screen, machines: Disagreements.machines, now: now)
      return Disagreements.lists.map { page.text(of: $0.list) }.joined()
    },
    View(name: "backups") {
      BackupTable($0.wording, on: $0.screen).text(of: `Backups in words`.list)
    },
    View(name: "settings") {
      let entry = SettingList.Entry(line: "language = de", meaning: "Of all", isDefault: false)
      return SettingList(on: $0.screen).listing(of: [(heading: "General", entries: [entry])]).text
    },
    View(name: "import") { ImportTable($0.wording, on: $0.screen).text(of: importLines) },
  ]

  /// Lists of somebody who has just begun.
  private static let empty = [false, true].map { isSought in
    View(name: "empty-\(isSought)") { way in
      let (wording, screen) = (way.wording, way.screen)
      return HistoryTable(wording, on: screen, now: now).text(of: [], isSought: isSought)
        + EventPage(wording, on: screen).text(of: [], isFiltered: isSought, now: now)
        + WeighingTable(wording, on: screen, now: now).text(of: [])
        + DrinkPage(wording, on: screen).table(of: [], now: now)
        + OwnFoodTable(wording, on: screen).text(of: [])
        + StepTable(wording, on: screen).text(of: [], now: now)
        + BackupTable(wording, on: screen).text(of: BackupList())
        + SchedulePage(wording, on: screen).text(of: [Vacation](), now: now)
    }
  }

  private static let importLines: [ImportLine] = {
    let row = Fast(
      start: Examples.at(20), startOffset: 3600, startZone: "Europe/Berlin",
      end: Examples.at(12, 20, day: 1), goal: 16 * Examples.hour * 1000, schedule: "16:8")
    let overlap = ImportFinding(
      row: 1, verdict: .overlaps, otherStart: Examples.at(19), otherEnd: Examples.at(22))
    return [
      ImportLine(
        line: 2, row: .fast(row), fate: .judged(ImportFinding(row: 0, verdict: .new))),
      ImportLine(line: 3, row: .fast(row), fate: .judged(overlap)),
      ImportLine(line: 17, row: nil, fate: .unread("The 31st of June is no day")),
    ]
  }()

  private static let plans =
    `Schedules in words`.lists.map { name, list in
      View(name: "schedule-\(name)") {
        SchedulePage($0.wording, on: $0.screen).text(of: list, now: now)
      }
    }
    + Agendas.all.map { name, agenda in
      View(name: "remind-\(name)") {
        AgendaPage($0.wording, on: $0.screen).text(of: agenda, now: now)
      }
    }
    + Windows.answers.enumerated().map { number, answer in
      View(name: "window-\(number)") {
        WindowCard($0.wording, on: $0.screen)
          .text(of: answer.0, isFasting: answer.isFasting, now: now)
      }
    }

  private static let numbers =
    StatisticsTests.summaries.map { name, summary in
      View(name: "stats-\(name)") { SummaryPage($0.wording, on: $0.screen).text(of: summary) }
    }

  private static let pictures =
    `What fasts look like`.charts.map { name, chart in
      View(name: name, isPicture: name == "chart-last-many") {
        ChartPage($0.wording, on: $0.screen).text(of: chart($0.wording))
      }
    }
    + `What fasts look like`.pages.map { name, page, answer in
      View(name: name, isPicture: true) {
        CalendarView($0.wording, on: $0.screen).text(of: answer, page: page)
      }
    }

  private static let reviews =
    Reviews.all.map { name, facts in
      View(name: "review-\(name)") { ReviewPage($0.wording, on: $0.screen).text(of: facts) }
    }

  private static let pages =
    Article.Name.allCases.map { name in
      View(name: "learn-\(name)") {
        ArticlePage($0.wording, in: "en", on: $0.screen).text(of: name)
      }
    } + [
      View(name: "learn") {
        ArticlePage($0.wording, in: "de", on: $0.screen).list().text
      },
      View(name: "hints") { HintPage($0.wording.phrases, on: $0.screen).all() },
      View(name: "hints-list") {
        HintPage($0.wording.phrases, on: $0.screen).list(isOn: true) { _ in .shown }
      },
      View(name: "board") {
        BoardPage($0.wording, on: $0.screen).text(
          of: `A board among friends in words`.boards[3].1,
          today: `A board among friends in words`.today)
      },
      View(name: "badges") { BadgePage($0.wording, on: $0.screen).text(of: Habits.badges) },
      View(name: "points") { PointsPage($0.wording, on: $0.screen).text(of: Habits.points) },
      View(name: "points-off") { PointsPage($0.wording, on: $0.screen).offer() },
      View(name: "about") {
        let places = AboutPage.Places(database: "/x/fastd.db", backups: "/y", settings: "/z")
        return AboutPage($0.wording, on: $0.screen)
          .text(version: "1.2.3", url: "https://example.org", places: places)
      },
      View(name: "safety") { SafetyPage($0.wording, on: $0.screen).questions() },
      View(name: "presets") {
        PresetList($0.wording.phrases, on: $0.screen).text(of: `Schedules in words`.schedules)
      },
    ]
}
