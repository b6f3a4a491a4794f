import Host
import Nouns
import Time
import Views
import Wire

extension Session {
  // MARK: Times

  /// The moment that `--at`, `--ago` or an argument says, or what they have given says by itself; else that
  /// at which they typed it on a phone.
  mutating func moment(
    _ argument: String? = nil, or said: Instant? = nil
  ) throws(Failure) -> Instant? {
    if let argument, let option = [OptionName.at, .ago].first(where: request.has) {
      throw .usage(.conflict(option, argument))
    }
    if let text = request.value(.at) ?? argument {
      guard !request.has(.ago) else { throw .usage(.conflict(.at, OptionName.ago.spelling)) }
      return try time(text, for: .at, .latest)
    }
    guard let text = request.value(.ago) else { return said ?? typed?.at }
    return (typed?.at ?? Clock.now()) - (try span(text, for: .ago))
  }

  func span(_ text: String, for option: OptionName) throws(Failure) -> Span {
    do { return try Span(text) } catch {
      throw .notUnderstood(error, place: option.spelling)
    }
  }

  /// A time as the person means it; what they should know about it is said at once.
  mutating func time(
    _ text: String, for option: OptionName, _ sense: TimeSense
  ) throws(Failure) -> Instant {
    try time(text, at: option.spelling, sense)
  }

  /// The same for an argument; `place` is what it is called.
  mutating func time(
    _ text: String, at place: String, _ sense: TimeSense
  ) throws(Failure) -> Instant {
    if TimeReader.isLastMeal(text) { return try timeOfLastMeal() }
    let reader = try reader()
    let read: ReadTime
    do { read = try reader.time(text, sense) } catch {
      throw .notUnderstood(error, place: place)
    }
    if let note = read.note { try say(note, of: text, read.instant) }
    return read.instant
  }

  private mutating func say(
    _ note: ReadTime.Note, of text: String, _ instant: Instant
  ) throws(Failure) {
    let wording = try wording()
    let moment = wording.moment(instant, now: Clock.now())
    switch note {
    case .afterGap:
      say(wording.phrases(TimeMessage.afterGap, ["text": text, "moment": moment]))
    case .earlierOfTwo(let other):
      let offset = wording.zone.iso(other).suffix(6)
      say(
        wording.phrases(
          TimeMessage.earlierOfTwo,
          ["text": text, "moment": moment, "offset": String(offset)]))
    }
  }

  /// The mood that `--mood` gives; 0 for none, where that is allowed.
  func mood(orNone: Bool = false) throws(Failure) -> Int? {
    guard let text = request.value(.mood) else { return nil }
    if orNone, Term.none.fits(text) { return 0 }
    guard text.utf8.count == 1, let mood = Int(text), Fast.moods.contains(mood) else {
      throw .usage(.notAMood(text))
    }
    return mood
  }

  /// The reason that `--reason` gives; nil where it says none as well.
  var reason: EndReason? { request.value(.reason).flatMap(EndReason.init(rawValue:)) }

  // MARK: Goals

  /// The goal that the argument, `--until` or `--open` says, for a fast that begins at `start`.
  mutating func goal(start: Instant) throws(Failure) -> GoalOrder? {
    let argument = request.arguments.first
    if let text = request.value(.until) {
      guard argument == nil else { throw .usage(.conflict(.until, argument ?? "")) }
      guard !request.has(.open) else { throw .usage(.conflict(.until, OptionName.open.spelling)) }
      return .until(try time(text, for: .until, .firstAfter(start)))
    }
    if request.has(.open) {
      guard argument == nil else { throw .usage(.conflict(.open, argument ?? "")) }
      return .open
    }
    guard let argument else { return nil }
    return try goal(typed: argument, at: ValueKind.goal.placeholder.rawValue)
  }

  /// The goal that a text says; of a number alone it is said how it was taken.
  mutating func goal(typed text: String, at place: String) throws(Failure) -> GoalOrder {
    let mistake: NotUnderstood
    do {
      let goal = try GoalOrder(typed: text)
      if !goal.isChange || changesGoal { return goal }
      mistake = NotUnderstood(text: text, place: 0, expected: .goal)
    } catch { mistake = error }
    if let goal = ownSchedule(named: text) { return goal }
    guard let span = GoalText.bareHours(text) else { throw .notUnderstood(mistake, place: place) }
    say(phrases()(TimeMessage.takenAsHours, ["number": "\(span.seconds / 3600)"]))
    return .span(span)
  }

  /// What reads like a mistake may be a name, such as "5 o'clock": only the daemon knows.
  private mutating func ownSchedule(named text: String) -> GoalOrder? {
    guard let list = try? ask(ScheduleCalls.List.self, NoFields()) else { return nil }
    let isThere = list.schedules.contains { $0.own && $0.name.lowercased() == text.lowercased() }
    return isThere ? .schedule(text) : nil
  }

  // MARK: The person's word

  /// Does what `body` does; where that needs the person's word and they sit before us, asks them.
  mutating func confirming<Answer>(
    saying sentences: [String] = [], word: Term? = nil, times: (Instant, Instant)? = nil,
    _ body: (inout Session, String?) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    var given =
      request.value(.confirm).map { text in
        [word.flatMap { $0.fits(text) ? $0.word : nil } ?? text]
      } ?? []
    while true {
      do throws(Failure) {
        return try body(&self, given.isEmpty ? nil : given.joined(separator: ","))
      } catch {
        guard case .refused(let refusal) = error, let consents = refusal.consents,
          !given.contains(consents.text)
        else { throw error }
        var reasons = sentences
        if consents.contains(.longFast), let times {
          reasons = try wording().longFast(from: times.0, to: times.1)
        }
        try confirm(consents, saying: reasons, word: word, otherwise: refusal)
        given.append(consents.text)
      }
    }
  }

  private mutating func confirm(
    _ consents: [Consent], saying sentences: [String], word: Term?, otherwise refusal: Refusal
  ) throws(Failure) {
    guard !request.has(.confirm) else { throw .refused(refusal) }
    let reasons = try wording().reasons(for: refusal, now: Clock.now())
    switch seat {
    case .terminal:
      if consents.contains(.longGoal), try isRefusedAfterQuestions() { return }
      for sentence in sentences + reasons { say(sentence) }
      guard Confirmation(&self, word: word).isGiven(for: consents) else { throw .said(.refused) }
    case .desktop:
      // A turn of the wheel is no decision for days without food.
      guard !request.isStepOfGoal else { throw .refused(refusal) }
      if reasons.isEmpty { try agreeToLongGoal() } else { try agree(to: reasons) }
    case .nowhere:
      if consents.contains(.longFast) { for sentence in sentences { say(sentence) } }
      throw .refused(refusal)
    }
  }

  /// Who was never asked is, before so long a goal; whether the answers speak against it.
  private mutating func isRefusedAfterQuestions() throws(Failure) -> Bool {
    guard try ask(ProfileCalls.GetSafety.self, NoFields()).safety.at == nil else { return false }
    guard try SafetyDialog().run(&self) != .left else { throw .said(.refused) }
    return try ask(ProfileCalls.GetSafety.self, NoFields()).safety.longestGoal != nil
  }

  /// Goes on with the person's word alone; without a terminal `--yes` is that word.
  mutating func askToGoOn(saying sentence: String? = nil) throws(Failure) {
    guard !request.has(.yes) else { return }
    guard seat == .terminal else { throw .needsYes }
    if let sentence { say(sentence) }
    guard Confirmation(&self).isGiven() else { throw .said(.refused) }
  }

  /// Goes on with a word that is typed; without a terminal `--confirm` is that word.
  mutating func askForWord(_ word: Term, saying sentence: String) throws(Failure) {
    if let text = request.value(.confirm), word.fits(text) { return }
    guard seat == .terminal, !request.has(.confirm) else {
      throw .exchange(
        sentence + "\n"
          + phrases()(
            ExchangeMessage.confirm, "option",
            OptionName.confirm.spelling + " " + word.word))
    }
    say(sentence)
    guard Confirmation(&self, word: word).isGiven() else { throw .said(.refused) }
  }

  /// Of a fast that has one.
  private var changesGoal: Bool {
    request.command == GoalCommand.self || request.command == EditCommand.self
  }

  // MARK: Answers

  /// Shows what a command did and the state after it, and once whether daemon and client are of one
  /// version.
  mutating func show(_ answer: FastAnswer) throws(Failure) {
    hasToldNotices = true
    if request.has(.json) {
      output.line(answer.json)
    } else if seat == .desktop {
      try showOnDesktop(answer)
    } else {
      let screen = screen()
      let card = AnswerCard(try wording(), on: screen)
      let isAdded = request.command == AddCommand.self
      output.text(utf8: isAdded ? card.utf8(ofAdded: answer) : card.utf8(of: answer))
      try addCoach(to: answer, on: screen)
    }
    warnOfOtherVersion(answer.state.version)
  }

  /// Who has just ended a fast may say how it was, while it stands there.
  private mutating func showOnDesktop(_ answer: FastAnswer) throws(Failure) {
    let wording = try wording()
    let text = wording.popup(
      of: answer, isGoalChange: request.command == GoalCommand.self, care: longGoalCare(answer.fast)
    )
    let isEnd = request.command == StopCommand.self || request.command == ToggleCommand.self
    guard isEnd, answer.fast.end != nil, answer.fast.outcome != .cancelled else { return say(text) }
    guard try self.answer(text, offering: [wording.feelingButton]) == .feeling,
      let words = try words(from: wording.menu(askingAfter: answer.fast))
    else { return }
    try Invocation.run(EditCommand.forClick(words), hasAgreed: false, &self)
  }

  /// For those whose answer does not say so.
  mutating func isFasting() throws(Failure) -> Bool {
    try ask(StatusCalls.Get.self, StatusQuestion()).fast != nil
  }

  /// The number that an option gives: how many, or after which.
  func number(_ option: OptionName) throws(Failure) -> Int64? {
    guard let text = request.value(option) else { return nil }
    guard let number = Int64(text), number >= (option == .last || option == .weeks ? 1 : 0)
    else {
      throw .usage(.notANumber(text, option))
    }
    return number
  }

  /// After what was asked for, and beside it.
  mutating func warnOfOtherVersion(_ version: String?) {
    guard let version, !Product.isBuild(version) else { return }
    output.flush()
    say(
      phrases()(TroubleMessage.otherVersion, ["daemon": version, "client": Product.build]))
  }
}

extension UseOrder {
  /// Hours alone are those of a schedule: `16` and `16h` are 16:8.
  init(typed text: String) {
    let hours = ((try? Span(text)) ?? GoalText.bareHours(text)).map { $0.seconds / 3600 }
    if let hours, (1...23).contains(hours) {
      self.init(schedule: "\(hours):\(24 - hours)")
    } else {
      self.init(schedule: Term.openSchedule.fits(text) ? nil : text)
    }
  }
}

extension GoalOrder {
  init(typed text: String) throws(NotUnderstood) {
    if Term.noGoal.fits(text) {
      self = .open
    } else if GoalText.isChange(text) {
      self = .change(try Span(change: text))
    } else {
      switch try GoalText(text) {
      case .schedule(let name), .named(let name): self = .schedule(name)
      case .span(let span): self = .span(span)
      }
    }
  }

  fileprivate var isChange: Bool { if case .change = self { true } else { false } }
  var isSchedule: Bool { if case .schedule = self { true } else { false } }
}
