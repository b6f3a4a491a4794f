package import Host

/// All that a machine needs to take part in a hub: `anna@hub.example.org#CODE`. An administrator's has no
/// key; the first machine makes one.
package struct HubInvitation: Equatable, Sendable {
  package let hub: ExchangeHub
  package let password: HubPassword
  package let key: PersonKey?

  package init(_ hub: ExchangeHub, _ password: HubPassword, _ key: PersonKey?) {
    (self.hub, self.password, self.key) = (hub, password, key)
  }

  /// The address is checked with the letters.
  package var code: String {
    "\(hub.text)#\(Code.text(Self.version, password.bytes + (key?.bytes ?? []), beside: hub.text))"
  }

  /// Nil where it is a code of another kind.
  package init?(code: String) throws(Code.Fault) {
    let text = String(code.filter { !$0.isWhitespace })
    guard let sign = text.firstIndex(of: "#") else { return nil }
    guard let hub = ExchangeHub(String(text[..<sign])) else { throw .notACode }
    let bytes = try Code.bytes(
      of: String(text[text.index(after: sign)...]), Self.version,
      lengths: [HubPassword.length, HubPassword.length + PersonKey.length], beside: hub.text)
    let key = bytes.dropFirst(HubPassword.length)
    self.init(
      hub, HubPassword(Array(bytes.prefix(HubPassword.length))),
      key.isEmpty ? nil : PersonKey(Array(key)))
  }

  private static let version: UInt8 = 2
}
