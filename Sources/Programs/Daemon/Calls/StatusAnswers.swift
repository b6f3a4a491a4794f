import Rules
import Wire

extension Keeper {
  func status(_ question: StatusQuestion) -> Snapshot {
    let now = moment
    var snapshot = snapshot(at: now)
    if question.glance == true { snapshot.glance = glance(at: now) }
    return snapshot
  }

  func subscribe(_ question: StatusQuestion, _ client: CallToken) {
    streams[client] = .states(question)
    let first = StateChange(ready: true, state: status(question))
    ports.clients.send(Reply.encode(first, continues: true), client, true)
  }

  /// Tells everybody who listens how things stand now.
  func publish() {
    var subscribers: [StatusQuestion: [CallToken]] = [:]
    for case (let client, .states(let question)) in streams {
      subscribers[question, default: []].append(client)
    }
    // Made once for all who asked for the same.
    for (question, clients) in subscribers {
      let change = StateChange(ready: false, state: status(question))
      let bytes = Reply.encode(change, continues: true)
      for client in clients { ports.clients.sendLatest(bytes, client) }
    }
    for case (let client, .changes) in streams { advance(client) }
  }
}
