import Nouns
import Rules
import Settings
import Time
import Views
import Wire

/// When this machine exchanges operations with the others, and what came of it. Nobody ever waits for it.
struct Exchanges {
  /// Where; nil where there is only this machine.
  var folder: String?
  /// The hub, such as `anna@hub.example.org`.
  var hub: String?
  /// When it was known first.
  var begun: Instant?
  /// The result of the last one.
  var last: ExchangeReport?
  /// When that was, and when something was first to be carried, by a clock that nobody sets.
  var lastEnd: Int64?
  var firstChange: Int64?
  /// The settings by which this machine counts, as the others know them.
  var counts: String?
  /// When this machine took a new device.
  var rejoined: Instant?
  /// A failure was told that lasts.
  var isTold = false

  var isOn: Bool { folder != nil || hub != nil }

  /// Changes come in groups: the first of them waits no longer than the second of these.
  static let (pause, longestPause) = (Span.seconds(2), Span.seconds(10))
  /// Others may have written where nobody tells; not at the same moment on all machines.
  static let (shortestRest, longestRest) = (Span.minutes(13), Span.minutes(17))
  /// So old may be what is shown to a person who asks.
  static let fresh = Span.minute
  /// After so long without a complete one the person should know.
  static let silence = Span.hours(24)
}

extension Keeper {
  private static func microseconds(_ span: Span) -> Int64 { span.milliseconds * 1000 }

  private var isExchanging: Bool { state.exchanges.isOn }

  /// Something is to be carried.
  func exchangeSoon() {
    guard isExchanging, folders[.machines]?.isRunning != true else {
      folders[.machines]?.isStale = isExchanging
      return
    }
    let now = ports.microseconds
    let first = state.exchanges.firstChange ?? now
    state.exchanges.firstChange = first
    let last = first + Self.microseconds(Exchanges.longestPause)
    let due = min(now + Self.microseconds(Exchanges.pause), last)
    ports.tend(.machines, after: Span(milliseconds: max(due - now, 0) / 1000))
  }

  /// A person asks how things stand.
  func exchangeForPerson() {
    guard isExchanging else { return }
    if let last = state.exchanges.lastEnd,
      ports.microseconds - last < Self.microseconds(Exchanges.fresh)
    {
      return
    }
    exchange()
  }

  /// Without a change it would cost power for nothing.
  package func exchangeIfDue() {
    guard
      state.exchanges.firstChange != nil || folders[.machines]?.failures ?? 0 > 0 || ports.isOnMains
    else { return restFromExchange() }
    exchange()
  }

  package func exchange() {
    state.exchanges.firstChange = nil
    sayHowItCounts()
    look(after: .machines)
  }

  /// The others are to know where this machine would tell something else of the same entries.
  private func sayHowItCounts() {
    let counts = state.settings.counts
    guard isExchanging, state.exchanges.counts != counts, !isTorn,
      let own = try? ports.merge.machines().first(where: \.isOwn)
    else { return }
    if own.counts != counts {
      guard
        (try? ports.merge.say(.counts, .text(counts), of: own.device, ports.now)) != nil
      else { return }
    }
    state.exchanges.counts = counts
  }

  /// Where operations are exchanged was set or changed.
  package func followMachines() {
    takeUpFolder()
    exchangeSoon()
    look(after: .live)
  }

  private func takeUpFolder() {
    let (folder, hub) = (ports.exchangeFolder(), ports.exchangeHub())
    if folder != state.exchanges.folder || hub != state.exchanges.hub {
      state.exchanges = Exchanges(folder: folder, hub: hub, begun: ports.now)
    }
    ports.watchMachines(folder != nil)
  }

  /// It could not even say why.
  func exchangeFailed(_ reason: String) {
    let trouble = ExchangeTrouble(rawValue: reason)
    let last = state.exchanges.last?.last
    take(
      ExchangeReport(
        at: ports.now.milliseconds, last: last ?? state.exchanges.begun?.milliseconds,
        trouble: trouble ?? .other, detail: trouble == nil ? reason : nil, given: 0, taken: 0,
        changed: 0, held: 0, lacking: [], refusals: []))
  }

  func exchangeEnded() {
    state.exchanges.lastEnd = ports.microseconds
    // There may be machines that were not there before.
    ports.watchMachines(true)
    if folders[.machines]?.failures ?? 0 == 0 { restFromExchange() }
  }

  private func restFromExchange() {
    guard isExchanging else { return }
    let width = (Exchanges.longestRest - Exchanges.shortestRest).milliseconds
    let jitter = Int64(ports.microseconds.magnitude % UInt64(width))
    ports.tend(.machines, after: Exchanges.shortestRest + Span(milliseconds: jitter))
  }

  /// Takes the report of a finished exchange.
  func take(_ report: ExchangeReport) {
    // It may have been the first one.
    takeUpFolder()
    let before = state.exchanges.last
    var report = report
    if report.rejoined == true {
      ports.log(.exchangeTold("this machine goes on as a new device"))
      (state.exchanges.rejoined, state.exchanges.counts) = (ports.now, nil)
    } else if let rejoined = state.exchanges.rejoined, ports.now - rejoined < Exchanges.silence {
      // Seconds later nobody would be told of it any more.
      report.rejoined = true
    }
    state.exchanges.last = report
    for refusal in report.refusals where before?.refusals.contains(refusal) != true {
      ports.log(
        .exchangeTold(
          "operations of \(refusal.device) from \(refusal.seq) on are not taken "
            + "(\(refusal.reason?.rawValue ?? "file"))"))
    }
    state.exchanges.lastEnd = ports.microseconds
    streams.publish()
    if report.changed > 0 { showOnPhone() }
    tell(report)
    hook(report)
    if folders[.machines]?.isRunning != true, state.exchanges.firstChange == nil {
      restFromExchange()
    }
  }
}

extension Keeper {
  /// The person's own programs are told where something was new.
  private func hook(_ report: ExchangeReport) {
    guard ports.hooks.isHeard, report.trouble == nil, report.given + report.taken > 0 else {
      return
    }
    let teller = teller(at: state.moment)
    let sentences = teller.wording.sentences(
      forEndOf: report, in: state.exchanges.folder ?? "")
    var event = teller.event(.syncCompleted, text: sentences.joined(separator: " "))
    event.sync = HookEvent.Sync(report)
    ports.hooks.run(event)
  }

  /// Once, and quietly: what is held since it came, and what keeps all from coming.
  private func tell(_ report: ExchangeReport) {
    let phrases = state.voice.phrases
    if report.held > 0 {
      let text = PopupText(
        title: phrases(.heldBack, report.held), text: phrases(ExchangeMessage.decide))
      otherPopups.say(text, for: nil)
    }
    let notices = state.exchanges.notices(at: ports.now)
    defer { state.exchanges.isTold = !notices.isEmpty }
    guard let notice = notices.first, !state.exchanges.isTold else { return }
    otherPopups.say(
      PopupText(
        title: phrases(ExchangeMessage.notExchanged),
        text: state.wording(at: state.moment).sentence(for: notice)),
      for: nil)
  }
}

extension Settings {
  /// All that days are counted by and that is no row.
  fileprivate nonisolated var counts: String { "day.start=\(dayStart.iso)" }
}

extension Exchanges {
  /// Nothing has come or gone for long, and why.
  func notices(at now: Instant) -> [Notice] {
    guard let last, let trouble = last.trouble else { return [] }
    let complete = last.last.map { Instant(milliseconds: $0) }
    if !trouble.lasts, let complete, now - complete < Self.silence {
      return []
    }
    return [Notice(code: Notices.exchangeFailed, detail: trouble.rawValue)]
  }
}
