import Time
import Views

/// The pages of `setup`, in the order in which they are asked.
enum SetupPart: String, CaseIterable, Sendable {
  case safety, schedule, start, window, notifications
  case profile, program, events, machines

  /// All there is to know of one, but what it asks.
  private struct Row {
    let says: Phrase
    /// Why it is asked.
    let meaning: Phrase
  }

  private var row: Row {
    switch self {
    case .safety:
      Row(
        says: "Safety",
        meaning: "Long fasts are not for everybody. Your answers stay on this machine.")
    case .schedule:
      Row(
        says: "Schedule",
        meaning:
          "What fastctl start uses if you do not give a goal: hours of fasting and hours for eating."
      )
    case .start:
      Row(
        says: "Usual start",
        meaning:
          "Name a time, and fastd reminds you then. Without one, it learns the time from your first fasts and does not remind you."
      )
    case .window:
      Row(
        says: "Eating window",
        meaning:
          "This tells status and reminders when you eat: at the same time every day, such as 12:00-20:00, or following, which means from the end of each fast."
      )
    case .notifications:
      Row(
        says: "Notifications",
        meaning: "Goals, reminders and safety notes come as pop-ups.")
    case .profile:
      Row(
        says: "Profile",
        meaning:
          "Energy targets are calculated from data about your body. Every value is optional, stays on this machine, and is asked for again only when something needs it."
      )
    case .program:
      Row(
        says: "Diet program",
        meaning:
          "Two weeks of eating less and two weeks at maintenance take turns, as in the MATADOR study. The program begins with days at maintenance, so that the habit comes before the deficit. Read more: fastctl learn matador"
      )
    case .events:
      Row(
        says: "Private journal",
        meaning:
          "fastd can record which of its commands and pages you use, without any data about your body. The journal stays on this machine and is never sent anywhere, and its entries are deleted after 400 days. To see it: fastctl events"
      )
    case .machines:
      Row(
        says: "Other machines",
        meaning:
          "Your machines can share your entries through a folder that you synchronise, for example with Syncthing, and a phone can send lines that you type. What machines share is encrypted."
      )
    }
  }

  var title: Phrase { row.says }
  var reason: Phrase { row.meaning }
}

extension SetupPart: Named {
  static var names: Glossary? { Lexicon.commands["setup parts"] }
}

/// How a page ended.
enum PageEnd: Equatable {
  case answered, skipped, left
}
