import Nouns
package import Time
package import Wire

/// Where the person's weight stands and where it goes: what `fastctl weight` shows, and what it says
/// below an entry.
package struct WeightPage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  /// Of so many days there is a picture in one line.
  private static let days: Int64 = 30
  private static let weekOfDays = 7

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  /// `today` is the date here.
  package func text(of state: WeightState, today: Day) -> String {
    guard let grams = state.grams else {
      let none = phrases(WeighingMessage.none, "weight", wording.typed(grams: 82_500))
      return Page.sentences(none + "\n" + phrases(WeightMessage.reminder), on: screen)
        + warnings(of: state)
    }
    var page = Page(on: screen)
    page.add(headline(of: state), .strong)
    if let trend = trend(of: state) { page.add(trend) }
    addPicture(of: state, today: today, to: &page)
    page.add(last(grams, of: state, today: today))
    addWay(of: state, to: &page)
    return page.text + warnings(of: state)
  }

  /// After a weigh-in.
  package func answer(_ state: WeightState) -> String {
    guard state.grams != nil else { return "" }
    var page = Page(on: screen)
    page.add(headline(of: state))
    if let trend = trend(of: state) { page.add(trend) }
    addWay(of: state, to: &page)
    var text = page.text + warnings(of: state)
    if let leftOut = state.leftOut?.grams {
      let weight = wording.weight(grams: leftOut)
      text += Page.sentences(phrases(WeightMessage.leftOut, "weight", weight), on: screen)
    }
    return text
  }

  /// The number and where it goes; before there is a mean, what was weighed last.
  package func lines(of state: WeightState, today: Day) -> [String] {
    guard state.mean == nil else {
      return [headline(of: state), trend(of: state)].compactMap(\.self) + thin(state)
    }
    return (state.grams.map { [last($0, of: state, today: today)] } ?? []) + thin(state)
  }

  // MARK: The number

  private func headline(of state: WeightState) -> String {
    guard let mean = state.mean else { return phrases(WeightMessage.noMean) }
    let isFirstWeek = state.weighings < Self.weekOfDays
    let text = phrases(
      isFirstWeek ? WeightMessage.firstWeek : .mean, "weight", wording.weight(grams: mean))
    guard state.isWelcome, let arrow = state.arrow, !screen.isLinear else { return text }
    return screen.paint(arrow.sign(on: screen), .strong) + " " + text
  }

  private func last(_ grams: Int64, of state: WeightState, today: Day) -> String {
    phrases(
      state.leftOut == nil ? WeightMessage.last : .lastLeftOut, "weight",
      wording.weight(grams: grams), "date", name(of: state.date, today: today))
  }

  /// Nil where a rate could drive on.
  private func trend(of state: WeightState) -> String? {
    switch state.silence {
    case .tooFew: return phrases(WeightMessage.tooFew, "n", String(state.weighings))
    case .newBlock: return phrases(WeightMessage.newBlock)
    case .gap: return phrases(WeightMessage.gap)
    case nil: break
    }
    guard state.resting == nil else { return nil }
    guard let weekly = state.weekly, let size = wording.weightChange(grams: weekly) else {
      return phrases(WeightMessage.steady)
    }
    return phrases(weekly < 0 ? WeightMessage.falling : .rising, "weight", size)
  }

  private func name(of date: String?, today: Day) -> String {
    guard let day = date.flatMap({ try? Day(iso: $0) }) else { return "" }
    return day == today ? phrases(ProgramMessage.today) : wording.day(day, today: today)
  }

  // MARK: The last weeks in one line

  private func addPicture(of state: WeightState, today: Day, to page: inout Page) {
    let points = state.recent.filter { !$0.isLeftOut && $0.grams != nil }
    let grams = points.compactMap(\.grams)
    guard grams.count > 1, let least = grams.min(), let most = grams.max() else { return }
    let range = phrases(
      WeightMessage.recent, "least", wording.weight(grams: least), "most",
      wording.weight(grams: most))
    guard screen.hasBlocks, !screen.isLinear else { return page.add(range) }
    // 0 for a day without a value, 1 to 8 for how high it is.
    var heights = [UInt8](repeating: 0, count: Int(Self.days))
    for point in points {
      guard let day = try? Day(iso: point.date), let grams = point.grams,
        (0..<Self.days).contains(today - day)
      else { continue }
      let height = (grams - least) * 7 / max(most - least, 1)
      heights[Int(Self.days - 1 - (today - day))] = 1 + UInt8(clamping: height)
    }
    // As bytes: a text of its own would cost more than all else on the page.
    var picture: [UInt8] = []
    for height in heights.drop(while: { $0 == 0 }) {
      picture += height == 0 ? [UInt8(ascii: " ")] : [0xE2, 0x96, 0x80 + height]
    }
    page.add(utf8: picture + "  ".utf8 + range.utf8)
  }

  // MARK: The goal

  private func addWay(of state: WeightState, to page: inout Page) {
    guard let goal = state.goalWeight else { return }
    let name = wording.weight(grams: goal)
    if isNews(state) {
      return page.add(
        phrases(WeightMessage.reached, "goal", name, "typed", wording.typed(grams: goal)))
    }
    if let isHeld = state.isHeld {
      guard !isHeld else {
        return page.add(
          phrases(WeightMessage.held, "goal", name, "percent", wording.percent(3)))
      }
      guard let mean = state.mean, let distance = wording.weightChange(grams: mean - goal) else {
        return
      }
      return page.add(phrases(WeightMessage.notHeld, "weight", distance, "goal", name))
    }
    guard let distance = state.distance.flatMap(wording.weightChange(grams:)) else { return }
    guard let permille = state.permille else {
      return page.add(phrases(WeightMessage.distance, "weight", distance, "goal", name))
    }
    page.add(
      phrases(
        WeightMessage.toGo,
        ["weight": distance, "goal": name, "percent": wording.percent(permille / 10)]))
  }

  /// A goal that was reached is told for a week.
  private func isNews(_ state: WeightState) -> Bool {
    guard let day = state.reachedOn.flatMap({ try? Day(iso: $0) }),
      let last = state.date.flatMap({ try? Day(iso: $0) })
    else { return false }
    return last - day < Int64(Self.weekOfDays)
  }

  private func warnings(of state: WeightState) -> String {
    care(of: state).map { Page.sentences($0, on: screen) }.joined()
  }

  /// Beside what the status says.
  private func thin(_ state: WeightState) -> [String] {
    state.resting == .underweight ? [phrases(WeightMessage.underweight)] : []
  }

  private func care(of state: WeightState) -> [String] {
    thin(state) + state.notices.map(wording.sentence(for:))
  }
}

extension WeightArrow {
  func sign(on screen: Screen) -> String {
    switch self {
    case .down: screen.hasBlocks ? "↓" : "v"
    case .flat: screen.hasBlocks ? "→" : "="
    case .up: screen.hasBlocks ? "↑" : "^"
    }
  }
}

extension Wording {
  /// "0.5 kg", whatever the sign; nil for less than is shown. Nobody loses stones in a week.
  func weightChange(grams: Int64) -> String? {
    let mass = Mass(
      grams: abs(min(max(grams, -Mass.ofPeople.upperBound), Mass.ofPeople.upperBound)))
    let isMetric = customs.units.weight == .kilograms
    let tenths = isMetric ? mass.tenthsOfKilogram : mass.tenthsOfPound
    return tenths > 0 ? decimal(tenths: tenths) + (isMetric ? " kg" : " lb") : nil
  }
}
