import Foundation
import Nouns
import Rules
import Time

/// A worked example: operations and the expected result.
struct MergeCase: CustomStringConvertible, Sendable {
  let id: String
  let what: String
  let lines: [MergeLine]
  let expected: MergeText

  var description: String { "\(id): \(what)" }

  static let all: [MergeCase] = read()

  /// An unreadable file gives no examples, which fails the test that counts them.
  private static func read() -> [MergeCase] {
    guard let file = Bundle.module.url(forResource: "cases", withExtension: "json"),
      let data = try? Data(contentsOf: file),
      let objects = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    else { return [] }
    return objects.compactMap(MergeCase.init)
  }

  private init?(_ object: [String: Any]) {
    guard let id = object["id"] as? String, let what = object["what"] as? String,
      let operations = object["operations"] as? [[String: Any]],
      let expect = object["expect"] as? [String: Any]
    else { return nil }
    (self.id, self.what) = (id, what)
    lines = operations.compactMap(MergeLine.init)
    expected = MergeText(expect)
    guard lines.count == operations.count else { return nil }
  }
}

/// A line of a log as it arrives from another machine.
enum MergeLine: Equatable, Sendable {
  case whole(Rules.Operation)
  case emptied(Rules.Operation.Name)

  var name: Rules.Operation.Name {
    switch self {
    case .whole(let operation): operation.name
    case .emptied(let name): name
    }
  }
}

extension OperationLogs {
  init(_ lines: some Sequence<MergeLine>) {
    self.init()
    for line in lines { take(line) }
  }

  mutating func take(_ line: MergeLine) {
    switch line {
    case .whole(let operation): take(operation)
    case .emptied(let name): take(emptied: name)
    }
  }
}

extension MergeLine {
  init?(_ object: [String: Any]) {
    guard let device = object["device"] as? String,
      let seq = (object["seq"] as? NSNumber)?.int64Value
    else { return nil }
    let name = Operation.Name(device: device, seq: seq)
    guard let clock = object["clock"] as? [NSNumber], clock.count == 2 else {
      self = .emptied(name)
      return
    }
    guard let noun = object["noun"] as? String, let id = object["id"] as? String,
      let kind = (object["kind"] as? String).flatMap(Operation.Kind.init)
    else { return nil }
    let number = { (key: String) in (object[key] as? NSNumber)?.int64Value ?? 0 }
    let text = { (key: String) in object[key] as? String ?? "" }
    self = .whole(
      Operation(
        version: number("v"), name: name,
        clock: HybridTime(milliseconds: clock[0].int64Value, count: clock[1].int64Value),
        at: Instant(milliseconds: number("at")), step: number("step"), kind: kind,
        verb: VerbWord(text("verb")), actor: text("actor"), subject: .init(noun: noun, id: id),
        body: Self.body(object)))
  }

  private static func body(_ object: [String: Any]) -> Rules.Operation.Body? {
    guard let sets = object["sets"] as? [String: Any] else { return nil }
    let prev = (object["prev"] as? [String: Any])?.mapValues { value -> Rules.Operation.Name? in
      guard let pair = value as? [Any], let device = pair[0] as? String,
        let seq = (pair[1] as? NSNumber)?.int64Value
      else { return nil }
      return Operation.Name(device: device, seq: seq)
    }
    return Operation.Body(sets: sets.compactMapValues(Cell.init), prev: prev, salt: 0)
  }
}

extension Cell {
  fileprivate init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let number as NSNumber: self = .number(number.int64Value)
    default: return nil
    }
  }
}
