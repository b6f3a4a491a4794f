/// Appends JSON to bytes as it is told: names and values in the order of the calls.
package struct JSONWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var place = Place.first
  /// The present indentation, or nil for everything on one line.
  private var indentation: Int?

  private enum Place {
    case first, afterName, afterValue
  }

  /// With `pretty`, one member a line for people to read.
  package init(pretty: Bool = false, reserving capacity: Int = 512) {
    indentation = pretty ? 0 : nil
    bytes.reserveCapacity(capacity)
  }

  // MARK: Structure

  package mutating func beginObject() { begin(UInt8(ascii: "{")) }
  package mutating func endObject() { end(UInt8(ascii: "}")) }
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// The name of the value that comes next.
  package mutating func name(_ name: String) {
    separate()
    bytes.appendQuoted(name)
    endName()
  }

  /// A name out of our own code, in which nothing needs an escape.
  package mutating func name(literal name: StaticString) {
    if indentation != nil { return self.name("\(name)") }
    bytes.append(name: name, comma: place == .afterValue)
    place = .afterName
  }

  /// The same of one that is at hand as a string.
  mutating func name(plain name: String) {
    if indentation != nil { return self.name(name) }
    bytes.append(name: name, comma: place == .afterValue)
    place = .afterName
  }

  /// A member that is true.
  mutating func flag(_ name: StaticString) {
    self.name(literal: name)
    bool(true)
  }

  private mutating func endName() {
    bytes.append(UInt8(ascii: ":"))
    if indentation != nil { bytes.append(UInt8(ascii: " ")) }
    place = .afterName
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    indentation? += 2
    place = .first
  }

  private mutating func end(_ bracket: UInt8) {
    indentation? -= 2
    if place == .afterValue { breakLine() }
    bytes.append(bracket)
    place = .afterValue
  }

  /// Puts what belongs between the last value or name and the next.
  private mutating func separate() {
    if place == .afterValue { bytes.append(UInt8(ascii: ",")) }
    if place != .afterName, !bytes.isEmpty { breakLine() }
    place = .afterValue
  }

  private mutating func breakLine() {
    guard let indentation else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<indentation { bytes.append(UInt8(ascii: " ")) }
  }

  // MARK: Values

  package mutating func null() { word("null") }
  package mutating func bool(_ value: Bool) { word(value ? "true" : "false") }

  package mutating func string(_ value: String) {
    separate()
    bytes.appendQuoted(value)
  }

  /// A string that was gathered as bytes, which must be valid UTF-8.
  package mutating func string(utf8 value: [UInt8]) {
    separate()
    value.withUnsafeBufferPointer { bytes.appendQuoted(utf8: $0) }
  }

  package mutating func int(_ value: Int64) {
    separate()
    bytes.appendDecimal(value)
  }

  /// JSON has no word for infinity and not-a-number: they become null.
  package mutating func double(_ value: Double) {
    guard value.isFinite else { return null() }
    separate()
    bytes.append(contentsOf: value.description.utf8)
  }

  package mutating func value(_ value: JSON) {
    switch value {
    case .null: null()
    case .bool(let bool): self.bool(bool)
    case .int(let int): self.int(int)
    case .double(let double): self.double(double)
    case .string(let string): self.string(string)
    case .array(let elements): array(elements)
    case .object(let members): object(members)
    }
  }

  package mutating func object(_ object: JSONObject) {
    beginObject()
    for member in object.members {
      name(member.name)
      value(member.value)
    }
    endObject()
  }

  private mutating func array(_ elements: [JSON]) {
    beginArray()
    for element in elements { value(element) }
    endArray()
  }

  private mutating func word(_ text: StaticString) {
    separate()
    bytes.append(literal: text)
  }

  /// Ends the bytes with what sets objects apart in a stream of lines.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Ends the bytes with what sets messages apart on the socket.
  package mutating func endFrame() {
    bytes.append(0)
  }
}
