package import Nouns
package import Wire

/// The keeper of the operations: fastd, over its socket.
package protocol OperationSource {
  mutating func logs() throws(ExchangeFailure) -> KnownLogs
  mutating func machines() throws(ExchangeFailure) -> [Machine]
  mutating func lines(_ question: LinesQuestion) throws(ExchangeFailure) -> CarriedLines
  mutating func emptied(of device: String) throws(ExchangeFailure) -> [OperationNumbers]
  mutating func take(_ lines: ForeignLines) throws(ExchangeFailure) -> TakenLines
  /// How many entries are left to be decided.
  mutating func undecided() throws(ExchangeFailure) -> Int64
  mutating func rejoin(after common: Int64) throws(ExchangeFailure) -> String
}

/// Why an exchange could not be carried to its end. What was done by then stays done.
package enum ExchangeFailure: Error, Equatable, Sendable {
  /// Something that the person or time can put right.
  case trouble(ExchangeTrouble, detail: String?)
  /// fastd is not there, or has gone.
  case daemon(String)
}
