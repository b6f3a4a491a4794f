import Settings
import Time

/// When the folder of a phone is looked after next, by a clock that nobody sets.
struct PhoneTimes {
  /// Once what has arrived has rested.
  var arrival: Int64?
  /// Once its page may be written again.
  var page: Int64?
  /// Its page may have to say something else since it is being written.
  var isPageOld = false
  /// The last time that it was.
  var begun: Int64?
  var ended: Int64?

  /// Behind the last sign of it: a file that grows is read when it grows no more.
  static let rest = Span.seconds(6)
  /// Between two pages.
  static let pause = Span.minute

  var next: Int64? { [arrival, page].compactMap(\.self).min() }
}

extension Keeper {
  /// Something has come from it.
  package func phoneArrived() {
    phoneTimes.arrival = ports.microseconds + PhoneTimes.rest.milliseconds * 1000
    armPhone()
  }

  /// Its page may have to say something else.
  func showOnPhone() {
    guard state.settings.phone.folder != .off, phoneTimes.page == nil else { return }
    guard folders[.phone]?.isRunning != true else { return phoneTimes.isPageOld = true }
    let last = phoneTimes.ended.map { $0 + PhoneTimes.pause.milliseconds * 1000 }
    phoneTimes.page = max(last ?? 0, ports.microseconds)
    armPhone()
  }

  private func armPhone() {
    guard let next = phoneTimes.next else { return }
    let wait = max(next - ports.microseconds, 0)
    ports.tend(.phone, after: Span(milliseconds: (wait + 999) / 1000))
  }

  func phoneEnded() {
    phoneTimes.ended = ports.microseconds
    let begun = phoneTimes.begun ?? 0
    if let arrival = phoneTimes.arrival, arrival <= begun { phoneTimes.arrival = nil }
    if let page = phoneTimes.page, page <= begun { phoneTimes.page = nil }
    if phoneTimes.isPageOld {
      phoneTimes.isPageOld = false
      showOnPhone()
    }
    // A failure has armed the timer for another attempt.
    if folders[.phone]?.failures ?? 0 == 0 { armPhone() }
  }
}

extension Settings.Phone {
  /// The directory in which its lines arrive.
  nonisolated var inbox: Settings.Folder {
    if case .path(let path) = folder { .path(path + "/inbox") } else { .off }
  }
}
