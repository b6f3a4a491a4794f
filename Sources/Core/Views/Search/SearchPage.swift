import Time
package import Wire

/// One line of a launcher's results.
package struct SearchEntry: Equatable, Sendable {
  package let intent: SearchIntent
  package let title: String
  package let detail: String
  /// Of the icon theme.
  package let icon: String
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
    case .weight, .meal: true
    }
  }

  /// What a weight or a meal that was typed comes to, and nothing else: that is what is meant.
  package func hit(of query: JournalQuery, reading: (String) -> MealReading?) -> SearchHit? {
    query.intent(in: wording.customs.units.weight, reading: reading).map {
      SearchHit($0, score: SearchHit.certain)
    }
  }

  /// `reading` is asked for meals alone.
  package func entry(
    _ intent: SearchIntent, reading: (String) -> MealReading? = { _ in nil }
  ) -> SearchEntry {
    switch intent {
    case .weight(let grams):
      let title = grams.map {
        phrases(SearchMessage.weight, "weight", wording.weight(grams: $0))
      }
      return entry(intent, title ?? phrases(SearchMessage.anyWeight), isAsked: grams == nil)
    case .meal(let text):
      let items = text.flatMap { reading($0) }?.items ?? []
      let meal = items.isEmpty ? text : items.map(wording.eaten).joined(separator: " + ")
      let title = meal.map { phrases(SearchMessage.meal, "meal", PlainText.line($0)) }
      return entry(intent, title ?? phrases(SearchMessage.anyMeal), isAsked: text == nil)
    default: return entry(ofFast: intent)
    }
  }

  private func entry(_ intent: SearchIntent, _ title: String, isAsked: Bool) -> SearchEntry {
    let detail = phrases(isAsked ? SearchMessage.asks : .logs)
    return SearchEntry(intent: intent, title: title, detail: detail, icon: Icon.app)
  }

  private func entry(ofFast intent: SearchIntent) -> SearchEntry {
    switch intent {
    case .status, .weight, .meal: status
    case .start:
      SearchEntry(
        intent: .start, title: phrases(SearchMessage.start), detail: startDetail, icon: Icon.none)
    case .stop:
      SearchEntry(
        intent: .stop, title: phrases(SearchMessage.stop), detail: stopDetail, icon: Icon.met)
    }
  }

  private var phrases: Phrases { wording.phrases }

  private var status: SearchEntry {
    guard let snapshot else {
      return SearchEntry(
        intent: .status, title: phrases(SearchMessage.away),
        detail: phrases(SearchMessage.awayDetail), icon: Icon.away)
    }
    let card = StatusCard(wording, on: .plain, hasBar: false).text(of: snapshot)
    let lines = card.split(separator: "\n", maxSplits: 2).map(String.init)
    return SearchEntry(
      intent: .status, title: lines.first ?? "", detail: lines.dropFirst().first ?? "",
      icon: Icon.of(snapshot.fast))
  }

  private var startDetail: String {
    guard let snapshot, let plan = snapshot.plan else {
      return phrases(SearchMessage.startPlanned)
    }
    return wording.startNow(plan, now: Instant(milliseconds: snapshot.now))
  }

  private var stopDetail: String {
    guard let state = snapshot?.asShown, let fast = state.fast else { return status.title }
    let headline = StatusCard(wording, on: .plain, hasBar: false).headline(fast, in: state)
    return phrases(SearchMessage.stopDetail, "headline", headline)
  }
}

/// The rings that are installed with the programs.
private enum Icon {
  static let app = "io.github.fastd"
  static let none = ring("0")
  static let met = ring("met")
  static let away = ring("away")

  static func of(_ fast: RunningFast?) -> String {
    guard let fast else { return app }
    guard let progress = fast.progress else { return ring("open") }
    return fast.goalReached ? met : ring(String(min(max(progress, 0), 999) / 100 * 10))
  }

  private static func ring(_ state: String) -> String { app + "-ring-" + state }
}

package enum SearchMessage: String, Message {
  case start = "Start fasting"
  case stop = "Stop fasting"
  case stopDetail = "{headline}; asks first"
  case startPlanned = "As planned for today"
  case weight = "Log weight: {weight}"
  case anyWeight = "Log weight"
  case meal = "Log a meal: {meal}"
  case anyMeal = "Log a meal"
  case logs = "Recorded when you select it; the answer has a button to undo it"
  case asks = "Asks for it when you select this"
  case away = "fastd is not running"
  case awayDetail = "Select to start it and see your status"
}
