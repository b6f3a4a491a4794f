/// The configuration of waybar: an object for the bar, or an array of them.
package struct WaybarConfig {
  private let bytes: [UInt8]
  private let bars: [[CommentedJSON.Member]]
  /// Where each bar's object begins.
  private let starts: [Int]

  private static let module = "custom/fastd"
  private static let places = ["modules-right", "modules-center", "modules-left"]
  /// Tells a list that was made for the module from one that was there.
  private static let mark = Array("/* fastd */ ".utf8)

  package init(_ bytes: [UInt8]) throws(ConfigFault) {
    self.bytes = bytes
    let root = try CommentedJSON.parse(bytes)
    var bars: [[CommentedJSON.Member]] = []
    var starts: [Int] = []
    let values = if case .array(let elements) = root.kind { elements.map(\.value) } else { [root] }
    for value in values {
      guard case .object(let members) = value.kind else { throw .noPlace }
      bars.append(members)
      starts.append(value.range.lowerBound)
    }
    (self.bars, self.starts) = (bars, starts)
  }

  /// The bars' own names, and numbers for those without one.
  package var names: [String] {
    bars.enumerated().map { number, members in
      guard let name = Self.last("name", of: members, in: bytes)?.element.value,
        case .string = name.kind
      else { return "\(number + 1)" }
      return String(decoding: bytes[name.range].dropFirst().dropLast(), as: UTF8.self)
    }
  }

  private static func last(
    _ key: String, of members: [CommentedJSON.Member], in bytes: [UInt8]
  ) -> CommentedJSON.Member? {
    // As waybar reads it: the last of several of one name holds.
    members.last { says(key, at: $0.key, in: bytes) }
  }

  private func last(_ key: String, of members: [CommentedJSON.Member]) -> CommentedJSON.Member? {
    Self.last(key, of: members, in: bytes)
  }

  private static func says(_ name: String, at place: Range<Int>, in bytes: [UInt8]) -> Bool {
    bytes[place].elementsEqual("\"\(name)\"".utf8)
  }

  private func isModule(_ element: CommentedJSON.Element) -> Bool {
    Self.says(Self.module, at: element.value.range, in: bytes)
  }

  // MARK: Adding

  /// With the module, the one member of `ready`, in the bar of that name or the only one.
  package func added(_ ready: [UInt8], to name: String?) throws(ConfigFault) -> [UInt8] {
    let names = self.names
    guard let bar = name.map({ names.firstIndex(of: $0) }) ?? (names.count == 1 ? 0 : nil) else {
      throw names.isEmpty ? .noPlace : .several(names)
    }
    let members = bars[bar]
    let own = last(Self.module, of: members)
    if let own {
      guard isCall(own) else { throw .named("\"\(Self.module)\"") }
    } else if members.contains(where: isCall) {
      return bytes
    }
    var edits: [TextEdit] = []
    var new: [[UInt8]] = []
    let lists = Self.places.compactMap { last($0, of: members) }
    if !lists.contains(where: { holds($0) }) {
      if let list = lists.first {
        edits.append(try naming(in: list))
      } else {
        guard last("include", of: members) == nil else { throw .noPlace }
        new.append(Self.mark + Array("\"\(Self.places[0])\": [\"\(Self.module)\"]".utf8))
      }
    }
    if own == nil { new.append(try Self.member(of: ready)) }
    return TextEdit.apply(edits + adding(new, to: members, at: starts[bar]), to: bytes)
  }

  private func isCall(_ member: CommentedJSON.Member) -> Bool {
    ReadyText.isCalled(in: Array(bytes[member.element.value.range]))
  }

  private func holds(_ list: CommentedJSON.Member) -> Bool {
    guard case .array(let elements) = list.element.value.kind else { return false }
    return elements.contains { isModule($0) }
  }

  /// As the first of the list, on a line of its own where the others are.
  private func naming(in list: CommentedJSON.Member) throws(ConfigFault) -> TextEdit {
    guard case .array(let elements) = list.element.value.kind else { throw .noPlace }
    let start = list.element.value.range.lowerBound + 1
    let name = Array("\"\(Self.module)\"".utf8)
    guard let first = elements.first?.value.range.lowerBound else {
      return .insert(name, at: start)
    }
    let space = bytes[start..<first]
    let isBlank = space.allSatisfy(ConfigText.isSpace)
    let gap = isBlank && space.contains(UInt8(ascii: "\n")) ? Array(space) : [UInt8(ascii: " ")]
    return .insert(name + [UInt8(ascii: ",")] + gap, at: first)
  }

  /// The bytes of the ready file's member, from its key on.
  private static func member(of ready: [UInt8]) throws(ConfigFault) -> [UInt8] {
    let root = try CommentedJSON.parse(ready)
    guard case .object(let members) = root.kind, let member = last(module, of: members, in: ready)
    else { throw .noPlace }
    return Array(ready[member.key.lowerBound..<member.element.value.range.upperBound])
  }

  /// Behind the last member, as it is set off.
  private func adding(
    _ new: [[UInt8]], to members: [CommentedJSON.Member], at start: Int
  ) -> [TextEdit] {
    guard !new.isEmpty else { return [] }
    let (newline, comma) = ([UInt8(ascii: "\n")], [UInt8(ascii: ",")])
    let indent = members.first.map { self.indent(of: $0.key.lowerBound) } ?? Array("  ".utf8)
    let lines = new.map { newline + Self.set(in: $0, indent) }
    let text = Array(lines.joined(separator: comma))
    guard let last = members.last else { return [.insert(text + newline, at: start + 1)] }
    if let place = last.element.comma {
      return [.insert(text + comma, at: lineEnd(after: place + 1))]
    }
    let end = last.element.value.range.upperBound
    let place = lineEnd(after: end)
    if place == end { return [.insert(comma + text, at: end)] }
    return [.insert(comma, at: end), .insert(text, at: place)]
  }

  /// The white space that the place's line begins with.
  private func indent(of place: Int) -> [UInt8] {
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let space = bytes[start..<place]
    return space.allSatisfy(ConfigText.isSpace) && !space.isEmpty ? Array(space) : Array("  ".utf8)
  }

  /// The ready file is set in by two spaces a step.
  private static func set(in member: [UInt8], _ indent: [UInt8]) -> [UInt8] {
    var lines: [[UInt8]] = []
    let split = member.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in split.enumerated() {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      let steps = number == 0 ? 1 : max(1, (line.count - text.count) / 2)
      lines.append(Array(repeatElement(indent, count: steps).joined()) + text)
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Behind a comment on the same line; the place itself where there is none.
  private func lineEnd(after place: Int) -> Int {
    let rest = bytes[place...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let text = ConfigText.trimmed(rest)
    guard text.starts(with: "//".utf8) else { return place }
    return rest.endIndex
  }
}

extension WaybarConfig {
  // MARK: Taking out

  /// Without the module in any of the bars; nil where it is in none.
  package func removed() -> [UInt8]? {
    let edits = bars.flatMap { self.edits(in: $0) }
    return edits.isEmpty ? nil : TextEdit.apply(edits, to: bytes)
  }

  private func edits(in members: [CommentedJSON.Member]) -> [TextEdit] {
    var gone: [Int] = []
    var edits: [TextEdit] = []
    for (number, member) in members.enumerated() {
      if Self.says(Self.module, at: member.key, in: bytes) {
        gone.append(number)
      } else if Self.places.contains(where: { Self.says($0, at: member.key, in: bytes) }) {
        guard case .array(let elements) = member.element.value.kind else { continue }
        if elements.count == 1, isModule(elements[0]), isMarked(member) {
          gone.append(number)
        } else {
          edits += self.edits(in: elements)
        }
      }
    }
    return edits + taking(gone, of: members)
  }

  private func isMarked(_ member: CommentedJSON.Member) -> Bool {
    bytes[..<member.key.lowerBound].suffix(Self.mark.count).elementsEqual(Self.mark)
  }

  private func taking(_ gone: [Int], of members: [CommentedJSON.Member]) -> [TextEdit] {
    var edits: [TextEdit] = []
    for number in gone {
      let member = members[number]
      var end = member.end
      if gone.count == members.count, number == members.count - 1, end < bytes.count,
        bytes[end] == UInt8(ascii: "\n")
      {
        end += 1
      }
      edits.append(TextEdit(range: start(of: member)..<end))
    }
    return edits + takingComma(gone, of: members.map(\.element))
  }

  /// The member that is now the last must not end with a comma that was not there before.
  private func takingComma(_ gone: [Int], of elements: [CommentedJSON.Element]) -> [TextEdit] {
    guard let last = elements.last, last.comma == nil, gone.last == elements.count - 1,
      let kept = elements.indices.last(where: { !gone.contains($0) }),
      let comma = elements[kept].comma
    else { return [] }
    return [TextEdit(range: comma..<comma + 1)]
  }

  /// With the white space before it, back to the end of the line before.
  private func start(of member: CommentedJSON.Member) -> Int {
    var start = member.key.lowerBound
    if isMarked(member) { start -= Self.mark.count }
    let blank = bytes[..<start].reversed().prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    let line = start - blank.count
    return line > 0 && bytes[line - 1] == UInt8(ascii: "\n") ? line - 1 : start
  }

  private func edits(in elements: [CommentedJSON.Element]) -> [TextEdit] {
    let gone = elements.indices.filter { isModule(elements[$0]) }
    let edits = gone.map { number in
      let element = elements[number]
      let end = element.comma.map { $0 + 1 } ?? element.value.range.upperBound
      guard number + 1 < elements.count else {
        return TextEdit(range: element.value.range.lowerBound..<end)
      }
      let next = elements[number + 1].value.range.lowerBound
      let isBlank = bytes[end..<next].allSatisfy(ConfigText.isSpace)
      return TextEdit(range: element.value.range.lowerBound..<(isBlank ? next : end))
    }
    return edits + takingComma(gone, of: elements)
  }
}
