/// How a bar's configuration takes what is ready for it, and gives it back.
package enum ConfigEditor: Sendable {
  case waybar, polybar, windowManager
  /// Marked lines at the end.
  case block(MarkedBlock)
  /// The file is ours alone.
  case whole

  /// The file with what is ready; as it was where that is in it already.
  ///
  /// `bar` is one of those that the configuration names, where it has several.
  package func added(
    _ ready: [UInt8], to file: [UInt8], bar: String? = nil
  ) throws(ConfigFault) -> [UInt8] {
    switch self {
    case .waybar: return try WaybarConfig(file).added(ready, to: bar)
    case .polybar: return try PolybarConfig(file).added(Self.body(of: ready), to: bar)
    case .windowManager:
      let line = ConfigText(ready).line(beginningWith: "status_command")
      return try I3Config(file).added(line, to: bar)
    case .block(let block):
      if try block.isIn(file) || ReadyText.isCalled(in: file) { return file }
      let body = Self.body(of: ready)
      let headers = ConfigText(file).headers
      // A table that is there twice is one that the program does not read.
      if let name = ConfigText(body).headers.first(where: headers.contains) { throw .named(name) }
      return block.added(body, to: file)
    case .whole:
      guard file.isEmpty || file == ready else { throw .taken(by: "") }
      return ready
    }
  }

  /// The file without it; nil where it is not in it.
  package func removed(from file: [UInt8]) throws(ConfigFault) -> [UInt8]? {
    switch self {
    case .waybar: try WaybarConfig(file).removed()
    case .polybar: try PolybarConfig(file).removed()
    case .windowManager: try I3Config(file).removed()
    case .block(let block): try block.removed(from: file)
    case .whole: nil
    }
  }

  /// Without the comment at its head, which says what to do with the file.
  private static func body(of ready: [UInt8]) -> [UInt8] {
    let text = ConfigText(ready)
    let first = text.lines.first { line in
      let words = text.words(of: line)
      return words.first.map { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: ";") } ?? false
    }
    return Array(ready[(first?.lowerBound ?? 0)...])
  }
}

extension ConfigText {
  /// Of the sections or tables, as they are compared; not those of which there may be several.
  var headers: [String] {
    lines.compactMap { line in
      let words = words(of: line)
      guard words.first == UInt8(ascii: "["), !words.starts(with: "[[".utf8),
        let end = words.firstIndex(of: UInt8(ascii: "]"))
      else { return nil }
      let signs = words[...end].filter { !Self.isSpace($0) && $0 != UInt8(ascii: "\"") }
      return String(decoding: signs, as: UTF8.self)
    }
  }

  /// Without its indent.
  func line(beginningWith word: String) -> [UInt8] {
    Array(lines.lazy.map { self.words(of: $0) }.first { $0.starts(with: word.utf8) } ?? [])
  }
}
