import Host
import Nouns
import Time
import Views
import Wire

/// Entries without energy that what is logged now may be meant for: they then get it, and nothing is
/// logged twice.
struct MealFilling {
  /// The newest first.
  private let entries: [MealItem]
  /// Whether these are meant.
  let isMeant: Bool

  /// Asks where there is somebody to ask; elsewhere they are meant only with `--fill`.
  init(by order: MealLog, _ session: inout Session) throws(Failure) {
    let isSaid = session.request.has(.fill)
    if isSaid, order.at != nil || order.slot != nil {
      throw .usage(.conflict(.fill, (order.at == nil ? OptionName.slot : .at).spelling))
    }
    // Another time is that of another meal, and what is only looked up tells nothing new.
    let mayBeMeant = order.at == nil && order.slot == nil && order.items.contains(where: \.isTold)
    guard isSaid || mayBeMeant && !session.request.has(.json) else {
      (entries, isMeant) = ([], false)
      return
    }
    entries = try session.ask(MealCalls.Fillable.self, FillQuestion(order.items)).items
    if isSaid, entries.isEmpty {
      session.say(session.phrases()(MealFillingMessage.none))
      throw .said(.notFound)
    }
    guard !isSaid, !entries.isEmpty, session.seat == .terminal else {
      isMeant = isSaid
      return
    }
    let question = try Self.sentence(.askToFill, of: entries, &session)
    guard let isMeant = Dialog(&session).agrees(question, onEnter: true) else {
      session.say(session.phrases()(ConfirmationMessage.notDone))
      throw .said(.refused)
    }
    self.isMeant = isMeant
  }

  /// Those that are logged all the same.
  func logged(of items: [NewMealItem]) -> [NewMealItem] {
    guard isMeant else { return items }
    let names = Set(entries.map { FoldedName.of($0.name) })
    return items.filter { !names.contains(FoldedName.of($0.name)) }
  }

  /// Behind what was logged: the entries that it did not fill stay as they are.
  func sayRest(_ session: inout Session) throws(Failure) {
    guard !isMeant, !entries.isEmpty else { return }
    session.output.flush()
    session.say(try Self.sentence(.leftOpen, of: entries, &session))
  }

  /// More are only counted.
  private static let shown = 3

  private static func sentence(
    _ message: PluralMessage, of entries: [MealItem], _ session: inout Session
  ) throws(Failure) -> String {
    let (wording, now) = (try session.wording(), Clock.now())
    let shown = entries.prefix(Self.shown).map {
      PlainText.line($0.name) + ", " + wording.soon($0.at.instant, now: now)
    }
    let more = entries.count > shown.count ? ["…"] : []
    return wording.phrases(
      message, Int64(entries.count), "entries", (shown + more).joined(separator: "; "))
  }
}

extension NewMealItem {
  /// Whether its energy was said with it.
  fileprivate var isTold: Bool {
    source == .typed && !name.isEmpty && !nutrition.isUnknown
  }
}

enum MealFillingMessage: String, Message {
  case none =
    "There is no open entry with that name and amount. To see what is open: fastctl meal open"
  case edit = "To fill one of them: fastctl meal edit {id} 250kcal"
  case fill = "To fill all with the same name: fastctl meal {text} --fill"
  case products =
    "Entries with a barcode are filled when you import their products: fastctl food import FILE"
}

extension PluralMessage {
  fileprivate static let askToFill = Self(
    one: "Fill the open entry ({entries}) instead of logging another one?",
    many: "Fill the {n} open entries ({entries}) instead of logging another one?")
  fileprivate static let leftOpen = Self(
    one:
      "{n} entry is still open ({entries}). With --fill, the same text fills it instead of logging a new one.",
    many:
      "{n} entries are still open ({entries}). With --fill, the same text fills them instead of logging a new one."
  )
}

extension MealCommand {
  /// How the listed entries, all without energy, get it.
  static func sayHowToFill(_ items: [MealItem], _ session: inout Session) throws(Failure) {
    guard let first = items.first, !session.request.has(.json) else { return }
    let wording = try session.wording()
    session.output.flush()
    let ids = ShortIDs(items.map(\.id.text))
    session.say(wording.phrases(MealFillingMessage.edit, "id", ids[first.id.text]))
    if let named = items.first(where: { !$0.name.isEmpty && Barcode($0.name) == nil }) {
      let text = wording.typed("\(named.name) 250kcal")
      session.say(wording.phrases(MealFillingMessage.fill, "text", text))
    }
    if items.contains(where: { Barcode($0.name) != nil }) {
      session.say(wording.phrases(MealFillingMessage.products))
    }
  }
}
