import Host
import Nouns
import Time
import Views
import Wire

// Undoing and redoing, one step or several.
extension Session {
  /// What a slip of the fingers may undo.
  private static let mostSteps: Int64 = 100

  /// Takes one step, or as many as the argument says; ends at the first that is refused.
  mutating func takeSteps(
    _ state: StepState, _ take: (inout Session) throws(Failure) -> StepAnswer
  ) throws(Failure) {
    let count = try stepCount()
    var answers: [StepAnswer] = []
    var failure: Failure?
    while answers.count < count ?? 1, failure == nil {
      do throws(Failure) { answers.append(try take(&self)) } catch { failure = error }
    }
    if answers.isEmpty, let failure { throw failure }
    try show(answers, as: state, isList: count != nil)
    guard let failure else { return }
    output.flush()
    let message: StepMessage = state == .undone ? .stoppedUndoing : .stoppedRedoing
    say(phrases()(message, "done", String(answers.count), "count", String(count ?? 1)))
    throw failure
  }

  private func stepCount() throws(Failure) -> Int? {
    guard let text = request.arguments.first else { return nil }
    guard let count = Int(text), count <= Self.mostSteps else {
      throw .usage(.tooMany(text, limit: Self.mostSteps))
    }
    return count
  }

  /// Says which commands were undone or redone, and how things stand now.
  private mutating func show(
    _ answers: [StepAnswer], as state: StepState, isList: Bool
  ) throws(Failure) {
    if request.has(.json) {
      if isList { return output.line(array: answers.map(\.json)) }
      for answer in answers { output.line(answer.json) }
      return
    }
    let steps = answers.map(\.step)
    guard seat != .desktop else { return try say(undone: steps) }
    let wording = try wording()
    let now = Clock.now()
    for answer in answers {
      for line in wording.sentences(for: answer.step, as: state, now: now) { tell(line) }
    }
    // It is done, whether or not the rest can be told.
    guard let snapshot = try? ask(StatusCalls.Get.self, StatusQuestion()) else { return }
    if let text = try? standing(after: steps, as: state, on: screen(), now) {
      output.text(text)
    } else {
      hasToldNotices = true
      output.text(utf8: StatusCard(wording, on: screen()).utf8(of: snapshot))
    }
    output.flush()
    // Those who have undone more than they meant see how many there are.
    if state == .undone { say(wording.phrases(.toRedo, max(answers.last?.undone ?? 1, 1))) }
    warnOfOtherVersion(snapshot.version)
  }

  /// The same in a pop-up.
  mutating func say(undone steps: [RecordedCommand]) throws(Failure) {
    let (wording, now) = (try wording(), Clock.now())
    let sentences = steps.map { wording.sentence(forUndoing: $0, now: now) }
    let standing = (try? standing(after: steps, as: .undone, on: .linear, now)) ?? ""
    let lines = sentences + standing.split(separator: "\n").map(String.init)
    say(wording.popup(undone: lines.joined(separator: "\n")))
  }

  /// The day's sum or the weight, where all of them were meals or weigh-ins; else nil, for then it is the
  /// fast that counts.
  private mutating func standing(
    after steps: [RecordedCommand], as state: StepState, on screen: Screen, _ now: Instant
  ) throws(Failure) -> String? {
    guard let last = steps.last, steps.allSatisfy({ $0.noun == last.noun }) else { return nil }
    let wording = try wording()
    let today = wording.zone.day(of: now)
    let (was, isNow) =
      state == .done
      ? (last.rowBefore, last.rowAfter) : (last.rowAfter, last.rowBefore)
    switch isNow?.row ?? was?.row {
    case .weighing?:
      let state = try ask(WeightCalls.Show.self, NoFields())
      return WeightPage(wording, on: screen).text(of: state, today: today)
    case .mealItem(let item)?:
      let question = MealDayQuestion(day: item.at.day.iso)
      let day = try ask(MealCalls.Day.self, question).day
      return MealPage(wording, on: screen).sum(of: day, today: today) + "\n"
    default: return nil
    }
  }
}

enum StepMessage: String, Message {
  case stoppedUndoing = "{done} of {count} commands undone. The next one was not:"
  case stoppedRedoing = "{done} of {count} commands redone. The next one was not:"
}
