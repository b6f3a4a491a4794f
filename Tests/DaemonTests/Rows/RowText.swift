import TestSupport
import Nouns
import Rules
import Time
import Wire

/// A row as the text of a JSON object, in which any field can say anything.
struct RowText: Sendable {
  let noun: Row.Kind
  private(set) var fields: [(name: String, value: String)]

  init(_ noun: Row.Kind, _ fields: KeyValuePairs<String, String>) {
    self.noun = noun
    self.fields = fields.map { ($0.key, $0.value) }
  }

  /// With that value for the field; nil leaves the field out.
  func with(_ field: String, _ value: String?) -> Self {
    var row = self
    let index = row.fields.firstIndex { $0.name == field }
    switch (index, value) {
    case (let index?, let value?): row.fields[index].value = value
    case (let index?, nil): row.fields.remove(at: index)
    case (nil, let value?): row.fields.append((field, value))
    case (nil, nil): break
    }
    return row
  }

  func with(_ values: KeyValuePairs<String, String>) -> Self {
    values.reduce(self) { $0.with($1.key, $1.value) }
  }

  /// With a value that can be a text.
  static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// As a call carries it.
  var object: String {
    "{" + fields.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",") + "}"
  }

  /// As our own document has it.
  var line: String { "{\"noun\":\"\(noun)\"" + (fields.isEmpty ? "" : ",") + object.dropFirst() }

  /// Our own document of such lines.
  static func document(_ lines: [String]) -> [UInt8] {
    let head = #"{"format":"io.github.fastd.export","version":1,"rows":["#
    return Array((head + "\n" + lines.joined(separator: ",\n") + "\n]}\n").utf8)
  }

  /// What calls call the list of such rows.
  var list: String { noun.plural }

  /// The id of the profile's version of that day, in quotes.
  static func version(on day: Int64) -> String {
    quoted(Profile.id(on: Day(number: day)).text)
  }

  /// The id of the row with that number, in quotes.
  static func id(_ number: Int) -> String {
    let digits = String(number)
    return "\"a" + String(repeating: "0", count: RowID.length - 1 - digits.utf8.count) + digits
      + "\""
  }
}
