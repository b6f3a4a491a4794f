import Rules
package import Wire

extension Keeper {
  /// Answers one call; whatever it asks, the connection gets what the protocol promises.
  package func handle(_ call: Call, from client: CallToken) {
    if call.upgrade { return ports.clients.close(client) }
    if hasToWait(call) { return waiting.calls.append((call, client)) }
    do throws(CallFault) {
      let response = try answerOnceOrAgain(call, from: client)
      if let frame = response.frame { send(frame, to: call, client) }
      response.afterwards?()
    } catch {
      send(error.frame(by: call.interface), to: call, client)
    }
    guard !waiting.isCommitting else { return }
    renewIfMoved()
    takeUpWaiting()
  }

  private func send(_ frame: [UInt8], to call: Call, _ client: CallToken) {
    if !call.oneway { ports.clients.send(frame, client, false) }
  }

  private func answerOnceOrAgain(
    _ call: Call, from client: CallToken
  ) throws(CallFault) -> Response {
    var call = call
    let token: String?
    do throws(FieldError) { token = try call.takeToken() } catch { throw .fields(error) }
    guard let token else { return try answer(call, from: client) }
    return try answer(call, token: token, from: client)
  }

  func answer(_ call: Call, from client: CallToken) throws(CallFault) -> Response {
    guard let route = Route.of(call.method) else {
      // `org.varlink.service`, and all that nobody offers.
      return Response(frame: introspection.reply(to: call))
    }
    let start = ports.stopwatch()
    defer { callTimes.note(route, took: ports.stopwatch() - start) }
    return try route.answer(self, call, client)
  }

  /// The client has gone away.
  package func closed(_ client: CallToken) {
    streams[client] = nil
    otherPopups.forget(client)
  }

  /// A connection has ended, whether a call was open on it or not.
  package func ended(_ connection: UInt64) {
    dropStaging(of: connection)
    dropFoods(of: connection)
  }

  /// A client has read what it was sent.
  package func drained(_ client: CallToken) {
    if waiting.isCommitting { return waiting.drained.append(client) }
    advance(client)
  }
}
