package import Nouns

/// A refusal as one of our interfaces declares it.
package struct Refused: WireError {
  package let interface: String
  package private(set) var refusal: Refusal

  package init(_ refusal: Refusal, by interface: String) {
    self.refusal = refusal
    self.interface = interface
  }

  package var name: String { interface + "." + refusal.name }

  package init?(blank name: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      let ours = RefusalName(String(name[name.index(after: dot)...]))
    else { return nil }
    self.init(ours.blank, by: String(name[..<dot]))
  }

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try refusal.fields(&fields)
  }
}
