import Nouns
import Time

extension Contest {
  /// Only the running fast that began first stands.
  mutating func keepOneRunning() {
    let running = standing.filter { entries[$0].row.fast?.isRunning ?? false }
      .sorted { start($0) < start($1) }
    for index in running.dropFirst() { hold(index, by: running[0], .alreadyFasting) }
  }

  /// Goes through finished fasts by the device that made them and by start, and holds those that
  /// overlap one that already stands. In this order, deleting or moving a fast affects its
  /// neighbours, not the whole history after it.
  mutating func holdOverlappingFasts() {
    let finished = standing.filter { entries[$0].row.fast?.shutsOthersOut ?? false }
    var spans = Spans<Instant>()
    for index in finished.sorted(by: { turn($0) < turn($1) }) {
      guard let fast = entries[index].row.fast, let end = fast.end else { continue }
      if let other = spans.first(sharing: fast.start.instant, end.instant) {
        hold(index, by: other, .overlap)
      } else {
        spans.take(index, from: fast.start.instant, to: end.instant)
      }
    }
  }

  /// Both stand, because the person is fasting now and can see it.
  var fastingTwice: [Conflict] {
    let fasts = standing.compactMap { entries[$0].row.fast }
    guard let running = fasts.first(where: \.isRunning) else { return [] }
    return fasts.filter { fast in
      fast.shutsOthersOut && fast.end.map { $0.instant > running.start.instant } ?? false
    }.map { fast in
      Conflict(Operation.Subject(running.row), .fasting(during: fast.id))
    }
  }

  private func start(_ index: Int) -> (Instant, String) {
    (entries[index].row.fast?.start.instant ?? .blank, entries[index].id.text)
  }

  private func turn(_ index: Int) -> (String, Instant, String) {
    let (start, id) = start(index)
    return (entries[index].candidate.born.name.device, start, id)
  }
}

extension Fast {
  /// Whether no other finished fast may overlap it: it is over and was not discarded.
  fileprivate var shutsOthersOut: Bool { !isRunning && !isCancelled }
}
