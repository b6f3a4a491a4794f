import CNotify
import Host
import Loop
package import Popups
package import Time

/// Shows alerts on the person's desktop, without ever making the executor wait for it.
///
/// An alert is handed over once and either taken by a server or given back at once with `failed`;
/// the owner keeps what is due and shows it again when `server` tells of one. As long as something
/// was given back, a server is looked for again at growing intervals.
@MainActor
package final class Notifier {
  private let application: String
  private let report: @MainActor (AlertEvent) -> Void
  private let icons = OwnIcons()
  private var mailbox: Mailbox?
  /// Keys of alerts that were given back.
  private var waiting: Set<String> = []
  private var pause = firstPause
  private lazy var retry = MonotonicTimer { [weak self] in self?.mailbox?.post(.reach) }
  private var inquiries: [Int: Inquiry] = [:]
  private var lastInquiry = 0
  private var farewell: Farewell?

  private static let firstPause = Span.seconds(10)
  private static let longestPause = Span.hours(1)

  package init(application: String, report: @escaping @MainActor (AlertEvent) -> Void) {
    self.application = application
    self.report = report
  }

  /// Puts an alert on the screen, instead of the one at its place.
  package func show(_ alert: Alert) {
    guard farewell == nil else { return }
    guard let mailbox = running() else {
      return report(.failed(key: alert.key, .noThread))
    }
    var alert = alert
    alert.icon = icons.reference(to: alert.icon)
    for dropped in mailbox.post(.show(alert)) {
      // In a turn of its own: the caller is in the middle of something.
      Executor.post { [weak self] in
        self?.take(.event(.closed(key: dropped.key, .replaced)))
      }
    }
  }

  /// Takes an alert from the screen, or out of what waits; another at its place stays.
  package func withdraw(_ key: String) {
    forget(key)
    mailbox?.post(.withdraw(key: key))
  }

  /// Has a sound heard with nothing on the screen; nothing happens where there is no libcanberra.
  package func play(_ sound: Alert.Sound, describedAs description: String) {
    guard farewell == nil else { return }
    running()?.post(.play(sound, description: description))
  }

  /// Tells how the way to the screen looks, or that nobody answered within `patience`.
  package func inspect(
    within patience: Span = .seconds(5), _ answer: @escaping @MainActor (AlertOutlook) -> Void
  ) {
    guard let mailbox = running() else { return answer(AlertOutlook(reach: .noAnswer)) }
    lastInquiry += 1
    let id = lastInquiry
    inquiries[id] = Inquiry(patience: patience, answer: answer) { [weak self] in
      self?.inquiries[id] = nil
    }
    // All who ask while the thread is busy are answered at once.
    mailbox.post(.inspect)
  }

  /// Closes what has buttons and ends the thread; `done` comes in a later turn, at the latest after
  /// `patience`, and nothing is reported any more.
  package func stop(within patience: Span, _ done: @escaping @MainActor () -> Void) {
    guard farewell == nil else { return }
    retry.disarm()
    farewell = Farewell(patience: mailbox == nil ? .zero : patience, done)
    mailbox?.post(.stop)
  }

  /// The way to the thread, which is started by the first who needs it.
  private func running() -> Mailbox? {
    if let mailbox { return mailbox }
    let fresh = Mailbox()
    let report: @Sendable (Report) -> Void = { [weak self] report in
      Executor.post { self?.take(report) }
    }
    let started = CThread.start("alerts") { [application] in
      NotifyThread(application: application, mailbox: fresh, report: report).run()
    }
    guard started else { return nil }
    mailbox = fresh
    return fresh
  }

  private func take(_ report: Report) {
    switch report {
    case .event(let event): take(event)
    case .unreached(let again): if again { lookAgainLater() }
    case .inspected(let outlook):
      for inquiry in inquiries.values { inquiry.finish(outlook) }
    case .ended: farewell?.finish()
    }
  }

  private func take(_ event: AlertEvent) {
    guard farewell == nil else { return }
    switch event {
    case .shown(let key):
      pause = Self.firstPause
      forget(key)
    case .failed(let key, _):
      waiting.insert(key)
      if !retry.isArmed { lookAgainLater() }
    case .server(.some):
      // The owner shows again what is still true.
      waiting = []
      retry.disarm()
    case .server(nil), .closed, .acted, .flooded: break
    }
    report(event)
  }

  private func lookAgainLater() {
    guard !waiting.isEmpty else { return }
    retry.arm(after: pause)
    pause = min(pause * 2, Self.longestPause)
  }

  private func forget(_ key: String) {
    waiting.remove(key)
    if waiting.isEmpty { retry.disarm() }
  }
}
