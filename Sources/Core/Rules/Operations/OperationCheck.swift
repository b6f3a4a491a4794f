/// Whether operations and rows say the same.
package struct OperationCheck: Equatable, Sendable {
  package var operations = 0
  /// How many devices they are of.
  package var devices = 0
  /// Rows that are not what their operations come to, by noun and id.
  package var differing: [Operation.Subject] = []
  /// Operations that are no longer what was written, or cannot be read.
  package var altered: [Operation.Name] = []
  /// Rows dated more than a day ahead.
  package var ahead: [Operation.Subject] = []

  package init() {}

  package var isSound: Bool { differing.isEmpty && altered.isEmpty }
}
