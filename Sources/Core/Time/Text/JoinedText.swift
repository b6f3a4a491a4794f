/// The library's `joined` of texts is generic and looks conformances up by their names, which costs a
/// short command a third of its instructions once. Where this module is imported, these are preferred.
extension Array where Element == String {
  package func joined() -> String { Self.joining(self[...], "") }

  package func joined(separator: String) -> String { Self.joining(self[...], separator) }

  fileprivate static func joining(_ texts: ArraySlice<String>, _ separator: String) -> String {
    var length = separator.utf8.count * texts.count
    for text in texts { length += text.utf8.count }
    var joined = ""
    joined.reserveCapacity(length)
    var isFirst = true
    for text in texts {
      if !isFirst { joined += separator }
      joined += text
      isFirst = false
    }
    return joined
  }
}

extension ArraySlice<String> {
  package func joined(separator: String) -> String { [String].joining(self, separator) }
}

extension Array where Element == Substring {
  package func joined() -> String { map { String($0) }.joined() }

  package func joined(separator: String) -> String {
    map { String($0) }.joined(separator: separator)
  }
}

extension String {
  /// Without the bytes at its end that are such, all of them ASCII.
  package func droppingLast(while isDropped: (UInt8) -> Bool) -> String {
    var bytes = self[...].utf8
    while let last = bytes.last, isDropped(last) { bytes.removeLast() }
    return String(Substring(bytes))
  }
}
