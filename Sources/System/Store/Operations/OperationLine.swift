import Nouns
import Rules
import Time

/// An operation as one line of JSON: what its digest is of, the same bytes on every machine.
nonisolated enum OperationLine {
  /// In bytes, and more than the limits of all rows allow; a reader takes no longer one.
  static let longest = 65_536

  /// What it sets, as it is kept: in the order of the columns.
  static func sets(_ body: Operation.Body, _ registers: Registers) -> String {
    var object = FlatObject()
    if let alive = body.sets[Registers.alive] { object.add(Registers.alive, alive) }
    for column in registers.columns {
      if let cell = body.sets[column.name] { object.add(column.name, cell) }
    }
    return object.text
  }

  /// All that a row is, as it would be set now.
  static func sets(of row: Row) -> String {
    let registers = Registers.of(row.kind)
    return sets(.init(sets: registers.sets(row.cells), prev: nil, salt: 0), registers)
  }

  /// With `prev` in the order of the registers there, of which a later version may know more.
  static func text(_ operation: Operation, sets: String?, _ registers: [String]) -> String {
    var object = FlatObject()
    object.add("v", .number(operation.version))
    object.add("device", .text(operation.name.device))
    object.add("seq", .number(operation.name.seq))
    object.add("clock", verbatim: clock(operation.clock))
    object.add("at", .number(operation.at.milliseconds))
    object.add("step", .number(operation.step))
    object.add("kind", .text(operation.kind.rawValue))
    object.add("verb", .text(operation.verb.text))
    object.add("actor", .text(operation.actor))
    object.add("noun", .text(operation.subject.noun))
    object.add("id", .text(operation.subject.id))
    if let sets, let body = operation.body {
      object.add("sets", verbatim: sets)
      object.add("prev", verbatim: body.prev.map { prev($0, registers) } ?? "null")
      object.add("salt", .number(body.salt))
    }
    return object.text
  }

  /// Of the line behind the digest of the device's operation before.
  static func digest(_ line: String, after previous: [UInt8]) -> [UInt8] {
    Array(SHA256.digest(previous + line.utf8).prefix(digestLength))
  }

  /// Enough that nobody finds another line with it.
  static let digestLength = 16

  private static func clock(_ time: HybridTime) -> String { "[\(time.milliseconds),\(time.count)]" }

  private static func prev(_ names: [String: Operation.Name?], _ registers: [String]) -> String {
    var object = FlatObject()
    for register in registers {
      guard let name = names[register] else { continue }
      object.add(
        register, verbatim: name.map { "[\(FlatObject.quoted($0.device)),\($0.seq)]" } ?? "null")
    }
    return object.text
  }
}

/// A JSON object of numbers and texts, as it is written.
nonisolated struct FlatObject {
  private var members = "{"

  var text: String { members + "}" }

  /// Names are words of ours.
  mutating func add(_ name: String, verbatim json: String) {
    members += members.utf8.count > 1 ? ",\"" : "\""
    members += name
    members += "\":"
    members += json
  }

  mutating func add(_ name: String, _ cell: Cell) {
    switch cell {
    case .number(let number): add(name, verbatim: String(number))
    case .text(let text): add(name, verbatim: Self.quoted(text))
    case .nothing: add(name, verbatim: "null")
    }
  }

  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= UInt8(ascii: " ") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard !isPlain else { return "\"" + text + "\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted.unicodeScalars.append(contentsOf: ["\\", scalar])
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
