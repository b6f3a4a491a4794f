import Nouns
import Popups
import Rules
import Time
import Wire

/// The one question of another program that stands on the screen, or waits to.
struct AskedQuestion {
  private struct Question {
    let alert: Alert
    /// What is pressed is told by its place among them: no server ever gets the keys.
    let buttons: [PopupButton]
    let wanted: WantedButtons
    let patience: Span
    let client: CallToken
    /// The one that ran when it was asked.
    let fast: Fast?
    var isShown = false

    /// Whether its words still hold.
    func isTrue(of other: Fast?) -> Bool {
      (fast?.id, fast?.start, fast?.goal) == (other?.id, other?.start, other?.goal)
    }
  }

  private var question: Question?

  mutating func ask(
    _ order: PopupQuestion, _ alert: Alert, for client: CallToken, of fast: Fast?
  ) -> [PopupEffect] {
    let end = end(.answered(nil))
    let patience = order.patience.map(Span.seconds) ?? .minute
    question = Question(
      alert: alert, buttons: order.buttons, wanted: order.visible == true ? .visible : .some,
      patience: patience, client: client, fast: fast)
    return end + [.wait(patience), .look(for: alert.key)]
  }

  /// Puts it on the screen if it is still the one, and somebody there has buttons.
  mutating func looked(_ outlook: AlertOutlook, for key: String) -> [PopupEffect] {
    guard let question = current(key) else { return [] }
    if let reason = outlook.obstacle(to: question.wanted) { return end(.refused(reason)) }
    return [.show(question.alert)]
  }

  mutating func follow(_ fast: Fast?) -> [PopupEffect] {
    question?.isTrue(of: fast) == false ? end(.answered(nil)) : []
  }

  mutating func losePatience() -> [PopupEffect] {
    end(question?.isShown == true ? .answered(nil) : .refused("noAnswer"))
  }

  mutating func forget(_ client: CallToken) -> [PopupEffect] {
    question?.client == client ? end(nil) : []
  }

  mutating func hear(_ event: AlertEvent) -> [PopupEffect] {
    if case .server(.some) = event { return question.map { [.look(for: $0.alert.key)] } ?? [] }
    guard let key = event.key, let question = current(key) else { return [] }
    switch event {
    case .shown where !question.isShown:
      self.question?.isShown = true
      return [.wait(question.patience)]
    case .failed(_, let failure) where failure != .notYet: return end(.refused(failure.word))
    case .acted(_, let action):
      let place = Int(action).flatMap { question.buttons.indices.contains($0) ? $0 : nil }
      return end(.answered(place.map { question.buttons[$0].key }))
    case .closed: return end(.answered(nil))
    default: return []
    }
  }

  private func current(_ key: String) -> Question? {
    question.flatMap { $0.alert.key == key ? $0 : nil }
  }

  /// It leaves the screen, and nobody looks for a server for its sake any more.
  private mutating func end(_ reply: PopupReply?) -> [PopupEffect] {
    guard let question = question.take() else { return [] }
    return [.wait(nil), .withdraw(question.alert.key)]
      + [reply.map { .reply($0, question.client) }].compactMap(\.self)
  }
}
