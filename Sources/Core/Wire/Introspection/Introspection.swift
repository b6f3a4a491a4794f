package enum GetInfo: Method {
  package static let name = "org.varlink.service.GetInfo"
  package typealias Input = NoFields

  /// Who answers, and to which interfaces.
  package struct Output: Record, Equatable {
    package var vendor = ""
    package var product = ""
    package var version = ""
    package var url = ""
    package var interfaces: [String] = []

    package init(
      vendor: String, product: String, version: String, url: String, interfaces: [String]
    ) {
      self.vendor = vendor
      self.product = product
      self.version = version
      self.url = url
      self.interfaces = interfaces
    }

    package init() {}

    package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
      try fields.string("vendor", &vendor)
      try fields.string("product", &product)
      try fields.string("version", &version)
      try fields.string("url", &url)
      try fields.strings("interfaces", &interfaces)
    }
  }
}

package enum GetInterfaceDescription: Method {
  package static let name = "org.varlink.service.GetInterfaceDescription"

  package struct Input: Record, Equatable {
    package var interface = ""

    package init(interface: String) {
      self.interface = interface
    }

    package init() {}

    package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
      try fields.string("interface", &interface)
    }
  }

  package struct Output: Record, Equatable {
    package var description = ""

    package init(description: String) {
      self.description = description
    }

    package init() {}

    package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
      try fields.string("description", &description)
    }
  }
}

/// Answers `org.varlink.service`, and everything that no interface has.
package struct Introspection: Sendable {
  private let info: GetInfo.Output
  private let interfaces: [Interface]

  package init(
    vendor: String, product: String, version: String, url: String,
    interfaces: [Interface] = Interface.all
  ) {
    self.interfaces = interfaces
    info = GetInfo.Output(
      vendor: vendor, product: product, version: version, url: url,
      interfaces: interfaces.map(\.name))
  }

  /// The reply to a call that no method of ours has taken.
  package func reply(to call: Call) -> [UInt8] {
    do throws(FieldError) {
      switch call.method {
      case GetInfo.name:
        _ = try call.input(of: GetInfo.self)
        return Reply.encode(info)
      case GetInterfaceDescription.name:
        return describe(try call.input(of: GetInterfaceDescription.self).interface)
      default:
        return Reply.encode(unknown(call))
      }
    } catch {
      return Reply.encode(ServiceError(error))
    }
  }

  private func describe(_ name: String) -> [UInt8] {
    guard let interface = interfaces.first(where: { $0.name == name }) else {
      return Reply.encode(ServiceError.interfaceNotFound(name))
    }
    return Reply.encode(GetInterfaceDescription.Output(description: interface.description))
  }

  private func unknown(_ call: Call) -> ServiceError {
    let name = call.interface
    let isKnown = interfaces.contains { $0.name == name }
    return isKnown ? .methodNotFound(call.method) : .interfaceNotFound(String(name))
  }
}
