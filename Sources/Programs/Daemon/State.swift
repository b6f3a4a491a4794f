import Nouns
import Rules
import Settings
import Time
import Views
import Wire

/// How things stand: what is decided, what the settings say, and what was read since. `Keeper` and what
/// acts for it change it; answers read it, and keep there what they have read.
final class State {
  var engine: Engine { didSet { forgetToday() } }
  var settings: Settings
  /// What is wrong with the settings file.
  var settingsProblems: [SettingsProblem]
  var notices: NoticeBoard
  /// The database was found gone; another is opened when nothing is being decided.
  var storeHasMoved = false
  /// A row was erased, and what is decided could not be read from the others yet.
  var isStale = false
  /// When the person last gave a command on another machine.
  var attended: Instant?
  /// By a clock that nobody sets: until then the rest of another machine's step is awaited.
  var tornUntil: Int64?
  private var keptUndecided: Int64?
  var exchanges = Exchanges()
  /// Called when a person asks how things stand.
  var whenPersonAsks: () -> Void = {}
  /// A long commit is under way: the store has half of it.
  var isCommitting = false

  // MARK: Rows that were read

  var recent: [Recent]?
  /// What was eaten on a day, until something is decided.
  var eaten: EatenRows?
  /// The same of what was drunk.
  var drunk: (day: Day, drinks: DayDrinks)?
  var summary: KeptSummary?
  var weights = KeptWeights()
  var habit = KeptHabit()
  /// Rows became others, and may have earned badges.
  var habitIsDue = false
  /// As it was some weeks ago, until something before that is changed.
  var expenditure: ExpenditureCourse?
  /// The same up to a day, until something is decided.
  var spent: (day: Day, course: ExpenditureCourse)?
  /// How many fasts there are that were not discarded.
  var countOfFasts: Int64?
  /// The day for which the body was looked at last.
  var lookedOn: Day?
  /// The foods of their own, from the first meal on.
  var ownFoods: OwnFoods?
  /// The meals that a person was shown last, and when.
  var shownMeals: (at: Instant, answer: SuggestionAnswer)?

  private func forgetToday() {
    (recent, eaten, drunk, spent, keptUndecided) = (nil, nil, nil, nil, nil)
  }

  /// How many entries there is something to decide about; nil for none.
  var undecided: Int64? {
    if keptUndecided == nil { keptUndecided = (try? ports.merge.undecided())?.entries }
    return keptUndecided.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Forgets what does not hold after these.
  func forget(after changes: [Change]) {
    if let kept = expenditure, changes.contains(where: { $0.concerns(days: kept.next) }) {
      expenditure = nil
    }
    if changes.contains(where: \.concernsWeight) { weights.forget(after: changes) }
    countOfFasts? += changes.reduce(0) { $0 + $1.countOfFasts }
    if ownFoods?.follow(changes) == false { ownFoods = nil }
  }

  /// Forgets all: rows are others, and nobody says which.
  func forgetRows() {
    forgetToday()
    (summary, weights, expenditure, ownFoods, shownMeals) = (nil, KeptWeights(), nil, nil, nil)
    habit = KeptHabit()
    countOfFasts = nil
  }

  private let ports: any Ports

  init(_ opening: Opening, _ notices: [Notice], _ ports: any Ports) {
    self.ports = ports
    self.notices = NoticeBoard(list: notices)
    // At a start there are no earlier values to stay with: what is understood of the file counts.
    let file = SettingsReading(ports.settingsText())
    (settings, settingsProblems) = (file.settings, file.problems)
    engine = Self.engine(opening, by: file.settings, ports)
    habit.streaks = opening.logged.map(opening.standing.streaksOfLogging)
  }

  func adopt(_ opening: Opening) {
    habitIsDue = true
    engine = Self.engine(opening, by: settings, ports)
  }

  /// Credits that were kept for another mode are no use; the rows have them for any.
  private static func engine(
    _ opening: Opening, by settings: Settings, _ ports: any Ports
  ) -> Engine {
    let mode = opening.standing.creditMode
    var engine = Engine(opening, mode: opening.creditMode ?? mode, wishes: settings.wishes)
    if let kept = opening.creditMode, kept != mode { engine.recount(by: mode, ports.store) }
    return engine
  }

  var moment: Moment {
    Moment(instant, in: ports.zone, dayStart: engine.wishes.dayStart, boot: ports.boot)
  }

  /// Commands follow each other faster than the clock goes, which then is barely behind.
  private var instant: Instant {
    let now = ports.now
    let latest = engine.active?.start.instant ?? engine.last?.end?.instant
    guard let latest, latest > now, latest - now <= Span(milliseconds: 10) else { return now }
    return latest
  }

  var voice: Voice { ports.voice(settings) }

  func wording(at now: Moment) -> Wording {
    let voice = voice
    return Wording(phrases: voice.phrases, customs: voice.customs, zone: now.zone)
  }

  // MARK: Trouble with the store

  /// Reads for a caller, or says why that was not possible.
  func read<Value>(
    _ value: @autoclosure () throws(StoreTrouble) -> Value
  ) throws(CallFault) -> Value {
    do { return try value() } catch { throw notStored(error) }
  }

  /// The one whose id begins so, among those that are found by it.
  func one<N: Noun>(
    _ id: String, _ find: (String) throws(StoreTrouble) -> [N]
  ) throws(CallFault) -> N {
    // No characters begin every id.
    let found = id.isEmpty ? [] : try read(try find(id))
    do throws(Refusal) { return try found.one(id) } catch { throw .refused(error) }
  }

  /// Writes for a caller, or says why that was not possible.
  func write<Value>(
    _ value: @autoclosure () throws(StoreTrouble) -> Value
  ) throws(CallFault) -> Value {
    do { return try value() } catch { throw notStored(error) }
  }

  /// Takes note of what failed.
  func notStored(_ trouble: StoreTrouble) -> CallFault {
    note(trouble)
    return .refused(.notStored(trouble))
  }

  func note(_ trouble: StoreTrouble) {
    ports.log(.storeFailed(trouble))
    switch trouble {
    case .readOnly: noteDamage()
    case .moved: storeHasMoved = true
    case .closed: ports.leave()
    default: break
    }
  }

  var isDamaged: Bool { notices.has(Notices.storeReadOnly) }

  /// A copy can be restored instead of a damaged database.
  var hasOffer: Bool {
    notices.list.contains { $0.code == Notices.storeReadOnly && $0.offer != nil }
  }

  func noteDamage() {
    guard !isDamaged else { return }
    ports.log(.storeDamaged)
    offerCopy()
  }

  /// The copy that was offered cannot be taken; another may.
  func renewOffer() { if isDamaged { offerCopy() } }

  private func offerCopy() {
    notices.withdraw(Notices.storeReadOnly)
    notices.put(Notice(code: Notices.storeReadOnly, offer: ports.backups.restoreOffer()))
  }
}
