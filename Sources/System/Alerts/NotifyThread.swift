import CNotify
import Popups
import Time

/// The only user of libnotify, alone on a thread of its own: each call of that library waits for
/// the server, 25 seconds if it hangs, and its state belongs to the thread that made it.
final class NotifyThread {
  private enum Presence: Equatable {
    case absent
    /// It let us wait too long; it is left alone until asked again.
    case silent
    case ready(ServerFacts)
  }

  private let application: String
  private let mailbox: Mailbox
  private let report: @Sendable (Report) -> Void
  private let happenings = Happenings()
  private let shelf = SoundShelf()
  private let soundPlayer: SoundPlayer
  private var bus: SessionBus?
  private let breather: Breather
  /// What is to be done about the server as soon as the breather lets it.
  private var errand: Errand?
  private var presence = Presence.absent
  /// By their places.
  private var popUps: [String: PopUp] = [:]

  init(application: String, mailbox: Mailbox, report: @escaping @Sendable (Report) -> Void) {
    self.application = application
    self.mailbox = mailbox
    self.report = report
    soundPlayer = SoundPlayer(application: application)
    breather = Breather(context: mailbox.context, happenings: happenings)
  }

  /// Serves until told to stop.
  func run() {
    LibraryLog.limit()
    g_main_context_push_thread_default(mailbox.context)
    while turn() { g_main_context_iteration(mailbox.context, 1) }
    leave()
    g_main_context_pop_thread_default(mailbox.context)
    report(.ended)
  }

  /// Everything there is to do now; false when that included the end.
  private func turn() -> Bool {
    hear()
    // Until it is empty: to show an alert is to look at the context, too, which takes away the wake-up
    // of a job that came meanwhile.
    while case let jobs = mailbox.takeAll(), !jobs.isEmpty {
      for job in jobs {
        if job == .stop { return false }
        perform(job)
        hear()
      }
    }
    return true
  }

  private func hear() {
    while case let happened = happenings.takeAll(), !happened.isEmpty {
      for happening in happened { take(happening) }
    }
  }

  private func perform(_ job: Job) {
    switch job {
    case .show(var alert):
      alert.sound = alert.sound.map(shelf.find)
      show(alert)
    case .withdraw(let key): withdraw(key)
    case .play(let sound, let description):
      soundPlayer.play(shelf.find(sound), describedAs: description)
    case .reach: lookAgain()
    case .inspect: report(.inspected(inspect()))
    case .startOver: attend(to: .startOver)
    case .stop: break
    }
  }

  private func take(_ happening: Happening) {
    switch happening {
    case .closed(let popUp, let alert, let reason):
      guard forget(popUp) else { return }
      if popUp.alert == alert {
        report(.event(.closed(key: alert.key, reason)))
      } else {
        showAnew(popUp)
      }
    case .acted(let popUp, let alert, let action):
      guard holds(popUp) else { return }
      report(.event(.acted(key: alert.key, action: action)))
      guard popUp.alert.key == alert.key, forget(popUp) else { return }
      // Some servers leave it on the screen.
      attempt { () throws(AlertFailure) in try popUp.close() }
    case .serverPresent(true): attend(to: errand ?? .meet)
    case .serverPresent(false):
      if errand == .meet { errand = nil }
      part()
    case .rested: if let errand { attend(to: errand) }
    }
  }

  private func holds(_ popUp: PopUp) -> Bool { popUps[popUp.alert.place] === popUp }

  /// False for a pop-up that has been let go of already.
  private func forget(_ popUp: PopUp) -> Bool {
    guard holds(popUp) else { return false }
    popUps[popUp.alert.place] = nil
    return true
  }
}

// MARK: - What is on the screen

extension NotifyThread {
  private func show(_ alert: Alert) {
    guard case .ready(let facts) = presence else {
      return report(.event(.failed(key: alert.key, reasonToWait())))
    }
    let old = popUps[alert.place]
    let before = old?.alert
    if before == alert { return report(.event(.shown(key: alert.key))) }
    // A text that changes is not heard again.
    let isNew = before?.key != alert.key
    let popUp = old ?? PopUp(alert, happenings: happenings)
    let failure = attempt { () throws(AlertFailure) in
      try popUp.show(alert, on: facts, isHeard: isNew)
    }
    // What the server has said by now it said of the one before.
    while g_main_context_iteration(mailbox.context, 0) != 0 {}
    popUp.alert = alert
    popUps[alert.place] = failure == nil ? popUp : nil
    if let before, isNew {
      report(.event(.closed(key: before.key, failure == nil ? .replaced : .unknown)))
    }
    report(.event(failure.map { .failed(key: alert.key, $0) } ?? .shown(key: alert.key)))
    if failure == nil, isNew { sound(alert, on: facts) }
  }

  /// The pop-up of before was closed while this took its place, so that there is a new one now, of
  /// which the library would never tell that it closes.
  private func showAnew(_ popUp: PopUp) {
    attempt { () throws(AlertFailure) in try popUp.close() }
    show(popUp.alert)
  }

  private func sound(_ alert: Alert, on server: ServerFacts) {
    guard let sound = alert.sound, !server.hasSound else { return }
    soundPlayer.play(sound, describedAs: alert.plainTitle)
  }

  /// Why nothing can be shown now, after having tried to change that.
  private func reasonToWait() -> AlertFailure {
    if presence == .silent { return .noAnswer }
    return attempt { () throws(AlertFailure) in try reach() } ?? .notYet
  }

  private func withdraw(_ key: String) {
    guard let popUp = popUps.values.first(where: { $0.alert.key == key }) else { return }
    popUps[popUp.alert.place] = nil
    attempt { () throws(AlertFailure) in try popUp.close() }
    report(.event(.closed(key: key, .withdrawn)))
  }

  /// Does it and draws the conclusions about the server from its failure.
  @discardableResult
  private func attempt(_ body: () throws(AlertFailure) -> Void) -> AlertFailure? {
    do throws(AlertFailure) {
      try body()
      return nil
    } catch {
      if error == .noAnswer { presence = .silent }
      if bus?.isClosed == true { part() }
      return error
    }
  }
}

// MARK: - The way to the server

extension NotifyThread {
  private func connected() throws(AlertFailure) -> SessionBus {
    if let bus, !bus.isClosed { return bus }
    let bus = try SessionBus(behind: FloodGate(before: mailbox, report: report))
    bus.watchOwner(of: SessionBus.serverName) { [happenings] present in
      happenings.note(.serverPresent(present))
    }
    self.bus = bus
    return bus
  }

  /// Each time all that is open is shown again, too often for a name that comes and goes.
  private func attend(to errand: Errand) {
    self.errand = errand
    guard breather.lets() else { return }
    self.errand = nil
    switch errand {
    case .meet: meet()
    case .startOver: startOver()
    }
  }

  /// The library and GLib believe what they last heard, which is not the last that was said.
  private func startOver() {
    part()
    letGoOfBus()
    if (try? connected()) == nil { report(.unreached(retry: true)) }
  }

  /// Connects, and has a server started where none runs; its appearance is noted by the watch.
  private func reach() throws(AlertFailure) {
    let bus = try connected()
    if !bus.serverHasOwner { try bus.startServer() }
  }

  private func lookAgain() {
    switch presence {
    case .ready(let facts): report(.event(.server(facts)))
    case .silent: meet()
    case .absent:
      let failure = attempt { () throws(AlertFailure) in try reach() }
      // Who is on the bus is told by the bus; only what it cannot tell is worth another try.
      if let failure { report(.unreached(retry: failure != .noServer)) }
    }
  }

  /// A server is there: whatever an earlier one had on the screen is gone, and ids may collide.
  private func meet() {
    lose()
    guard let bus else { return }
    do throws(AlertFailure) {
      let facts = try bus.serverFacts()
      if notify_is_initted() == 0 { notify_init(application) }
      presence = .ready(facts)
      report(.event(.server(facts)))
    } catch {
      presence = .silent
      report(.unreached(retry: true))
    }
  }

  /// The server has gone, perhaps with the whole bus.
  private func part() {
    let wasReady = if case .ready = presence { true } else { false }
    lose()
    presence = .absent
    if wasReady { report(.event(.server(nil))) }
    guard bus?.isClosed == true else { return }
    letGoOfBus()
    // From now on nothing tells of a new server by itself.
    report(.unreached(retry: true))
  }

  private func lose() {
    for popUp in popUps.values {
      report(.event(.closed(key: popUp.alert.key, .lost)))
    }
    popUps = [:]
  }

  /// The library and GLib share one connection; a new one is made only when nobody holds the old.
  private func letGoOfBus() {
    notify_uninit()
    bus = nil
  }

  private func leave() {
    takeAwayButtons()
    // First of all, because each looks up a handler of its own in the library.
    popUps = [:]
    _ = happenings.takeAll()
    letGoOfBus()
  }

  /// They would be dead from now on; a server that does not answer is not waited for.
  private func takeAwayButtons() {
    for popUp in popUps.values where !popUp.alert.actions.isEmpty {
      guard case .ready(let facts) = presence, facts.hasActions else { return }
      attempt { () throws(AlertFailure) in try popUp.close() }
    }
  }

  private func inspect() -> AlertOutlook {
    guard let bus = try? connected() else { return AlertOutlook(reach: .noBus) }
    guard bus.serverHasOwner else {
      return AlertOutlook(reach: .noServer(startable: bus.serverIsStartable))
    }
    guard let facts = try? bus.serverFacts() else { return AlertOutlook(reach: .noAnswer) }
    return AlertOutlook(reach: .ready(facts), muted: bus.isMuted(facts))
  }
}
