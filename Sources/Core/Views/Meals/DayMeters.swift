import Nouns
import Time
import Wire

/// A day's food beside its targets: meters where there is room for them, else sentences.
struct DayMeters {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  // MARK: In one line

  /// "Today: 1,020 kcal of 1,900 kcal, 880 kcal left"; what is more is a number and no scolding.
  func sum(of day: MealDay, today: Day) -> String {
    phrases(
      MealPageMessage.day, "date", date(of: day, today: today), "eaten", energy(of: day))
  }

  private func date(of day: MealDay, today: Day) -> String {
    guard let date = try? Day(iso: day.day) else { return "" }
    return date == today ? phrases(MealDayMessage.today) : wording.longDate(date)
  }

  /// "1,020 kcal of 1,900 kcal, 880 kcal left".
  func energy(of day: MealDay) -> String {
    // An unknown energy is not zero.
    guard let eaten = day.energyEaten else { return phrases(MealMessage.energyUnknown) }
    guard let energy = energyMeasure(of: day) else { return wording.energy(eaten) }
    func said(_ number: Int64) -> String { wording.number(number) + " " + energy.unit }
    return phrases(
      energy.left < 0 ? MealPageMessage.over : .left,
      [
        "eaten": said(energy.eaten), "target": said(energy.target), "left": said(energy.left),
        "over": said(-energy.left),
      ])
  }

  /// "Protein: 62 g of 110 g, 48 g left"
  func sentence(of macro: MacroState, isJudged: Bool) -> String {
    let measure = measure(of: macro, isJudged: isJudged)
    let text = phrases(
      measure.left < 0 ? MealPageMessage.macroOver : .macro,
      [
        "macro": measure.name, "eaten": wording.number(measure.eaten) + " g",
        "target": wording.number(measure.target) + " g",
        "left": wording.number(abs(measure.left)) + " g",
      ])
    guard let verdict = measure.verdict else { return text }
    return text + (screen.isLinear ? screen.separator : "  ") + sign(verdict)
  }

  private func sentences(of day: MealDay) -> [String] {
    day.knownMacros.map { sentence(of: $0, isJudged: day.isJudged) }
  }

  /// A tick for what went well; all else is a word.
  private func sign(_ verdict: MacroVerdict) -> String {
    guard verdict == .good, screen.hasBlocks else { return phrases(verdict) }
    return screen.paint("✓", .green)
  }

  // MARK: In meters

  /// A sentence for the day, and one for each macro.
  func sentences(of day: MealDay, today: Day) -> [String] {
    [sum(of: day, today: today)] + sentences(of: day)
  }

  /// A line or more for the day; `room` is the width there is for them.
  func lines(of day: MealDay, room: Int?, today: Day? = nil) -> [String] {
    let sentence = today.map { sum(of: day, today: $0) } ?? energy(of: day)
    guard !screen.isLinear, let columns = Columns(measures(of: day), self, room) else {
      return [sentence] + sentences(of: day)
    }
    let isSaid = energyMeasure(of: day) == nil || !columns.hasAmounts
    let head = isSaid ? sentence : today.map { screen.paint(date(of: day, today: $0), .strong) }
    return [head].compactMap(\.self) + columns.rows.map { row($0, columns, isOpen: !day.isJudged) }
  }

  private func row(_ row: Columns.Row, _ columns: Columns, isOpen: Bool) -> String {
    let measure = row.measure
    let bar = ProgressBar(permille: measure.permille, cells: columns.cells)
    let hue: Colour? = measure.verdict == .good ? .green : isOpen ? .blue : nil
    let parts = [
      measure.name.padded(to: columns.name), bar.line(on: screen, hue),
      columns.hasAmounts ? row.amounts.padded(to: columns.amounts) : nil,
      row.left.padded(to: columns.left), measure.verdict.map(sign),
    ]
    return parts.compactMap(\.self).joined(separator: "  ")
      .droppingLast { $0 == UInt8(ascii: " ") }
  }

  // MARK: The measures

  /// "62 of 110 g, 48 left, low"
  func numbers(of measure: Measure) -> String {
    let texts = rows([measure], hasAmounts: true).flatMap { [$0.amounts, $0.left] }
    return (texts + (measure.verdict.map { [phrases($0)] } ?? [])).joined(separator: ", ")
  }

  func measures(of day: MealDay) -> [Measure] {
    [energyMeasure(of: day)].compactMap(\.self)
      + day.knownMacros.map { measure(of: $0, isJudged: day.isJudged) }
  }

  /// In the unit that is shown, so that the numbers of a line add up.
  struct Measure {
    let name: String
    let eaten: Int64
    let target: Int64
    let unit: String
    var verdict: MacroVerdict?

    /// Negative for an excess.
    var left: Int64 { target - eaten }

    var permille: Int64 { target > 0 ? min(max(eaten, 0), target) * 1000 / target : 0 }
  }

  private func energyMeasure(of day: MealDay) -> Measure? {
    guard let target = day.target, let eaten = day.energyEaten else { return nil }
    return Measure(
      name: phrases(MealPageMessage.energy), eaten: wording.shownEnergy(eaten),
      target: wording.shownEnergy(target), unit: wording.customs.units.energy.rawValue)
  }

  private func measure(of macro: MacroState, isJudged: Bool) -> Measure {
    Measure(
      name: phrases(MacroMessage(macro.macro)), eaten: Wording.grams(tenths: macro.eaten ?? 0),
      target: Wording.grams(tenths: macro.target), unit: "g",
      verdict: MacroVerdict(macro, isJudged: isJudged))
  }

  /// How wide each part is; nil where a meter would have no room.
  fileprivate struct Columns {
    struct Row {
      let measure: Measure
      let amounts: String
      let left: String
    }

    let rows: [Row]
    let name: Int
    /// Of the meter.
    let cells: Int
    let amounts: Int
    let left: Int
    /// Where they have no room, what is left is said with its unit.
    let hasAmounts: Bool

    private static let gap = 2
    private static let meters = 5...30
    /// A meter beside all the numbers is at least so long.
    private static let least = 8

    init?(_ measures: [Measure], _ meters: DayMeters, _ room: Int?) {
      guard !measures.isEmpty else { return nil }
      for hasAmounts in [true, false] {
        let rows = meters.rows(measures, hasAmounts: hasAmounts)
        func width(_ part: (Row) -> String) -> Int { rows.reduce(0) { max($0, part($1).cells) } }
        let signs = measures.compactMap(\.verdict).map { meters.sign($0).cells + Self.gap }
        let (name, left) = (width(\.measure.name), width(\.left))
        let amounts = hasAmounts ? width(\.amounts) + Self.gap : 0
        let taken = name + amounts + left + 2 * Self.gap + (signs.max() ?? 0)
        let cells = min((room ?? .max) - taken, Self.meters.upperBound)
        guard cells >= (hasAmounts ? Self.least : Self.meters.lowerBound) else { continue }
        (self.rows, self.name, self.cells, self.left) = (rows, name, cells, left)
        (self.amounts, self.hasAmounts) = (max(0, amounts - Self.gap), hasAmounts)
        return
      }
      return nil
    }
  }

  /// The numbers below each other.
  private func rows(_ measures: [Measure], hasAmounts: Bool) -> [Columns.Row] {
    func aligned(_ number: (Measure) -> Int64) -> [String] {
      let texts = measures.map { wording.number(number($0)) }
      let width = texts.reduce(0) { max($0, $1.cells) }
      return texts.map { String(repeating: " ", count: width - $0.cells) + $0 }
    }
    let (eaten, targets) = (aligned(\.eaten), aligned(\.target))
    let left = aligned { abs($0.left) }
    return measures.indices.map { index in
      let measure = measures[index]
      let amount = hasAmounts ? left[index] : left[index] + " " + measure.unit
      return Columns.Row(
        measure: measure,
        amounts: phrases(
          DrinkMessage.ofAim, "amount", eaten[index], "aim", targets[index] + " " + measure.unit),
        left: measure.left < 0
          ? phrases(BarMessage.over, "over", amount)
          : phrases(BarMessage.amountLeft, "amount", amount))
    }
  }
}

extension MealDay {
  /// In kcal; nil where nobody knows, 0 before the first meal.
  var energyEaten: Int64? { nutrition.energy ?? (meals == 0 ? 0 : nil) }

  /// A day is judged when it is over, or when nothing of it is missing.
  var isJudged: Bool { closed == true || marked }
}
