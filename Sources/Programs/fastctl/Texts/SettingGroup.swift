import Settings
import Views

/// What settings are listed under, each from its first key to the next group's.
enum SettingGroup: String, Message, CaseIterable {
  case general = "General"
  case days = "Days and streaks"
  case eating = "Eating and starting"
  case notifications = "Notifications"
  case program = "Diet program"
  case popups = "Pop-ups and menus"
  case coach = "Coach"
  case data = "Data and log"

  private var first: Settings.Key.Single {
    switch self {
    case .general: .language
    case .days: .dayStart
    case .eating: .window
    case .notifications: .notifyGoal
    case .program: .programLeadIn
    case .popups: .notifyProgress
    case .coach: .coach
    case .data: .eventsEnabled
    }
  }

  /// In order; the looks of notifications are told with pop-ups.
  static func divided<Entry>(
    _ entries: [(key: Settings.Key, entry: Entry)]
  ) -> [(group: SettingGroup, entries: [Entry])] {
    var groups = allCases.map { (group: $0, entries: [Entry]()) }
    var current = 0
    for (key, entry) in entries {
      if let next = allCases.firstIndex(where: { key == .single($0.first) }) { current = next }
      let place = key.isLook ? allCases.firstIndex(of: .popups) ?? current : current
      groups[place].entries.append(entry)
    }
    return groups.filter { !$0.entries.isEmpty }
  }
}
