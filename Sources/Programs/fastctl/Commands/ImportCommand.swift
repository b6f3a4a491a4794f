import Formats
import Glibc
import Host
import Time
import Views
import Wire

enum ImportCommand: Command {
  static let name = "import"
  static let shownBy = "undo --list"

  static func needsTerminal(_ request: Request) -> Bool { true }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Import another program's file, or one of fastd's own",
      details: [
        "It reads what export writes, the table of Fast-E, Zero's biodata.json and its older table, Sunrise's list, export.xml of Apple Health, and any table whose columns you name with --map. The format is detected.",
        "Weights come from the tables of openScale, Samsung Health, Withings, TrendWeight, Libra, MyFitnessPal and Garmin, from Fitbit's weight files and Apple Health, and from any table with columns for the date and the weight. If a file does not say the unit, name it with --unit.",
        "Meals come from the tables of MyFitnessPal and Cronometer, from the backup of Waistline, user_intake.json of OpenNutriTracker, and from any table with columns for the date, the food or the meal, and the energy. Without a time of day, a meal gets the usual one.",
        "A folder that export --csv wrote is read as a whole; other files in it are ignored.",
        "If weight.inbox names a folder, fastd picks up the weights of each table that arrives there, such as openScale's through Syncthing.",
        "Entries you already have are skipped, so importing the same file twice changes nothing. Entries that overlap or cannot be read are listed. The import is a single step for undo, and a backup is made first.",
        "Apple Health has no entry for fasts: apps write them as mindful sessions or workouts, so name the app with --source.",
        "--map names columns by heading or number; the fields are start, end, date, duration, goal, note, mood, schedule and id, for weights date, time, weight and note, and for meals date, time, meal, food, amount, kcal or kj, protein, carbs, fat, fiber and alcohol.",
      ],
      arguments: [.optional(.file)],
      options: [
        .init(name: .dryRun, meaning: "Only show what would happen, line by line"),
        .init(name: .inbox, meaning: "Read what has arrived in the inbox for weights now"),
        .init(name: .yes, meaning: "Do not ask, and skip lines that cannot be imported"),
        .confirm,
        .init(name: .format, meaning: "Read the file as this format"),
        .init(name: .source, meaning: "The app the fasts come from"),
        .init(name: .zone, meaning: "The time zone for times without one"),
        .init(name: .map, meaning: "The columns of any other table"),
        .init(name: .delimiter, meaning: "The column separator (default: detected)"),
        .init(name: .dates, meaning: "The order of day and month in dates such as 3/4/2026"),
        .init(name: .unit, meaning: "The unit of weights in a file that does not say it"),
        .json(meaning: "Print what happened, or would happen, as JSON"),
      ],
      examples: [
        .init(words: "import zero/biodata.json --dry-run", meaning: "What would be imported?"),
        .init(typed: "import everything.json", meaning: "Bring everything back after export --all"),
        .init(typed: "import tables", meaning: "Bring everything back after export --csv tables"),
        .init(
          words: "import export.xml --source Zero", meaning: "What Zero wrote to Apple Health"),
        .init(words: "import progress.csv --unit lb", meaning: "Weights in pounds"),
        .init(words: "import servings.csv", meaning: "Meals of Cronometer"),
        .init(
          typed: "import log.csv --map start=From,end=To,note=Remarks --dates dmy",
          meaning: "Your own table"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    if session.request.has(.inbox) {
      if let path = session.request.arguments.first { throw .usage(.conflict(.inbox, path)) }
      return try WeightInbox.run(&session)
    }
    guard let path = session.request.arguments.first else {
      throw .usage(.missingArgument(.file, of: "import"))
    }
    var run = ImportRun(path: path)
    try run.read(try options(&session), session.phrases())
    try run.stage(&session)
    try run.check(&session)
    guard !session.request.has(.dryRun) else {
      try run.show(run.lines, taken: nil, &session)
      if run.isFaulty { throw .said(.refused) }
      return
    }
    try run.settle(&session)
  }

  // MARK: What the person says

  private static func options(_ session: inout Session) throws(Failure) -> ImportOptions {
    var options = ImportOptions(zone: try zone(&session))
    options.limits.rows = ImportCalls.mostRows
    let request = session.request
    options.format = try choice(.format, request)
    options.dates = try choice(.dates, request)
    options.source = request.value(.source)
    options.unit = request.value(.unit).flatMap(WeightUnit.init(rawValue:))
    if let text = request.value(.map) { options.columns = try columns(text) }
    if let text = request.value(.delimiter) {
      let mark = text == "tab" || text == "\\t" ? "\t" : text
      guard let byte = mark.utf8.first, mark.utf8.count == 1, byte < 0x80, byte != 0x22 else {
        throw .usage(.unknownChoice(text, among: .words([",", ";", "tab", "|"])))
      }
      options.delimiter = byte
    }
    return options
  }

  private static func choice<C: RawRepresentable<String> & CaseIterable>(
    _ option: OptionName, _ request: Request
  ) throws(Failure) -> C? {
    guard let text = request.value(option) else { return nil }
    guard let choice = C(rawValue: text) else {
      throw .usage(.unknownChoice(text, among: .words(C.allCases.map(\.rawValue))))
    }
    return choice
  }

  private static func zone(_ session: inout Session) throws(Failure) -> Zone {
    guard let name = session.request.value(.zone) else { return try session.wording().zone }
    let environment = session.environment
    do throws(LocalZoneError) {
      return try LocalZone(Environment { $0 == "TZ" ? name : environment.exact($0) }).find()
    } catch { throw .zone(error) }
  }

  /// `start=From,end=To`
  private static func columns(_ text: String) throws(Failure) -> [MappedField: String] {
    var columns: [MappedField: String] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let field = MappedField(rawValue: String(sides[0])) else {
        throw .usage(
          .unknownChoice(String(sides[0]), among: .words(MappedField.allCases.map(\.rawValue))))
      }
      guard sides.count == 2, !sides[1].isEmpty else { throw .usage(.missingValue(.map)) }
      columns[field] = String(sides[1])
    }
    return columns
  }
}
