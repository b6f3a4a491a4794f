import Nouns
import Rules
import Time
import Wire

struct WeightAnswers: JournalAnswers {
  let state: State
  let rows: any RowPort
  let body: Body

  static func of(_ keeper: Keeper) -> Self { keeper.status.weight }

  func weighingAnswer(_ decision: Decision) throws(CallFault) -> WeighingAnswer {
    try weighingAnswer(decision, hasRecent: true)
  }

  func weighingAnswer(
    _ decision: Decision, hasRecent: Bool
  ) throws(CallFault) -> WeighingAnswer {
    let change = decision.commit.step?.changes.first
    let (before, after) = (change?.before?.noun as? Weighing, change?.after?.noun as? Weighing)
    guard let weighing = after ?? before else { throw .nothingChanged }
    return WeighingAnswer(
      weighing: weighing, before: after == nil ? nil : before,
      weight: try? weightState(at: state.moment, hasRecent: hasRecent),
      badges: decision.shownBadges, occasion: occasion(of: decision))
  }

  func weighings(_ question: WeighingQuestion) throws(CallFault) -> Listing<DatedQuery> {
    try listing(
      of: Weighing.self, last: question.last, before: question.before, id: question.id)
  }

  func page(
    of listing: Listing<DatedQuery>
  ) throws(CallFault) -> Page<WeighingPage, Listing<DatedQuery>> {
    let (found, rest) = try page(of: Weighing.self, listing)
    return (WeighingPage(weighings: found, isLast: rest == nil), rest)
  }
}
