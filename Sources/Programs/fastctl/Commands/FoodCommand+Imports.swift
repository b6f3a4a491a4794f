import Host
import Nouns
import Time
import Views
import Wire

// Foods of the person's own.
extension FoodCommand {
  static func importTable(_ session: inout Session) throws(Failure) {
    let request = session.request
    var run = FoodImportRun(path: request.arguments.first ?? "-", isDry: request.has(.dryRun))
    try run.read(as: try source(session.request), &session)
    guard run.taken > 0, !run.isDry else {
      try show(run, &session)
      if run.taken == 0 { throw .said(.refused) }
      return
    }
    if session.seat == .terminal, !request.has(.yes), !request.has(.json) {
      Output.show(try run.asking.text(&session))
      guard Confirmation(&session).isGiven() else { throw .said(.refused) }
    }
    try run.build(&session)
    do throws(Failure) { try run.fill(&session) } catch {
      // The foods are there all the same.
      try show(run, &session)
      throw error
    }
    try show(run, &session)
    guard run.filled > 0, !request.has(.json) else { return }
    session.tell(session.phrases()(.entriesFilled, run.filled))
    session.output.flush()
    session.say(session.phrases()(MealPageMessage.wayBack))
  }

  private static func show(_ run: FoodImportRun, _ session: inout Session) throws(Failure) {
    guard !session.request.has(.json) else { return session.output.line(run.json) }
    session.output.text(try run.text(&session))
  }

  /// Nil to find out, or for all.
  private static func source(_ request: Request) throws(Failure) -> ImportedFood.Source? {
    guard let text = request.value(.source) else { return nil }
    guard let source = ImportedFood.Source(rawValue: text) else {
      let words = ImportedFood.Source.allCases.map(\.rawValue)
      throw .usage(.unknownChoice(text, among: .words(words)))
    }
    return source
  }

  static func listImports(_ session: inout Session) throws(Failure) {
    let imports = try session.ask(FoodCalls.Imports.self, NoFields()).imports
    guard !session.request.has(.json) else {
      return session.output.line(array: imports.map(\.json))
    }
    let table = FoodImportTable(try session.wording(), on: session.screen())
    session.output.text(table.text(of: imports))
  }

  static func forget(_ session: inout Session) throws(Failure) {
    let source = try source(session.request)
    let imports = try session.ask(FoodCalls.Imports.self, NoFields()).imports
      .filter { source == nil || $0.source == source }
    guard !imports.isEmpty else {
      return session.tell(session.phrases()(FoodImportMessage.none))
    }
    if !session.request.has(.yes) {
      guard session.seat == .terminal else { throw .needsYes }
      session.say(session.phrases()(FoodImportMessage.forget))
      try session.askToGoOn()
    }
    for each in imports {
      // Nothing takes its place.
      _ = try session.ask(FoodCalls.Stage.self, StagedFoods(each.source, []))
      try FoodImportRun.build(&session) { left in !left.contains { $0.source == each.source } }
    }
    guard !session.request.has(.json) else {
      return session.output.line(array: imports.map(\.json))
    }
    let count = imports.reduce(0) { $0 + $1.foods }
    session.tell(session.phrases()(.importsForgotten, count))
  }
}
