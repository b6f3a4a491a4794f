import Foundation
import FoundationXML

/// Whether a text is what Pango takes: well-formed elements, and no bare sign that begins one.
func isMarkup(_ text: String) -> Bool {
  XMLParser(data: Data("<markup>\(text)</markup>".utf8)).parse()
}
