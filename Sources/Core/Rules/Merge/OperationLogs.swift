/// The operations of all devices as far as they are here, taken in any order, in pieces and
/// repeatedly.
///
/// What counts of a device is its log from the beginning without a gap. What follows a gap waits.
/// Where one name has two contents a device was copied or set back, and nothing counts from there
/// on.
package struct OperationLogs: Equatable, Sendable {
  private enum Line: Equatable, Sendable {
    case whole(Operation)
    /// It was erased somewhere, or nobody here can read it: it only closes the gap.
    case emptied
    case forked
  }

  private struct Log: Equatable, Sendable {
    var lines: [Int64: Line] = [:]
    var forks: Set<Int64> = []

    /// The number of the first operation that does not count.
    var end: Int64 {
      var next: Int64 = 1
      while let line = lines[next], line != .forked { next += 1 }
      return next
    }

    mutating func take(_ operation: Operation) {
      let seq = operation.name.seq
      switch lines[seq] {
      case nil, .emptied: lines[seq] = .whole(operation)
      case .whole(operation), .forked: break
      case .whole:
        lines[seq] = .forked
        forks.insert(seq)
      }
    }

    mutating func take(emptied seq: Int64) {
      if lines[seq] == nil { lines[seq] = .emptied }
    }
  }

  /// A device counts its operations from 1 on, and never so far.
  package static let counts: ClosedRange<Int64> = 1...1 << 40 - 1

  private var logs: [String: Log] = [:]
  private var refusals: Set<Operation.Name> = []

  package init() {}

  package mutating func take(_ operation: Operation) {
    // An erasure never had a body; all else without one has lost it.
    guard operation.body != nil || operation.kind == .erase else {
      return take(emptied: operation.name)
    }
    guard operation.clock.isPossible, Self.counts.contains(operation.name.seq) else {
      refusals.insert(operation.name)
      return
    }
    logs[operation.name.device, default: Log()].take(operation)
  }

  /// It empties nothing that is here, for only an erasure does; and a body that comes later fills
  /// it.
  package mutating func take(emptied name: Operation.Name) {
    guard Self.counts.contains(name.seq) else {
      refusals.insert(name)
      return
    }
    logs[name.device, default: Log()].take(emptied: name.seq)
  }

  /// Out of their order.
  package var devices: [String] { logs.keys.sorted() }

  /// What counts of a device, in its order; what is emptied is left out.
  package func operations(of device: String) -> [Operation] {
    guard let log = logs[device] else { return [] }
    return (1..<log.end).compactMap { seq in
      if case .whole(let operation)? = log.lines[seq] { operation } else { nil }
    }
  }

  /// Those whose clock or number nobody can have; they count nowhere and move no clock.
  package var refused: [Operation.Name] { refusals.sorted() }

  package var forks: [Operation.Name] {
    names { device, log in log.forks.map { .init(device: device, seq: $0) } }
  }

  /// Those that count once a gap before them is closed.
  package var waiting: [Operation.Name] {
    names { device, log in
      let (end, fork) = (log.end, log.forks.min() ?? .max)
      return log.lines.keys.filter { $0 >= end && $0 < fork }.map { .init(device: device, seq: $0) }
    }
  }

  private func names(_ each: (String, Log) -> [Operation.Name]) -> [Operation.Name] {
    logs.flatMap(each).sorted()
  }
}
