import Popups
import Views
import Wire

/// Words of other programs, until it is known whether they were shown.
struct SaidWords {
  private struct Words {
    let alert: Alert
    /// Nil where nobody waits for it.
    var client: CallToken?
    /// Somebody can show them, and was asked to.
    var isOffered = false
  }

  /// Oldest first.
  private var waiting: [Words] = []

  mutating func say(_ alert: Alert, for client: CallToken?) -> [PopupEffect] {
    waiting.append(Words(alert: alert, client: client))
    return [.look(for: alert.key)]
  }

  mutating func looked(_ outlook: AlertOutlook, for key: String) -> [PopupEffect] {
    guard let index = place(of: key), !waiting[index].isOffered else { return [] }
    if let reason = outlook.obstacle(to: .none) { return answer(key, .refused(reason)) }
    waiting[index].isOffered = true
    let words = waiting[index]
    if words.client == nil { waiting.remove(at: index) }
    return [.show(words.alert)]
  }

  /// Words that nobody was asked to show yet are still said.
  mutating func forget(_ client: CallToken) {
    waiting.removeAll { $0.client == client && $0.isOffered }
    for index in waiting.indices where waiting[index].client == client {
      waiting[index].client = nil
    }
  }

  mutating func hear(_ event: AlertEvent) -> [PopupEffect] {
    switch event {
    // Words that others have replaced have been said.
    case .shown(let key), .closed(let key, _): return answer(key, .said)
    case .failed(_, .notYet), .acted, .server(nil), .flooded: return []
    case .failed(let key, let failure):
      return place(of: key) == nil ? [] : [.withdraw(key)] + answer(key, .refused(failure.word))
    // A server that is being greeted takes them when it has answered.
    case .server: return waiting.filter(\.isOffered).map { .show($0.alert) }
    }
  }

  private func place(of key: String) -> Int? { waiting.firstIndex { $0.alert.key == key } }

  private mutating func answer(_ key: String, _ reply: PopupReply) -> [PopupEffect] {
    guard let client = place(of: key).map({ waiting.remove(at: $0) })?.client else { return [] }
    return [.reply(reply, client)]
  }
}

/// A pop-up to see whether one can be seen, and the clients that wait to hear of it.
struct TestPopup {
  private static let key = "test"

  private var alert: Alert?
  /// Before anybody has looked.
  private var asking: [CallToken?] = []
  private var waiting: Set<CallToken> = []

  mutating func show(_ text: NewsText, for client: CallToken?) -> [PopupEffect] {
    var alert = Alert(key: Self.key, title: text.title, body: text.body)
    alert.isTransient = true
    self.alert = alert
    asking.append(client)
    return [.look(for: alert.key)]
  }

  mutating func looked(_ outlook: AlertOutlook, for key: String) -> [PopupEffect] {
    guard key == Self.key, let alert, !asking.isEmpty else { return [] }
    let clients = asking.compactMap(\.self)
    asking = []
    // One that is not there yet comes when it is needed.
    if let trouble = outlook.obstacle {
      return clients.map { .reply(.tested(trouble: trouble), $0) }
    }
    waiting.formUnion(clients)
    return [.show(alert)]
  }

  mutating func forget(_ client: CallToken) {
    waiting.remove(client)
    asking.removeAll { $0 == client }
  }

  mutating func hear(_ event: AlertEvent) -> [PopupEffect] {
    switch event {
    case .shown(Self.key): return answer(nil)
    case .failed(Self.key, let failure) where failure != .notYet: return answer(failure.word)
    case .server(.some): return waiting.isEmpty ? [] : [alert.map { .show($0) }].compactMap(\.self)
    default: return []
    }
  }

  private mutating func answer(_ trouble: String?) -> [PopupEffect] {
    defer { waiting = [] }
    return waiting.map { .reply(.tested(trouble: trouble), $0) }
  }
}
