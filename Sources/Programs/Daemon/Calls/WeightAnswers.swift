import Nouns
import Rules
import Time
import Wire

/// The rest of a list of weighings.
struct WeighingListing {
  var query: WeighingQuery
  var left: Int
}

struct WeightAnswers: Answers {
  let state: State
  let rows: any RowPort
  let body: Body

  static func of(_ keeper: Keeper) -> Self { keeper.status.weight }

  private static let weighingsAtOnce = 100

  func weighingAnswer(_ decision: Decision) throws(CallFault) -> WeighingAnswer {
    let change = decision.commit.step?.changes.first
    let (before, after) = (change?.before?.noun as? Weighing, change?.after?.noun as? Weighing)
    guard let weighing = after ?? before else { throw .nothingChanged }
    return WeighingAnswer(
      weighing: weighing, before: after == nil ? nil : before,
      weight: try? weightState(at: state.moment))
  }

  func weighings(_ question: WeighingQuestion) throws(CallFault) -> WeighingListing {
    if let last = question.last, last < 0 { throw .fields(.wrongType("last")) }
    var query = WeighingQuery(idPrefix: try question.id.map(weighing(named:))?.id.text)
    if let before = try question.before.map(weighing(named:)) {
      query.before = HistoryQuery.Place(start: before.at.instant, id: before.id)
    }
    return WeighingListing(query: query, left: question.last.map { Int(clamping: $0) } ?? .max)
  }

  func firstPage(of listing: WeighingListing) throws(CallFault) -> WeighingPage {
    try page(of: listing).output
  }

  func page(of listing: WeighingListing) throws(CallFault) -> Page<WeighingPage, WeighingListing> {
    let wanted = min(Self.weighingsAtOnce, listing.left)
    let found = try state.read(try rows.weighings(listing.query, wanted))
    guard let last = found.last, found.count == wanted, listing.left > wanted else {
      return (WeighingPage(weighings: found, isLast: true), nil)
    }
    var rest = listing
    rest.query.before = HistoryQuery.Place(start: last.at.instant, id: last.id)
    rest.left -= found.count
    return (WeighingPage(weighings: found, isLast: false), rest)
  }

  private func weighing(named id: String) throws(CallFault) -> Weighing {
    // No characters begin every id.
    guard !id.isEmpty else { throw .refused(.notFound(id)) }
    let found = try state.read(try rows.weighings(WeighingQuery(idPrefix: id), 10))
    guard let weighing = found.first else { throw .refused(.notFound(id)) }
    guard found.count == 1 else { throw .refused(.ambiguous(id, found.map(\.id))) }
    return weighing
  }
}

nonisolated extension Command {
  init(_ order: NewWeighing) {
    self = .weigh(
      .add(
        WeighingOrder.New(
          grams: order.grams, at: order.at.map(Instant.init(milliseconds:)), note: order.note,
          confirmed: order.confirm)))
  }

  init(_ order: WeighingEdit) {
    self = .weigh(
      .edit(
        WeighingOrder.Edit(
          id: order.id, grams: order.grams, at: order.at.map(Instant.init(milliseconds:)),
          note: order.note)))
  }
}
