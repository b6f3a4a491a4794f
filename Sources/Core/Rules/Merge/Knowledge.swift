import Nouns

/// Tells which operations of other devices each operation knew of: those that its device said it
/// had seen, those it named as what it replaced, and all earlier ones of its own device.
///
/// Devices are added one after another, each in the order of its operations. Emptied and erased
/// operations are left out, even on a machine that still has their bodies: otherwise two machines
/// could differ. Knowledge is not transitive: a device that knew of an operation did not thereby
/// know all that operation knew.
package struct Knowledge: Equatable, Sendable {
  /// From this operation on, a device knew another one up to a number.
  private struct Step: Equatable, Sendable {
    let from: Int64
    let upTo: Int64
  }

  /// The knowledge of one device, from operation to operation.
  private struct Log: Equatable, Sendable {
    /// By other device; both numbers rise.
    var steps: [String: [Step]] = [:]
    var first: FirstWord?

    mutating func learn(of other: String, upTo last: Int64, from seq: Int64) {
      guard last > steps[other]?.last?.upTo ?? 0 else { return }
      // One step for each operation is enough.
      if steps[other]?.last?.from == seq { steps[other]?.removeLast() }
      steps[other, default: []].append(Step(from: seq, upTo: last))
    }

    func known(of other: String, at seq: Int64) -> Int64 {
      guard let steps = steps[other] else { return 0 }
      var (low, high) = (0, steps.count)
      while low < high {
        let middle = (low + high) / 2
        if steps[middle].from <= seq { low = middle + 1 } else { high = middle }
      }
      return low == 0 ? 0 : steps[low - 1].upTo
    }
  }

  /// The first operation of a device about itself, with the devices it had seen until then. Before
  /// such operations existed, machines took turns with one database and one clock, so an earlier
  /// operation knew all operations named here that have a smaller place. A device that had been
  /// alone names nobody.
  private struct FirstWord: Equatable, Sendable {
    let seq: Int64
    let seen: [String: Int64]
  }

  private var logs: [String: Log] = [:]

  package init() {}

  /// Adds the next operation of a device that still has its body.
  package mutating func take(_ operation: Operation) {
    guard let body = operation.body else { return }
    let (device, seq) = (operation.name.device, operation.name.seq)
    if let prev = body.prev {
      for case let name? in prev.values where name.device != device {
        logs[device, default: Log()].learn(of: name.device, upTo: name.seq, from: seq)
      }
    }
    guard operation.subject == .init(noun: DeviceRegister.noun, id: device) else { return }
    if case .text(let text)? = operation.seen {
      take(DeviceRegister.seen(text), of: operation.name)
    } else {
      take([:], of: operation.name)
    }
  }

  private mutating func take(_ seen: [String: Int64], of name: Operation.Name) {
    var log = logs.removeValue(forKey: name.device) ?? Log()
    for (other, last) in seen where other != name.device {
      log.learn(of: other, upTo: last, from: name.seq)
    }
    if log.first == nil { log.first = FirstWord(seq: name.seq, seen: seen) }
    logs[name.device] = log
  }

  /// Whether one operation knew of the other.
  package func knows(_ one: Operation.Place, _ other: Operation.Place) -> Bool {
    let (name, subject) = (one.name, other.name)
    guard name.device != subject.device else { return subject.seq < name.seq }
    guard let log = logs[name.device] else { return false }
    if subject.seq <= log.known(of: subject.device, at: name.seq) { return true }
    // Everything named in the first word is known from then on anyway.
    return subject.seq <= log.first?.seen[subject.device] ?? 0 && other < one
  }

  /// The highest number of a device's operations that any other one knew of.
  package func highest(of device: String) -> Int64 {
    logs.values.compactMap { $0.steps[device]?.last?.upTo }.max() ?? 0
  }

  /// Whether a device has said nothing about itself so far.
  package func isSilent(_ device: String) -> Bool { logs[device]?.first == nil }

  /// Whether it was written before the first word of its device.
  func isEarly(_ name: Operation.Name) -> Bool {
    logs[name.device]?.first.map { name.seq < $0.seq } ?? false
  }
}
