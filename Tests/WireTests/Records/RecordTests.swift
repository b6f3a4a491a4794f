import Testing

@testable import Wire

@Suite struct `Records` {
  private func object(_ record: some Record) throws -> JSONObject {
    guard case .object(let object) = try JSON(parsing: record.json) else { return [:] }
    return object
  }

  @Test(arguments: [Everything(), Everything.full])
  func `what is written is read again`(record: Everything) throws {
    #expect(try Everything(object(record), strict: true) == record)
  }

  @Test func `nothing is an explicit null, and reads like a field that is missing`() throws {
    var object = try object(Everything())
    let optional = object.members.map(\.name).filter { $0.hasPrefix("no") }
    #expect(optional.count == 7)
    for name in optional {
      #expect(object[name] == .null)
      object[name] = nil
    }
    #expect(try Everything(object, strict: true) == Everything())
  }

  @Test func `a missing field is named`() throws {
    let object = try object(Everything())
    let needed = object.members.map(\.name).filter { !$0.hasPrefix("no") }
    #expect(needed.count == 7)
    for name in needed {
      var without = object
      without[name] = nil
      #expect(throws: FieldError.missing(name)) { try Everything(without) }
      without[name] = .null
      #expect(throws: FieldError.missing(name)) { try Everything(without) }
    }
  }

  @Test func `a field of another type is named`() throws {
    let object = try object(Everything.full)
    for name in object.members.map(\.name) {
      var wrong = object
      wrong[name] = .double(1)
      #expect(throws: FieldError.wrongType(name)) { try Everything(wrong) }
    }
    for name in ["records", "noRecords", "strings", "noStrings"] {
      var wrong = object
      wrong[name] = .array([.int(1)])
      #expect(throws: FieldError.wrongType(name)) { try Everything(wrong) }
    }
  }

  @Test func `a word that is no choice is named`() throws {
    var object = try object(Everything())
    object["choice"] = .string("blue")
    #expect(throws: FieldError.unknownChoice("choice")) { try Everything(object) }
  }

  @Test func `a field that is unknown is refused where that is asked for`() throws {
    var object = try object(Everything())
    object["extra"] = .null
    _ = try Everything(object)
    #expect(throws: FieldError.unknownField("extra")) { try Everything(object, strict: true) }
    #expect(FieldError.unknownField("extra").field == "extra")
  }

  @Test func `an unknown field of a nested record is refused as well`() throws {
    var object = try object(Everything())
    object["record"] = .object(["name": .string(""), "extra": .int(1)])
    _ = try Everything(object)
    #expect(throws: FieldError.unknownField("extra")) { try Everything(object, strict: true) }
  }

  @Test func `more fields than any record has are refused, not miscounted`() throws {
    var object = JSONObject()
    for index in 0..<100 { object["f\(index)"] = .null }
    #expect(throws: FieldError.unknownField("f64")) { try NoFields(object, strict: true) }
    object["name"] = .string("late")
    #expect(try Inner(object) == Inner("late"))
  }

  @Test func `a shape has every field with its type`() {
    let shape = Shape(of: Everything.self)
    #expect(shape.fields.map(\.isOptional) == shape.fields.map { $0.name.hasPrefix("no") })
    let inner = Shape.Kind.record(of: Inner.self)
    let words = Shape.Kind.choice(["red", "green"])
    let kinds: [Shape.Kind] = [.bool, .int, .string, words, inner, .list(inner), .list(.string)]
    #expect(shape.fields.map(\.kind) == kinds.flatMap { [$0, $0] })
  }
}
