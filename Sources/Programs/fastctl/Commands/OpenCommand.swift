import Host
import Nouns
import Time
import Views
import Wire

enum OpenCommand: Command {
  static let name = "open"

  static func isTyped(_ request: Request) -> Bool { false }
  static func needsTerminal(_ request: Request) -> Bool { true }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Carry out a fastd: link, after asking",
      details: [
        "Links can say start, stop, toggle, cancel, goal, meal, weight, status or menu, such as fastd:start?goal=16:8, open the screen with ui, or show the pages today, history, stats, chart, calendar, window, schedule, remind, program, targets, profile, learn and about.",
        "Any web page can contain one, so it says what would happen and asks before it changes anything.",
      ],
      arguments: [.required(.address)],
      examples: [
        .init(words: "open \"fastd:start?goal=16:8\"", meaning: "Ask, then start"),
        .init(
          words: "open \"fastd:start?goal=18h&ago=30m\"", meaning: "It started half an hour ago"),
        .init(words: "open \"fastd:goal?change=+1h\"", meaning: "One more hour"),
        .init(words: "open \"fastd:weight?kg=82.4\"", meaning: "Ask, then record a weight"),
        .init(
          typed: "open \"fastd:meal?text=oats%2080g\"", meaning: "Ask, then log a meal"),
        .init(words: "open fastd:status", meaning: "Only shows something, so it does not ask"),
        .init(words: "open fastd:ui?page=history", meaning: "The screen, in a terminal of its own"),
        .init(words: "open fastd:calendar", meaning: "A page, as much as fits in a pop-up"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let address: Address
    do throws(AddressError) { address = try Address(session.request.arguments.first ?? "") } catch {
      throw .address(error)
    }
    switch address.verb {
    case .status:
      try Invocation.run(["status", "--popup"], hasAgreed: false, &session)
    case .menu: try Invocation.run(["menu"], hasAgreed: false, &session)
    case .meal, .weight: try log(address, &session)
    case .ui: try openScreen(address, &session)
    case .start, .stop, .toggle, .cancel, .goal: try change(address, &session)
    default: try show(address.verb.rawValue, &session)
    }
  }

  /// What the command of that name prints, without columns and drawings.
  private static func show(
    _ page: String, _ session: inout Session
  ) throws(Failure) {
    let link = session.request
    // Why it cannot be shown is said in a pop-up as well.
    defer { session.request = link }
    try Invocation.run(
      [page, OptionName.plain.spelling], hasAgreed: false, &session)
    session.say(PopupText(lines: session.output.take()))
  }

  private static func change(
    _ address: Address, _ session: inout Session
  ) throws(Failure) {
    let state = try session.ask(StatusCalls.Get.self, StatusQuestion())
    let deed = try deed(of: address, state, &session)
    let question = try session.wording().question(before: deed, in: state)
    guard try session.choose(question) == PopupChoice.yes.rawValue else {
      try session.leave()
      return session.exitCode = .refused
    }
    try expect(state.fast, &session)
    try Invocation.run(words(for: deed), hasAgreed: true, &session)
  }

  /// What they agreed to was about the fast that ran when they were asked.
  private static func expect(
    _ fast: RunningFast?, _ session: inout Session
  ) throws(Failure) {
    guard let fast else { return }
    let now = try session.ask(StatusCalls.Get.self, StatusQuestion()).fast
    guard now?.id == fast.id else {
      throw .refused(now == nil ? .notFasting : .nothingToChange)
    }
  }

  /// What it comes to as things stand; what is not understood, or cannot be, is not asked either.
  private static func deed(
    of address: Address, _ state: Snapshot, _ session: inout Session
  ) throws(Failure) -> LinkDeed {
    let deed = try wish(address, state, &session)
    if let obstacle = deed.obstacle(in: state) { throw .refused(obstacle) }
    return deed
  }

  private static func wish(
    _ address: Address, _ state: Snapshot, _ session: inout Session
  ) throws(Failure) -> LinkDeed {
    let ago = try span(address)
    switch (address.verb, state.fast) {
    case (.start, let fast?):
      let start = Instant(milliseconds: fast.start)
      throw .refused(.alreadyFasting(try RowID(given: fast.id), since: start))
    case (.start, nil), (.toggle, nil):
      let goal = try goal(address, .goal, &session)
      // What is said holds, whatever the plan of another day says.
      return .start(goal: goal ?? (ago == nil ? nil : state.plan.map(LinkGoal.init)), ago: ago)
    case (.stop, let fast?), (.toggle, let fast?): return .stop(fast, ago: ago)
    case (.cancel, let fast?): return .cancel(fast)
    case (.goal, let fast?):
      let place = address.values[.change] == nil ? Address.Parameter.goal : .change
      guard let goal = try goal(address, place, &session) else { throw .address(.noValue(.goal)) }
      return .goal(goal, fast)
    default: throw .refused(.notFasting)
    }
  }

  private static func span(_ address: Address) throws(Failure) -> Span? {
    guard let text = address.values[.ago] else { return nil }
    // A web page's words are not shown, not even as a mistake.
    do { return try Span(text) } catch { throw .address(.unknownValue(.ago)) }
  }

  private static func goal(
    _ address: Address, _ place: Address.Parameter, _ session: inout Session
  ) throws(Failure) -> LinkGoal? {
    guard let text = address.values[place] else { return nil }
    let schedules = try session.ask(ScheduleCalls.List.self, NoFields()).schedules
    guard let goal = LinkGoal(text, among: schedules) else {
      throw .address(.unknownValue(.goal))
    }
    if case .change = goal, address.verb != .goal { throw .address(.unknownValue(.goal)) }
    return goal
  }

  private static func words(for deed: LinkDeed) -> [String] {
    let option = OptionName.popup.spelling
    func since(_ ago: Span?) -> [String] { ago.map { ["--ago=\($0.seconds)s"] } ?? [] }
    switch deed {
    case .start(let goal, let ago):
      return ["start", option] + since(ago) + (goal.map { ["--", $0.word] } ?? [])
    case .stop(_, let ago): return ["stop", option] + since(ago)
    case .cancel: return ["cancel", option]
    case .goal(let goal, _): return ["goal", option, "--", goal.word]
    }
  }

  // MARK: Links that say what was eaten or weighed

  static func log(_ address: Address, _ session: inout Session) throws(Failure) {
    let command = [address.verb.rawValue, OptionName.popup.spelling]
    // Then the person says it, and no link.
    guard !address.values.isEmpty else {
      return try Invocation.run(command, hasAgreed: false, &session)
    }
    let (entry, words) =
      address.verb == .weight ? try weight(in: address) : try meal(in: address, &session)
    let question = try session.wording().question(before: entry)
    guard try session.choose(question) == PopupChoice.yes.rawValue else {
      try session.leave()
      return session.exitCode = .refused
    }
    try Invocation.run(command + ["--", words], hasAgreed: true, &session)
  }

  /// A bare number of the unit that the parameter names.
  private static func weight(in address: Address) throws(Failure) -> (LinkEntry, String) {
    // No address has two of them.
    for (parameter, text) in address.values {
      guard let unit = WeightUnit(rawValue: parameter.rawValue) else { continue }
      let isNumber = text.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || " .,".utf8.contains(byte)
      }
      guard isNumber, let mass = try? Mass(text, in: unit) else {
        throw .address(.unknownValue(parameter))
      }
      // "13 2" is 13 st 2.
      let numbers = text.split(separator: " ", maxSplits: 1)
      let words = numbers.prefix(1) + [parameter.rawValue[...]] + numbers.dropFirst()
      return (.weight(grams: mass.grams), words.joined(separator: " "))
    }
    throw .address(.noValue(.kg))
  }

  /// As the daemon understands it; a time in it is not a link's to say.
  private static func meal(
    in address: Address, _ session: inout Session
  ) throws(Failure) -> (LinkEntry, String) {
    let place = address.values[.text] == nil ? Address.Parameter.name : .text
    let text = if let text = address.values[.text] { text } else { try named(address) }
    let reading = try session.ask(MealCalls.Read.self, MealReadQuestion(text))
    guard reading.mistake == nil, reading.time == nil, !reading.items.isEmpty,
      !reading.items.contains(where: { $0.lack == .tooMuch })
    else { throw .address(.unknownValue(place)) }
    return (.meal(reading.items), text)
  }

  /// A name stands between quotation marks, so that nothing else is read into it.
  private static func named(_ address: Address) throws(Failure) -> String {
    var words: [String] = []
    if let name = address.values[.name] {
      guard !name.contains("\"") else { throw .address(.unknownValue(.name)) }
      words.append("\"" + name + "\"")
    }
    if let kcal = address.values[.kcal] {
      guard let number = Int64(kcal), Nutrition.energies.contains(number) else {
        throw .address(.unknownValue(.kcal))
      }
      words.append("\(number)kcal")
    }
    return words.joined(separator: " ")
  }

  // MARK: Links that open the screen in a terminal of its own

  static func openScreen(
    _ address: Address, _ session: inout Session
  ) throws(Failure) {
    var page = NotebookPage.now
    if let word = address.values[.page] {
      guard let named = NotebookPage(typed: word) else { throw .address(.unknownValue(.page)) }
      page = named
    }
    let words = [Executable.path ?? "fastctl", UICommand.name, page.rawValue]
    guard let program = TerminalProgram.find(session.environment)?.running(words) else {
      return try session.refuse(session.phrases()(NotebookMessage.noTerminalProgram), .refused)
    }
    do throws(SystemError) { _ = try program.startDetached() } catch {
      throw .program(error, path: program.path)
    }
  }
}
