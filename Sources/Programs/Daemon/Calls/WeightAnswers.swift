import Nouns
import Rules
import Time
import Wire

struct WeightAnswers: Answers {
  let state: State
  let rows: any RowPort
  let body: Body

  static func of(_ keeper: Keeper) -> Self { keeper.status.weight }

  func weighingAnswer(_ decision: Decision) throws(CallFault) -> WeighingAnswer {
    let change = decision.commit.step?.changes.first
    let (before, after) = (change?.before?.noun as? Weighing, change?.after?.noun as? Weighing)
    guard let weighing = after ?? before else { throw .nothingChanged }
    return WeighingAnswer(
      weighing: weighing, before: after == nil ? nil : before,
      weight: try? weightState(at: state.moment))
  }

  func weighings(_ question: WeighingQuestion) throws(CallFault) -> Listing<WeighingQuery> {
    var listing = try Listing(WeighingQuery(), last: question.last)
    listing.query.idPrefix = try question.id.map(weighing(named:))?.id.text
    if let before = try question.before.map(weighing(named:)) {
      listing.query.before = HistoryQuery.Place(start: before.at.instant, id: before.id)
    }
    return listing
  }

  func page(
    of listing: Listing<WeighingQuery>
  ) throws(CallFault) -> Page<WeighingPage, Listing<WeighingQuery>> {
    let found = try state.read(try rows.weighings(listing.query, listing.wanted))
    let rest = listing.rest(after: found) {
      $0.before = HistoryQuery.Place(start: $1.at.instant, id: $1.id)
    }
    return (WeighingPage(weighings: found, isLast: rest == nil), rest)
  }

  private func weighing(named id: String) throws(CallFault) -> Weighing {
    try state.one(id) { id throws(StoreTrouble) in
      try rows.weighings(WeighingQuery(idPrefix: id), 10)
    }
  }
}
