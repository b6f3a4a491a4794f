package import Time

/// A device that wrote here, or whose operations were taken.
package struct KnownMachine: Equatable, Sendable {
  package let device: String
  package let name: String?
  package let isOwn: Bool
  package let operations: Int64
  /// Of its last operation, by its own clock.
  package let last: Instant?
  /// The common clock, as far as its operations have moved it.
  package let clock: Instant?
  package let hasLeft: Bool
  /// The settings by which it counts, as it says itself.
  package let counts: String?
  /// Operations that wait for a later version.
  package let newer: Int64

  package init(
    device: String, name: String?, isOwn: Bool, operations: Int64, last: Instant?,
    clock: Instant?, hasLeft: Bool, counts: String? = nil, newer: Int64
  ) {
    self.device = device
    self.name = name
    self.isOwn = isOwn
    self.operations = operations
    self.last = last
    self.clock = clock
    self.hasLeft = hasLeft
    self.counts = counts
    self.newer = newer
  }
}

/// How far the operations of one device are here.
package struct KnownLogEnd: Equatable, Sendable {
  package let device: String
  package let seq: Int64
  package let digest: [UInt8]
  /// The highest number of it that any device says it has seen.
  package let named: Int64
  /// How many of them are empty.
  package let emptied: Int64

  package init(device: String, seq: Int64, digest: [UInt8], named: Int64, emptied: Int64) {
    (self.device, self.seq, self.digest) = (device, seq, digest)
    (self.named, self.emptied) = (named, emptied)
  }
}
