import Rules
import Wire

extension Keeper {
  func answerStatus(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    switch call.method {
    case StatusCalls.Get.name:
      _ = try input(call, of: StatusCalls.Get.self)
      reply(snapshot(at: moment), to: call, client)
    case StatusCalls.Subscribe.name:
      _ = try input(call, of: StatusCalls.Subscribe.self)
      guard call.more else { throw .protocolError(.expectedMore) }
      audience.subscribers.insert(client)
      let first = StateChange(ready: true, state: snapshot(at: moment))
      ports.clients.send(Reply.encode(first, continues: true), client, true)
    default: throw unknown(call)
    }
    return nil
  }

  /// Tells everybody who listens how things stand now.
  func publish() {
    if !audience.subscribers.isEmpty {
      let change = StateChange(ready: false, state: snapshot(at: moment))
      let bytes = Reply.encode(change, continues: true)
      for client in audience.subscribers { ports.clients.sendLatest(bytes, client) }
    }
    for client in audience.followers.keys { advance(client) }
  }
}
