extension FieldReader {
  // MARK: Choices

  package mutating func optionalChoice<C: Choice>(_ name: String) throws(FieldError) -> C? {
    if let recorder { return recorder.note(name, .choice(of: C.self), optional: true, nil) }
    guard let word = try optionalString(name) else { return nil }
    guard let choice = C(rawValue: word) else { throw .unknownChoice(name) }
    return choice
  }

  package mutating func choice<C: Choice>(_ name: String) throws(FieldError) -> C {
    if let recorder {
      return try require(recorder.note(name, .choice(of: C.self), C.allCases.first), name)
    }
    return try require(optionalChoice(name), name)
  }

  package mutating func choices<C: Choice>(_ name: String) throws(FieldError) -> [C] {
    if let recorder { return recorder.note(name, .list(.choice(of: C.self)), []) }
    var choices: [C] = []
    for word in try strings(name) {
      guard let choice = C(rawValue: word) else { throw .unknownChoice(name) }
      choices.append(choice)
    }
    return choices
  }

  // MARK: Records

  package mutating func optionalRecord<R: Record>(_ name: String) throws(FieldError) -> R? {
    if let recorder {
      return recorder.note(name, .record(try .reading(R.self)), optional: true, nil)
    }
    guard let value = value(name) else { return nil }
    guard case .object(let object) = value else { throw .wrongType(name) }
    return try Self.read(object, strict: strict)
  }

  package mutating func record<R: Record>(_ name: String) throws(FieldError) -> R {
    if let recorder {
      var nested = FieldReader(recordingTo: ShapeRecorder())
      return recorder.note(name, .record(try .reading(R.self)), try R(from: &nested))
    }
    return try require(optionalRecord(name), name)
  }

  package mutating func optionalRecords<R: Record>(_ name: String) throws(FieldError) -> [R]? {
    if let recorder {
      return recorder.note(name, .list(.record(try .reading(R.self))), optional: true, nil)
    }
    guard let elements = try array(name) else { return nil }
    var records: [R] = []
    records.reserveCapacity(elements.count)
    for element in elements {
      guard case .object(let object) = element else { throw .wrongType(name) }
      records.append(try Self.read(object, strict: strict))
    }
    return records
  }

  package mutating func records<R: Record>(_ name: String) throws(FieldError) -> [R] {
    if let recorder { return recorder.note(name, .list(.record(try .reading(R.self))), []) }
    return try require(optionalRecords(name), name)
  }

  // MARK: Lists of plain values

  package mutating func optionalStrings(_ name: String) throws(FieldError) -> [String]? {
    if let recorder { return recorder.note(name, .list(.string), optional: true, nil) }
    guard let elements = try array(name) else { return nil }
    var strings: [String] = []
    strings.reserveCapacity(elements.count)
    for element in elements {
      guard case .string(let string) = element else { throw .wrongType(name) }
      strings.append(string)
    }
    return strings
  }

  package mutating func strings(_ name: String) throws(FieldError) -> [String] {
    if let recorder { return recorder.note(name, .list(.string), []) }
    return try require(optionalStrings(name), name)
  }

  private mutating func array(_ name: String) throws(FieldError) -> [JSON]? {
    guard let value = value(name) else { return nil }
    guard case .array(let elements) = value else { throw .wrongType(name) }
    return elements
  }
}
