import Nouns
import Time
import Wire

/// A JSON document of any of the kinds, told apart by what its lists are called.
struct DocumentSource: SourceReader {
  private let options: ImportOptions
  private var splitter: JSONSplitter
  private var format: ImportFormat?
  private var isOwn = false
  private var waistline: WaistlineBook

  init(_ options: ImportOptions) {
    self.options = options
    splitter = JSONSplitter(limits: options.limits)
    format = options.format
    waistline = WaistlineBook(options)
  }

  mutating func take(
    _ bytes: ArraySlice<UInt8>, into items: inout [ImportItem]
  ) throws(ImportError) {
    for byte in bytes {
      guard let part = try splitter.take(byte) else { continue }
      if part.isElement {
        try takeElement(part, into: &items)
      } else {
        try takeMember(part)
      }
    }
  }

  mutating func finish(into items: inout [ImportItem]) throws(ImportError) {
    try splitter.finish()
    if format == .json, !isOwn { throw ImportError(.notThat(.json)) }
    guard format != nil else { throw ImportError(.unknownFormat) }
    items += waistline.rows()
  }

  private mutating func takeMember(_ part: JSONSplitter.Part) throws(ImportError) {
    if part.name == "settings" { waistline.takeSettings(part.value) }
    if part.name == "format", part.value == .string(ExportLine.format) {
      guard format ?? .json == .json else { throw ImportError(.notThat(.json), line: part.line) }
      format = .json
      isOwn = true
    }
    if part.name == "version", isOwn, case .int(let version) = part.value,
      version > ExportLine.version
    {
      throw ImportError(.newerVersion(version), line: part.line)
    }
  }

  private mutating func takeElement(
    _ part: JSONSplitter.Part, into items: inout [ImportItem]
  ) throws(ImportError) {
    let found: ImportFormat
    switch part.name {
    case nil where isWeight(part.value): found = .fitbit
    case nil where NutriTrackerRow.isOne(part.value): found = .nutriTracker
    case nil where format == .nutriTracker: found = .nutriTracker
    case nil: found = .sunrise
    case "diary" where WaistlineBook.isDay(part.value): found = .waistline
    case "foodList" where WaistlineBook.isFood(part.value): found = .waistline
    case "recipes" where WaistlineBook.isFood(part.value): found = .waistline
    case "weight" where isWeight(part.value): found = .fitbit
    case "fast_data": found = .zero
    case "rows" where isOwn: found = .json
    default: return
    }
    guard format ?? found == found else { throw ImportError(.notThat(found), line: part.line) }
    if found == .sunrise, format == nil, !SunriseRow.isOne(part.value) {
      throw ImportError(.unknownFormat, line: part.line)
    }
    format = found
    guard found != .waistline else { return try takeWaistline(part) }
    let item = read(part.value, as: found, line: part.line)
    if case .unread(.noUnit, _) = item { throw ImportError(.noUnit, line: part.line) }
    items.append(item)
  }

  private mutating func takeWaistline(_ part: JSONSplitter.Part) throws(ImportError) {
    switch part.name {
    case "diary": try waistline.takeDay(part.value, line: part.line)
    default:
      try waistline.takeFood(part.value, isRecipe: part.name == "recipes", line: part.line)
    }
  }

  private func isWeight(_ value: JSON) -> Bool {
    (format == .fitbit || format == nil) && FitbitRow.isOne(value)
  }

  private func read(_ value: JSON, as format: ImportFormat, line: Int) -> ImportItem {
    do throws(RowProblem) {
      guard case .object(let object) = value else { throw .badField("{}") }
      switch format {
      case .zero: return .row(SentRow(.fast(try ZeroRow(object, options.zone).fast)), line: line)
      case .fitbit:
        return .row(SentRow(.weighing(try FitbitRow(object, options).weighing)), line: line)
      case .nutriTracker:
        return .row(SentRow(.mealItem(try NutriTrackerRow(object, options.zone).item)), line: line)
      case .sunrise:
        return .row(SentRow(.fast(try SunriseRow(object, options.zone).fast)), line: line)
      default: return .row(try ExportLine.reading(object), line: line)
      }
    } catch {
      return .unread(error, line: line)
    }
  }
}

/// Our own rows, a line each.
struct LinesSource: SourceReader {
  private let limits: ImportLimits
  private var bytes: [UInt8] = []
  private var line = 1
  private var hasHead = false

  init(_ options: ImportOptions) {
    limits = options.limits
  }

  mutating func take(
    _ bytes: ArraySlice<UInt8>, into items: inout [ImportItem]
  ) throws(ImportError) {
    for byte in bytes {
      if byte == 0x0A {
        try endLine(into: &items)
      } else {
        guard self.bytes.count < limits.record else {
          throw ImportError(.recordTooLong(limit: limits.record), line: line)
        }
        self.bytes.append(byte)
      }
    }
  }

  mutating func finish(into items: inout [ImportItem]) throws(ImportError) {
    try endLine(into: &items)
    guard hasHead else { throw ImportError(.notThat(.jsonLines)) }
  }

  private mutating func endLine(into items: inout [ImportItem]) throws(ImportError) {
    defer {
      bytes.removeAll(keepingCapacity: true)
      line += 1
    }
    guard bytes.contains(where: { $0 > 0x20 }) else { return }
    let value = try JSON(text: bytes, line: line, limits)
    guard case .object(let object) = value else { throw ImportError(.notJSON, line: line) }
    guard hasHead else { return try takeHead(object) }
    do throws(RowProblem) {
      items.append(.row(try ExportLine.reading(object), line: line))
    } catch {
      items.append(.unread(error, line: line))
    }
  }

  private mutating func takeHead(_ object: JSONObject) throws(ImportError) {
    guard let head = try? ExportHead(object), head.format == ExportLine.format else {
      throw ImportError(.notThat(.jsonLines), line: line)
    }
    guard head.version <= ExportLine.version else {
      throw ImportError(.newerVersion(head.version), line: line)
    }
    hasHead = true
  }
}

extension ExportLine {
  fileprivate static func reading(_ object: JSONObject) throws(RowProblem) -> SentRow {
    do { return try ExportLine(object).sent } catch { throw .badField(error.field) }
  }
}
