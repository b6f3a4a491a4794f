import Nouns
import Rules
import Time
package import Wire

extension Keeper {
  /// Answers one call; whatever it asks, the connection gets what the protocol promises.
  package func handle(_ call: Call, from client: CallToken) {
    if call.upgrade { return ports.clients.close(client) }
    if hasToWait(call) { return wait(with: call, from: client) }
    if state.isStale, !state.isCommitting { readAnew() }
    let isFirst = !waiting.isHeld
    waiting.isHeld = true
    let wasDamaged = state.isDamaged
    do throws(CallFault) {
      let response = try answerOnceOrAgain(call, from: client)
      if let frame = response.frame { send(frame, to: call, client) }
      response.afterwards?()
    } catch {
      send(error.frame(by: call.interface), to: call, client)
    }
    if isFirst { waiting.isHeld = false }
    guard !state.isCommitting else { return }
    if state.isDamaged, !wasDamaged { streams.publish() }
    renewIfMoved()
    takeUpWaiting()
  }

  private func send(_ frame: [UInt8], to call: Call, _ client: CallToken) {
    if !call.oneway { ports.clients.send(frame, to: client, continues: false) }
  }

  private func answerOnceOrAgain(
    _ call: Call, from client: CallToken
  ) throws(CallFault) -> Response {
    var call = call
    let token: String?
    do throws(FieldError) { token = try call.takeToken() } catch { throw .fields(error) }
    // Within a turn nothing is written, so that there is nothing to keep an answer with.
    guard let token, !state.isCommitting else { return try answer(call, from: client) }
    return try answer(call, token: token, from: client)
  }

  func answer(_ call: Call, from client: CallToken) throws(CallFault) -> Response {
    guard let route = Route.of(call.method) else {
      // `org.varlink.service`, and all that nobody offers.
      return Response(frame: introspection.reply(to: call))
    }
    if Self.lengthy.contains(String(call.interface)) { status.keepForGlance(at: state.moment) }
    let start = ports.microseconds
    defer { callTimes.note(route, took: ports.microseconds - start) }
    return try route.answer(self, call, client)
  }

  /// Their calls may take so long that others have turns meanwhile.
  private static let lengthy = [
    BackupCalls.interface, ImportCalls.interface, ChangeCalls.interface, EventCalls.interface,
  ]

  /// The client has gone away.
  package func closed(_ client: CallToken) {
    streams.forget(client)
    otherPopups.forget(client)
  }

  /// A connection has ended, whether a call was open on it or not.
  package func ended(_ connection: UInt64) {
    imports.drop(of: connection)
    foodIntake.drop(of: connection)
  }

  /// A client has read what it was sent.
  package func drained(_ client: CallToken) {
    if state.isCommitting { return waiting.drained.append(client) }
    streams.advance(client)
  }
}

// MARK: - Tokens

extension Keeper {
  /// Answers a call with a token: as the first time, or with what it does now.
  func answer(
    _ call: Call, token: String, from client: CallToken
  ) throws(CallFault) -> Response {
    let kept: (method: String, reply: String)?
    do throws(StoreTrouble) { kept = try ports.answers.find(token) } catch {
      // A restore gives us another database.
      let fault = state.notStored(error)
      guard error == .readOnly else { throw fault }
      kept = nil
    }
    if let kept {
      guard kept.method == call.method else { throw .fields(.wrongType("token")) }
      return Response(frame: Array(kept.reply.utf8) + [0])
    }
    let before = state.engine
    asker = PhoneLine(token: token)?.token
    defer { asker = nil }
    ports.answers.holdCommit()
    let response: Response
    do throws(CallFault) { response = try answer(call, from: client) } catch {
      if ports.answers.dropHeld() { takeBack(to: before) }
      throw error
    }
    // A frame ends with a NUL, which is no part of the text.
    let text = response.kept.map { String(decoding: $0.dropLast(), as: UTF8.self) }
    do throws(StoreTrouble) {
      try ports.answers.keep(text, token, call.method, ports.now)
    } catch {
      takeBack(to: before)
      throw state.notStored(error)
    }
    return response
  }

  /// The decision is not on the disk, so nothing that was read of the rows since holds either.
  private func takeBack(to before: Engine) {
    if let opening = try? ports.backups.opening(ports.now) { return adopt(opening) }
    state.engine = before
    state.forgetRows()
  }
}

// MARK: - Waiting

/// Calls that wait while something long is under way, in their order.
struct WaitingCalls {
  /// A call is being answered; those that wait are taken up after it, and not within it.
  var isHeld = false
  var calls: [(call: Call, client: CallToken)] = []
  var drained: [CallToken] = []
}

extension Keeper {
  /// Lets others through in the middle of what takes long: those who only ask how the fast stands have
  /// the answer of before at once, and all that needs the store waits for the end.
  package func letThrough(_ serve: () -> Void) {
    state.isCommitting = true
    serve()
    state.isCommitting = false
  }

  func hasToWait(_ call: Call) -> Bool {
    state.isCommitting && call.method != StatusCalls.Get.name
  }

  /// More than one for each connection sends only those who want no answers.
  private static let mostWaiting = 1024

  private func wait(with call: Call, from client: CallToken) {
    guard waiting.calls.count < Self.mostWaiting else { return ports.clients.close(client) }
    waiting.calls.append((call, client))
  }

  /// After the call whose commit it was.
  package func takeUpWaiting() {
    guard !waiting.isHeld else { return }
    waiting.isHeld = true
    while !waiting.calls.isEmpty {
      let next = waiting.calls.removeFirst()
      handle(next.call, from: next.client)
    }
    waiting.isHeld = false
    let clients = waiting.drained
    waiting.drained = []
    for client in clients { drained(client) }
  }
}

/// How long calls have taken since the daemon started, each method by itself.
struct CallTimes {
  private struct Times {
    var count: Int64 = 0
    var longest: Int64 = 0
  }

  private var times: [String: Times] = [:]

  /// Of methods that there are: a name that somebody made up would be kept for ever.
  mutating func note(_ route: Route, took microseconds: Int64) {
    var known = times[route.method] ?? Times()
    known.count += 1
    known.longest = max(known.longest, microseconds)
    times[route.method] = known
  }

  /// The slowest first.
  func slowest(_ count: Int) -> [CallTime] {
    times.map { CallTime(method: $0.key, count: $0.value.count, longest: $0.value.longest) }
      .sorted { ($1.longest, $0.method) < ($0.longest, $1.method) }
      .prefix(count).map(\.self)
  }
}
