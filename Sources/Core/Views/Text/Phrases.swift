/// The person's language, as what turns English text into it.
package struct Phrases: Sendable {
  private let text: @Sendable (String) -> String
  private let plural: @Sendable (_ one: String, _ many: String, _ count: Int) -> String
  /// Between the thousands of what is counted.
  package var grouping = ","

  package static let english = Phrases(text: { $0 }, plural: { $2 == 1 ? $0 : $1 })

  package init(
    text: @escaping @Sendable (String) -> String,
    plural: @escaping @Sendable (_ one: String, _ many: String, _ count: Int) -> String
  ) {
    self.text = text
    self.plural = plural
  }

  package func callAsFunction(
    _ message: some Message, _ arguments: KeyValuePairs<String, String>
  ) -> String {
    Self.fill(text(message.rawValue)) { name in
      for (key, value) in arguments where name.elementsEqual(key.utf8) { return value }
      return nil
    }
  }

  /// Up to three arguments without an array for them: what bars ask for often must cost little.
  package func callAsFunction(
    _ message: some Message, _ name1: StaticString = "", _ value1: String = "",
    _ name2: StaticString = "", _ value2: String = "",
    _ name3: StaticString = "", _ value3: String = ""
  ) -> String {
    Self.fill(text(message.rawValue)) { name in
      if Self.equal(name, name1) { return value1 }
      if Self.equal(name, name2) { return value2 }
      return Self.equal(name, name3) ? value3 : nil
    }
  }

  package func callAsFunction(
    _ message: PluralMessage, _ count: Int64, _ name1: StaticString = "", _ value1: String = ""
  ) -> String {
    Self.fill(plural(message.one, message.many, Int(clamping: count))) { name in
      if Self.equal(name, "n") { return number(count) }
      return Self.equal(name, name1) ? value1 : nil
    }
  }

  /// "1,234" or "1.234".
  package func number(_ number: Int64) -> String {
    guard number.magnitude >= 1000 else {
      return number < 0 ? "−" + String(number.magnitude) : String(number)
    }
    let digits = String(number.magnitude)
    var text = number < 0 ? "−" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += grouping }
      text.append(digit)
    }
    return text
  }

  /// Puts each argument in the place of its name in braces; other braces stay.
  static func fill(
    _ template: String, _ value: (_ name: Slice<UnsafeBufferPointer<UInt8>>) -> String?
  ) -> String {
    var template = template
    return template.withUTF8 { bytes in
      let braces = UInt8(ascii: "{")...UInt8(ascii: "}")
      guard bytes.contains(braces.lowerBound) else { return nil }
      var filled: [UInt8] = []
      filled.reserveCapacity(bytes.count + 64)
      var index = 0
      var open: Int?
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        filled.append(byte)
        if byte == braces.lowerBound { open = index }
        guard byte == braces.upperBound, let start = open else { continue }
        open = nil
        guard let value = value(bytes[start..<index - 1]) else { continue }
        let isName = isOfFile(bytes[start..<index - 1])
        filled.removeLast(index - start + 1)
        filled.append(contentsOf: (isName ? PlainText.escaped(value) : value).utf8)
      }
      return String(decoding: filled, as: UTF8.self)
    } ?? template
  }

  /// The name of a file may have any sign in it; a sentence has it on one line.
  private static func isOfFile(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    equal(name, "path") || equal(name, "file") || equal(name, "here") || equal(name, "directory")
  }

  private static func equal(
    _ name: Slice<UnsafeBufferPointer<UInt8>>, _ other: StaticString
  ) -> Bool {
    guard name.count == other.utf8CodeUnitCount else { return false }
    var place = other.utf8Start
    for byte in name {
      guard byte == place.pointee else { return false }
      place += 1
    }
    return true
  }
}
