import Views

/// The pages of `setup`, in the order in which they are asked.
enum SetupPart: String, CaseIterable, Sendable {
  case safety, schedule, start, window, notifications
  case profile, program, events

  var title: SetupMessage {
    switch self {
    case .safety: .safety
    case .schedule: .schedule
    case .start: .start
    case .window: .window
    case .notifications: .notifications
    case .profile: .profile
    case .program: .program
    case .events: .events
    }
  }

  /// Why it is asked.
  var reason: SetupMessage {
    switch self {
    case .safety: .safetyWhy
    case .schedule: .scheduleWhy
    case .start: .startWhy
    case .window: .windowWhy
    case .notifications: .notificationsWhy
    case .profile: .profileWhy
    case .program: .programWhy
    case .events: .eventsWhy
    }
  }
}

extension SetupPart: Named {
  var term: Term {
    switch self {
    case .safety: Term(rawValue, german: "Sicherheit")
    case .schedule: Term(rawValue, german: "Plan", or: ["goal", "Ziel"])
    case .start: Term(rawValue, german: "Beginn")
    case .window: Term(rawValue, german: "Fenster", or: ["Essensfenster"])
    case .notifications: Term(rawValue, german: "Benachrichtigungen", or: ["pop-ups"])
    case .profile: Term(rawValue, german: "Profil")
    case .program: Term(rawValue, german: "Programm", or: ["Diätprogramm"])
    case .events: Term(rawValue, german: "Nutzungsprotokoll", or: ["journal", "Protokoll"])
    }
  }
}

/// How a page ended.
enum PageEnd: Equatable {
  case answered, skipped, left
}
