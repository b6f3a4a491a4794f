/// The hub through which a person's machines exchange operations, and the person's name there:
/// `anna@hub.example.org`. The password lies elsewhere, and fastd never reads it.
package struct ExchangeHub: Equatable, Sendable {
  package let person: String
  package let host: String
  package let port: Int
  package let database: String

  package static let usualPort = 5432
  package static let usualDatabase = "fastd"
  package static let longest = 512

  /// `PERSON@HOST[:PORT][/DATABASE]`; an IPv6 address stands in brackets. Nil for anything else.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.longest, let at = text.firstIndex(of: "@") else { return nil }
    self.init(person: String(text[..<at]), at: String(text[text.index(after: at)...]))
  }

  /// `HOST[:PORT][/DATABASE]`.
  package init?(person: String, at address: String) {
    let parts = address.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let database = parts.count > 1 ? String(parts[1]) : Self.usualDatabase
    guard Self.isPerson(person), Self.isName(database), let end = Self.end(parts[0]) else {
      return nil
    }
    self.person = person
    (host, port) = end
    self.database = database
  }

  package static func isPerson(_ text: String) -> Bool {
    isName(text) && text.utf8.count <= 40 && !["owner", "person"].contains(text)
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
      text.utf8.count <= 63
    else { return false }
    return text.utf8.allSatisfy { isLetter($0) || $0 == UInt8(ascii: "_") }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func end(_ text: Substring) -> (host: String, port: Int)? {
    let isBracketed = text.hasPrefix("[")
    let close = isBracketed ? text.firstIndex(of: "]") : text.firstIndex(of: ":")
    if isBracketed, close == nil { return nil }
    let host = (isBracketed ? text.dropFirst() : text).prefix {
      isBracketed ? $0 != "]" : $0 != ":"
    }
    let rest =
      isBracketed ? text[text.index(after: close ?? text.endIndex)...] : text.dropFirst(host.count)
    let port = rest.isEmpty ? usualPort : rest.hasPrefix(":") ? Int(rest.dropFirst()) : nil
    guard let port, (1...65_535).contains(port), rest.isEmpty || rest.dropFirst() == "\(port)",
      isHost(host, isAddress: isBracketed)
    else { return nil }
    return (String(host), port)
  }

  private static func isHost(_ text: Substring, isAddress: Bool) -> Bool {
    let signs = isAddress ? "abcdefABCDEF0123456789:.".utf8 : "-.".utf8
    return !text.isEmpty && text.utf8.count <= 253 && !text.hasPrefix("-")
      && text.utf8.allSatisfy { byte in
        signs.contains(byte) || !isAddress && isLetter(byte | 0x20) && byte >= 0x30
      }
  }

  /// As `init` takes it.
  package var text: String { "\(person)@\(address)" }

  package var address: String {
    (host.contains(":") ? "[\(host)]" : host) + (port == Self.usualPort ? "" : ":\(port)")
      + (database == Self.usualDatabase ? "" : "/\(database)")
  }

  /// The login at the server.
  package var role: String { "fastd_\(person)" }

  // MARK: On this machine

  /// Nil where machines exchange nothing through a hub.
  package init?(_ places: Places) { self.init(in: places.exchangeHub) }

  /// The hub that was left, while it is remembered.
  package init?(leftIn places: Places) { self.init(in: places.exchangeHubLeft) }

  private init?(in path: String) {
    guard let bytes = try? Files.read(path, limit: Self.longest + 1) else { return nil }
    self.init(String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
  }

  package func write(_ places: Places) throws(FileError) { try write(to: places.exchangeHub) }

  /// It can be used again later.
  package func leave(_ places: Places) throws(FileError) {
    try write(to: places.exchangeHubLeft)
  }

  private func write(to path: String) throws(FileError) {
    try Files.replace(path, with: Array("\(text)\n".utf8), behindLinks: false)
  }
}
