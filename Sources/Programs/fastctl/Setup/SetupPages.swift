import Control
import Host
import Nouns
import Settings
import Views
import Wire

/// Asks what each page asks, and does at once what was answered.
struct SetupPages {
  private let phrases: Phrases
  private let dialog: Dialog

  init(_ session: inout Session) {
    phrases = session.phrases()
    dialog = Dialog(&session)
  }

  func ask(_ part: SetupPart, _ session: inout Session) throws(Failure) -> PageEnd {
    switch part {
    case .safety: try SafetyDialog().run(&session)
    case .schedule: try askSchedule(&session)
    case .start: try askStart(&session)
    case .window: try ask(.windowAsk, setting: .window, &session)
    case .notifications: try testNotification(&session)
    case .profile: try ProfileQuestions(&session).run(&session)
    case .program: try ProgramQuestions(&session).run(&session)
    case .events: try askEvents(&session)
    case .machines: try askMachines(&session)
    }
  }

  private func askSchedule(_ session: inout Session) throws(Failure) -> PageEnd {
    let list = try session.ask(ScheduleCalls.List.self, NoFields())
    let most = try session.ask(ProfileCalls.GetSafety.self, NoFields()).safety.longestGoal
    // What a start would refuse is not offered.
    let schedules = list.schedules.filter { $0.fasting * 3600 <= most ?? .max }
    Output.show(PresetList(phrases, on: session.errorScreen()).text(of: schedules))
    let present = list.chosen ?? Term.openSchedule.shown(phrases)
    let offered = schedules.map(\.name) + [Term.openSchedule.shown(phrases)]
    return try ask(.scheduleAsk, present: present, &session) { (text, session) throws(Failure) in
      do throws(Failure) {
        _ = try session.order(ScheduleCalls.Use.self, UseOrder(typed: text))
      } catch {
        guard case .refused(.unknownSchedule) = error else { throw error }
        session.say(phrases(SetupMessage.offered, ["names": offered.joined(separator: ", ")]))
        throw .said(.refused)
      }
    }
  }

  /// Who says when they begin wants to be reminded then; a span of their own stays.
  private func askStart(_ session: inout Session) throws(Failure) -> PageEnd {
    let isLearnt = try SettingsStore(session.environment).read().settings.usualStart == .learnt
    let end = try ask(isLearnt ? .startAskFirst : .startAsk, setting: .usualStart, &session)
    let settings = try SettingsStore(session.environment).read().settings
    guard end == .answered, settings.usualStart != .learnt, settings.notify.start == .off else {
      return end
    }
    try ConfigCommand.set(.single(.notifyStart), to: "on", &session)
    session.say(phrases(SetupMessage.startReminds))
    return end
  }

  private func ask(
    _ question: SetupMessage, setting key: Settings.Key.Single, _ session: inout Session
  ) throws(Failure) -> PageEnd {
    let key = Settings.Key.single(key)
    let present = try SettingsStore(session.environment).read().settings[key]
    return try ask(question, present: present, &session) { (text, session) throws(Failure) in
      do throws(Failure) { try ConfigCommand.set(key, to: text, &session) } catch {
        guard case .setting = error else { throw error }
        let message = key == .single(.window) ? SetupMessage.noWindow : .noStart
        session.say(phrases(message, ["text": text]))
        throw .said(.refused)
      }
    }
  }

  /// Asks again where the answer was not understood or refused.
  private func ask(
    _ question: SetupMessage, present: String, _ session: inout Session,
    _ take: (String, inout Session) throws(Failure) -> Void
  ) throws(Failure) -> PageEnd {
    while true {
      switch dialog.ask(phrases(question, ["present": present])) {
      case .left: return .left
      case .nothing: return .skipped
      case .text(let text):
        do throws(Failure) {
          try take(text, &session)
          return .answered
        } catch {
          // What is so already was answered, too.
          if case .refused(.nothingToChange) = error { return .answered }
          try session.sayWhatCanBeMended(error)
        }
      }
    }
  }

  /// Nil where they leave.
  func wantsMore() -> Bool? { dialog.agrees(phrases(SetupMessage.more)) }

  private func askEvents(_ session: inout Session) throws(Failure) -> PageEnd {
    let key = Settings.Key.single(.eventsEnabled)
    let isOn = try SettingsStore(session.environment).read().settings.events.isOn
    let question = phrases(isOn ? SetupMessage.eventsStop : .eventsAsk)
    guard let wanted = dialog.agrees(question) else { return .left }
    guard wanted else { return .skipped }
    try ConfigCommand.set(key, to: isOn ? "off" : "on", &session)
    return .answered
  }

  /// A machine that shares already is only asked about the phone.
  private func askMachines(_ session: inout Session) throws(Failure) -> PageEnd {
    let list = try session.ask(SyncCalls.Machines.self, NoFields())
    if let place = list.place {
      session.say(phrases(SetupMessage.shares, ["place": place]))
    } else {
      let end = try ask(.machinesAsk, present: "", &session) { (text, session) throws(Failure) in
        // No shell has read it.
        let home = session.environment["HOME"] ?? ""
        let path = text.hasPrefix("~/") ? home + text.dropFirst() : text
        try Sharing.begin(path, &session)
      }
      guard end == .answered else { return end }
    }
    // A phone reads and writes files.
    guard list.hub == nil || list.folder != nil else { return .answered }
    guard PhoneFolder(try SettingsStore(session.environment).read().settings) == nil else {
      return .answered
    }
    guard let wanted = dialog.agrees(phrases(SetupMessage.phoneAsk)) else { return .left }
    if wanted { try Phone.begin(in: nil, showing: nil, isAgreed: true, &session) }
    return .answered
  }

  private func testNotification(_ session: inout Session) throws(Failure) -> PageEnd {
    guard let wanted = dialog.agrees(phrases(SetupMessage.notificationsAsk)) else { return .left }
    guard wanted else { return .skipped }
    session.say(phrases(try isShown(&session) ? SetupMessage.shown : .notShown))
    return .answered
  }

  private func isShown(_ session: inout Session) throws(Failure) -> Bool {
    do throws(Failure) {
      return try session.ask(DaemonCalls.TestNotification.self, NoFields()).shown
    } catch {
      // A server that says nothing shows nothing.
      guard case .connection(.timedOut, _) = error else { throw error }
      return false
    }
  }
}

extension Session {
  /// What another answer can mend; the rest ends it all.
  mutating func sayWhatCanBeMended(_ failure: Failure) throws(Failure) {
    switch failure {
    // Who did not confirm is asked again.
    case .said: return
    case .refused, .setting, .notUnderstood, .usage, .exchange: break
    default: throw failure
    }
    let sentences = Sentences(phrases: phrases(), wording: try wording())
    say(sentences.text(of: failure) ?? "")
  }
}
