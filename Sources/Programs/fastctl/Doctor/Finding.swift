import Nouns
import Views
import Wire

/// What was found about one thing that fastd depends on, and what to do about it.
struct Finding: Sendable {
  enum Level: String, Choice, Message {
    case ok = "ok"
    case warn = "warn"
    case fail = "fail"
  }

  var part = PartMessage.socket
  var level = Level.ok
  var text = ""
}

/// As `doctor --json` prints it.
extension Finding: Record {
  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    var id = part.id
    try fields.string("part", &id)
    part = PartMessage(id: id) ?? part
    try fields.choice("level", &level)
    try fields.string("text", &text)
  }
}

enum PartMessage: String, Message, CaseIterable {
  case socket = "Socket"
  case version = "Version"
  case store = "Database"
  case operations = "Operations"
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
  case weightInbox = "Weight inbox"
  case phone = "Phone"
  case machines = "Machines"
  case coach = "Coach"
  case program = "Diet program"
  case supervision = "Supervision"
  case autostart = "Autostart"
  case linger = "After logout"
  case tray = "Tray"
  case notices = "Notices"

  init(of notice: Notice) {
    switch notice.code {
    case "clockMoved", "clockBeforeStart": self = .clock
    case "zoneUnreadable", "zoneUnsaid": self = .zone
    case "storeReadOnly", "storeSetAside", "storeGone", "storeCut": self = .store
    case "backupFailed": self = .backups
    case "healthFailed": self = .healthFolder
    case "inboxFailed": self = .weightInbox
    case "phoneFailed": self = .phone
    case "exchangeFailed": self = .machines
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
