package import Nouns
package import Time

/// A line of another device's log, as it was brought here.
package struct ForeignLine: Equatable, Sendable {
  package let seq: Int64
  package let digest: [UInt8]
  /// Nil for an operation that was emptied there.
  package let line: String?

  package init(seq: Int64, digest: [UInt8], line: String?) {
    (self.seq, self.digest, self.line) = (seq, digest, line)
  }
}

extension LineFault: Error {}

/// The result of taking lines of another device.
package struct TakenOperations: Equatable, Sendable {
  /// A line that was not taken.
  package struct Refused: Equatable, Sendable {
    package let seq: Int64
    package let fault: LineFault

    package init(seq: Int64, fault: LineFault) {
      (self.seq, self.fault) = (seq, fault)
    }
  }

  /// The end of that device's log here.
  package var seq: Int64 = 0
  /// How many standing rows are others now.
  package var changed = 0
  /// How many rows are held now that were not before, if the person is told.
  package var held = 0
  /// The first line that was not taken.
  package var refused: Refused?
  /// Rows that were erased, of which nothing may stay on the screen.
  package var erased: [Operation.Subject] = []
  /// When the person gave the last command among them, and so was there.
  package var lastCommand: Instant?

  package init() {}
}
