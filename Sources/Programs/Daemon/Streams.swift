import Rules
import Wire

/// Everything that clients are still to be sent.
final class Streams: Answers {
  private static let eventsAtOnce = 64

  /// Of one client.
  private enum Stream {
    /// Every state, or the newest.
    case states(StatusQuestion)
    /// Every change; the number is the last one it was sent.
    case changes(since: Int64)
    /// The rest of a long answer.
    case pages(Pages)
  }

  private let state: State
  private let store: any StorePort
  private let clients: any ClientPort
  private let status: StatusAnswers
  private var open: [CallToken: Stream] = [:]

  init(_ state: State, _ status: StatusAnswers, _ ports: any Ports) {
    self.state = state
    self.status = status
    store = ports.store
    clients = ports.clients
  }

  static func of(_ keeper: Keeper) -> Streams { keeper.streams }

  func forget(_ client: CallToken) { open[client] = nil }

  // MARK: States

  func subscribe(_ question: StatusQuestion, _ client: CallToken) {
    // Later states go out whether or not anybody still looks.
    open[client] = .states(StatusQuestion(glance: question.glance))
    let first = StateChange(ready: true, state: status.status(question))
    clients.send(Reply.encode(first, continues: true), to: client, continues: true)
  }

  /// Tells everybody who listens how things stand now.
  func publish() {
    var subscribers: [StatusQuestion: [CallToken]] = [:]
    for case (let client, .states(let question)) in open {
      subscribers[question, default: []].append(client)
    }
    // Made once for all who asked for the same.
    for (question, listeners) in subscribers {
      let change = StateChange(ready: false, state: status.status(question))
      let bytes = Reply.encode(change, continues: true)
      for client in listeners { clients.sendLatest(bytes, to: client) }
    }
    for case (let client, .changes) in open { advance(client) }
  }

  /// Tells everybody where the notices are others then.
  func post(_ change: (inout NoticeBoard) -> Void) {
    let before = state.notices
    change(&state.notices)
    if state.notices != before { publish() }
  }

  // MARK: Changes

  func startFollowing(_ question: FollowQuestion, _ client: CallToken) throws(CallFault) {
    let end = try state.read(try store.endOfLog())
    let since = question.since.map { min(max($0, 0), end) } ?? end
    open[client] = .changes(since: since)
    clients.send(
      Reply.encode(FollowedEvent(seq: since), continues: true), to: client, continues: true)
    advance(client)
  }

  /// Sends what a follower has not seen, as far as it reads; the log keeps the rest for it. False when
  /// it has seen everything.
  private func sendChanges(since: Int64, to client: CallToken) -> Bool {
    guard let rows = try? store.changes(since, Self.eventsAtOnce), !rows.isEmpty
    else { return false }
    // Row by row: a few long notes are more than may wait for a client.
    for row in rows where clients.hasRoom(for: client) {
      open[client] = .changes(since: row.seq)
      let event = FollowedEvent(seq: row.seq, event: ChangeEvent(row, state.engine.reminders))
      clients.send(Reply.encode(event, continues: true), to: client, continues: true)
    }
    return true
  }

  /// Their numbers are of a log that is no more.
  func closeFollowers() {
    for case (let follower, .changes) in open { clients.close(follower) }
  }

  // MARK: Pages

  func send(_ pages: Pages, to client: CallToken) {
    open[client] = .pages(pages)
    advance(client)
  }

  /// Goes on while the client reads; `drained` goes on with the rest.
  func advance(_ client: CallToken) {
    while let stream = open[client], clients.hasRoom(for: client) {
      switch stream {
      case .states: return
      case .changes(let since): guard sendChanges(since: since, to: client) else { return }
      case .pages(let pages): sendPage(of: pages, to: client)
      }
    }
  }

  private func sendPage(of pages: Pages, to client: CallToken) {
    open[client] = nil
    do {
      let page = try pages.next()
      open[client] = page.rest.map { .pages($0) }
      clients.send(page.output, to: client, continues: page.rest != nil)
    } catch {
      clients.send(error.frame(by: pages.interface), to: client, continues: false)
    }
  }
}

/// The rest of a list that is sent page by page.
struct Listing<Query> {
  static var pageLength: Int { 100 }

  var query: Query
  var left: Int

  init(_ query: Query, last: Int64?) throws(CallFault) {
    if let last, last < 0 { throw .fields(.wrongType("last")) }
    self.query = query
    left = last.map { Int(clamping: $0) } ?? .max
  }

  var wanted: Int { min(Self.pageLength, left) }

  /// The rest after a page, which begins behind its last row; nil where nothing is left.
  func rest<Row>(after rows: [Row], _ goOn: (inout Query, Row) -> Void) -> Self? {
    guard let last = rows.last, rows.count == wanted, left > wanted else { return nil }
    var rest = self
    goOn(&rest.query, last)
    rest.left -= rows.count
    return rest
  }
}

/// One reply of many, and what is left after it.
typealias Page<Output, Rest> = (output: Output, rest: Rest?)

/// What is left of a long answer.
struct Pages {
  /// A refusal is that interface's.
  let interface: String
  /// A frame, and what is left after it.
  let next: () throws(CallFault) -> Page<[UInt8], Pages>

  init<Output: Record, Rest>(
    _ rest: Rest, by interface: String,
    _ page: @escaping (Rest) throws(CallFault) -> Page<Output, Rest>
  ) {
    self.interface = interface
    next = { () throws(CallFault) in
      let made = try page(rest)
      let frame = Reply.encode(made.output, continues: made.rest != nil)
      return (frame, made.rest.map { Pages($0, by: interface, page) })
    }
  }
}
