/// What happened, for programs: `journalctl MESSAGE_ID=...` finds it in every version and language.
///
/// An id is never changed or used again.
package enum LogEvent: String, CaseIterable, Sendable {
  /// The daemon answers on its socket.
  case started = "7e18fc7485ad4914960591802b56ad83"
  /// The daemon was asked to end.
  case stopping = "74e4f9aae5c345ffb66454ed2186f788"
  /// The last run ended without having been asked to.
  case uncleanStop = "094a7f261c0245c7a78bc9c5ff6cdb91"
  /// The daemon cannot start, and the message says why.
  case startRefused = "2269767bf68246b99d3a43d2e02dd32e"
  /// A fastd that nobody reaches any more was asked to make room.
  case takenOver = "343dbafa24474c6391a5e393ec11857d"
  /// The daemon's socket was removed; there is one again, or the daemon ends.
  case socketLost = "54306c158e744bcca718ed8023312a60"
  /// A person's command was done.
  case commanded = "8f19bf993ecb4e578cfac849369f8429"
  /// The running fast has met its goal.
  case goalReached = "785a3ab3673649e68364f8380a4834e3"
  /// The settings file was read anew.
  case reloaded = "4dda0c95c3d8490f9e7686f45f9ea6e8"
  /// The settings file has a mistake; the last good settings stay.
  case settingsRefused = "3df4f15fdd384073a2dc473cfe51e36e"
  /// The wall clock was stepped, or the machine resumed.
  case clockStepped = "e79431788786436b8e725bdab8557586"
  /// The time zone changed.
  case zoneChanged = "04bcd0ab68794b8fbbfa154b45297a57"
  /// The time zone cannot be read; the one before stays.
  case zoneUnreadable = "a1c7fcae8ba64f69e43cb6ad1fd82c17"
  /// A piece of news could not be shown and waits.
  case newsFailed = "6f1c88051eda48a5935104b7dfad5798"
  /// More came from the session bus than anybody has to say.
  case busFlooded = "26fa807e3498432186a5df65636acc3a"
  /// The database is damaged; nothing more is written.
  case storeDamaged = "4bd3efc795134203ba26892fde74d4f1"
  /// A damaged database was set aside.
  case storeSetAside = "e86f393fe68a44db98a55d97b112115d"
  /// The rows of an older version have got an operation each.
  case baselineLaid = "5290789b64bd048b9b71f3d1f12ac9c2"
  /// A change could not be written and was refused.
  case commitFailed = "9f23c5c3d86f45d892f78d2343251529"
  /// A backup was written.
  case backupMade = "a61a84f1d705476f90bad24f200f9179"
  /// A backup could not be written.
  case backupFailed = "fba86aaae4954a2a9909bf415aaa85be"
  /// The health folder could not be written.
  case healthFailed = "28c8d102db524ee3bf5d827e2103d20c"
  /// What arrived in the inbox could not be taken in.
  case inboxFailed = "5d0b5c1f6f3a4b7c9e0a1d2c3b4a5968"
  /// Lines from a phone could not be carried out, or its page not written.
  case phoneFailed = "4df4d3c06ed4fb197f4641aeb2e4dfd5"
  /// Operations could not be exchanged with other machines, or not all of them.
  case exchangeFailed = "7c1f0e5a9d0b4b6e8a43c2f5d1e6b790"
  /// Nobody can be asked to tell that the clock or the zone has moved.
  case watchRefused = "5bb3486244114db59f6a4d94d7440e7f"
  /// A hook or a click command was not run, or failed.
  case hookFailed = "ded441ce5b7d4e179deb6ec85ce91d48"
  /// A hook or a click command has written something.
  case hookOutput = "efa6cd7a16314ef1bf68298f3d51c49b"
  /// A day has begun, civil or as the person counts.
  case dayBegan = "5bb8881b61b8405cbca16d49c650d345"
  /// What was announced of the diet program and its calendar disagreed.
  case cycleRecovered = "aeb3888efef444628a0dd4302d28a66b"

  /// The diet program has entered another phase.
  case phaseSwitched = "377356dfbab946f7aa84be4becd22ec9"
  /// A cycle of the diet program is over, its diet and its maintenance block.
  case cycleCompleted = "b3e830cb0c5e4c0794cb3c5a2045073c"
  /// The diet program stands still from today on.
  case programPaused = "3222eb3b6eb44233a99a373bab762eb4"
  /// The diet program goes on after a pause.
  case programResumed = "4d12e81efcd74eeb9229d1b95659d0cf"

  /// The journal's `MESSAGE_ID`: 128 bits in lower-case hexadecimal.
  package var messageID: String { rawValue }

  /// The part of the program that it comes from, the journal's `FASTD_PART`.
  package var part: String {
    switch self {
    case .commanded, .goalReached, .dayBegan: "fasts"
    case .phaseSwitched, .cycleCompleted, .programPaused, .programResumed, .cycleRecovered:
      "program"
    case .reloaded, .settingsRefused: "settings"
    case .clockStepped, .zoneChanged, .zoneUnreadable, .watchRefused: "clock"
    case .newsFailed: "notifications"
    case .storeDamaged, .storeSetAside, .baselineLaid, .commitFailed, .backupMade, .backupFailed:
      "database"
    case .healthFailed: "health"
    case .inboxFailed: "inbox"
    case .phoneFailed: "phone"
    case .exchangeFailed: "sync"
    case .hookFailed, .hookOutput: "hooks"
    default: "daemon"
    }
  }
}

/// How much a line of the log matters, as syslog(3) numbers it.
package enum LogLevel: Int, CaseIterable, Comparable, Sendable {
  case critical = 2
  case error = 3
  case warning = 4
  case notice = 5
  case info = 6
  case debug = 7

  /// The more urgent is the smaller, as in syslog.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// One line of the log, with fields for programs.
package struct LogEntry: Equatable, Sendable {
  package let level: LogLevel
  package let event: LogEvent?
  package let message: String
  package let fields: [Field]

  package struct Field: Equatable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(
    _ level: LogLevel, _ message: String, event: LogEvent? = nil, fields: [Field] = []
  ) {
    self.level = level
    self.event = event
    self.message = message
    self.fields = fields
  }
}
