/// The commands, in the order in which people are shown them.
enum CommandName: String, CaseIterable, Sendable {
  case start, stop, toggle, cancel, goal, status, today
  case edit, add, delete, undo, redo
  case history, show, calendar, chart, stats, page
  case schedule, window, remind
  case program, profile, weight, meal, day, food, recipe, targets
  case ui, bar, menu, open, watch
  case setup, learn, about
  case export, `import`, backup, restore, purge, events
  case config, doctor, report, completions, version, help

  /// Compared one by one: a table of all names costs a bar more than it saves.
  init?(name: String) {
    guard let command = Self.allCases.first(where: { $0.rawValue == name }) else { return nil }
    self = command
  }

  /// Built when it is asked for: on the way to one command the others cost nothing.
  var declaration: Declaration {
    switch self {
    case .start: Start.declaration
    case .stop: Stop.declaration
    case .toggle: Toggle.declaration
    case .cancel: Cancel.declaration
    case .goal: ChangeGoal.declaration
    case .status: Status.declaration
    case .today: ShowToday.declaration
    case .edit: Edit.declaration
    case .add: Add.declaration
    case .delete: Delete.declaration
    case .undo: Undo.declaration
    case .redo: Redo.declaration
    case .history: History.declaration
    case .show: Show.declaration
    case .calendar: Calendar.declaration
    case .chart: DrawChart.declaration
    case .stats: Stats.declaration
    case .page: WritePage.declaration
    case .schedule: Schedule.declaration
    case .window: EatingWindow.declaration
    case .remind: Remind.declaration
    case .program: DietProgram.declaration
    case .ui: ShowScreen.declaration
    case .bar: Bar.declaration
    case .menu: OfferMenu.declaration
    case .open: OpenLink.declaration
    case .watch: Watch.declaration
    case .setup: Setup.declaration
    case .profile: ShowProfile.declaration
    case .weight: Weigh.declaration
    case .meal: Eat.declaration
    case .day: MarkDay.declaration
    case .food: Foods.declaration
    case .recipe: Recipes.declaration
    case .targets: ShowTargets.declaration
    case .learn: Learn.declaration
    case .about: About.declaration
    case .export: Export.declaration
    case .import: Import.declaration
    case .backup: MakeBackup.declaration
    case .restore: Restore.declaration
    case .purge: Purge.declaration
    case .events: ShowEvents.declaration
    case .config: Config.declaration
    case .doctor: Doctor.declaration
    case .report: Report.declaration
    case .completions: Completions.declaration
    case .version: ShowVersion.declaration
    case .help: Help.declaration
    }
  }

  var group: CommandGroup {
    switch self {
    case .start, .stop, .toggle, .cancel, .goal, .status, .today: .fast
    case .edit, .add, .delete, .undo, .redo: .correcting
    case .history, .show, .calendar, .chart, .stats, .page: .looking
    case .schedule, .window, .remind: .planning
    case .program, .profile, .weight, .meal, .day, .food, .recipe, .targets:
      .program
    case .ui, .bar, .menu, .open, .watch: .bar
    case .setup, .learn, .about: .beginning
    case .export, .import, .backup, .restore, .purge, .events: .data
    case .config, .doctor, .report, .completions, .version, .help: .daemon
    }
  }
}

/// What a list of commands is divided by.
enum CommandGroup: CaseIterable, Sendable {
  case fast, correcting, looking, planning, program, bar, beginning, data, daemon

  var heading: HelpMessage {
    switch self {
    case .fast: .fast
    case .correcting: .correcting
    case .looking: .looking
    case .planning: .planning
    case .program: .program
    case .bar: .bar
    case .beginning: .beginning
    case .data: .data
    case .daemon: .daemon
    }
  }

  var commands: [CommandName] { CommandName.allCases.filter { $0.group == self } }
}
