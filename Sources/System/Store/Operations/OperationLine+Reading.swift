import Nouns
import Rules
import Time

/// An operation as another machine wrote it.
nonisolated struct ReadOperation {
  let operation: Operation
  /// The object of what it sets, as it stands in the line.
  let sets: String?
  /// Of `prev`, in their order there.
  let registers: [String]
}

nonisolated extension OperationLine {
  /// Nothing is taken that no writer would write: a line is exactly what its operation is written as.
  static func read(_ line: String) -> Result<ReadOperation, LineFault> {
    guard line.utf8.count <= longest else { return .failure(.line) }
    var reader = LineReader(line)
    guard let read = reader.operation(),
      text(read.operation, sets: read.sets, read.registers) == line
    else { return .failure(.line) }
    return fault(of: read.operation).map { .failure($0) } ?? .success(read)
  }

  private static func fault(of operation: Operation) -> LineFault? {
    let (seq, step) = (operation.name.seq, operation.step)
    guard OperationLogs.counts.contains(seq), (1...seq).contains(step), operation.version >= 1
    else { return .number }
    guard operation.clock.isPossible, times.contains(operation.at.milliseconds) else {
      return .clock
    }
    let names = (operation.body?.prev ?? [:]).values.compactMap(\.self)
    guard RowID(text: operation.name.device) != nil,
      names.allSatisfy({ RowID(text: $0.device) != nil && OperationLogs.counts.contains($0.seq) })
    else { return .device }
    let words = [
      operation.verb.text, operation.actor, operation.subject.noun, operation.subject.id,
    ]
    let arePlain = words.allSatisfy { word in
      word.utf8.count <= longestWord && word.utf8.allSatisfy { $0 >= UInt8(ascii: " ") }
    }
    // No table holds such a text.
    let hasNUL = (operation.body?.sets ?? [:]).values.contains { cell in
      if case .text(let text) = cell { text.utf8.contains(0) } else { false }
    }
    return arePlain && !hasNUL && isNamed(operation.subject) ? nil : .text
  }

  /// Whether the id can be that of such a row.
  private static func isNamed(_ subject: Operation.Subject) -> Bool {
    guard let kind = Row.Kind(rawValue: subject.noun) else { return !subject.id.isEmpty }
    return kind.isSingle ? subject.id == subject.noun : RowID(text: subject.id) != nil
  }

  /// Of a program that gave a command, which is the longest.
  private static let longestWord = 256

  private static let times = -lastTime...lastTime
  private static let lastTime = HybridTime.possible.milliseconds.upperBound
}

/// Reads the members of a line in their one order; nil for what is in no such line.
private nonisolated struct LineReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ line: String) { bytes = Array(line.utf8) }

  mutating func operation() -> ReadOperation? {
    guard take("{\"v\":"), let version = number(), take(",\"device\":"), let device = text(),
      take(",\"seq\":"), let seq = number(), take(",\"clock\":["), let time = number(), take(","),
      let count = number(), take("],\"at\":"), let at = number(), take(",\"step\":"),
      let step = number(), take(",\"kind\":"), let kind = text().flatMap(Operation.Kind.init),
      take(",\"verb\":"), let verb = text(), take(",\"actor\":"), let actor = text(),
      take(",\"noun\":"), let noun = text(), take(",\"id\":"), let id = text()
    else { return nil }
    var (said, body): (Said?, Operation.Body?)
    if kind != .erase {
      guard let read = self.said() else { return nil }
      said = read
      body = .init(sets: read.cells, prev: read.prev, salt: read.salt)
    }
    guard take("}"), place == bytes.count else { return nil }
    let operation = Operation(
      version: version, name: .init(device: device, seq: seq),
      clock: HybridTime(milliseconds: time, count: count), at: Instant(milliseconds: at),
      step: step, kind: kind, verb: VerbWord(verb), actor: actor,
      subject: .init(noun: noun, id: id), body: body)
    return ReadOperation(
      operation: operation, sets: said?.sets, registers: said?.registers ?? [])
  }

  private typealias Said = (
    sets: String, cells: [String: Cell], registers: [String], prev: [String: Operation.Name?]?,
    salt: Int64
  )

  private mutating func said() -> Said? {
    guard take(",\"sets\":{") else { return nil }
    var (object, cells) = (FlatObject(), [String: Cell]())
    let areRead = members { reader, name in
      let cell: Cell
      if reader.next == UInt8(ascii: "\"") {
        guard let text = reader.text() else { return false }
        cell = .text(text)
      } else {
        guard let number = reader.number() else { return false }
        cell = .number(number)
      }
      object.add(name, cell)
      return cells.updateValue(cell, forKey: name) == nil
    }
    guard areRead, take(",\"prev\":") else { return nil }
    var (registers, prev) = ([String](), [String: Operation.Name?]?.none)
    if !take("null") {
      guard take("{"), let names = names(&registers) else { return nil }
      prev = names
    }
    guard take(",\"salt\":"), let salt = number() else { return nil }
    return (object.text, cells, registers, prev, salt)
  }

  private mutating func names(_ registers: inout [String]) -> [String: Operation.Name?]? {
    var (prev, order) = ([String: Operation.Name?](), [String]())
    let areRead = members { reader, register in
      var name: Operation.Name?
      if !reader.take("null") {
        guard reader.take("["), let device = reader.text(), reader.take(","),
          let seq = reader.number(), reader.take("]")
        else { return false }
        name = .init(device: device, seq: seq)
      }
      order.append(register)
      return prev.updateValue(name, forKey: register) == nil
    }
    registers = order
    return areRead ? prev : nil
  }

  /// Of an object that has been opened; their names are words of ours, or of a later version.
  private mutating func members(_ each: (inout Self, String) -> Bool) -> Bool {
    if take("}") { return true }
    repeat {
      guard let name = text(), Self.isWord(name), take(":"), each(&self, name) else { return false }
    } while take(",")
    return take("}")
  }

  private static func isWord(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    let isThere = word.withUTF8Buffer { $0.elementsEqual(bytes[place..<place + count]) }
    if isThere { place += count }
    return isThere
  }

  private mutating func number() -> Int64? {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    while let next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { place += 1 }
    return Int64(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  private mutating func text() -> String? {
    guard take("\"") else { return nil }
    let start = place
    while let next, next != UInt8(ascii: "\""), next != UInt8(ascii: "\\") { place += 1 }
    var text = bytes[start..<place]
    while let next, next != UInt8(ascii: "\"") {
      guard let byte = next == UInt8(ascii: "\\") ? escaped() : next else { return nil }
      if next != UInt8(ascii: "\\") { place += 1 }
      text.append(byte)
    }
    return take("\"") ? String(decoding: text, as: UTF8.self) : nil
  }

  /// There are no others in a line of ours.
  private mutating func escaped() -> UInt8? {
    if take("\\\"") { return UInt8(ascii: "\"") }
    if take("\\\\") { return UInt8(ascii: "\\") }
    guard take("\\u00"), place + 2 <= bytes.count,
      let value = UInt8(String(decoding: bytes[place..<place + 2], as: UTF8.self), radix: 16)
    else { return nil }
    place += 2
    return value < 0x20 ? value : nil
  }
}
