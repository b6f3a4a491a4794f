import Nouns
import Time
import Views
import Wire

/// A drink as it was typed, read by the reader of meals, which knows its energy.
struct TypedDrink {
  /// Blank where nothing but an amount was typed.
  private(set) var read = ReadMealItem()
  private(set) var at: Instant?
  /// As the reader of meals takes it.
  private(set) var text = ""
  private let volume: Volume?
  private let id: String?

  private init(volume: Volume?, id: String?) { (self.volume, self.id) = (volume, id) }

  /// For a new drink, or to correct that of an id.
  static func read(
    _ text: String, for id: String? = nil, _ session: inout Session
  ) throws(Failure) -> Self {
    let leading = Volume.leading(text)
    var drink = Self(volume: leading?.volume, id: id)
    guard leading?.rest != "" else { return drink }
    drink.text = leading.map { "\($0.volume.millilitres)ml \($0.rest)" } ?? text
    let reading = try MealDialog.reading(
      of: drink.text, ifLeft: id == nil ? .logs : .changesNothing, &session)
    guard reading.items.count == 1, reading.slot == nil else {
      return try drink.refuse(id == nil ? .oneAtATime : .oneToCorrect, &session)
    }
    drink.read = reading.items[0]
    if let time = reading.time { drink.at = try session.time(time, for: .at, .latest) }
    return drink
  }

  var item: NewMealItem { read.item }

  var what: String? { item.name.isEmpty ? nil : item.name }

  /// Whether it has enough energy to be logged as a meal; unknown energy does not count.
  var isMeal: Bool { item.nutrition.energy != nil && Nutrition.isMeal([item.nutrition.energy]) }

  /// Drinks with next to no energy weigh a gram per millilitre.
  func millilitres(_ session: inout Session) throws(Failure) -> Int64 {
    if let volume { return volume.millilitres }
    guard let portion = item.portion else {
      return try refuse(id == nil ? .howMuch : .howMuchNow, &session)
    }
    return (portion + 5) / 10
  }

  private func refuse<Value>(
    _ message: DrinkMessage, _ session: inout Session
  ) throws(Failure) -> Value {
    let sentence = session.phrases()(message, "what", item.name, "id", id ?? "")
    return try session.refuse(sentence, .notUnderstood)
  }
}
