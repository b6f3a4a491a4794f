/// The person's language, as what turns English text into it.
package struct Phrases: Sendable {
  private let text: @Sendable (String) -> String
  private let plural: @Sendable (_ one: String, _ many: String, _ count: Int) -> String

  package static let english = Phrases(text: { $0 }, plural: { $2 == 1 ? $0 : $1 })

  package init(
    text: @escaping @Sendable (String) -> String,
    plural: @escaping @Sendable (_ one: String, _ many: String, _ count: Int) -> String
  ) {
    self.text = text
    self.plural = plural
  }

  package func callAsFunction(
    _ message: some Message, _ arguments: KeyValuePairs<String, String> = [:]
  ) -> String {
    Self.fill(text(message.rawValue), arguments)
  }

  package func callAsFunction(
    _ message: PluralMessage, _ count: Int64, _ arguments: KeyValuePairs<String, String> = [:]
  ) -> String {
    let sentence = plural(message.one, message.many, Int(clamping: count))
    return Self.fill(Self.fill(sentence, ["n": String(count)]), arguments)
  }

  /// Puts each argument in the place of its name in braces; other braces stay.
  static func fill(_ template: String, _ arguments: KeyValuePairs<String, String>) -> String {
    if arguments.isEmpty { return template }
    var filled: [UInt8] = []
    filled.reserveCapacity(template.utf8.count + 32)
    var rest = template.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      filled += rest[..<open]
      rest = rest[open...]
      if let found = argument(at: rest, arguments) {
        filled += found.value.utf8
        rest = rest.dropFirst(found.length)
      } else {
        filled.append(rest.removeFirst())
      }
    }
    filled += rest
    return String(decoding: filled, as: UTF8.self)
  }

  private static func argument(
    at text: Substring.UTF8View, _ arguments: KeyValuePairs<String, String>
  ) -> (value: String, length: Int)? {
    for (name, value) in arguments {
      let length = name.utf8.count + 2
      let place = text.prefix(length)
      if place.count == length, place.last == UInt8(ascii: "}"),
        place.dropFirst().dropLast().elementsEqual(name.utf8)
      {
        return (value, length)
      }
    }
    return nil
  }
}
