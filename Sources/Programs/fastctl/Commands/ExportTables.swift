import Formats
import Glibc
import Host
import Nouns
import Views
import Wire

/// `fastctl export --csv DIR`: a table for each noun.
enum ExportTables {
  static func run(_ folder: String, _ session: inout Session) throws(Failure) {
    for option in [OptionName.all, .from, .to, .format] where session.request.has(option) {
      throw .usage(.conflict(.csv, option.spelling))
    }
    if let file = session.request.arguments.first { throw .usage(.conflict(.csv, file)) }
    try prepare(folder)
    var tables: [Row.Kind: OpenTable] = [:]
    for kind in Row.Kind.allCases { tables[kind] = try OpenTable(kind, in: folder) }
    try session.stream(ExportCalls.Everything.self, EverythingQuestion()) {
      (session, page) throws(Failure) in
      for (kind, rows) in Dictionary(grouping: page.rows, by: \.kind) {
        try tables[kind]?.write(rows, &session)
      }
    }
    var count = 0
    for kind in Row.Kind.allCases { count += try tables[kind]?.finish(&session) ?? 0 }
    session.say(session.phrases()(.rowsWrittenTo, Int64(count), "path", folder))
  }

  /// Nothing that lies there already may be taken for ours, or be overwritten.
  private static func prepare(_ folder: String) throws(Failure) {
    if mkdir(folder, 0o700) == 0 { return }
    let error = SystemError.last("mkdir")
    guard Files.isDirectory(folder) else { throw .file(.system(folder, error)) }
    let names: [String]
    do { names = try Files.visible(in: folder) } catch { throw .file(error) }
    guard names.isEmpty else { throw .folderNotEmpty(folder) }
  }
}

/// A table that is being written; a class, since what cannot be copied has no place in a dictionary.
private final class OpenTable {
  private var pen: ExportPen?

  init(_ kind: Row.Kind, in folder: String) throws(Failure) {
    let target = try ExportTarget("\(folder)/\(NounTable.fileName(of: kind))")
    pen = ExportPen(NounTable.writer(of: kind), to: target)
  }

  func write(_ rows: [Row], _ session: inout Session) throws(Failure) {
    try pen?.write(rows, &session)
  }

  /// How many rows it has.
  func finish(_ session: inout Session) throws(Failure) -> Int {
    guard let pen = pen.take() else { return 0 }
    return try pen.finish(&session)
  }
}
