import CNotify
import Popups
import Time

/// What the server told about a pop-up, and the alert that it showed then.
enum Happening {
  case closed(PopUp, Alert, CloseReason)
  case acted(PopUp, Alert, action: String)
  case serverPresent(Bool)
  /// What was put off can be done.
  case rested
}

/// Happenings since the last turn of the alerts thread: callbacks only note them, so that nothing
/// is taken apart while the library is still inside it.
final class Happenings {
  private var list: [Happening] = []

  func note(_ happening: Happening) {
    list.append(happening)
  }

  func takeAll() -> [Happening] {
    defer { list.removeAll() }
    return list
  }
}

/// One notification of the library, from its first showing until it is closed; never used again
/// after that, because the library reports the closing of an object only once.
final class PopUp {
  /// What happens is about this.
  var alert: Alert
  private let happenings: Happenings
  private let raw: UnsafeMutablePointer<NotifyNotification>
  private var closedSignal: gulong = 0

  init(_ alert: Alert, happenings: Happenings) {
    self.alert = alert
    self.happenings = happenings
    raw = notify_notification_new("", nil, nil)
    // `self` outlives both registrations: `deinit` ends them.
    let data = Unmanaged.passUnretained(self).toOpaque()
    let closed: @convention(c) (UnsafeMutablePointer<NotifyNotification>?, gpointer?) -> Void = {
      PopUp.from($1)?.noteClosed(reason: notify_notification_get_closed_reason($0))
    }
    closedSignal = g_signal_connect_data(
      raw, "closed", unsafeBitCast(closed, to: GCallback.self), data, nil, GConnectFlags(0))
  }

  deinit {
    notify_notification_clear_actions(raw)
    g_signal_handler_disconnect(raw, closedSignal)
    g_object_unref(raw)
  }

  /// Puts it on the screen, or changes what is there; blocks until the server has answered.
  /// `alert` is still the earlier one, which is what the server may have spoken of meanwhile.
  func show(
    _ alert: Alert, on server: ServerFacts, isHeard: Bool
  ) throws(AlertFailure) {
    notify_notification_update(
      raw, alert.plainTitle, alert.dressedBody(for: server), alert.icon)
    setHints(of: alert, on: server)
    setSound(isHeard && server.hasSound ? alert.sound : nil)
    setActions(of: alert, on: server)
    var error: UnsafeMutablePointer<GError>?
    guard notify_notification_show(raw, &error) != 0 else { throw AlertFailure(taking: &error) }
  }

  /// Blocks until the server has answered; whether it has closed it or knew nothing of it is one.
  func close() throws(AlertFailure) {
    var error: UnsafeMutablePointer<GError>?
    guard notify_notification_close(raw, &error) != 0 else { throw AlertFailure(taking: &error) }
  }

  private func setHints(of alert: Alert, on server: ServerFacts) {
    notify_notification_clear_hints(raw)
    notify_notification_set_urgency(raw, alert.urgency.raw)
    notify_notification_set_timeout(raw, alert.expiry.milliseconds)
    notify_notification_set_category(raw, alert.category)
    notify_notification_set_hint(raw, "desktop-entry", g_variant_new_string(Alert.program))
    if alert.isTransient {
      notify_notification_set_hint(raw, "transient", g_variant_new_boolean(1))
    }
    if let progress = alert.progress, server.showsProgressBesideText {
      let value = gint(min(max(progress, 0), 100))
      notify_notification_set_hint(raw, "value", g_variant_new_int32(value))
    }
  }

  /// Without one the server shall be silent, also where we play it ourselves.
  private func setSound(_ sound: Alert.Sound?) {
    let (name, value) =
      switch sound {
      case .name(let name): ("sound-name", g_variant_new_string(name))
      case .file(let path): ("sound-file", g_variant_new_string(path))
      case nil: ("suppress-sound", g_variant_new_boolean(1))
      }
    notify_notification_set_hint(raw, name, value)
  }

  private func setActions(of alert: Alert, on server: ServerFacts) {
    notify_notification_clear_actions(raw)
    guard server.hasActions else { return }
    let data = Unmanaged.passUnretained(self).toOpaque()
    for action in alert.actions {
      notify_notification_add_action(
        raw, action.id, action.label, { PopUp.from($2)?.noteAction($1) }, data, nil)
    }
  }

  private static func from(_ data: gpointer?) -> PopUp? {
    data.map { Unmanaged<PopUp>.fromOpaque($0).takeUnretainedValue() }
  }

  private func noteClosed(reason: gint) {
    happenings.note(.closed(self, alert, CloseReason(reason)))
  }

  private func noteAction(_ id: UnsafeMutablePointer<CChar>?) {
    if let id { happenings.note(.acted(self, alert, action: String(cString: id))) }
  }
}

extension CloseReason {
  /// The numbers of the notification specification.
  fileprivate init(_ number: gint) {
    switch number {
    case 1: self = .expired
    case 2: self = .dismissed
    case 3: self = .withdrawn
    default: self = .unknown
    }
  }
}

extension Alert.Urgency {
  fileprivate var raw: NotifyUrgency {
    switch self {
    case .low: NOTIFY_URGENCY_LOW
    case .normal: NOTIFY_URGENCY_NORMAL
    case .critical: NOTIFY_URGENCY_CRITICAL
    }
  }
}

extension Alert.Expiry {
  fileprivate var milliseconds: gint {
    switch self {
    case .byServer: -1
    case .never: 0
    case .after(let span): gint(clamping: max(span.milliseconds, 1))
    }
  }
}

extension Alert {
  private static let longestTitle = 200
  private static let longestBody = 1000

  /// The title, which no server reads as markup.
  var plainTitle: String { Self.printable(title, longest: Self.longestTitle) }

  /// The body as this server must get it so that the person reads it as it was meant.
  func dressedBody(for server: ServerFacts) -> String {
    let text = Self.printable(body, longest: Self.longestBody)
    return server.hasMarkup ? Self.escaped(text) : text
  }

  private static func printable(_ text: String, longest: Int) -> String {
    let kept = text.unicodeScalars.filter {
      $0 == "\n" || $0.properties.generalCategory != .control
    }
    return String(String(String.UnicodeScalarView(kept)).prefix(longest))
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
