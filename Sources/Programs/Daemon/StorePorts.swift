package import Nouns
package import Rules
package import Time
package import Wire

// The store in pieces: a type that is given one of them cannot touch the others.

package protocol StorePort: AnyObject {
  func facts(_ needs: Needs) throws(StoreTrouble) -> Facts
  /// Durable when it returns, with the last fasts that have ended by then.
  func commit(_ commit: Commit, _ now: Instant) throws(StoreTrouble) -> LastFasts
  func fasts(_ query: HistoryQuery) throws(StoreTrouble) -> [Fast]
  /// Visits the fasts that ended, oldest first, or those of them that touch some days; each belongs to
  /// a day by the mode.
  func ended(
    _ days: ClosedRange<Day>?, _ mode: CreditMode, _ visit: (EndedFast) -> Void
  ) throws(StoreTrouble) -> EndedRows
  /// How many fasts a question means, whatever its page; nil where that is not known at once.
  func count(of query: HistoryQuery) throws(StoreTrouble) -> Int64?
  func steps(_ limit: Int) throws(StoreTrouble) -> [LoggedStep]
  /// How many can be done again, one after the other.
  func undoneSteps() throws(StoreTrouble) -> Int64
  func changes(_ since: Int64, _ limit: Int) throws(StoreTrouble) -> [LoggedChange]
  func endOfLog() throws(StoreTrouble) -> Int64
  func checkedOperations() throws(StoreTrouble) -> OperationCheck
  /// Those among them that anything was done by.
  func actors(among actors: [String]) throws(StoreTrouble) -> [String]
  /// Looks for damage in a part of the database, another one each time; false after the last one. Throws
  /// when it is damaged.
  func check() throws(StoreTrouble) -> Bool
  /// Makes the daily backup if one is due on that day; true when it did. Others have turns meanwhile, for
  /// which `prepare` comes first.
  func backUpIfDue(_ now: Moment, _ prepare: () -> Void) throws(StoreTrouble) -> Bool
  /// Lets others have a turn if nobody had one for long.
  func takeTurn()
}

/// Rows by the page, for journals and for what leaves the database whole.
package protocol RowPort: AnyObject {
  func fasts(_ query: RowQuery, _ limit: Int) throws(StoreTrouble) -> [Fast]
  /// All of one noun, by their ids.
  func rows(_ kind: Row.Kind, _ after: RowID?, _ limit: Int) throws(StoreTrouble) -> [Row]
  func newest<N: DatedNoun>(
    _ noun: N.Type, _ query: DatedQuery, _ limit: Int
  ) throws(StoreTrouble) -> [N]
  /// Visits the value of each day from that one on, oldest first.
  func dayWeights(_ since: Day, _ visit: (DayWeight) -> Void) throws(StoreTrouble)
  /// The same for these days and, of those before them, so many that have one.
  func dayWeights(
    _ days: ClosedRange<Day>, _ before: Int64, _ visit: (DayWeight) -> Void
  ) throws(StoreTrouble)
  /// Items of meals on some days, the oldest first; of too many, the newest.
  func eaten(_ days: ClosedRange<Day>, _ limit: Int) throws(StoreTrouble) -> [MealItem]
  /// The last one that was eaten under that folded name.
  func lastItem(_ folded: String) throws(StoreTrouble) -> MealItem?
  func completeDays(_ days: ClosedRange<Day>) throws(StoreTrouble) -> [CompleteDay]
  /// Of the person's own, by their names.
  func foods(_ query: FoodQuery, _ limit: Int) throws(StoreTrouble) -> [Food]
}

/// The data behind the habit.
package protocol HabitPort: AnyObject {
  /// With a timely entry, in order.
  func loggedDays() throws(StoreTrouble) -> [Day]
  /// In order; nothing is judged yet.
  func factsOfDays() throws(StoreTrouble) -> [HabitDay]
  /// The values of days that were recorded here, oldest first.
  func ownWeights() throws(StoreTrouble) -> [DayWeight]
  /// Finished fasts that were longer.
  func longFasts(_ span: Span) throws(StoreTrouble) -> [Fast]
  func isKnown(_ fact: DayFact) throws(StoreTrouble) -> Bool
  /// Whether the choices that the settings file held are rows.
  func rulesAreRows() throws(StoreTrouble) -> Bool
}

/// The operations of all devices, and what is left to decide between them.
package protocol MergePort: AnyObject {
  /// How far the operations of each device are here, and the digest of the last one.
  func knownLogs() throws(StoreTrouble) -> [KnownLogEnd]
  func emptied(_ device: String, after seq: Int64) throws(StoreTrouble) -> [Int64]
  /// Durable when it returns.
  func takeNewDevice(
    after common: Int64, _ now: Instant
  ) throws(StoreTrouble) -> (device: String, rewritten: Int64)
  /// Says something of a device to all of them.
  func say(_ register: DeviceRegister, _ cell: Cell, of device: String, _ now: Instant)
    throws(StoreTrouble)
  /// Of a device, or of this one; whether the last one's step goes on behind them.
  func lines(
    _ device: String?, after seq: Int64, limit: Int
  ) throws(StoreTrouble) -> (lines: [ForeignLine], last: Int64, continues: Bool)
  /// Durable when it returns.
  func take(
    _ lines: [ForeignLine], _ device: String, _ now: Instant
  ) throws(StoreTrouble) -> TakenOperations
  func machines() throws(StoreTrouble) -> [KnownMachine]
  /// Those about safety first; with `repeats` also differences of old copies.
  func disputes(repeats: Bool) throws(StoreTrouble) -> [Dispute]
  /// Rows of any noun that stand back.
  func heldRows() throws(StoreTrouble) -> [Row]
  func undecided() throws(StoreTrouble) -> (entries: Int64, repeats: Int64)
  /// Whether rows became others since this was asked last, without a step to say which.
  func hasMerged() -> Bool
}

/// The journal of events; what is written to it rides on commits.
package protocol EventPort: AnyObject {
  /// Newest first.
  func events(_ query: EventQuery, _ limit: Int) throws(StoreTrouble) -> [RecordedEvent]
  /// Oldest first.
  func visit(_ query: EventQuery, _ visit: (EventName, Instant) -> Void) throws(StoreTrouble)
  /// Deletes all of them for good; how many, and from which copies, too.
  func clear() throws(StoreTrouble) -> (events: Int64, erasure: Erasure)
  /// Deletes what happened longer ago than that.
  func forgetEvents(_ age: Span, _ now: Instant) throws(StoreTrouble) -> Int64
}

/// Answers to calls with a token, which ride on the commit of what the call has done.
package protocol AnswerPort: AnyObject {
  /// What was answered the first time, and to which method.
  func find(_ token: String) throws(StoreTrouble) -> (method: String, reply: String)?
  /// From here on a commit waits for `keep` or `dropHeld`.
  func holdCommit()
  /// Durable when it returns; nil where nobody is answered.
  func keep(
    _ reply: String?, _ token: String, _ method: String, _ now: Instant
  ) throws(StoreTrouble)
  /// True when something had been written, which is taken back.
  func dropHeld() -> Bool
  /// Deletes what is older than that.
  func forgetAnswers(_ age: Span, _ now: Instant) throws(StoreTrouble)
}

/// Whole copies of the store, what leaves it for good, and what is left of an older one.
package protocol BackupPort: AnyObject {
  func list() throws(StoreTrouble) -> BackupList
  func make(
    _ reason: BackupReason, _ now: Instant, in zone: Zone
  ) throws(StoreTrouble) -> MadeBackup
  /// With a file among the backups.
  func compare(_ name: String, _ now: Instant) throws(BackupTrouble) -> Difference
  /// What was set aside is settled: another state of the rows was taken in.
  func settleRows() throws(StoreTrouble)
  func erase(
    _ id: RowID, _ kind: Row.Kind, _ now: Instant, by actor: String
  ) throws(StoreTrouble) -> Erasure
  /// The rows and news by which a start decides.
  func opening(_ now: Instant) throws(StoreTrouble) -> Opening
  /// The row as it stands, and all that is known of what it was.
  func versions(_ id: RowID, _ kind: Row.Kind) throws(StoreTrouble) -> [Row]
  /// The rows whose ids begin so, of which something is kept although none is in a list.
  func erasable(_ prefix: String, _ kind: Row.Kind) throws(StoreTrouble) -> [Row]
  /// Throws only where there is no database any more.
  func purge(_ now: Instant) throws(StoreTrouble) -> Purge
  /// Deletes what the log says of longer ago; how many entries went.
  func fold(_ age: Span, _ now: Instant) throws(StoreTrouble) -> Int64
  /// Leaves a database that cannot be used any more; given the name of a copy, only if that is whole.
  /// What was opened instead, and what is to be said of that.
  func renew(
    _ now: Instant, for copy: String?
  ) throws(BackupTrouble) -> (opening: Opening, notice: Notice?)
  /// Nothing of the older one is wanted.
  func settle() throws(StoreTrouble)
  /// What can be taken in where damage was found.
  func restoreOffer() -> RestoreOffer?
  /// Whether the database is where it was opened.
  var isInPlace: Bool { get }
}

package nonisolated enum BackupTrouble: Error, Equatable, Sendable {
  /// `detail` says of what in the file.
  case notABackup(BackupFlaw, detail: String? = nil)
  case store(StoreTrouble)
}

/// Foods that were imported.
package protocol FoodPort: AnyObject {
  func foods(_ probe: FoodProbe, _ limit: Int) throws(FoodsLost) -> [ImportedFood]
  func food(at key: String) throws(FoodsLost) -> ImportedFood?
  /// How many foods were imported from each source, and when.
  func imports() throws(FoodsLost) -> [(source: ImportedFood.Source, foods: Int, at: Instant)]
  /// How many of them are new among those that wait.
  func stage(
    _ foods: [ImportedFood], from source: ImportedFood.Source, _ now: Instant
  ) throws(StoreTrouble) -> Int
  /// Does a part of the work; how much is left.
  func goOn() throws(StoreTrouble) -> Int
  func drop()
  /// Removes all there is of them; what cannot be removed is named.
  func purge() -> (removed: [String], left: [String])
}

/// Why the imported foods cannot be read.
package nonisolated enum FoodsLost: Error, Equatable, Sendable {
  /// They were damaged, and their file is at the path now.
  case setAside(path: String)
  /// A newer fastd wrote them.
  case newer
  /// Their file is still where it was.
  case unread(path: String)
  /// The next time may do.
  case passing
}
