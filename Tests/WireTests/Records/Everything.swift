@testable import Wire

enum Colour: String, Choice {
  case red, green
}

struct Inner: Record, Equatable {
  var name: String

  init(_ name: String) { self.name = name }
  init(from fields: inout FieldReader) throws(FieldError) { name = try fields.string("name") }
  func write(to fields: inout FieldWriter) { fields.string("name", name) }
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

  init(from fields: inout FieldReader) throws(FieldError) {
    bool = try fields.bool("bool")
    noBool = try fields.optionalBool("noBool")
    int = try fields.int("int")
    noInt = try fields.optionalInt("noInt")
    string = try fields.string("string")
    noString = try fields.optionalString("noString")
    choice = try fields.choice("choice")
    noChoice = try fields.optionalChoice("noChoice")
    record = try fields.record("record")
    noRecord = try fields.optionalRecord("noRecord")
    records = try fields.records("records")
    noRecords = try fields.optionalRecords("noRecords")
    strings = try fields.strings("strings")
    noStrings = try fields.optionalStrings("noStrings")
  }

  func write(to fields: inout FieldWriter) {
    fields.bool("bool", bool)
    fields.optionalBool("noBool", noBool)
    fields.int("int", int)
    fields.optionalInt("noInt", noInt)
    fields.string("string", string)
    fields.optionalString("noString", noString)
    fields.choice("choice", choice)
    fields.optionalChoice("noChoice", noChoice)
    fields.record("record", record)
    fields.optionalRecord("noRecord", noRecord)
    fields.records("records", records)
    fields.optionalRecords("noRecords", noRecords)
    fields.strings("strings", strings)
    fields.optionalStrings("noStrings", noStrings)
  }

  static var full: Self {
    var full = Self()
    (full.noBool, full.noInt, full.noString) = (false, .min, "é")
    (full.noChoice, full.noRecord) = (.red, Inner(""))
    (full.noRecords, full.noStrings) = ([Inner("n")], [])
    return full
  }
}
