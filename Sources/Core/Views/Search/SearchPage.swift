import Time
package import Wire

/// One line of a launcher's results.
package struct SearchEntry: Equatable, Sendable {
  package let intent: SearchIntent
  package let title: String
  package let detail: String
}

/// What a launcher shows, as things stand.
package struct SearchPage: Sendable {
  private let snapshot: Snapshot?
  private let wording: Wording

  /// Without a snapshot where no daemon answers.
  package init(_ snapshot: Snapshot?, _ wording: Wording) {
    self.snapshot = snapshot
    self.wording = wording
  }

  /// The hits of which something can be made now, each once: who wants to start what runs, or to
  /// stop what does not, is told how it stands.
  package func hits(of query: SearchQuery) -> [SearchHit] {
    var hits: [SearchHit] = []
    for hit in query.hits {
      let intent = isPossible(hit.intent) ? hit.intent : .status
      if !hits.contains(where: { $0.intent == intent }) {
        hits.append(SearchHit(intent, score: hit.score))
      }
    }
    return hits
  }

  private func isPossible(_ intent: SearchIntent) -> Bool {
    switch intent {
    case .status: true
    case .start: snapshot?.fast == nil
    // Where nobody answers a fast may well be running.
    case .stop: snapshot == nil || snapshot?.fast != nil
    }
  }

  package func entry(_ intent: SearchIntent) -> SearchEntry {
    switch intent {
    case .status: status
    case .start:
      SearchEntry(intent: .start, title: phrases(SearchMessage.start), detail: startDetail)
    case .stop: SearchEntry(intent: .stop, title: phrases(SearchMessage.stop), detail: stopDetail)
    }
  }

  private var phrases: Phrases { wording.phrases }

  private var status: SearchEntry {
    guard let snapshot else {
      return SearchEntry(
        intent: .status, title: phrases(SearchMessage.away),
        detail: phrases(SearchMessage.awayDetail))
    }
    let card = StatusCard(wording, on: .plain, hasBar: false).text(of: snapshot)
    let lines = card.split(separator: "\n", maxSplits: 2).map(String.init)
    return SearchEntry(
      intent: .status, title: lines.first ?? "", detail: lines.dropFirst().first ?? "")
  }

  private var startDetail: String {
    guard let snapshot, let plan = snapshot.plan else {
      return phrases(SearchMessage.startPlanned)
    }
    return wording.startNow(plan, now: Instant(milliseconds: snapshot.now))
  }

  private var stopDetail: String {
    guard let fast = snapshot?.fast else { return status.title }
    let headline = StatusCard(wording, on: .plain, hasBar: false).headline(fast)
    return phrases(SearchMessage.stopDetail, "headline", headline)
  }
}
