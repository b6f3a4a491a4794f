import Bus
import Host
import Time
import Wire

/// What `fastctl menu` offers, as com.canonical.dbusmenu.
struct TrayMenu {
  static let name = "com.canonical.dbusmenu"
  static let path = "/MenuBar"

  static let interface = BusInterface(
    name,
    [
      BusMethod(
        "GetLayout", takes: [.integer, .integer, .texts], gives: ["u", "(ia{sv}av)"]),
      BusMethod("GetGroupProperties", takes: [.integers, .texts], gives: ["a(ia{sv})"]),
      BusMethod("GetProperty", takes: [.integer, .text], gives: ["v"]),
      BusMethod("Event", takes: [.integer, .text, .any, .number]),
      BusMethod("AboutToShow", takes: [.integer], gives: ["b"]),
    ])

  static let properties: [BusValue.Entry] = [
    .init("Version", .unsigned(3)), .init("TextDirection", .text("ltr")),
    .init("Status", .text("normal")), .init("IconThemePath", .texts([])),
  ]

  struct Entry: Equatable {
    var label: String
    /// What fastctl is told; nil for one that opens others.
    var words: [String]?
    var entries: [Entry] = []
  }

  private(set) var entries: [Entry] = []
  private(set) var revision: UInt32 = 1
  /// Numbers are never used again: a click on a menu that has changed meanwhile does what it said.
  private var numbered: [Int32: Entry] = [:]
  private var children: [Int32: [Int32]] = [:]
  private var last: Int32 = 0

  private static let mostNumbers: Int32 = 1 << 30

  // MARK: What is offered

  /// False where it is the same as before, or nobody says.
  mutating func renew() -> Bool {
    guard let entries = Self.read(), entries != self.entries else { return false }
    self.entries = entries
    revision &+= 1
    if last > Self.mostNumbers { (last, numbered) = (0, [:]) }
    // What was shown last may still be clicked; what was shown before that is gone.
    let shown = Set(children.values.joined())
    numbered = numbered.filter { shown.contains($0.key) }
    children = [:]
    number(entries, below: 0)
    return true
  }

  private mutating func number(_ entries: [Entry], below parent: Int32) {
    for entry in entries {
      last += 1
      let number = last
      numbered[number] = entry
      children[parent, default: []].append(number)
      self.number(entry.entries, below: number)
    }
  }

  private static let patience = Span.seconds(3)

  private static func read() -> [Entry]? {
    let program = OtherProgram(Companion.path, ["menu", "--list", "--json"])
    guard let outcome = try? program.run(timeout: patience), outcome.succeeded,
      let json = try? JSON(parsing: Array(outcome.output.utf8)), case .array(let list) = json
    else { return nil }
    return list.compactMap(entry)
  }

  private static func entry(_ json: JSON) -> Entry? {
    guard case .object(let object) = json, case .string(let label)? = object["label"] else {
      return nil
    }
    if case .array(let words)? = object["command"] {
      return Entry(
        label: label,
        words: words.compactMap { if case .string(let word) = $0 { word } else { nil } })
    }
    guard case .array(let list)? = object["entries"] else { return nil }
    return Entry(label: label, entries: list.compactMap(entry))
  }

  // MARK: What is asked

  /// What a click has fastctl do; nil for what is not there, or opens others.
  func words(of number: Int32) -> [String]? { numbered[number]?.words }

  /// Nil for what is not there.
  func layout(of number: Int32, depth: Int32) -> [BusValue]? {
    guard number == 0 || numbered[number] != nil else { return nil }
    // All that is negative means all of it, and one less than the least is no number.
    return [.unsigned(revision), item(number, max(depth, -1))]
  }

  private func item(_ number: Int32, _ depth: Int32) -> BusValue {
    let below = depth == 0 ? [] : children[number] ?? []
    let rest = depth < 0 ? depth : depth - 1
    return .record([
      .signed(number), .table(properties(of: number)),
      .list(below.map { .any(item($0, rest)) }, of: "v"),
    ])
  }

  /// Of each that is asked for; by the specification of all, where none is named.
  func properties(of numbers: [Int32]) -> BusValue {
    let wanted = numbers.isEmpty ? [0] + children.values.joined().sorted() : numbers
    return .list(
      wanted.map { .record([.signed($0), .table(properties(of: $0))]) }, of: "(ia{sv})")
  }

  func properties(of number: Int32) -> [BusValue.Entry] {
    let hasEntries = children[number] != nil
    let opens = hasEntries ? [BusValue.Entry("children-display", .text("submenu"))] : []
    guard let entry = numbered[number] else { return opens }
    // An underscore would be taken for the mark of a key.
    let label = entry.label.split(separator: "_", omittingEmptySubsequences: false)
    return [.init("label", .text(label.joined(separator: "__")))] + opens
  }
}
