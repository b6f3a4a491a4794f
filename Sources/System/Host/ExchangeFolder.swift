import Glibc

/// Where a person's machines exchange operations: a folder that something else carries, and the person's
/// part of it. Written by `fastd-sync`, which alone can read what is in it.
package struct ExchangeFolder: Equatable, Sendable {
  /// The folder that the person named; never made by us.
  package let root: String
  /// The id by which the folder calls the person.
  package let person: String

  package init(root: String, person: String) {
    (self.root, self.person) = (root, person)
  }

  /// Nil where machines exchange nothing.
  package init?(_ places: Places) {
    guard let bytes = try? Files.read(places.exchangeFolder, limit: Int(PATH_MAX) + 64) else {
      return nil
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.count == 2, lines[0].hasPrefix("/") else { return nil }
    self.init(root: lines[0], person: lines[1])
  }

  package func write(_ places: Places) throws(FileError) {
    try Files.replace(
      places.exchangeFolder, with: Array("\(root)\n\(person)\n".utf8), behindLinks: false)
  }

  /// `FOLDER/fastd/1`, where each person has a directory.
  package static func persons(in root: String) -> String { root + "/fastd/1" }

  package var path: String { Self.persons(in: root) + "/" + person }

  /// The directories that tell what other machines write, to be watched; the person's comes first.
  package func places(but own: String) -> [String] {
    let others = ((try? Self.directories(in: path)) ?? []).filter { $0 != own }
      .map { "\(path)/\($0)" }
    return [path] + others
      + others.flatMap { place in
        ((try? Self.directories(in: place)) ?? []).map { "\(place)/\($0)" }
      }
  }

  private static let mostDirectories = 256
  /// The ids by which persons and machines are called have so many characters.
  private static let length = 26

  /// The names of real directories, in their order; links lead elsewhere.
  package static func directories(in path: String) throws(FileError) -> [String] {
    let names = try Files.visible(orNone: path).filter { name in
      var status = stat()
      return name.utf8.count == length && lstat("\(path)/\(name)", &status) == 0
        && status.st_mode & S_IFMT == S_IFDIR
    }
    return Array(names.sorted().prefix(mostDirectories))
  }
}
