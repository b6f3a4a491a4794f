import Host
import Time
import Views

/// One run of fastctl, from words to an exit code.
enum Invocation {
  static func run(_ words: [String]) -> ExitCode {
    let request: Request
    do throws(UsageError) { request = try Parser.parse(words) } catch {
      var session = Session(Request(command: HelpCommand.self))
      return fail(.usage(error), &session)
    }
    var session = Session(consume request)
    do throws(Failure) {
      try perform(&session)
      session.output.flush()
      session.sayAfterwards()
      session.sayWrongSettings()
      session.endJournal()
      return session.exitCode
    } catch {
      session.output.flush()
      return fail(error, &session)
    }
  }

  private static func fail(_ failure: Failure, _ session: inout Session) -> ExitCode {
    let wording = session.wordingAnyhow()
    session.note(failure)
    defer { session.endJournal() }
    let check = session.request.command.shownBy
    let sentences = Sentences(phrases: session.phrases(), wording: wording, check: check)
    if let text = sentences.text(of: failure) {
      session.say(text)
      if session.request.isFromDesktop { session.say(failure, text) }
    }
    return failure.exitCode
  }

  /// Does what the words ask for in the place of what was asked so far.
  static func run(
    _ words: [String], hasAgreed: Bool, _ session: inout Session
  ) throws(Failure) {
    do throws(UsageError) { session.request = try Parser.parse(words) } catch {
      throw .usage(error)
    }
    session.hasAgreed = hasAgreed
    try session.request.command.run(&session)
  }

  private static func perform(_ session: inout Session) throws(Failure) {
    if session.request.has(.help) { return HelpCommand.show(session.request, &session) }
    session.noteTyped()
    try session.request.command.run(&session)
  }
}
