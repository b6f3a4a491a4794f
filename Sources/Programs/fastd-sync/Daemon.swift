import Carrier
import Control
import Host
import Wire

/// fastd, asked over its socket for the operations that it has.
struct Daemon: OperationSource {
  private static let patience: Int32 = 120_000
  private let path: SocketPath
  var client: ControlClientBox

  init() throws(ExchangeFailure) {
    do throws(ControlError) {
      path = try SocketPath.current()
      client = ControlClientBox(try ControlClient(connecting: path))
    } catch { throw .daemon(error.reason) }
  }

  private mutating func call<M: Method>(
    _ method: M.Type, _ input: M.Input
  ) throws(ExchangeFailure) -> M.Output {
    do throws(ControlError) {
      return try client.client.call(method, input, milliseconds: Self.patience)
    } catch { throw .daemon("\(M.name): \(error.reason)") }
  }

  mutating func logs() throws(ExchangeFailure) -> KnownLogs {
    try call(SyncCalls.Have.self, NoFields())
  }

  mutating func machines() throws(ExchangeFailure) -> [Machine] {
    try call(SyncCalls.Machines.self, NoFields()).machines
  }

  mutating func lines(_ question: LinesQuestion) throws(ExchangeFailure) -> CarriedLines {
    try call(SyncCalls.Own.self, question)
  }

  mutating func undecided() throws(ExchangeFailure) -> Int64 {
    try call(SyncCalls.Conflicts.self, ConflictQuestion()).entries
  }

  mutating func take(_ lines: ForeignLines) throws(ExchangeFailure) -> TakenLines {
    try call(SyncCalls.Take.self, lines)
  }

  mutating func rejoin(after common: Int64) throws(ExchangeFailure) -> String {
    try call(SyncCalls.Rejoin.self, RejoinOrder(common: common)).device
  }

  mutating func emptied(of device: String) throws(ExchangeFailure) -> [OperationNumbers] {
    var (numbers, last): ([OperationNumbers], Int64) = ([], 0)
    while true {
      let more = try call(
        SyncCalls.Emptied.self, EmptiedQuestion(device: device, after: last)
      ).numbers
      guard let end = more.last?.to, end > last else { return numbers }
      numbers += more
      last = end
    }
  }

  // MARK: Results

  mutating func tell(_ report: ExchangeReport) throws(ExchangeFailure) {
    _ = try call(SyncCalls.Exchanged.self, ToldExchange(exchange: report))
  }

  mutating func carry() throws(ExchangeFailure) { _ = try call(SyncCalls.Carry.self, NoFields()) }

  mutating func takeBack(_ device: String) throws(ExchangeFailure) {
    _ = try call(SyncCalls.Remove.self, MachineRemoval(device: device, isBack: true))
  }
}

/// A connection is nobody's copy.
final class ControlClientBox {
  var client: ControlClient

  init(_ client: consuming ControlClient) { self.client = client }
}
