import Rules
import Time
import Wire

extension Keeper {
  /// How long a call can be sent again.
  private static let answersKept = Span.hours(24)

  /// Answers a call with a token: as the first time, or with what it does now.
  func answer(
    _ call: Call, token: String, from client: CallToken
  ) throws(CallFault) -> Afterwards? {
    let kept: (method: String, reply: String)?
    do throws(StoreTrouble) { kept = try ports.answers.find(token) } catch {
      throw notStored(error, call)
    }
    if let kept {
      guard kept.method == call.method else { throw .fields(.wrongType("token")) }
      send(Array(kept.reply.utf8) + [0], to: call, client)
      return nil
    }
    let before = engine
    ports.answers.hold()
    heldReply = []
    defer { heldReply = nil }
    let after: Afterwards?
    do throws(CallFault) { after = try answer(call, from: client) } catch {
      if ports.answers.drop() { engine = before }
      throw error
    }
    let reply = heldReply ?? []
    // A frame ends with a NUL, which is no part of the text. Of what is erased nothing stays.
    let text =
      reply.isEmpty || call.method == BackupCalls.Erase.name
      ? nil : String(decoding: reply.dropLast(), as: UTF8.self)
    do throws(StoreTrouble) {
      try ports.answers.keep(text, token, call.method, ports.now())
    } catch {
      engine = before
      throw notStored(error, call)
    }
    if !reply.isEmpty { send(reply, to: call, client) }
    return after
  }

  private func send(_ reply: [UInt8], to call: Call, _ client: CallToken) {
    if !call.oneway { ports.clients.send(reply, client, false) }
  }

  private func notStored(_ trouble: StoreTrouble, _ call: Call) -> CallFault {
    noteTrouble(trouble)
    let refusal = Refusal.notStored(reason: trouble.rawValue)
    return .refused(Refused(refusal, by: String(call.interface)))
  }

  func forgetOldAnswers(at now: Instant) {
    do { try ports.answers.forget(Self.answersKept, now) } catch { ports.log(.storeFailed(error)) }
  }
}
