import Views
import Wire

/// What was found about one thing that fastd depends on, and what to do about it.
struct Finding: Sendable {
  enum Level: String, Choice {
    case ok, warn, fail
  }

  let part: PartMessage
  let level: Level
  let text: String
}

/// As `doctor --json` prints it.
extension Finding: Record {
  init(from fields: inout FieldReader) throws(FieldError) {
    guard let part = PartMessage(id: try fields.string("part")) else {
      throw .unknownChoice("part")
    }
    self.part = part
    level = try fields.choice("level")
    text = try fields.string("text")
  }

  func write(to fields: inout FieldWriter) {
    fields.string("part", part.id)
    fields.choice("level", level)
    fields.string("text", text)
  }
}

enum PartMessage: String, Message {
  case socket = "Socket"
  case version = "Version"
  case store = "Database"
  case disk = "Disk"
  case backups = "Backups"
  case starts = "Starts"
  case zone = "Time zone"
  case clock = "Clock"
  case alerts = "Notifications"
  case language = "Language"
  case news = "Queue"
  case agenda = "Reminders"
  case settings = "Settings"
  case hooks = "Hooks"
  case healthFolder = "Health folder"
  case coach = "Coach"
  case program = "Diet program"
  case supervision = "Supervision"
  case autostart = "Autostart"
  case linger = "After logout"
  case notices = "Notices"

  init(of notice: Notice) {
    switch notice.code {
    case "clockMoved", "clockBeforeStart": self = .clock
    case "zoneUnreadable", "zoneUnsaid": self = .zone
    case "storeReadOnly", "storeSetAside", "storeGone": self = .store
    case "backupFailed": self = .backups
    case "healthFailed": self = .healthFolder
    default: self = .notices
    }
  }

  /// The name in JSON: that of the case.
  var id: String { "\(self)" }

  init?(id: String) {
    guard let part = Self.allCases.first(where: { $0.id == id }) else { return nil }
    self = part
  }
}
