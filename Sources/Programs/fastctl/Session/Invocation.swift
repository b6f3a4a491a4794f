import Host
import Time
import Views

/// One run of fastctl, from words to an exit code.
enum Invocation {
  static func run(_ words: [String]) -> ExitCode {
    let request: Request
    do throws(UsageError) { request = try Parser.parse(words) } catch {
      var session = Session(Request(command: .help))
      return fail(.usage(error), &session)
    }
    var session = Session(consume request)
    do throws(Failure) {
      let code = try perform(&session)
      session.output.flush()
      session.sayWrongSettings()
      session.endJournal()
      return code
    } catch {
      session.output.flush()
      return fail(error, &session)
    }
  }

  private static func fail(_ failure: Failure, _ session: inout Session) -> ExitCode {
    // Where the zone is what is wrong, times are told in UTC.
    let wording = (try? session.wording()) ?? Wording(phrases: session.phrases(), zone: .utc)
    session.note(failure)
    defer { session.endJournal() }
    if let text = Sentences(phrases: session.phrases(), wording: wording).text(of: failure) {
      session.say(harmless(text))
      if session.request.isFromDesktop { session.say(failure, text) }
    }
    return failure.exitCode
  }

  /// What is not understood is repeated, and must not move the cursor or name the window.
  static func harmless(_ text: String) -> String {
    String(
      text.unicodeScalars.map { scalar in
        scalar != "\n" && scalar.properties.generalCategory == .control
          ? "\\x" + String(scalar.value, radix: 16) : String(scalar)
      }.joined())
  }

  /// Does what the words ask for in the place of what was asked so far.
  static func run(
    _ words: [String], hasAgreed: Bool, _ session: inout Session
  ) throws(Failure) -> ExitCode {
    do throws(UsageError) { session.request = try Parser.parse(words) } catch {
      throw .usage(error)
    }
    session.hasAgreed = hasAgreed
    return try command(&session)
  }

  private static func perform(_ session: inout Session) throws(Failure) -> ExitCode {
    guard session.request.has(.help) else {
      session.noteTyped()
      return try command(&session)
    }
    Help.show(session.request, &session)
    return .done
  }

  /// The list of wires: one line a command.
  static func command(_ session: inout Session) throws(Failure) -> ExitCode {
    switch session.request.command {
    case .start: try Start.run(&session)
    case .stop: try Stop.run(&session)
    case .toggle: try Toggle.run(&session)
    case .cancel: try Cancel.run(&session)
    case .backup: try MakeBackup.run(&session)
    case .restore: try Restore.run(&session)
    case .purge: try Purge.run(&session)
    case .events: try ShowEvents.run(&session)
    case .status: try Status.run(&session)
    case .today: try ShowToday.run(&session)
    case .goal: try ChangeGoal.run(&session)
    case .watch: try Watch.run(&session)
    case .edit: try Edit.run(&session)
    case .add: try Add.run(&session)
    case .delete: try Delete.run(&session)
    case .undo: try Undo.run(&session)
    case .redo: try Redo.run(&session)
    case .history: try History.run(&session)
    case .show: try Show.run(&session)
    case .stats: try Stats.run(&session)
    case .page: try WritePage.run(&session)
    case .export: try Export.run(&session)
    case .calendar: try Calendar.run(&session)
    case .chart: try DrawChart.run(&session)
    case .import: try Import.run(&session)
    case .window: try EatingWindow.run(&session)
    case .schedule: try Schedule.run(&session)
    case .remind: try Remind.run(&session)
    case .program: try DietProgram.run(&session)
    case .ui: try ShowScreen.run(&session)
    case .bar: try Bar.run(&session)
    case .menu: return try OfferMenu.run(&session)
    case .open: return try OpenLink.run(&session)
    case .setup: try Setup.run(&session)
    case .profile: try ShowProfile.run(&session)
    case .weight: try Weigh.run(&session)
    case .meal: try Eat.run(&session)
    case .day: try MarkDay.run(&session)
    case .food: try Foods.run(&session)
    case .recipe: try Recipes.run(&session)
    case .targets: try ShowTargets.run(&session)
    case .learn: try Learn.run(&session)
    case .about: try About.run(&session)
    case .config: try Config.run(&session)
    case .doctor: return try Doctor.run(&session)
    case .report: try Report.run(&session)
    case .completions: try Completions.run(&session)
    case .version: try ShowVersion.run(&session)
    case .help: try Help.run(&session)
    }
    return .done
  }
}
