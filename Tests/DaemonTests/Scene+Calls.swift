import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon

/// What clients ask of it, and what they are answered.
extension Scene {
  /// Puts a call on the table as its bytes.
  @discardableResult
  func raw(_ json: String, as client: CallToken? = nil) throws -> [Reply] {
    let client = client ?? self.client()
    keeper.handle(try Call(frame: Array(json.utf8)), from: client)
    return replies[client] ?? []
  }

  func open<M: Method>(
    _ method: M.Type, _ input: M.Input, more: Bool = true, token: String? = nil
  ) throws -> CallToken {
    let client = client()
    let bytes = Call.encode(method, input, token: token, more: more).dropLast()
    keeper.handle(try Call(frame: Array(bytes)), from: client)
    return client
  }

  @discardableResult
  func ask<M: Method>(
    _ method: M.Type, _ input: M.Input, token: String? = nil
  ) throws -> M.Output {
    let client = try open(method, input, more: false, token: token)
    let reply = try #require(replies[client]?.last)
    if let refused = Refused(reply) { throw refused }
    if let error = ServiceError(reply) { throw error }
    return try M.Output(reply.parameters)
  }

  struct Strange: Error {}

  /// Everything that a stream has brought so far.
  func received<M: Method>(_ method: M.Type, by client: CallToken) throws -> [M.Output] {
    try (replies[client] ?? []).map { try M.Output($0.parameters) }
  }

  func status() throws -> Snapshot { try ask(StatusCalls.Get.self, StatusQuestion()) }

  @discardableResult
  func start(_ goal: GoalOrder? = nil, at: Instant? = nil) throws -> FastAnswer {
    try ask(FastCalls.Start.self, StartOrder(goal: goal, at: at))
  }

  func reload(_ settings: String) {
    settingsText = .success(Array(settings.utf8))
    keeper.reload()
    takeAll()
  }

  @discardableResult
  func remind(_ text: String, daily: String? = nil, in span: Span? = nil) throws -> String {
    let order = ReminderOrder(
      text: text, at: span.map { (now + $0).milliseconds }, daily: daily)
    return try ask(RemindCalls.Add.self, order).reminder.reminder.id.text
  }

  @discardableResult
  func drink(_ ml: Int64, _ what: String? = nil, ago: Span = .zero) throws -> DrinkAnswer {
    try ask(DrinkCalls.Add.self, NewDrink(ml: ml, what: what, at: now - ago))
  }

  @discardableResult
  func stop() throws -> FastAnswer { try ask(FastCalls.Stop.self, StopOrder()) }

  /// A finished fast of so many hours, `ago`.
  func live(_ hours: Int64) throws {
    try start()
    pass(.hours(hours))
    try stop()
    pass(.hours(1))
  }
}

/// What a call was refused with; anything else is a failure.
@MainActor func refusal(of body: () throws -> some Any) throws -> Refusal {
  do {
    _ = try body()
  } catch let error as Refused {
    return error.refusal
  }
  throw Scene.Strange()
}

extension Instant {
  /// 2026-03-02 12:00 UTC, a Monday.
  static let noon = Instant(seconds: 1_772_452_800)
  static let midnight = noon + .hours(12)
}
