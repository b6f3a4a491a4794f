import Host
import Nouns
import Settings
import Time
import Views
import Wire

/// What the pages of the screen show, asked of the daemon as far as it is looked at.
struct NotebookShelf {
  /// The view of a fast that runs, where that is followed alone.
  private let style: ClockStyle?
  private var day = DayPage()
  private var fasts: [Entry] = []
  private var total: Int64?
  private var meals: [MealItem] = []
  private var weighings: [Weighing] = []
  private var isLast = true
  /// Whether the list is to go on below.
  var wantsMore = false

  /// So many lines of a list are asked for at once.
  private static let pageLength: Int64 = 100
  /// The same where each line is listened to.
  private static let spokenLength: Int64 = 20
  /// And no more are asked for anew when something has changed.
  private static let mostAnew: Int64 = 500

  init(style: ClockStyle? = nil) { self.style = style }

  /// Another page, or another part of it.
  mutating func turn() { (fasts, meals, weighings, total) = ([], [], [], nil) }

  /// What a page of the clock needs besides the state.
  mutating func learn(of state: Snapshot, on page: NotebookPage, _ session: inout Session) {
    if page == .today { day.ask(of: state, &session) }
  }

  func nextChange(of state: Snapshot, after now: Instant) -> Instant? {
    state.nextChange(after: now, hasSeconds: style?.hasSeconds ?? false)
  }

  /// What cannot be had is said in its place.
  mutating func body(
    of notebook: Notebook, _ state: Snapshot, _ session: inout Session
  ) -> NotebookBody {
    do throws(Failure) { return try page(notebook, state, &session) } catch {
      let sentences = Sentences(
        phrases: session.phrases(),
        wording: (try? session.wording()) ?? session.speaking().wording(in: .utc))
      session.say(sentences.text(of: error) ?? "")
      return NotebookBody(session.output.take())
    }
  }

  private mutating func page(
    _ notebook: Notebook, _ state: Snapshot, _ session: inout Session
  ) throws(Failure) -> NotebookBody {
    switch notebook.page {
    case .now: try now(notebook, state, &session)
    case .today:
      NotebookBody(
        try day.lines(of: state, rows: nil, &session).joined(separator: "\n") + "\n")
    case .history: try history(notebook, &session)
    case .calendar: try drawn(by: calendar(notebook, &session), notebook, state, &session)
    case .charts: try drawn(by: partShown(notebook), notebook, state, &session)
    case .meals: try mealList(notebook, &session)
    case .weight: try weightList(notebook, &session)
    case .program: try printed(by: partShown(notebook), &session)
    case .learn: try articles(notebook, &session)
    case .settings: try settings(notebook, &session)
    }
  }

  // MARK: Pages that a command prints

  private func partShown(_ notebook: Notebook) -> [String] {
    notebook.page.part(notebook.part)?.shows ?? []
  }

  private func text(of words: [String], _ session: inout Session) throws(Failure) -> String {
    let request = session.request
    defer { session.request = request }
    do throws(Failure) { try Invocation.run(words, hasAgreed: false, &session) } catch {
      _ = session.output.take()
      throw error
    }
    return session.output.take()
  }

  private func printed(
    by words: [String], _ session: inout Session
  ) throws(Failure) -> NotebookBody {
    NotebookBody(try text(of: words, &session))
  }

  /// Where there never was a fast, it says what to do.
  private func drawn(
    by words: [String], _ notebook: Notebook, _ state: Snapshot, _ session: inout Session
  ) throws(Failure) -> NotebookBody {
    let text = try text(of: words, &session)
    let isEmpty = state.fast == nil && state.last == nil && words.first != WeightCommand.name
    let hint = isEmpty ? notebook.hintOfEmpty : nil
    return NotebookBody(text + (hint.map { "\n\($0)\n" } ?? ""))
  }

  private func calendar(
    _ notebook: Notebook, _ session: inout Session
  ) throws(Failure) -> [String] {
    let day = try session.wording().zone.day(of: Clock.now())
    let today = day.civil
    switch notebook.shape {
    case 1: return ["calendar", String(min(max(today.year + notebook.part, 1), 9999))]
    // Nothing is known of those to come.
    case 2: return [WeekCommand.name, (day + 7 * Int64(min(notebook.part, 0))).iso]
    default: break
    }
    let part = notebook.shape == 0 ? notebook.part : min(notebook.part, 0)
    let months = min(max(today.year * 12 + today.month - 1 + part, 12), 9999 * 12 + 11)
    let (year, month) = (String(months / 12), String(months % 12 + 1))
    let padding = String(repeating: "0", count: 4 - year.count)
    let name = notebook.shape == 0 ? CalendarCommand.name : MonthCommand.name
    return [name, padding + year + (month.count < 2 ? "-0" : "-") + month]
  }

  private func now(
    _ notebook: Notebook, _ state: Snapshot, _ session: inout Session
  ) throws(Failure) -> NotebookBody {
    let screen = notebook.bodyScreen
    let wording = try session.wording()
    let ring = notebook.shape > 0 ? ClockStyle(shape: .ring) : nil
    if let style = style ?? ring {
      let face = ClockFace(wording, on: screen, rows: notebook.bodyRows, style: style)
      return NotebookBody(face.lines(of: state).joined(separator: "\n") + "\n")
    }
    var text = StatusCard(wording, on: screen).text(of: state)
    if let coach = try session.coach(on: screen) {
      let lines = coach.lines(of: state)
      if !lines.isEmpty { text += "\n" + lines.joined(separator: "\n") + "\n" }
    }
    return NotebookBody(text)
  }

  // MARK: Lists

  /// So many are asked for, behind those that are here.
  private func count(of known: Int, on notebook: Notebook) -> Int64 {
    guard !notebook.screen.isLinear else { return Self.spokenLength }
    return wantsMore ? Self.pageLength : min(max(Self.pageLength, Int64(known)), Self.mostAnew)
  }

  private mutating func history(
    _ notebook: Notebook, _ session: inout Session
  ) throws(Failure) -> NotebookBody {
    var question = HistoryQuestion(text: notebook.filter.isEmpty ? nil : notebook.filter)
    question.last = count(of: fasts.count, on: notebook)
    question.before = wantsMore ? fasts.last?.id : nil
    question.count = !wantsMore
    let page = try session.ask(HistoryCalls.List.self, question)
    fasts = wantsMore ? fasts + page.fasts : page.fasts
    total = page.count ?? total
    isLast = page.isLast || page.fasts.isEmpty
    if fasts.isEmpty, let hint = notebook.hintOfEmpty { return NotebookBody(hint) }
    let table = HistoryTable(try session.wording(), on: notebook.bodyScreen, now: Clock.now())
    let ids = ShortIDs(fasts.map(\.id))
    return NotebookBody(
      table.listing(of: fasts, total: total, isSought: !notebook.filter.isEmpty),
      naming: fasts.map { ids[$0.id] }, hasMore: !isLast)
  }

  private mutating func mealList(
    _ notebook: Notebook, _ session: inout Session
  ) throws(Failure) -> NotebookBody {
    let today = try session.wording().zone.day(of: Clock.now())
    guard notebook.part == 0 else {
      let day = today + Int64(notebook.part)
      return NotebookBody(try text(of: ["meal", "show", day.iso], &session))
    }
    let question = MealItemQuestion(
      last: count(of: meals.count, on: notebook),
      before: wantsMore ? meals.lastByID?.id.text : nil,
      text: notebook.filter.isEmpty ? nil : notebook.filter)
    let page = try session.ask(MealCalls.List.self, question)
    meals = (wantsMore ? meals + page.items : page.items).newestFirst
    isLast = page.isLast || page.items.isEmpty
    if meals.isEmpty, let hint = notebook.hintOfEmpty { return NotebookBody(hint) }
    let table = MealPage(try session.wording(), on: notebook.bodyScreen)
      .table(of: meals, now: Clock.now())
    let ids = ShortIDs(meals.map(\.id.text))
    let head = notebook.filter.isEmpty ? try text(of: ["meal", "show"], &session) + "\n" : ""
    return NotebookBody(
      table, after: head, naming: meals.map { ids[$0.id.text] }, hasMore: !isLast)
  }

  private mutating func weightList(
    _ notebook: Notebook, _ session: inout Session
  ) throws(Failure) -> NotebookBody {
    let question = WeighingQuestion(
      last: count(of: weighings.count, on: notebook),
      before: wantsMore ? weighings.last?.id.text : nil)
    let page = try session.ask(WeightCalls.List.self, question)
    weighings = wantsMore ? weighings + page.weighings : page.weighings
    isLast = page.isLast || page.weighings.isEmpty
    if weighings.isEmpty, let hint = notebook.hintOfEmpty { return NotebookBody(hint) }
    let table = WeighingTable(try session.wording(), on: notebook.bodyScreen, now: Clock.now())
      .listing(of: weighings)
    let ids = ShortIDs(weighings.map(\.id.text))
    let head = try text(of: ["weight"], &session) + "\n"
    return NotebookBody(
      table, after: head, naming: weighings.map { ids[$0.id.text] }, hasMore: !isLast
    ).filtered(notebook.filter)
  }

  private func articles(
    _ notebook: Notebook, _ session: inout Session
  ) throws(Failure) -> NotebookBody {
    var list = LearnCommand.list(&session)
    try session.addCoach(on: .learning)
    list.text += session.output.take()
    return NotebookBody(list, naming: Article.Name.allCases.map(\.rawValue))
      .filtered(notebook.filter)
  }

  private func settings(
    _ notebook: Notebook, _ session: inout Session
  ) throws(Failure) -> NotebookBody {
    guard !notebook.screen.isLinear else {
      return try printed(by: ["config", "list"], &session).filtered(notebook.filter)
    }
    let list = try ConfigCommand.shown(&session)
    return NotebookBody(list.listing, naming: list.keys.map(\.rawValue)).filtered(notebook.filter)
  }
}
