import Time
import Views

/// A word that can stand first on the command line: all there is to know of it is in its file.
protocol Command: SendableMetatype {
  static var name: String { get }
  /// Whether nothing can be changed with it.
  static var onlyLooks: Bool { get }
  /// Built when it is asked for: on the way to one command the others cost nothing.
  static var declaration: Declaration { get }

  static func run(_ session: inout Session) throws(Failure)

  /// Whether it says something of the person, and is not asked again and again by their desktop.
  static func isTyped(_ request: Request) -> Bool
  /// The view that it shows, as the journal names it.
  static func view(_ request: Request) -> String?
  /// Whether it asks at a terminal, fills one, or goes on until it is ended.
  static func needsTerminal(_ request: Request) -> Bool
  /// Those that run again and again only show that it is away; what it has started itself does
  /// not bring it back.
  static func startsDaemon(_ request: Request) -> Bool
  /// The command that shows whether it was done, where a connection was lost before the answer.
  static var shownBy: String { get }
}

extension Command {
  static var onlyLooks: Bool { false }
  static func isTyped(_ request: Request) -> Bool { true }
  static func view(_ request: Request) -> String? { nil }
  static func needsTerminal(_ request: Request) -> Bool { false }
  static func startsDaemon(_ request: Request) -> Bool { true }
  static var shownBy: String { "status" }

  static var term: Term { Term(name, typedAs: Lexicon.commands["commands"]) }
}

/// The commands, in the order in which people are shown them, and what a list of them is divided by.
enum CommandGroup: String, Message, CaseIterable {
  case fast = "Fasting"
  case correcting = "Corrections"
  case looking = "History and charts"
  case planning = "Planning"
  case program = "Diet program"
  case bar = "Status bar and desktop"
  case beginning = "Getting started"
  case data = "Your data"
  case daemon = "Settings and service"

  var commands: [any Command.Type] {
    switch self {
    case .fast:
      [
        StartCommand.self, StopCommand.self, ToggleCommand.self, CancelCommand.self,
        GoalCommand.self, StatusCommand.self, TodayCommand.self,
      ]
    case .correcting:
      [
        EditCommand.self, NoteCommand.self, AddCommand.self, DeleteCommand.self, UndoCommand.self,
        RedoCommand.self,
      ]
    case .looking:
      [
        HistoryCommand.self, ShowCommand.self, WeekCommand.self, MonthCommand.self,
        CalendarCommand.self, ChartCommand.self, StatsCommand.self, BadgesCommand.self,
        PointsCommand.self, PageCommand.self,
      ]
    case .planning: [ScheduleCommand.self, WindowCommand.self, RemindCommand.self]
    case .program:
      [
        ProgramCommand.self, ProfileCommand.self, WeightCommand.self, MealCommand.self,
        DrinkCommand.self, DayCommand.self, FoodCommand.self, RecipeCommand.self,
        TargetsCommand.self,
      ]
    case .bar:
      [
        UICommand.self, BarCommand.self, MenuCommand.self, OpenCommand.self, WatchCommand.self,
      ]
    case .beginning: [SetupCommand.self, LearnCommand.self, AboutCommand.self]
    case .data:
      [
        ExportCommand.self, ImportCommand.self, BackupCommand.self, RestoreCommand.self,
        PurgeCommand.self, EventsCommand.self, SyncCommand.self, ConflictsCommand.self,
        ResolveCommand.self, BoardCommand.self,
      ]
    case .daemon:
      [
        ConfigCommand.self, DoctorCommand.self, ReportCommand.self, CompletionsCommand.self,
        VersionCommand.self, HelpCommand.self,
      ]
    }
  }
}
