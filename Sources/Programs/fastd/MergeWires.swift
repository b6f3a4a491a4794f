import Daemon
package import Nouns
package import Rules
package import Store
package import Time

extension Ledger: MergePort {
  package func knownLogs() throws(StoreTrouble) -> [KnownLogEnd] { try told(try logEnds()) }

  package func emptied(_ device: String, after seq: Int64) throws(StoreTrouble) -> [Int64] {
    try told(try emptiedNumbers(of: device, after: seq))
  }

  package func takeNewDevice(
    after common: Int64, _ now: Instant
  ) throws(StoreTrouble) -> (device: String, rewritten: Int64) {
    try told(try takeNewDevice(after: common, at: now))
  }

  package func say(
    _ register: DeviceRegister, _ cell: Cell, of device: String, _ now: Instant
  ) throws(StoreTrouble) {
    try told(try say(register, cell, of: device, at: now))
  }

  package func lines(
    _ device: String?, after seq: Int64, limit: Int
  ) throws(StoreTrouble) -> (lines: [ForeignLine], last: Int64, continues: Bool) {
    try told(try lines(of: device, after: seq, limit: limit))
  }

  package func take(
    _ lines: [ForeignLine], _ device: String, _ now: Instant
  ) throws(StoreTrouble) -> TakenOperations {
    try told(try take(lines, of: device, at: now))
  }

  package func machines() throws(StoreTrouble) -> [KnownMachine] { try told(try knownMachines()) }

  package func disputes(repeats: Bool) throws(StoreTrouble) -> [Dispute] {
    try told(try openDisputes(repeats: repeats))
  }

  package func heldRows() throws(StoreTrouble) -> [Row] { try told(try allHeldRows()) }

  package func undecided() throws(StoreTrouble) -> (entries: Int64, repeats: Int64) {
    try told(try countOfUndecided())
  }

  package func hasMerged() -> Bool { takeMerged() }
}
