import Nouns
import Rules
import Time

/// Answers with lists of a dated noun.
protocol JournalAnswers: Answers {
  var state: State { get }
  var rows: any RowPort { get }
}

extension JournalAnswers {
  /// Rows after `before`, or only the row `id`; the beginning of either id is enough.
  func listing<N: DatedNoun>(
    of noun: N.Type, last: Int64?, before: String?, id: String?
  ) throws(CallFault) -> Listing<DatedQuery> {
    var listing = try Listing(DatedQuery(), last: last)
    if let id { listing.query.idPrefix = try row(noun, named: id).id.text }
    if let before { listing.query.before = HistoryQuery.Place(try row(noun, named: before)) }
    return listing
  }

  func page<N: DatedNoun>(
    of noun: N.Type, _ listing: Listing<DatedQuery>
  ) throws(CallFault) -> (rows: [N], rest: Listing<DatedQuery>?) {
    let found = try state.read(try rows.newest(noun, listing.query, listing.wanted))
    return (found, listing.rest(after: found) { $0.before = HistoryQuery.Place($1) })
  }

  private func row<N: DatedNoun>(_ noun: N.Type, named id: String) throws(CallFault) -> N {
    try state.one(id) { id throws(StoreTrouble) in
      try rows.newest(noun, DatedQuery(idPrefix: id), 10)
    }
  }
}

extension HistoryQuery.Place {
  fileprivate init(_ row: some DatedNoun) { self.init(start: row.at.instant, id: row.id) }
}
