package import Nouns
package import Popups
package import Rules
package import Settings
package import Time
package import Views
package import Wire

/// The world outside, which is `fastd`.
package protocol Ports: AnyObject {
  var store: any StorePort { get }
  var rows: any RowPort { get }
  var backups: any BackupPort { get }
  var merge: any MergePort { get }
  var habit: any HabitPort { get }
  var events: any EventPort { get }
  var answers: any AnswerPort { get }
  var foods: any FoodPort { get }
  var clients: any ClientPort { get }
  var alerts: any AlertPort { get }
  var hooks: any HookPort { get }

  // MARK: Time

  var now: Instant { get }
  var zone: Zone { get }
  /// The clock that nobody sets, where there is one.
  var boot: BootTime? { get }
  /// Of a clock that nobody sets.
  var microseconds: Int64 { get }
  /// Arms the one timer for what the person is told; nil disarms it.
  func arm(_ at: Instant?)
  /// Has `losePatience` called once after a while; nil disarms it.
  func armPatience(_ span: Span?)

  // MARK: The person

  /// The settings file's bytes; empty when there is none.
  func settingsText() -> Result<[UInt8], SettingsTrouble>
  /// Takes over what concerns the outside, such as how much is logged.
  func use(_ settings: Settings)
  /// How to speak to the person, by the settings.
  func voice(_ settings: Settings) -> Voice
  /// Their own lines for the coach, as bytes; empty where there are none.
  func coachLines() -> [UInt8]

  // MARK: Folders that a program of ours looks after; nobody waits for it

  /// Looks after one, and says when that has ended, and why it failed.
  func tend(_ folder: KeptFolder, whenEnded: @escaping (_ trouble: String?) -> Void)
  /// Has it looked after once after a while; what was armed before is forgotten.
  func tend(_ folder: KeptFolder, after span: Span)
  /// Has `readInbox` or `phoneArrived` called whenever a file has come into that directory; nil ends it.
  /// Says why not, if nobody can be told.
  func watch(_ folder: KeptFolder, _ path: String?) -> String?
  /// Where machines exchange operations; nil where they do not.
  func exchangeFolder() -> String?
  /// The hub through which they do.
  func exchangeHub() -> String?
  /// Whether the hub is to be listened to, and nobody else keeps whoever listens.
  var keepsExchangeLive: Bool { get }
  /// Has `exchange` called when another machine has written there; whether that can be told.
  @discardableResult func watchMachines(_ isOn: Bool) -> Bool
  /// Whether it may cost power.
  var isOnMains: Bool { get }

  // MARK: The process

  func freshID() -> RowID
  func log(_ line: LogLine)
  /// A line for `systemctl status`.
  func tellStatus(_ line: String)
  /// What `Keeper` cannot know about its own process.
  func vitals() -> HealthAnswer
  /// Soon gives back the memory that much work has left.
  func settle()
  /// Ends the daemon when it has answered: it can do nothing more, and the next one may.
  func leave()
}

/// The settings file is there and cannot be read.
package nonisolated struct SettingsTrouble: Error, Equatable, Sendable {
  package let reason: String

  package init(reason: String) {
    self.reason = reason
  }
}

package protocol ClientPort: AnyObject {
  /// In order, every one of them; a client that does not read is cut off.
  func send(_ bytes: [UInt8], to client: CallToken, continues: Bool)
  /// May be replaced by the next before the client has read it.
  func sendLatest(_ bytes: [UInt8], to client: CallToken)
  /// Whether a client has read what it was sent.
  func hasRoom(for client: CallToken) -> Bool
  func close(_ client: CallToken)
  /// What to call the program at the other end.
  func program(of client: CallToken) -> String
}

extension ClientPort {
  /// A reply that had to wait for something; nil is who wanted none.
  func reply(_ output: some Record, to client: CallToken?) {
    if let client { send(Reply.encode(output), to: client, continues: false) }
  }
}

package protocol AlertPort: AnyObject {
  func show(_ alert: Alert)
  /// Another alert at the same place stays.
  func withdraw(_ key: String)
  /// With nothing on the screen.
  func play(_ sound: Alert.Sound, describedAs description: String)
  /// Looks how the way to the screen is; the answer comes in a later turn, also when nobody answers.
  func inspect(_ answer: @escaping (AlertOutlook) -> Void)
}

/// The way to the person's own programs; nobody waits for them.
package protocol HookPort: AnyObject {
  /// Whether anybody may hear of an event: to word one for nobody is work for nothing.
  var isHeard: Bool { get }
  /// Runs the hooks for an event.
  func run(_ event: HookEvent)
  /// Runs a shell command of the person's, with variables on top of their environment.
  func click(_ commandLine: String, _ variables: [String: String])
  /// Runs our own command line as the person's: it asks them on their screen.
  func fastctl(_ words: [String])
}

/// One line for the journal; fastd gives it its level and its stable id.
package nonisolated enum LogLine: Equatable, Sendable {
  case commanded(verb: String, actor: String, fast: String)
  case goalReached(fast: String)
  case alertFailed(reason: String)
  /// More came from the session bus than anybody has to say, and part of it was dropped.
  case busFlooded
  case storeFailed(StoreTrouble)
  case storeDamaged
  /// The imported foods could not be used; their file is there now.
  case foodsLost(FoodsLost)
  case backedUp
  /// How many entries of the change log were too old.
  case logFolded(Int64)
  case backupFailed(StoreTrouble)
  case tended(KeptFolder)
  case notTended(KeptFolder, reason: String)
  case exchangeTold(String)
  case rejoined(device: String)
  case settingsRead
  case settingsRefused(SettingsProblem)
  case clockBeforeStart
  case dayBegan(String)
  /// A phase switched, a program paused or resumed; "none" is a day without a program.
  case program(HookEvent.Name, from: String, to: String)
  case cycleCompleted(Int64)
  /// What was announced of the diet program, and what its calendar says.
  case cycleRecovered(stored: String, calculated: String)
}
