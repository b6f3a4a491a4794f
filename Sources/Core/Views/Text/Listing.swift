/// A text with the rows of a list in it, each of which may take several lines.
package struct Listing: Equatable, Sendable {
  package var text: String
  /// The line on which each row begins; the text begins with line 0.
  package private(set) var lines: [Int] = []

  package init(_ text: String) { self.text = text }

  /// Begins a row below what was added to the page.
  mutating func begin(on page: Page) { lines.append(page.lineCount) }
}
