import Time
package import Wire

/// What `fastctl today` says: the day on one page, a line or two for each thing.
package struct TodayPage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  /// `meals` and `weight` where there is a journal of them.
  package func text(
    of snapshot: Snapshot, meals: MealDay? = nil, weight: WeightState? = nil
  ) -> String {
    var page = Page(on: screen)
    page.add(wording.longDate(snapshot.today), .strong)
    if !screen.isLinear { page.add("") }
    let cards = cards(of: snapshot.withoutPlansWhereUnsafe.asShown)
    let journals: [Card] = [
      (.eaten, meals.map { eaten($0, today: snapshot.today) } ?? []),
      (.weight, weight.map(WeightPage(wording, on: screen).lines) ?? []),
    ]
    add(cards + journals, to: &page)
    StatusCard(wording, on: screen).tellBeside(
      snapshot, Instant(milliseconds: snapshot.now), on: &page)
    return page.text
  }

  private typealias Card = (label: TodayMessage, lines: [String])

  /// In the order in which a day is looked at; without a line there is no card.
  private func cards(of snapshot: Snapshot) -> [Card] {
    [
      (.fast, fast(snapshot)), (.window, window(snapshot)), (.energy, energy(snapshot)),
      (.phase, phase(snapshot)), (.streak, streak(snapshot.streak)),
    ]
  }

  private func add(_ cards: [Card], to page: inout Page) {
    let shown = cards.filter { !$0.lines.isEmpty }
    let width = shown.reduce(0) { max($0, phrases($1.label).cells) } + 2
    for card in shown {
      let label = phrases(card.label)
      for (number, line) in card.lines.enumerated() {
        let before = number == 0 || screen.isLinear ? label : ""
        page.add(
          line, after: before + String(repeating: " ", count: width - before.cells), width: width)
      }
    }
  }

  // MARK: The journals

  /// The counted day is named where another date has begun since.
  private func eaten(_ day: MealDay, today: Day) -> [String] {
    guard day.meals > 0 else { return [] }
    let page = MealPage(wording, on: screen)
    let date = try? Day(iso: day.day)
    let sum = date == today ? page.energy(of: day) : page.sum(of: day, today: today)
    return [sum] + day.macros.map(page.line)
  }

  // MARK: The program

  private func phase(_ snapshot: Snapshot) -> [String] {
    guard let program = snapshot.program else { return [] }
    let coming = wording.next(after: program, today: snapshot.today)
    return [standing(program), coming].compactMap(\.self)
  }

  private func standing(_ program: Program) -> String {
    var line = wording.standing(of: program)
    if let cycle = program.cycle, program.phase != .paused {
      line = phrases(TodayMessage.cycle, "standing", line, "cycle", wording.number(cycle))
    }
    guard let left = program.daysLeft, program.phase != .paused else { return line }
    return line + screen.separator + phrases(.daysLeft, left)
  }

  private func energy(_ snapshot: Snapshot) -> [String] {
    guard let energy = snapshot.energy else {
      return snapshot.program == nil ? [] : [phrases(TodayMessage.noTarget)]
    }
    let reason: TodayMessage =
      switch energy.reason {
      case .maintenance: .maintenance
      case .diet: .diet
      case .fastDay: .fastDay
      case .noDiet: .noDiet
      }
    return [
      phrases(
        TodayMessage.why, "energy", wording.energy(energy.kcal), "reason", phrases(reason))
    ]
  }

  // MARK: The fast

  private func fast(_ snapshot: Snapshot) -> [String] {
    let card = StatusCard(wording, on: screen)
    let now = Instant(milliseconds: snapshot.now)
    let care = wording.care(in: snapshot)
    guard let fast = snapshot.fast else {
      return [phrases(StatusMessage.idle)] + care + intention(snapshot, card, now)
    }
    return [card.headline(fast, in: snapshot), card.times(fast, now)] + care
  }

  private func intention(_ snapshot: Snapshot, _ card: StatusCard, _ now: Instant) -> [String] {
    guard let plan = snapshot.plan else { return [] }
    if let off = wording.dayOff(plan, now: now) { return [off] }
    let closes = snapshot.state == .eating ? snapshot.window?.closes : nil
    guard let start = card.planned(plan, after: now) ?? closes.map(Instant.init(milliseconds:))
    else { return [wording.startNow(plan, now: now)] }
    return [card.next(plan, from: start, now)]
  }

  private func window(_ snapshot: Snapshot) -> [String] {
    guard let window = snapshot.window else { return [] }
    let now = Instant(milliseconds: snapshot.now)
    let closes = Instant(milliseconds: window.closes)
    let end = wording.soon(closes, now: now)
    guard snapshot.state != .eating else {
      let wait = wording.wait(seconds: (closes - now).seconds)
      return [phrases(TodayMessage.windowOpen, "end", end, "wait", wait)]
    }
    let opens = Instant(milliseconds: window.opens)
    guard opens > now else { return [] }
    let start = wording.soon(opens, now: now)
    return [
      phrases(
        TodayMessage.windowOpens, "start", start, "end", wording.soon(closes, now: opens))
    ]
  }

  private func streak(_ streak: Streak) -> [String] {
    guard streak.longest > 0 else { return [] }
    return [phrases(.daysAndLongest, streak.current, "longest", wording.number(streak.longest))]
  }
}
