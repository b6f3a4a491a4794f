package import Nouns
package import Time

/// The rows a command must see before it can be decided; the daemon reads them in the same turn.
package struct Needs: Equatable, Sendable {
  package enum StepChoice: Equatable, Sendable {
    case nextToUndo, nextToRedo
  }

  /// Every fast that is not cancelled, finished, and shares time with this range.
  package var overlapping: Range<Instant>?
  /// The fast whose id begins with this text.
  package var fast: String?
  /// Fasts whose ids begin with these texts.
  package var fasts: [String] = []
  /// The rows of another noun whose ids begin so.
  package var row: RowPrefix?
  /// The person's foods that are called so, folded.
  package var foodsNamed: Set<String> = []
  /// The items of one meal, or of a day.
  package var eaten: EatenChoice?
  /// Items of unknown energy.
  package var open: OpenChoice?
  /// Whether nothing is missing of that day.
  package var completeDay: Day?
  /// The last finished fast, and the last one that was no slip.
  package var lastFinished = false
  /// The same without these.
  package var lastBeside: Set<RowID> = []
  package var step: StepChoice?
  /// The days of every completed fast.
  package var credits = false
  /// Every row that the engine does not hold.
  package var everything = false
  /// Of these, those alone that could be among them.
  package var among: Likeness?
  /// The last weighing before this day.
  package var weightBefore: Day?
  /// The course of the weight until now.
  package var weights = false
  /// The daily expenditure by the person's own record.
  package var expenditure = false
  /// An id for a row that nobody asked for.
  package var freshID = false
  /// All that was ever told about these.
  package var newsOf: Set<String> = []

  package init() {}
}

/// Something that rows of very many must have in common with others to be the same.
package struct Likeness: Equatable, Sendable {
  private var ids: Set<RowID> = []
  private var moments: Set<Instant> = []

  init(_ items: [Intake.Item]) {
    for case .row(let row) in items {
      ids.insert(row.id)
      if let moment = row.moment { moments.insert(moment) }
    }
  }

  package func isMet(by row: Row) -> Bool {
    ids.contains(row.id) || row.moment.map(moments.contains) ?? true
  }
}

extension Row {
  /// Of what is the same only at the same time.
  fileprivate var moment: Instant? {
    switch self {
    case .weighing(let weighing): weighing.at.instant
    case .mealItem(let item): item.at.instant
    case .drink(let drink): drink.at.instant
    default: nil
    }
  }
}

/// A noun, and the beginning of an id.
package struct RowPrefix: Equatable, Sendable {
  package let kind: Row.Kind
  package let text: String

  package init(_ kind: Row.Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// Which of what was eaten.
package enum EatenChoice: Equatable, Sendable {
  /// All of the meal of each thing whose id begins so.
  case with(String)
  case on(Day)
  /// All of the latest meal.
  case last
}

/// Which of what was eaten without its energy.
package enum OpenChoice: Equatable, Sendable {
  /// By their folded names, at most `most` of each.
  case named(Set<String>)
  /// Those that have nothing but the digits of a product.
  case ofProducts

  /// Nobody means more of one name in one step.
  package static let most: Int64 = 100
}

/// The fasts that ended last, whatever was discarded aside.
package struct LastFasts: Equatable, Sendable {
  package var finished: Fast?
  /// The last one that was no slip.
  package var meant: Fast?

  package init(finished: Fast? = nil, meant: Fast? = nil) {
    self.finished = finished
    self.meant = meant
  }
}

/// The rows that were found for `Needs`.
package struct Facts: Equatable, Sendable {
  package var overlapping: [Fast] = []
  /// More than one when the text was no unique prefix.
  package var fasts: [Fast] = []
  /// For each of `Needs.fasts`, in that order.
  package var named: [[Fast]] = []
  /// For `Needs.row`; more than one when that was no unique beginning.
  package var rows: [Row] = []
  /// For `Needs.foodsNamed`.
  package var foods: [Food] = []
  /// For `Needs.eaten`, the oldest first.
  package var eaten: [MealItem] = []
  /// For `Needs.open`, the newest first.
  package var open: [MealItem] = []
  package var completeDays: [CompleteDay] = []
  package var lasts = LastFasts()
  package var lastBeside: [Fast] = []
  package var step: RecordedStep?
  /// All that was ever told of `newsOf` and of the rows in `step`, so that what comes back is not
  /// told again.
  package var news: [News] = []
  package var credits: [DaySpan]?
  package var everything: [Row] = []
  /// Of rows that were erased for good; with everything.
  package var erased: Set<RowID> = []
  /// Of the nearest earlier day that has one.
  package var weightBefore: DayWeight?
  package var weights = RecentWeights()
  /// Nil where the record says too little.
  package var expenditure: MeasuredExpenditure?
  package var freshID: RowID?

  package init() {}

  /// Of `rows`, which were asked for by the beginning of that id.
  func one<N: Noun>(_ id: String, of noun: N.Type) throws(Refusal) -> N {
    try rows.compactMap { $0.noun as? N }.one(id)
  }

  /// Takes in what `Engine.furtherNeeds` asked for.
  package mutating func complete(with further: Facts) {
    overlapping = further.overlapping
    lastBeside = further.lastBeside
    credits = credits ?? further.credits
  }
}

extension Array where Element: Noun {
  /// The only one whose id begins so, of those that were found.
  package func one(_ id: String) throws(Refusal) -> Element {
    guard let row = first else { throw .notFound(id) }
    guard count == 1 else { throw .ambiguous(id, map(\.id)) }
    return row
  }
}

/// All of what one turn writes, in one transaction.
package struct Commit: Equatable, Sendable {
  package var step: Step?
  package var news: [News] = []
  /// Nil for no change.
  package var days: DayBook?
  /// `.some(nil)` clears it.
  package var drift: ClockDrift??
  /// `.some(nil)` ends the quiet.
  package var hush: Instant??
  /// `.some(nil)` clears it.
  package var mark: PhaseMark??
  /// Nil for no change.
  package var recoveries: Recoveries?
  /// Whether the choices of the settings file are in it.
  package var adoptsRules = false
  /// Of the journal: they ride on what is written anyway.
  package var events: [Event] = []
  package var actor: String

  package init(step: Step? = nil, news: [News] = [], actor: String) {
    self.step = step
    self.news = news
    self.actor = actor
  }

  /// A step of more changes has pauses for others.
  package static let changesAtOnce = 256

  package var isLong: Bool { step?.count ?? 0 > Self.changesAtOnce }

  /// Events alone are no reason to write.
  package var isEmpty: Bool {
    step == nil && news.isEmpty && days == nil && drift == nil && hush == nil
      && mark == nil && recoveries == nil && !adoptsRules
  }
}

/// The contents of the store that decisions need right after start.
package struct Opening: Equatable, Sendable {
  package var active: Fast?
  package var lastFinished: Fast?
  /// The last one that was no slip.
  package var lastMeant: Fast?
  /// All that is still to be told, and all about the fasts above.
  package var news: [News]
  package var credits: [DaySpan]
  /// The only mode by which these credit the days of all fasts; nil for any.
  package var creditMode: CreditMode?
  /// The days with an entry, where they are known already.
  package var logged: [DaySpan]?
  /// The fasts that began in the last weeks.
  package var recent: [Fast]
  package var reminders: [Reminder]
  package var standing: Standing
  package var days: DayBook?
  package var drift: ClockDrift?
  package var hush: Instant?
  package var mark: PhaseMark?
  package var recoveries: Recoveries?

  package init(
    active: Fast?, lastFinished: Fast?, lastMeant: Fast? = nil, news: [News],
    credits: [DaySpan], creditMode: CreditMode? = nil, logged: [DaySpan]? = nil,
    recent: [Fast] = [], reminders: [Reminder] = [],
    standing: Standing = Standing(), days: DayBook? = nil,
    drift: ClockDrift? = nil, hush: Instant? = nil, mark: PhaseMark? = nil,
    recoveries: Recoveries? = nil
  ) {
    self.active = active
    self.lastFinished = lastFinished
    self.lastMeant = lastMeant ?? lastFinished.flatMap { $0.isSlip ? nil : $0 }
    self.news = news
    self.credits = credits
    self.creditMode = creditMode
    self.logged = logged
    self.recent = recent
    self.reminders = reminders
    self.standing = standing
    self.days = days
    self.drift = drift
    self.hush = hush
    self.mark = mark
    self.recoveries = recoveries
  }
}
