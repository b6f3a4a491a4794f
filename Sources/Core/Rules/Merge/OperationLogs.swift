/// The operations of all devices as far as they are here, added in any order, in pieces and
/// repeatedly.
///
/// Only a log from its beginning without a gap counts; operations behind a gap wait. Two contents
/// of one name mean that a device was copied or set back: nothing of it counts from there on.
package struct OperationLogs: Equatable, Sendable {
  private enum Line: Equatable, Sendable {
    case whole(Operation)
    /// It was erased somewhere, or cannot be read here; it only closes the gap.
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

  /// The numbers that an operation can have.
  package static let counts: ClosedRange<Int64> = 1...1 << 40 - 1

  private var logs: [String: Log] = [:]
  private var refusals: Set<Operation.Name> = []

  package init() {}

  package mutating func take(_ operation: Operation) {
    // An erasure never has a body; any other operation without one was emptied.
    guard operation.body != nil || operation.kind == .erase else {
      return take(emptied: operation.name)
    }
    let seq = operation.name.seq
    guard operation.clock.isPossible, Self.counts.contains(seq), operation.step > 0,
      operation.step <= seq
    else {
      refusals.insert(operation.name)
      return
    }
    logs[operation.name.device, default: Log()].take(operation)
  }

  /// An emptied line never empties an operation that is here, because only an erasure does, and a
  /// body that arrives later fills it.
  package mutating func take(emptied name: Operation.Name) {
    guard Self.counts.contains(name.seq) else {
      refusals.insert(name)
      return
    }
    logs[name.device, default: Log()].take(emptied: name.seq)
  }

  /// Sorted.
  package var devices: [String] { logs.keys.sorted() }

  /// The operations of a device that count, in order, without the emptied ones.
  package func operations(of device: String) -> [Operation] {
    guard let log = logs[device] else { return [] }
    return (1..<log.end).compactMap { seq in
      if case .whole(let operation)? = log.lines[seq] { operation } else { nil }
    }
  }

  /// Operations with an impossible clock or number, or whose step is said to begin after them. They
  /// never count, and they must not move the clock.
  package var refused: [Operation.Name] { refusals.sorted() }

  package var forks: [Operation.Name] {
    names { device, log in log.forks.map { .init(device: device, seq: $0) } }
  }

  /// Operations that will count once the gap before them is closed.
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
