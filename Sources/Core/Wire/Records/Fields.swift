package import Nouns

/// Goes through the fields of a record in their one order: to read them, to write them, or to say
/// which there are. The fields of rows are some of them.
package protocol Fields: RowFields, MemberFields {
  mutating func bool(_ name: String, _ value: inout Bool) throws(Failure)
  mutating func bool(_ name: String, _ value: inout Bool?) throws(Failure)
  mutating func int(_ name: String, _ value: inout Int64) throws(Failure)
  mutating func int(_ name: String, _ value: inout Int64?) throws(Failure)
  mutating func string(_ name: String, _ value: inout String) throws(Failure)
  mutating func string(_ name: String, _ value: inout String?) throws(Failure)
  mutating func strings(_ name: String, _ values: inout [String]) throws(Failure)
  mutating func strings(_ name: String, _ values: inout [String]?) throws(Failure)
  mutating func choice<C: Choice>(_ name: String, _ value: inout C) throws(Failure)
  mutating func choice<C: Choice>(_ name: String, _ value: inout C?) throws(Failure)
  mutating func choices<C: Choice>(_ name: String, _ values: inout [C]) throws(Failure)
  mutating func record<R: Record>(_ name: String, _ value: inout R) throws(Failure)
  mutating func record<R: Record>(_ name: String, _ value: inout R?) throws(Failure)
  mutating func records<R: Record>(_ name: String, _ values: inout [R]) throws(Failure)
  mutating func records<R: Record>(_ name: String, _ values: inout [R]?) throws(Failure)
  /// The first member that says nothing that could be kept, which is forgotten by it.
  mutating func takeUnfit() -> String?
}

// What is written says something.
extension Fields where Failure == Never {
  package mutating func unfit(_ name: String) {}
  package mutating func takeUnfit() -> String? { nil }
}

// MARK: For facts that a case carries

extension Fields {
  mutating func int(_ name: String, _ value: Int64) throws(Failure) -> Int64 {
    var value = value
    try int(name, &value)
    return value
  }

  mutating func int(_ name: String, _ value: Int64?) throws(Failure) -> Int64? {
    var value = value
    try int(name, &value)
    return value
  }

  mutating func string(_ name: String, _ value: String) throws(Failure) -> String {
    var value = value
    try string(name, &value)
    return value
  }

  mutating func string(_ name: String, _ value: String?) throws(Failure) -> String? {
    var value = value
    try string(name, &value)
    return value
  }

  mutating func strings(_ name: String, _ value: [String]) throws(Failure) -> [String] {
    var value = value
    try strings(name, &value)
    return value
  }

  mutating func choice<C: Choice>(_ name: String, _ value: C) throws(Failure) -> C {
    var value = value
    try choice(name, &value)
    return value
  }
}
