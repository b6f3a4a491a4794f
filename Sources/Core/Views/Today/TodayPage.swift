import Nouns
package import Time
package import Wire

/// The text of `fastctl today`: the day on one page, a line or two for each thing.
package struct TodayPage {
  let wording: Wording
  let screen: Screen
  var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  /// `meals`, `weight`, `drinks` and `targets` where there is a journal of them, `counted` where the
  /// person's day is not that of the calendar; `agenda` is of `tonight`.
  package func text(
    of snapshot: Snapshot, meals: MealDay? = nil, weight: WeightState? = nil,
    drinks: DrinkDay? = nil, counted: WholeDay? = nil, targets: TargetsAnswer? = nil,
    agenda: AgendaAnswer? = nil
  ) -> String {
    var page = Page(on: screen)
    let day = counted.flatMap { try? Day(iso: $0.day) }
    page.add(wording.longDate(day ?? snapshot.today), .strong)
    if day != nil { page.add(begun(snapshot)) }
    if !screen.isLinear { page.add("") }
    var shown = snapshot
    if let counted { (shown.program, shown.energy) = (counted.program, counted.energy) }
    shown = shown.withoutPlansWhereUnsafe.asShown
    let isDrawn = draw(shown, on: &page)
    let weighed = weight.map {
      WeightPage(wording, on: screen).lines(of: $0, today: snapshot.today)
    }
    var cards = cards(
      of: shown, eaten: (meals ?? counted?.eaten).map(eaten) ?? [], weight: weighed ?? [],
      drunk: drunk(drinks))
    let now = Instant(milliseconds: snapshot.now)
    let told = agenda.map { AgendaPage(wording, on: screen).lines(of: $0, now: now) }
    cards.append((.tonight, told ?? []))
    if let targets, let place = cards.firstIndex(where: { $0.label == .energy }) {
      let notes =
        wording.resting(in: targets)
        + [wording.missed(targets.record, on: meals?.day ?? targets.date)]
      cards[place].lines += notes.compactMap(\.self)
    }
    add(cards.filter { !isDrawn || $0.label != .fast }, to: &page)
    StatusCard(wording, on: screen).tellBeside(snapshot, now, on: &page)
    return page.text
  }

  /// Until when what will be told is of this evening and the coming morning.
  package static func tonight(after now: Instant, in zone: Zone) -> Instant {
    // The night belongs to the evening before it.
    zone.instants(of: LocalTime(day: zone.day(of: now - .hours(4)) + 1, clock: .noon)).first
  }

  /// The text of a day that is over, as far as it is known.
  package func text(of day: WholeDay, drinks: DrinkDay? = nil, now: Instant) -> String {
    var page = Page(on: screen)
    page.add((try? Day(iso: day.day)).map(wording.longDate) ?? day.day, .strong)
    if !screen.isLinear { page.add("") }
    let cards: [Card] = [
      (.fast, day.fasts.map { ended($0, now: now) }), (.energy, energy(day.energy)),
      (.phase, day.program.map { [place($0)] } ?? []), (.eaten, eaten(day.eaten)),
      (.drinks, drunk(drinks)), (.weight, weighed(day)),
    ]
    add(cards, to: &page)
    if cards.allSatisfy({ $0.label == .energy || $0.label == .phase || $0.lines.isEmpty }) {
      page.add(phrases(TodayMessage.nothing))
    }
    return page.text
  }

  /// True where the fast stands above all else, as it does in the status.
  private func draw(_ snapshot: Snapshot, on page: inout Page) -> Bool {
    guard screen.width != nil, !screen.isLinear, !snapshot.isClockDoubted,
      let fast = snapshot.fast
    else { return false }
    DrawnStatus(wording, on: screen).tell(
      fast, snapshot, Instant(milliseconds: snapshot.now), on: &page)
    for line in wording.care(in: snapshot) { page.add(line, .strong) }
    page.add("")
    return true
  }

  typealias Card = (label: TodayMessage, lines: [String])

  /// The date that the calendar has while the person's day goes on, and its phase.
  private func begun(_ snapshot: Snapshot) -> String {
    let date = wording.longDate(snapshot.today)
    guard let program = snapshot.program, program.isInForce else {
      return phrases(TodayMessage.begun, "date", date)
    }
    return phrases(TodayMessage.begunPhase, "date", date, "standing", place(program))
  }

  private func ended(_ fast: Entry, now: Instant) -> String {
    let times = [fast.start, fast.end ?? fast.start].map {
      wording.moment(Instant(milliseconds: $0), now: now)
    }
    let range = wording.range(times[0], times[1])
    let length = wording.length(of: fast, hasGoal: true)
    guard let outcome = fast.outcome, outcome != .open else {
      return phrases(TodayMessage.endedOpen, "length", length, "times", range)
    }
    return phrases(
      TodayMessage.ended,
      ["length": length, "times": range, "outcome": phrases(OutcomeMessage(outcome))])
  }

  private func weighed(_ day: WholeDay) -> [String] {
    let mean = day.mean.map { phrases(TodayMessage.mean, "weight", wording.weight(grams: $0)) }
    return [day.weight.map { wording.weight(grams: $0) }, mean].compactMap(\.self)
  }

  /// In the order in which a day is looked at; without a line there is no card.
  private func cards(
    of snapshot: Snapshot, eaten: [String], weight: [String], drunk: [String]
  ) -> [Card] {
    [
      (.fast, fast(snapshot)), (.window, window(snapshot)), (.energy, energy(snapshot)),
      (.eaten, eaten), (.drinks, drunk), (.phase, phase(snapshot)),
      (.streak, streak(snapshot.streak)), (.logging, snapshot.logging.map(streak) ?? []),
      (.habit, wording.habit(snapshot.glance).map { [$0] } ?? []), (.weight, weight),
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

  func eaten(_ day: MealDay) -> [String] {
    guard day.meals > 0 else { return [] }
    let labels = [
      TodayMessage.fast, .window, .energy, .phase, .streak, .logging, .habit, .eaten, .weight,
      .drinks, .tonight,
    ]
    let margin = labels.reduce(0) { max($0, phrases($1).cells) } + 2
    let meters = DayMeters(wording, on: screen)
    let lines = meters.lines(of: day, room: screen.width.map { $0 - margin })
    return day.withoutEnergy > 0 ? lines + [phrases(.withoutEnergy, day.withoutEnergy)] : lines
  }

  func drunk(_ day: DrinkDay?) -> [String] {
    guard let day, day.last != nil else { return [] }
    return [DrinkPage(wording, on: screen).amount(of: day)]
  }

  // MARK: The program

  func phase(_ snapshot: Snapshot) -> [String] {
    guard let program = snapshot.program else { return [] }
    let coming = wording.next(after: program, today: snapshot.today)
    return [standing(program), coming].compactMap(\.self)
  }

  /// In which day of which cycle.
  private func place(_ program: Program) -> String {
    let line = wording.standing(of: program)
    guard let cycle = program.cycle, program.phase != .paused else { return line }
    return phrases(TodayMessage.cycle, "standing", line, "cycle", wording.number(cycle))
  }

  private func standing(_ program: Program) -> String {
    let line = place(program)
    guard let left = program.daysLeft, program.phase != .paused else { return line }
    return line + screen.separator + phrases(.daysLeft, left)
  }

  func energy(_ snapshot: Snapshot) -> [String] {
    guard snapshot.resting == nil else {
      return [wording.rest(in: snapshot)].compactMap(\.self)
    }
    guard snapshot.energy == nil, snapshot.program != nil else { return energy(snapshot.energy) }
    return [phrases(TodayMessage.noTarget)]
  }

  private func energy(_ energy: DayEnergy?) -> [String] {
    energy.map { [wording.energy($0.kcal, $0.reason)] } ?? []
  }

  // MARK: The fast

  private func fast(_ snapshot: Snapshot) -> [String] {
    let card = StatusCard(wording, on: screen)
    let now = Instant(milliseconds: snapshot.now)
    let care = wording.care(in: snapshot)
    guard let fast = snapshot.fast else {
      return [phrases(StatusMessage.idle)] + care + intention(snapshot, card, now)
    }
    guard screen.isLinear || snapshot.isClockDoubted else {
      let line = DrawnStatus(wording, on: screen).line(of: snapshot, now)
      return [line, card.since(fast, now, hasStage: false)] + care
    }
    let isMet = screen.isLinear && fast.goalReached
    let progress = isMet ? fast.progress.map { card.progressInWords(fast, $0) } : nil
    let eat = wording.timesToEat(in: snapshot, now: now).map {
      phrases(StatusMessage.eat, "times", $0)
    }
    return [card.headline(fast, in: snapshot), progress, card.times(fast, now), eat]
      .compactMap(\.self) + care
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

  func streak(_ streak: Streak) -> [String] {
    guard streak.longest > 0 else { return [] }
    let line = phrases(.daysAndLongest, streak.current, "longest", wording.number(streak.longest))
    return [wording.joined(line, wording.lastDays(of: streak))]
  }
}
