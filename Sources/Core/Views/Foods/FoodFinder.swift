import Nouns
package import Wire

/// The finder of foods as a value: what is typed, what was found, and what a key makes of it.
///
/// It asks nobody by itself. While a text is `sought`, the foods that are called so are to be shown to
/// it; an answer to an older text changes nothing.
package struct FoodFinder: Sendable {
  package enum Choice: Equatable, Sendable {
    case food(FoundFood)
    /// The text as it was typed, where no line is chosen; it may be empty.
    case typed(String)
    case left
  }

  /// The effect of Enter on a question where nothing is chosen.
  package enum Leaving: Sendable { case logs, changesNothing }

  /// More lines are harder to choose from than another letter is to type.
  package static let most = 5

  let wording: Wording
  package let screen: Screen
  package let title: String
  /// The lines before anything is typed.
  private let first: [FoundFood]
  /// Nil where it is no question: then the likeliest food is chosen until they choose another.
  package let leaving: Leaving?

  private(set) var line = TypedLine()
  private(set) package var foods: [FoundFood]
  private(set) package var chosen: Int?
  /// The text whose foods are still to be shown.
  private(set) package var sought: String?
  /// The text whose foods are shown.
  private var found = ""

  package init(
    _ wording: Wording, on screen: Screen, asking title: String, among first: [FoundFood] = [],
    ifLeft leaving: Leaving? = nil
  ) {
    (self.wording, self.screen, self.title, self.leaving) = (wording, screen, title, leaving)
    self.first = Array(first.prefix(Self.most))
    foods = self.first
  }

  package mutating func show(_ foods: [FoundFood], for text: String) {
    guard text == typed else { return }
    (self.foods, found, sought) = (Array(foods.prefix(Self.most)), text, nil)
    chosen = isChosenUnasked ? 0 : nil
  }

  /// All of what is typed at once, by those who type lines.
  package mutating func type(line text: String) {
    line = TypedLine(text)
    seek()
  }

  /// Its ending, where the key ends it.
  package mutating func take(_ key: Key) -> Choice? {
    switch key {
    case .escape, .control("c"): return .left
    case .control("d") where line.letters.isEmpty: return .left
    case .enter: return chosen.map { .food(foods[$0]) } ?? .typed(typed)
    case .up, .backTab, .control("p"): move(by: -1)
    case .down, .tab, .control("n"): move(by: 1)
    default:
      guard let number = number(of: key) else {
        type(key)
        break
      }
      chosen = number - 1
      // Alone it may still become an amount, such as 2 eggs.
      if line.letters.isEmpty { _ = line.take(key) }
    }
    return nil
  }

  /// Whether the key is about lines that have not come yet.
  package func awaitsFoods(for key: Key) -> Bool {
    guard sought != nil else { return false }
    switch key {
    case .enter, .up, .down, .tab, .backTab, .control("p"), .control("n"): return true
    case .character(let letter): return letter.isNumber && isBehindLetter
    default: return false
    }
  }

  // MARK: Inside

  /// Without the blanks around it.
  private var typed: String {
    let letters = line.letters.drop { $0 == " " }
    return String(letters.reversed().drop { $0 == " " }.reversed())
  }

  private mutating func type(_ key: Key) {
    let before = line.letters
    guard line.take(key), line.letters != before else { return }
    // A blank behind it asks for nothing new.
    if typed.isEmpty || typed != sought ?? found { seek() }
  }

  private mutating func seek() {
    sought = nil
    let text = typed
    if text.isEmpty { show(first, for: "") } else { sought = text }
  }

  /// A text with an amount, or of two foods, is a meal as it stands.
  private var isChosenUnasked: Bool {
    leaving == nil && !foods.isEmpty && !found.isEmpty
      && !found.contains { $0.isNumber || $0 == "+" || $0 == "," }
  }

  private mutating func move(by step: Int) {
    guard !foods.isEmpty else { return }
    // The number that was typed is no longer that of the line.
    if typed != found, sought == nil { line = TypedLine() }
    let end = step > 0 ? 0 : foods.count - 1
    chosen = chosen.map { min(max($0 + step, 0), foods.count - 1) } ?? end
  }

  /// That of a line: alone, or directly behind a word.
  private func number(of key: Key) -> Int? {
    guard case .character(let letter) = key, letter.isASCII, let number = letter.wholeNumberValue,
      number >= 1, number <= foods.count, line.letters.isEmpty || isBehindLetter
    else { return nil }
    return number
  }

  private var isBehindLetter: Bool {
    line.place == line.letters.count && line.letters.last?.isLetter == true
  }
}

extension FoundFood {
  private static let staples = "staple:"

  /// By what an entry of a meal knows it.
  package var key: String { origin == .staple ? Self.staples + id : id }

  /// The same food as far as it is known of a choice.
  package init(_ choice: MealFoodChoice) {
    self.init()
    let isStaple = choice.key.hasPrefix(Self.staples)
    id = isStaple ? String(choice.key.dropFirst(Self.staples.count)) : choice.key
    (name, germanName) = (choice.name, choice.germanName)
    origin = choice.source == .staple ? .staple : choice.source == .imported ? .imported : .own
    if choice.per == .portion { per = .portion }
    nutrition.energy = choice.kcal
  }
}
