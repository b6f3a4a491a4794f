import Rules
import Wire

/// What a client is still to be sent.
enum OpenStream {
  /// Every state, or the newest.
  case states(StatusQuestion)
  /// Every change; the number is the last one it was sent.
  case changes(since: Int64)
  /// The rest of a long answer.
  case pages(Pages)
}

/// One reply of many, and what is left after it.
typealias Page<Output, Rest> = (output: Output, rest: Rest?)

/// What is left of a long answer.
struct Pages {
  /// A refusal is that interface's.
  let interface: String
  /// A frame, and what is left after it.
  let next: (Keeper) throws(CallFault) -> Page<[UInt8], Pages>

  init<Output: Record, Rest>(
    _ rest: Rest, _ page: @escaping Route.Function<Rest, Page<Output, Rest>>,
    by interface: String
  ) {
    self.interface = interface
    next = { keeper throws(CallFault) in
      let made = try page(keeper)(rest)
      let frame = Reply.encode(made.output, continues: made.rest != nil)
      return (frame, made.rest.map { Pages($0, page, by: interface) })
    }
  }
}

extension Keeper {
  func open(_ pages: Pages, for client: CallToken) {
    streams[client] = .pages(pages)
    advance(client)
  }

  /// Goes on while the client reads; `drained` goes on with the rest.
  func advance(_ client: CallToken) {
    while let stream = streams[client], ports.clients.hasRoom(client) {
      switch stream {
      case .states: return
      case .changes(let since): guard sendChanges(since: since, to: client) else { return }
      case .pages(let pages): sendPage(of: pages, to: client)
      }
    }
  }

  private func sendPage(of pages: Pages, to client: CallToken) {
    streams[client] = nil
    do {
      let page = try pages.next(self)
      streams[client] = page.rest.map { .pages($0) }
      ports.clients.send(page.output, client, page.rest != nil)
    } catch {
      ports.clients.send(error.frame(by: pages.interface), client, false)
    }
  }
}
