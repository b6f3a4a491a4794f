/// An interface the daemon offers, with the text that describes it.
package struct Interface: Sendable {
  package let name: String
  package let description: String

  package init(_ name: String, _ description: String) {
    self.name = name
    self.description = description
  }
}
