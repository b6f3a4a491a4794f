import Glibc
import Host
import Time

/// What the files of a bar were before and after a setup changed them.
struct BarBackup {
  private let directory: String
  let changes: [BarChange]

  private static let undone = "undone"
  /// The suffixes of the three files that keep one change.
  private static let (path, before, after) = ("path", "before", "after")

  /// Where the backups of all bars lie.
  private static func shelf(_ environment: Environment) throws(Failure) -> String {
    do { return try Places(environment).state + "/bars" } catch { throw .noHome(error) }
  }

  /// Keeps the changes, which are to be made then.
  static func keep(
    _ changes: [BarChange], of bar: StatusBar, _ environment: Environment
  ) throws(Failure) -> String {
    let directory = try shelf(environment) + "/\(bar.rawValue)-\(Clock.now().iso)"
    do throws(FileError) {
      try Files.makePrivateDirectory(directory)
      for change in changes {
        let stem = directory + "/" + change.name + "."
        if let before = change.before { try Files.replace(stem + Self.before, with: before) }
        if let after = change.after { try Files.replace(stem + Self.after, with: after) }
        try Files.replace(stem + Self.path, with: Array(change.path.utf8))
      }
    } catch {
      throw .file(error)
    }
    return directory
  }

  /// The newest that has not been undone.
  static func last(of bar: StatusBar, _ environment: Environment) throws(Failure) -> Self? {
    let shelf = try shelf(environment)
    let names = (try? Files.visible(in: shelf)) ?? []
    let start = bar.rawValue + "-"
    let dated = names.compactMap { name -> (at: Instant, name: String)? in
      guard name.hasPrefix(start) else { return nil }
      return (try? Instant(iso: String(name.dropFirst(start.count)))).map { ($0, name) }
    }
    for entry in dated.sorted(by: { $0.at > $1.at }) {
      let directory = shelf + "/" + entry.name
      if Files.size(directory + "/" + undone) == nil { return try Self(reading: directory) }
    }
    return nil
  }

  private init(reading directory: String) throws(Failure) {
    self.directory = directory
    let names = (try? Files.visible(in: directory)) ?? []
    var changes: [BarChange] = []
    for file in names.sorted() where file.hasSuffix("." + Self.path) {
      let name = String(file.dropLast(Self.path.count + 1))
      let stem = directory + "/" + name + "."
      changes.append(
        BarChange(
          name: name,
          path: String(decoding: try BarPlaces.read(stem + Self.path) ?? [], as: UTF8.self),
          before: try BarPlaces.read(stem + Self.before),
          after: try BarPlaces.read(stem + Self.after)))
    }
    self.changes = changes
  }

  /// Where the file lies as it was before.
  func place(of change: BarChange) -> String { directory + "/" + change.name + "." + Self.before }

  /// It is kept all the same.
  func noteUndone() throws(Failure) {
    do { try Files.replace(directory + "/" + Self.undone, with: []) } catch { throw .file(error) }
  }
}
