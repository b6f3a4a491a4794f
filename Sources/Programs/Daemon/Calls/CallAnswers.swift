import Rules
package import Wire

/// Reasons that the protocol itself has for refusing a call.
enum CallFault: Error {
  case refused(Refused)
  case fields(FieldError)
  case protocolError(ServiceError)
}

extension Keeper {
  /// Answers one call; whatever it asks, the connection gets what the protocol promises.
  package func handle(_ call: Call, from client: CallToken) {
    if call.upgrade { return ports.clients.close(client) }
    if hasToWait(call) { return waiting.calls.append((call, client)) }
    do {
      let after = try answerOnceOrAgain(call, from: client)
      after?()
    } catch {
      if !call.oneway { refuse(client, error) }
    }
    guard !waiting.isCommitting else { return }
    renewIfMoved()
    takeUpWaiting()
  }

  private func answerOnceOrAgain(
    _ call: Call, from client: CallToken
  ) throws(CallFault) -> Afterwards? {
    var call = call
    let token: String?
    do throws(FieldError) { token = try call.takeToken() } catch { throw .fields(error) }
    guard let token else {
      // Let through in the middle of another's commit it has nothing to do with that one's answer.
      let held = heldReply
      heldReply = nil
      defer { heldReply = held }
      return try answer(call, from: client)
    }
    return try answer(call, token: token, from: client)
  }

  /// The client has gone away.
  package func closed(_ client: CallToken) {
    streams.remove(client)
    withdrawWords(of: client)
  }

  /// A connection has ended, whether a call was open on it or not.
  package func ended(_ connection: UInt64) {
    dropStaging(of: connection)
  }

  /// A client has read what it was sent.
  package func drained(_ client: CallToken) {
    if waiting.isCommitting { return waiting.drained.append(client) }
    if streams.followers[client] != nil { advance(client) }
    if streams.listings[client] != nil { stream(client) }
    if streams.exports[client] != nil { streamExport(client) }
    if streams.findings[client] != nil { streamFindings(client) }
  }

  func reply(_ output: some Record, to call: Call, _ client: CallToken) {
    if heldReply != nil { return heldReply = Reply.encode(output) }
    guard !call.oneway else { return }
    ports.clients.send(Reply.encode(output), client, false)
  }

  /// The last reply to a call.
  func refuse(_ client: CallToken, _ fault: CallFault) {
    let bytes =
      switch fault {
      case .refused(let refused): Reply.encode(refused)
      case .fields(let error): Reply.encode(ServiceError.invalidParameter(error.field))
      case .protocolError(let error): Reply.encode(error)
      }
    ports.clients.send(bytes, client, false)
  }
}
