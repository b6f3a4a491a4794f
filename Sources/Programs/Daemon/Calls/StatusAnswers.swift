import Rules
import Wire

extension Keeper {
  func answerStatus(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    switch call.method {
    case StatusCalls.Get.name:
      let question = try input(call, of: StatusCalls.Get.self)
      reply(snapshot(at: moment, for: question), to: call, client)
    case StatusCalls.Subscribe.name:
      let question = try input(call, of: StatusCalls.Subscribe.self)
      guard call.more else { throw .protocolError(.expectedMore) }
      streams.subscribers[client] = question
      let first = StateChange(ready: true, state: snapshot(at: moment, for: question))
      ports.clients.send(Reply.encode(first, continues: true), client, true)
    default: throw unknown(call)
    }
    return nil
  }

  /// Tells everybody who listens how things stand now.
  func publish() {
    // Made once for all who asked for the same.
    for (question, clients) in Dictionary(grouping: streams.subscribers, by: \.value) {
      let change = StateChange(ready: false, state: snapshot(at: moment, for: question))
      let bytes = Reply.encode(change, continues: true)
      for (client, _) in clients { ports.clients.sendLatest(bytes, client) }
    }
    for client in streams.followers.keys { advance(client) }
  }

  private func snapshot(at now: Moment, for question: StatusQuestion) -> Snapshot {
    var snapshot = snapshot(at: now)
    if question.glance == true { snapshot.glance = glance(at: now) }
    return snapshot
  }
}
