package import Nouns
package import Rules
package import Settings
package import Time
package import Wire

/// The outside world, as closures that only `fastd` fills.
package struct Ports {
  package var now: () -> Instant
  package var zone: () -> Zone
  /// The clock that nobody sets, where there is one.
  package var boot: () -> BootTime?
  /// Microseconds of a clock that nobody sets.
  package var stopwatch: () -> Int64 = { 0 }
  package var freshID: () -> RowID
  package var store: StorePort
  package var backups: BackupPort
  package var clients: ClientPort
  package var alerts: AlertPort
  package var settings: SettingsPort
  package var hooks = HookPort.none
  package var rows = RowPort.none
  package var meals = MealPort.none
  package var foods = FoodPort.none
  package var operations = OperationPort.none
  package var events = EventPort.none
  package var answers = AnswerPort.none
  package var health = HealthPort.none
  package var inbox = InboxPort.none
  package var loss = LossPort.none
  /// Ends the daemon when it has answered: it can do nothing more, and the next one may.
  package var leave: () -> Void = {}
  /// The person's own lines for the coach, as bytes; empty where there are none.
  package var coachLines: () -> [UInt8] = { [] }
  /// How to speak to the person, by the settings.
  package var voice: (Settings) -> Voice
  /// Arms the one timer for what the person is told; nil disarms it.
  package var arm: (Instant?) -> Void
  /// Has `losePatience` called once after a while; nil disarms it.
  package var armPatience: (Span?) -> Void = { _ in }
  /// Soon gives back the memory that much work has left.
  package var settle: () -> Void = {}
  /// A line for `systemctl status`.
  package var tellStatus: (String) -> Void
  package var log: (LogLine) -> Void
  /// What `Keeper` cannot know about its own process.
  package var vitals: () -> Vitals

  package init(
    now: @escaping () -> Instant, zone: @escaping () -> Zone,
    boot: @escaping () -> BootTime? = { nil },
    freshID: @escaping () -> RowID,
    store: StorePort, backups: BackupPort, clients: ClientPort, alerts: AlertPort,
    settings: SettingsPort,
    voice: @escaping (Settings) -> Voice,
    arm: @escaping (Instant?) -> Void, tellStatus: @escaping (String) -> Void,
    log: @escaping (LogLine) -> Void, vitals: @escaping () -> Vitals
  ) {
    self.now = now
    self.zone = zone
    self.boot = boot
    self.freshID = freshID
    self.store = store
    self.backups = backups
    self.clients = clients
    self.alerts = alerts
    self.settings = settings
    self.voice = voice
    self.arm = arm
    self.tellStatus = tellStatus
    self.log = log
    self.vitals = vitals
  }
}

package struct StorePort {
  package var facts: (Needs) throws(StoreTrouble) -> Facts
  /// Durable when it returns, with the last fasts that have ended by then.
  package var commit: (Commit, Instant) throws(StoreTrouble) -> LastFasts
  package var history: (HistoryQuery) throws(StoreTrouble) -> [Fast]
  /// Visits the fasts that ended, oldest first, or those of them that touch some days.
  package var ended:
    (ClosedRange<Day>?, _ visit: (EndedFast) -> Void) throws(StoreTrouble) -> EndedRows
  /// How many fasts a question means, whatever its page; nil where that is not known at once.
  package var count: (HistoryQuery) throws(StoreTrouble) -> Int64?
  package var steps: (_ limit: Int) throws(StoreTrouble) -> [LoggedStep]
  package var changes: (_ since: Int64, _ limit: Int) throws(StoreTrouble) -> [LoggedChange]
  package var lastSeq: () throws(StoreTrouble) -> Int64
  /// Throws when the database is damaged.
  package var check: () throws(StoreTrouble) -> Void
  /// Makes the daily backup if one is due on that day; true when it did.
  package var backUpIfDue: (Instant, Day) throws(StoreTrouble) -> Bool

  package init(
    facts: @escaping (Needs) throws(StoreTrouble) -> Facts,
    commit: @escaping (Commit, Instant) throws(StoreTrouble) -> LastFasts,
    history: @escaping (HistoryQuery) throws(StoreTrouble) -> [Fast],
    ended:
      @escaping (ClosedRange<Day>?, (EndedFast) -> Void) throws(StoreTrouble) -> EndedRows,
    count: @escaping (HistoryQuery) throws(StoreTrouble) -> Int64?,
    steps: @escaping (Int) throws(StoreTrouble) -> [LoggedStep],
    changes: @escaping (Int64, Int) throws(StoreTrouble) -> [LoggedChange],
    lastSeq: @escaping () throws(StoreTrouble) -> Int64,
    check: @escaping () throws(StoreTrouble) -> Void,
    backUpIfDue: @escaping (Instant, Day) throws(StoreTrouble) -> Bool
  ) {
    self.facts = facts
    self.commit = commit
    self.history = history
    self.ended = ended
    self.count = count
    self.steps = steps
    self.changes = changes
    self.lastSeq = lastSeq
    self.check = check
    self.backUpIfDue = backUpIfDue
  }
}

package struct ClientPort {
  /// In order, every one of them; a client that does not read is cut off.
  package var send: (_ bytes: [UInt8], CallToken, _ continues: Bool) -> Void
  /// May be replaced by the next before the client has read it.
  package var sendLatest: ([UInt8], CallToken) -> Void
  /// Whether a client has read what it was sent.
  package var hasRoom: (CallToken) -> Bool
  package var close: (CallToken) -> Void
  /// What to call the program at the other end.
  package var program: (CallToken) -> String

  package init(
    send: @escaping ([UInt8], CallToken, Bool) -> Void,
    sendLatest: @escaping ([UInt8], CallToken) -> Void,
    hasRoom: @escaping (CallToken) -> Bool,
    close: @escaping (CallToken) -> Void, program: @escaping (CallToken) -> String
  ) {
    self.send = send
    self.sendLatest = sendLatest
    self.hasRoom = hasRoom
    self.close = close
    self.program = program
  }
}

extension ClientPort {
  /// A reply that had to wait for something; nil is who wanted none.
  func reply(_ output: some Record, to client: CallToken?) {
    if let client { send(Reply.encode(output), client, false) }
  }
}

package struct SettingsPort {
  /// The file's bytes; empty when there is none.
  package var read: () -> Result<[UInt8], SettingsTrouble>
  /// Takes over what concerns the outside, such as how much is logged.
  package var use: (Settings) -> Void

  package init(
    read: @escaping () -> Result<[UInt8], SettingsTrouble>, use: @escaping (Settings) -> Void
  ) {
    self.read = read
    self.use = use
  }
}

/// The settings file is there and cannot be read.
package nonisolated struct SettingsTrouble: Error, Equatable, Sendable {
  package let reason: String

  package init(reason: String) {
    self.reason = reason
  }
}

/// What was done to each row, one operation after the other.
package struct OperationPort {
  /// How many there are and of how many devices, the rows that are not what they come to, and the
  /// operations that are no more what was written.
  package typealias Check = (
    operations: Int, devices: Int, differing: [Operation.Subject], altered: [Operation.Name]
  )

  package var check: () throws(StoreTrouble) -> Check

  package static let none = OperationPort { () throws(StoreTrouble) in throw .failed }

  package init(check: @escaping () throws(StoreTrouble) -> Check) {
    self.check = check
  }
}

/// Answers to calls with a token, which ride on the commit of what the call has done.
package struct AnswerPort {
  /// What was answered the first time, and to which method.
  package var find: (_ token: String) throws(StoreTrouble) -> (method: String, reply: String)?
  /// From here on a commit waits for `keep` or `drop`.
  package var hold: () -> Void
  /// Durable when it returns; nil where nobody is answered.
  package var keep:
    (_ reply: String?, _ token: String, _ method: String, Instant) throws(StoreTrouble) -> Void
  /// True when something had been written, which is taken back.
  package var drop: () -> Bool
  /// Takes away what is older than that.
  package var forget: (Span, Instant) throws(StoreTrouble) -> Void

  package static let none = AnswerPort(
    find: { _ throws(StoreTrouble) in nil }, hold: {},
    keep: { _, _, _, _ throws(StoreTrouble) in }, drop: { false },
    forget: { _, _ throws(StoreTrouble) in })

  package init(
    find: @escaping (String) throws(StoreTrouble) -> (method: String, reply: String)?,
    hold: @escaping () -> Void,
    keep: @escaping (String?, String, String, Instant) throws(StoreTrouble) -> Void,
    drop: @escaping () -> Bool, forget: @escaping (Span, Instant) throws(StoreTrouble) -> Void
  ) {
    self.find = find
    self.hold = hold
    self.keep = keep
    self.drop = drop
    self.forget = forget
  }
}
