/// The columns of a noun's table in their order, each with the register it belongs to.
package struct RowLayout: ColumnFields {
  package typealias Failure = Never

  package struct Column: Equatable, Sendable {
    package let name: String
    package let register: String
  }

  package private(set) var columns: [Column] = []
  private var opened: String?

  package init(of kind: Row.Kind) {
    var row = Row(kind)
    row.fields(&self)
  }

  package mutating func open(_ register: String) { opened = register }

  package mutating func close() { opened = nil }

  package mutating func column(_ name: String, _ suffix: String, _ value: inout Int64?) {
    add(name, suffix)
  }

  package mutating func column(_ name: String, _ suffix: String, _ value: inout String?) {
    add(name, suffix)
  }

  package mutating func unfit(_ name: String, _ suffix: String) {}

  private mutating func add(_ name: String, _ suffix: String) {
    columns.append(Column(name: Self.column(name, suffix), register: opened ?? name))
  }

  /// "goalWeight" and "_g" are "goal_weight_g".
  package static func column(_ name: String, _ suffix: String = "") -> String {
    var words: [UInt8] = []
    for letter in name.utf8 {
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) {
        words += [UInt8(ascii: "_"), letter | 0x20]
      } else {
        words.append(letter)
      }
    }
    return String(decoding: words, as: UTF8.self) + suffix
  }
}
