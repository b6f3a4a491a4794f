import Nouns
@testable import Wire

enum Colour: String, Choice {
  case red, green
}

struct Inner: Record, Equatable {
  var name = ""

  init() {}
  init(_ name: String) { self.name = name }

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("name", &name)
  }
}

/// One field of every kind.
struct Everything: Record, Equatable {
  var bool = true
  var noBool: Bool?
  var int: Int64 = -7
  var noInt: Int64?
  var string = "s"
  var noString: String?
  var choice = Colour.green
  var noChoice: Colour?
  var record = Inner("r")
  var noRecord: Inner?
  var records = [Inner("1"), Inner("2")]
  var noRecords: [Inner]?
  var strings = ["x", "y"]
  var noStrings: [String]?

  init() {}

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.bool("bool", &bool)
    try fields.bool("noBool", &noBool)
    try fields.int("int", &int)
    try fields.int("noInt", &noInt)
    try fields.string("string", &string)
    try fields.string("noString", &noString)
    try fields.choice("choice", &choice)
    try fields.choice("noChoice", &noChoice)
    try fields.record("record", &record)
    try fields.record("noRecord", &noRecord)
    try fields.records("records", &records)
    try fields.records("noRecords", &noRecords)
    try fields.strings("strings", &strings)
    try fields.strings("noStrings", &noStrings)
  }

  static var full: Self {
    var full = Self()
    (full.noBool, full.noInt, full.noString) = (false, .min, "é")
    (full.noChoice, full.noRecord) = (.red, Inner(""))
    (full.noRecords, full.noStrings) = ([Inner("n")], [])
    return full
  }
}
