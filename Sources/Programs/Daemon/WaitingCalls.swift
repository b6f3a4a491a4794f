import Wire

/// What waits while a long commit is under way, in its order.
struct WaitingCalls {
  var isCommitting = false
  var calls: [(call: Call, client: CallToken)] = []
  var drained: [CallToken] = []
}

extension Keeper {
  /// Lets others through in the middle of a long commit: who only asks how the fast stands has the
  /// answer of before at once, and all that needs the store waits for its end.
  package func letThrough(_ serve: () -> Void) {
    waiting.isCommitting = true
    serve()
    waiting.isCommitting = false
  }

  func hasToWait(_ call: Call) -> Bool {
    waiting.isCommitting && call.method != StatusCalls.Get.name
  }

  /// After the call whose commit it was.
  func takeUpWaiting() {
    while !waiting.calls.isEmpty {
      let next = waiting.calls.removeFirst()
      handle(next.call, from: next.client)
    }
    let clients = waiting.drained
    waiting.drained = []
    for client in clients { drained(client) }
  }
}
