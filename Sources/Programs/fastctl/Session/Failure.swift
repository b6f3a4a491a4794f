import Control
import Formats
import Host
import Nouns
import Settings
import Time
import Views
import Wire

/// Why a command did not do what it was asked; the sentences are made at the edge.
enum Failure: Error {
  case usage(UsageError)
  /// `place` is the option or argument that the text was for.
  case notUnderstood(NotUnderstood, place: String)
  case refused(Refusal)
  /// No id of such a row begins so.
  case none(Row.Kind, id: String)
  /// No food's name is like it.
  case noFood(String)
  /// None of the person's own is called so.
  case noOwnFood(String, nearest: String?)
  /// It is known to everybody, and so cannot be changed.
  case builtInFood(String)
  /// What is called so lies among those that were imported.
  case importedFood(String)
  /// None of their foods that are cooked is called so.
  case noRecipe(String)
  /// No meal was ever logged.
  case noMeal
  /// The last meal that was logged is no time to go by.
  case mealLongAgo(Instant)
  /// A fast is begun, not planned.
  case startToCome(Instant)
  /// None began or ended on that day.
  case noFast(on: Day)
  /// Refused by the protocol itself: the daemon is of another version.
  case otherVersion(error: String)
  /// `mayBeDone` where a call that changes something had been sent.
  case connection(ControlError, mayBeDone: Bool)
  case notStarted(DaemonStart.Failure, mayBeDone: Bool = false)
  case template(TemplateError)
  case zone(LocalZoneError)
  case file(FileError)
  case noHome(PlacesError)
  case program(SystemError, path: String)
  case setting(SettingsError)
  case settings([Problem])
  /// The editor or another program of the person's ended badly.
  case ended(String)
  case noTerminal
  case importing(ImportError, path: String)
  case bar(BarFailure)
  /// `health.folder` is off.
  case noHealthFolder
  /// What it names is not there.
  case healthFolderGone(String)
  /// `weight.inbox` is off.
  case noInbox
  /// What it names is not there.
  case inboxGone(String)
  /// The others of it were taken in.
  case unreadLines(file: String)
  /// What is to be new has something in it.
  case folderNotEmpty(String)
  /// A folder that has none of the tables of `export --csv`.
  case noTables(String)
  /// It would be replaced.
  case fileExists(String)
  case address(AddressError)
  /// Neither pop-ups with buttons nor a menu program are there.
  case nobodyToAsk
  /// An order about sharing was refused; the sentence says why.
  case exchange(String)
  /// It would be asked on a terminal; there is none.
  case needsYes
  /// All has been said already.
  case said(ExitCode)

  struct Problem {
    let line: Int
    let text: String
  }

  /// Makes what this program cannot go on without.
  static func orOurs<Thing: ~Copyable>(
    _ make: () throws(SystemError) -> Thing
  ) throws(Failure) -> Thing {
    do throws(SystemError) { return try make() } catch {
      throw .program(error, path: "fastctl")
    }
  }

  /// The same of a call that may have come through before.
  func perhapsDone(_ mayBeDone: Bool) -> Failure {
    switch self {
    case .connection(let error, let mayBe): .connection(error, mayBeDone: mayBe || mayBeDone)
    case .notStarted(let error, let mayBe): .notStarted(error, mayBeDone: mayBe || mayBeDone)
    default: self
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .usage, .notUnderstood, .setting, .template, .address: .notUnderstood
    case .connection(let error, _): error.isAboutOurs ? .refused : .unreachable
    case .notStarted: .unreachable
    case .refused(.notFound), .refused(.unknownSchedule), .none, .noFood,
      .noOwnFood, .builtInFood, .importedFood, .noRecipe, .noFast:
      .notFound
    case .said(let code): code
    default: .refused
    }
  }
}

extension RowID {
  /// As the daemon gives it; another kind of id is of another version's.
  init(given text: String) throws(Failure) {
    guard let id = RowID(text: text) else { throw .otherVersion(error: text) }
    self = id
  }
}

extension ControlError {
  /// Nothing on the other side can mend it.
  var isAboutOurs: Bool {
    switch self {
    case .notAbsolute, .pathTooLong, .unsafeDirectory, .notASocket, .notOurs: true
    default: false
    }
  }
}
