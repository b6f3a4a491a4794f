import Wire

/// Reads a file of any of the kinds a piece at a time; it keeps no more than one record of it.
package struct ImportReader {
  private let options: ImportOptions
  private var reader: (any SourceReader)?
  /// The beginning, until it is known what it is.
  private var head: [UInt8] = []
  private var rows = 0
  private var unread = 0

  /// Enough for the first line of any table.
  private static let headLength = 16 << 10

  package init(_ options: ImportOptions) {
    self.options = options
  }

  package mutating func take(_ bytes: ArraySlice<UInt8>) throws(ImportError) -> [ImportItem] {
    var items: [ImportItem] = []
    if reader == nil {
      head += bytes
      if head.count >= Self.headLength { try begin(into: &items) }
    } else {
      try reader?.take(bytes, into: &items)
    }
    try count(items)
    return items
  }

  package mutating func finish() throws(ImportError) -> [ImportItem] {
    var items: [ImportItem] = []
    if reader == nil { try begin(into: &items) }
    try reader?.finish(into: &items)
    try count(items)
    return items
  }

  private mutating func count(_ items: [ImportItem]) throws(ImportError) {
    for item in items {
      switch item {
      case .row(_, let line):
        rows += 1
        guard rows <= options.limits.rows else {
          throw ImportError(.tooManyRows(limit: options.limits.rows), line: line)
        }
      case .unread(_, let line):
        unread += 1
        guard unread <= options.limits.unread else {
          throw ImportError(.tooManyUnread(limit: options.limits.unread), line: line)
        }
      }
    }
  }

  private mutating func begin(into items: inout [ImportItem]) throws(ImportError) {
    let start = try ImportHead.start(of: head)
    reader = try ImportHead.reader(for: head[start...], options)
    let bytes = head[start...]
    head = []
    try reader?.take(bytes, into: &items)
  }
}

/// The format of a file, found from its beginning.
enum ImportHead {
  /// Behind the mark that some programs put in front of UTF-8.
  static func start(of head: [UInt8]) throws(ImportError) -> Int {
    guard !head.isEmpty else { throw ImportError(.empty) }
    if head.starts(with: [0x50, 0x4B, 0x03, 0x04]) { throw ImportError(.zip) }
    let packed: [[UInt8]] = [
      [0x1F, 0x8B], [0x42, 0x5A, 0x68], [0xFD, 0x37, 0x7A], [0x28, 0xB5, 0x2F, 0xFD],
    ]
    if packed.contains(where: head.starts(with:)) { throw ImportError(.compressed) }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
      throw ImportError(.utf16, line: 1)
    }
    if let zero = head.firstIndex(of: 0) {
      throw ImportError(.utf16, line: head[..<zero].count { $0 == 0x0A } + 1)
    }
    return head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  static func reader(
    for head: ArraySlice<UInt8>, _ options: ImportOptions
  ) throws(ImportError) -> any SourceReader {
    let first = head.first { $0 > 0x20 }
    guard let first else { throw ImportError(.empty) }
    switch options.format {
    case .health: return HealthSource(options)
    case .json where isLines(head), .jsonLines: return LinesSource(options)
    case .json, .zero, .sunrise, .fitbit, .waistline, .nutriTracker:
      return DocumentSource(options)
    case .csv, .fastE, .zeroTable, .garmin, .weights, .meals, .table: return table(head, options)
    case nil: break
    }
    switch first {
    case UInt8(ascii: "<"): return HealthSource(options)
    case UInt8(ascii: "{") where isLines(head): return LinesSource(options)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return DocumentSource(options)
    default: return table(head, options)
    }
  }

  private static func table(
    _ head: ArraySlice<UInt8>, _ options: ImportOptions
  ) -> TableSource {
    let line = TablePreamble.header(in: head)
    return TableSource(options, delimiter: options.delimiter ?? CSVReader.delimiter(of: line))
  }

  /// Our own lines begin with one that says what they are.
  private static func isLines(_ head: ArraySlice<UInt8>) -> Bool {
    let line = Array(head.prefix { $0 != 0x0A })
    guard case .object(let object)? = try? JSON(parsing: line) else { return false }
    return object["noun"] == .string("export")
  }
}
