import CPostgres
import Glibc
package import Carrier
package import Host
import Time

/// A connection to a hub, which has proved over its own certificate that it knows the password.
package final class HubConnection {
  /// A name of letters, digits and lines.
  let database: String
  private let library: fastd_pq
  private let handle: OpaquePointer
  /// Whether a public authority has signed the certificate.
  package let isSigned: Bool

  /// Of a hub's certificate: one that was signed once has to stay so.
  package enum Trust { case unknown, signed, unsigned }

  private static let patience = Span.seconds(60)
  private static let reachPatience = Span.seconds(45)
  /// Whatever a server sends, this program takes no more memory than that.
  private static let mostMemory: rlim_t = 192 << 20
  /// No function of a hub gives more.
  private static let (mostRows, mostBytes) = (500, 4 << 20)

  private init(
    _ library: fastd_pq, _ handle: OpaquePointer, to database: String, isSigned: Bool
  ) {
    (self.library, self.handle) = (library, handle)
    (self.database, self.isSigned) = (database, isSigned)
  }

  deinit { library.finish(handle) }

  // MARK: Connecting

  /// A certificate that a public authority has signed must be for this host. One that nobody has signed
  /// is as good: with channel binding, the server proves over it that it knows the password.
  package static func open(
    _ hub: ExchangeHub, _ password: HubPassword, _ trust: Trust
  ) throws(HubFault) -> HubConnection {
    var library = fastd_pq()
    guard fastd_pq_open(&library) else { throw .library }
    prepareProcess()
    if trust != .unsigned {
      do throws(HubFault) {
        return try open(library, hub, password, isSigned: true)
      } catch {
        guard trust == .unknown, case .unsafe(let reason) = error,
          reason.contains("certificate")
        else { throw error }
      }
    }
    return try open(library, hub, password, isSigned: false)
  }

  private static func open(
    _ library: fastd_pq, _ hub: ExchangeHub, _ password: HubPassword, isSigned: Bool
  ) throws(HubFault) -> HubConnection {
    let values = HubParameters.values(hub, password, isSigned: isSigned)
    guard let handle = withCStrings(values, { library.connectStartParams($0, $1, 0) }) else {
      throw .away("no memory")
    }
    let connection = HubConnection(library, handle, to: hub.database, isSigned: isSigned)
    _ = library.setErrorVerbosity(handle, PQERRORS_SQLSTATE)
    _ = library.setNoticeReceiver(handle, fastd_pq_ignore, nil)
    try connection.connect()
    guard library.setnonblocking(handle, 1) == 0 else { throw connection.lost }
    return connection
  }

  private func connect() throws(HubFault) {
    let end = Clock.monotonic() + Self.reachPatience
    var state =
      library.status(handle) == CONNECTION_BAD ? PGRES_POLLING_FAILED : PGRES_POLLING_WRITING
    while state != PGRES_POLLING_OK {
      guard state != PGRES_POLLING_FAILED else { throw HubFault(connecting: message) }
      try wait(for: state == PGRES_POLLING_READING ? POLLIN : POLLOUT, until: end)
      state = library.connectPoll(handle)
    }
  }

  /// Nothing that somebody has set for other programs may decide where the password goes.
  private static func prepareProcess() {
    fastd_pq_forget_variables()
    var limit = rlimit(rlim_cur: mostMemory, rlim_max: mostMemory)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    signal(SIGPIPE, SIG_IGN)
  }

  // MARK: Calls

  /// The rows that a command gives.
  @discardableResult
  func rows(_ command: String, _ values: [HubValue] = []) throws(HubFault) -> [HubRow] {
    try send(command, values)
    let end = Clock.monotonic() + Self.patience
    var rows: [HubRow] = []
    var fault: HubFault?
    while let result = try result(until: end) {
      defer { library.clear(result) }
      switch library.resultStatus(result) {
      case PGRES_TUPLES_OK, PGRES_COMMAND_OK: rows += try self.rows(of: result)
      case PGRES_FATAL_ERROR, PGRES_NONFATAL_ERROR: fault = fault ?? self.fault(of: result)
      default: throw .strange
      }
    }
    if let fault { throw fault }
    return rows
  }

  func row(_ command: String, _ values: [HubValue] = []) throws(HubFault) -> HubRow {
    guard let row = try rows(command, values).first else { throw .strange }
    return row
  }

  private func send(_ command: String, _ values: [HubValue]) throws(HubFault) {
    let bytes = values.map(\.bytes)
    // One piece of memory for all of them, so that no pointer outlives its array.
    var all = bytes.flatMap { $0 ?? [] }
    if all.isEmpty { all = [0] }
    let sent = all.withUnsafeBufferPointer { buffer in
      var (pointers, place): ([UnsafePointer<CChar>?], Int) = ([], 0)
      for one in bytes {
        pointers.append(
          one == nil
            ? nil
            : UnsafeRawPointer(buffer.baseAddress).map {
              ($0 + place).assumingMemoryBound(to: CChar.self)
            })
        place += one?.count ?? 0
      }
      return library.sendQueryParams(
        handle, command, Int32(values.count), values.map(\.type), pointers,
        bytes.map { Int32($0?.count ?? 0) }, values.map { _ in 1 }, 1)
    }
    guard sent == 1 else { throw lost }
  }

  private func result(until end: Span) throws(HubFault) -> OpaquePointer? {
    while true {
      let flushed = library.flush(handle)
      guard flushed >= 0, library.consumeInput(handle) == 1 else { throw lost }
      if flushed == 0, library.isBusy(handle) == 0 { return library.getResult(handle) }
      try wait(for: flushed == 1 ? POLLIN | POLLOUT : POLLIN, until: end)
    }
  }

  private func rows(of result: OpaquePointer) throws(HubFault) -> [HubRow] {
    let (rows, columns) = (library.ntuples(result), library.nfields(result))
    var left = Self.mostBytes
    var found: [HubRow] = []
    guard rows <= Self.mostRows else { throw .strange }
    for row in 0..<rows {
      var values: [[UInt8]?] = []
      for column in 0..<columns {
        guard library.getisnull(result, row, column) == 0,
          let start = library.getvalue(result, row, column)
        else {
          values.append(nil)
          continue
        }
        let count = Int(library.getlength(result, row, column))
        left -= count
        guard left >= 0 else { throw .strange }
        values.append(Array(UnsafeRawBufferPointer(start: start, count: count)))
      }
      found.append(HubRow(values: values))
    }
    return found
  }

  private func fault(of result: OpaquePointer) -> HubFault {
    guard let code = library.resultErrorField(result, fastd_pq_sqlstate()) else { return lost }
    return .state(String(cString: code), "")
  }

  // MARK: News

  /// Waits, without end and without waking, until something is told on the channel that is listened to;
  /// what it is.
  func news() throws(HubFault) -> [String] {
    while true {
      guard library.consumeInput(handle) == 1 else { throw lost }
      var told: [String] = []
      while let one = library.notifies(handle) {
        told.append(String(cString: one.pointee.extra))
        library.freemem(one)
      }
      if !told.isEmpty { return told }
      try wait(for: POLLIN, until: nil)
    }
  }

  // MARK: Waiting

  private func wait(for events: Int32, until end: Span?) throws(HubFault) {
    var poller = pollfd(fd: library.socket(handle), events: Int16(events), revents: 0)
    while true {
      // Also where it sends without end.
      if let end, Clock.monotonic() >= end { throw .away("no answer") }
      let left = end.map { max(($0 - Clock.monotonic()).milliseconds, 0) } ?? -1
      let count = poll(&poller, 1, Int32(clamping: left))
      if count > 0 { return }
      if count < 0, errno == EINTR { continue }
      throw .away("no answer")
    }
  }

  private var message: String { library.errorMessage(handle).map { String(cString: $0) } ?? "" }
  private var lost: HubFault { .away(HubFault.line(message)) }
}

/// Runs something with two lists of C strings, each ended by null.
private func withCStrings<Result>(
  _ pairs: [(String, String)],
  _ body: (UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let (names, values) = (pairs.map { strdup($0.0) }, pairs.map { strdup($0.1) })
  defer { for one in names + values { free(one) } }
  return body(
    names.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil])
}
