/// The interfaces that can be called at one path.
package struct BusObject: Sendable {
  package let path: String
  package let interfaces: [BusInterface]
  package let answer: @Sendable (BusCall) throws(BusRefusal) -> [BusValue]

  package init(
    path: String, interfaces: [BusInterface],
    answer: @escaping @Sendable (BusCall) throws(BusRefusal) -> [BusValue]
  ) {
    self.path = path
    self.interfaces = interfaces
    self.answer = answer
  }

  /// A caller may leave out the interface.
  func method(_ name: String, of interface: String?) -> (interface: String, method: BusMethod)? {
    for candidate in interfaces where interface == nil || interface == candidate.name {
      if let method = candidate.methods.first(where: { $0.name == name }) {
        return (candidate.name, method)
      }
    }
    return nil
  }
}

package struct BusInterface: Sendable {
  package let name: String
  package let methods: [BusMethod]

  package init(_ name: String, _ methods: [BusMethod]) {
    self.name = name
    self.methods = methods
  }
}

package struct BusMethod: Sendable {
  package let name: String
  package let takes: [BusType]
  /// The signature of each value of the answer.
  package let gives: [String]

  package init(_ name: String, takes: [BusType] = [], gives: [String] = []) {
    self.name = name
    self.takes = takes
    self.gives = gives
  }
}

/// The types that a caller may send, by their signatures.
package enum BusType: String, Sendable {
  case text = "s"
  case texts = "as"
  case number = "u"
  case integer = "i"
  case integers = "ai"
  /// Of whatever type; it is passed over.
  case any = "v"
}

/// A call with arguments of the types that its method takes.
package struct BusCall: Equatable, Sendable {
  package let interface: String
  package let method: String
  package let arguments: [BusValue]

  /// Nil where the method takes no text there.
  package func text(_ index: Int) -> String? {
    guard arguments.indices.contains(index), case .text(let text) = arguments[index] else {
      return nil
    }
    return text
  }

  /// Nil where the method takes no texts there.
  package func texts(_ index: Int) -> [String]? {
    guard arguments.indices.contains(index), case .list(let values, _) = arguments[index] else {
      return nil
    }
    return values.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Nil where the method takes no integer there.
  package func integer(_ index: Int) -> Int32? {
    guard arguments.indices.contains(index), case .signed(let number) = arguments[index] else {
      return nil
    }
    return number
  }

  /// Nil where the method takes no integers there.
  package func integers(_ index: Int) -> [Int32]? {
    guard arguments.indices.contains(index), case .list(let values, _) = arguments[index] else {
      return nil
    }
    return values.compactMap { if case .signed(let number) = $0 { number } else { nil } }
  }
}

/// Why a call was not answered, under the names that every D-Bus library knows.
package enum BusRefusal: String, Error, CaseIterable, Sendable {
  case unknownObject = "org.freedesktop.DBus.Error.UnknownObject"
  case unknownMethod = "org.freedesktop.DBus.Error.UnknownMethod"
  case wrongArguments = "org.freedesktop.DBus.Error.InvalidArgs"
  case tooLong = "org.freedesktop.DBus.Error.LimitsExceeded"
  case notDone = "org.freedesktop.DBus.Error.Failed"

  /// For programmers.
  var text: String {
    switch self {
    case .unknownObject: "There is no such object."
    case .unknownMethod: "There is no such method."
    case .wrongArguments: "These are not its arguments."
    case .tooLong: "Nobody needs as much."
    case .notDone: "It could not be done."
    }
  }
}
