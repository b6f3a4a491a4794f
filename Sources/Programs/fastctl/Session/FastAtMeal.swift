import Host
import Nouns
import Time
import Views
import Wire

/// The fast that runs while something is eaten: a meal never ends it by itself.
struct FastAtMeal {
  private let fast: RunningFast?
  let at: Instant?
  private let ends: Bool

  /// Asks where there is somebody to ask, before anything is logged.
  init(at moment: Instant?, _ session: inout Session) throws(Failure) {
    let request = session.request
    if request.has(.endFast), request.has(.keepFast) {
      throw .usage(.conflict(.endFast, OptionName.keepFast.spelling))
    }
    let running = try session.ask(StatusCalls.Get.self, StatusQuestion()).fast
    // What was eaten before it began has nothing to do with it.
    fast = running.flatMap { fast in
      moment.map { $0.milliseconds > fast.start } ?? true ? fast : nil
    }
    self.at = moment
    guard fast != nil, !request.has(.keepFast) else {
      ends = false
      return
    }
    guard !request.has(.endFast), session.seat == .terminal, !request.has(.json) else {
      ends = request.has(.endFast)
      return
    }
    let wording = try session.wording()
    let now = Clock.now()
    let question = wording.askToEndFast(at: moment ?? now, now: now)
    guard let ends = Dialog(&session).agrees(question) else {
      session.say(wording.phrases(ConfirmationMessage.notDone))
      throw .said(.refused)
    }
    self.ends = ends
  }

  /// Whether a fast runs that nobody has ended with the meal.
  var goesOn: Bool { fast != nil && !ends }

  /// After the meal is on the disk.
  func settle(_ session: inout Session, after change: MealChange) throws(Failure) {
    guard let fast else {
      try sayWindow(&session)
      return try session.offerFast(before: change.items.first)
    }
    guard ends else {
      guard !session.request.has(.json) else { return }
      session.output.flush()
      return session.say(session.phrases()(MealPageMessage.fastGoesOn))
    }
    try end(fast, &session)
  }

  /// As they have said since.
  func end(_ session: inout Session) throws(Failure) {
    if let fast { try end(fast, &session) }
  }

  private func end(_ fast: RunningFast, _ session: inout Session) throws(Failure) {
    let order = StopOrder(at: at, id: fast.id)
    let answer = try session.order(FastCalls.Stop.self, order)
    guard !session.request.has(.json) else { return }
    try session.show(answer)
  }

  /// A meal outside the eating window is told so once, kindly.
  private func sayWindow(_ session: inout Session) throws(Failure) {
    guard !session.request.has(.json), session.seat != .desktop,
      let sentence = try outsideWindow(&session)
    else { return }
    session.output.flush()
    session.say(sentence)
    session.say(oneOf: [.outsideWindow])
  }

  /// Nil inside of the window, and while a fast runs.
  func outsideWindow(_ session: inout Session) throws(Failure) -> String? {
    guard fast == nil else { return nil }
    let moment = at ?? Clock.now()
    let question = MealQuestion(at: moment.milliseconds)
    guard let answer = try? session.ask(WindowCalls.Place.self, question),
      answer.place == .outside
    else { return nil }
    return try session.wording().sentence(for: answer, at: moment, now: Clock.now())
  }
}
