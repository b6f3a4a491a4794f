package typealias GetInfo = ServiceCalls.GetInfo
package typealias GetInterfaceDescription = ServiceCalls.GetInterfaceDescription

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
