/// A line of an interface, and where it was written.
struct SourceLine {
  let text: String
  let place: Place

  static func lines(of text: String, in file: String) -> [SourceLine] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines.enumerated().map { number, line in
      SourceLine(text: String(line), place: Place(file: file, line: number + 1))
    }
  }
}

/// The types that several interfaces have, each written once.
///
/// An interface has one by a line such as `type Entry`. A comment that only some interfaces show
/// names them by the last parts of their names: `#[fast,status] How it felt, 1 to 5.`
struct SharedTypes {
  private var types: [String: [SourceLine]] = [:]
  private(set) var used: Set<String> = []

  init() {}

  init(_ lines: [SourceLine]) throws(Mistake) {
    for block in lines.split(whereSeparator: { $0.text.isEmpty }) {
      guard let first = block.first(where: { !$0.text.hasPrefix("#") }) else { continue }
      guard let name = first.text.wholeMatch(of: /type ([A-Z][A-Za-z0-9]*) \(.*/)?.1 else {
        throw Mistake("expected a type, such as: type Streak (current: int)", at: first.place)
      }
      guard types.updateValue(Array(block), forKey: String(name)) == nil else {
        throw Mistake("the type \(name) is here already", at: first.place)
      }
    }
  }

  /// The whole interface as every client reads it: what it shares is put in.
  mutating func description(
    _ lines: [SourceLine], of interface: String
  ) throws(Mistake) -> [SourceLine] {
    var whole: [SourceLine] = []
    var isBehindShared = false
    for line in lines {
      guard let name = line.text.wholeMatch(of: /type ([A-Za-z0-9]+)/)?.1 else {
        whole.append(line)
        isBehindShared = false
        continue
      }
      if isBehindShared { whole.append(SourceLine(text: "", place: line.place)) }
      isBehindShared = true
      guard let type = types[String(name)] else {
        throw Mistake("no interface shares a type \(name)", at: line.place)
      }
      used.insert(String(name))
      whole += type.compactMap { $0.shown(in: interface) }
    }
    return whole
  }

  /// A type that no interface has.
  func checkUse() throws(Mistake) {
    guard let name = types.keys.filter({ !used.contains($0) }).min(),
      let line = types[name]?.first
    else { return }
    throw Mistake("no interface has the type \(name)", at: line.place)
  }
}

extension SourceLine {
  fileprivate func shown(in interface: String) -> SourceLine? {
    guard let match = text.wholeMatch(of: /( *#)\[([a-z,]+)\](.*)/) else { return self }
    guard match.2.split(separator: ",").contains(where: { interface.hasSuffix("." + $0) }) else {
      return nil
    }
    return SourceLine(text: String(match.1 + match.3), place: place)
  }
}
