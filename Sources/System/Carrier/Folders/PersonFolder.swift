import Glibc
package import Host
package import Nouns

/// One person's part of a folder that something else carries: `FOLDER/fastd/1/PERSON`.
package struct PersonFolder: Sendable {
  private let folder: ExchangeFolder
  private var path: String { folder.path }

  package init(_ folder: ExchangeFolder) {
    self.folder = folder
  }

  package var root: String { folder.root }

  /// The persons that have something in a folder.
  package static func persons(in root: String) -> [RowID] {
    directories(in: ExchangeFolder.persons(in: root))
  }

  // MARK: Reading

  package func shelf(for own: RowID) -> Shelf {
    var shelf = Shelf()
    for holder in Self.directories(in: path) {
      list(holder, holder, own, in: "\(path)/\(holder.text)", &shelf)
      for owner in Self.directories(in: "\(path)/\(holder.text)")
      where owner != holder {
        list(holder, owner, own, in: "\(path)/\(holder.text)/\(owner.text)", &shelf)
      }
    }
    return shelf
  }

  private func list(
    _ holder: RowID, _ owner: RowID, _ own: RowID, in directory: String, _ shelf: inout Shelf
  ) {
    for text in ((try? Files.visible(in: directory)) ?? []).sorted() {
      guard shelf.segments.count < Shelf.mostSegments else { return }
      let place = "\(directory)/\(text)"
      if let name = SegmentName(text), let bytes = Self.size(place) {
        shelf.segments.append(
          ShelvedSegment(holder: holder, owner: owner, name: name, bytes: bytes))
      } else if holder == own, Self.size(place) != nil, Self.isLeftover(text) {
        shelf.strays.append(place)
      }
    }
  }

  /// Whether a crash left it of a segment of ours that was not yet whole.
  private static func isLeftover(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[3].utf8.count == 6
      && SegmentName(parts.dropLast().joined(separator: ".")) != nil
  }

  /// Of a regular file; a link leads elsewhere.
  private static func size(_ path: String) -> Int64? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int64(status.st_size)
  }

  private static func directories(in path: String) -> [RowID] {
    ExchangeFolder.directories(in: path).compactMap(RowID.init(text:))
  }

  package func read(_ segment: ShelvedSegment) throws(FileError) -> [UInt8] {
    try Files.read("\(path)/\(segment.path)", limit: Segment.longest) ?? []
  }

  // MARK: Writing

  /// Writes a segment for good; it is there whole or not at all.
  package func write(_ bytes: [UInt8], as segment: ShelvedSegment) throws(FileError) {
    let place = "\(path)/\(segment.path)"
    // The folder itself is the person's: where it is missing, so is what carries it.
    guard Files.isDirectory(folder.root) else { throw .notADirectory(folder.root) }
    try Files.makePrivateDirectory(Files.parent(of: place))
    let file = try FileWriter(place, behindLinks: false, isChosen: false)
    try file.write(bytes)
    try file.finish()
  }

  package func delete(_ segment: ShelvedSegment) throws(FileError) {
    try delete("\(path)/\(segment.path)")
  }

  /// Directories that become empty go with it.
  package func delete(_ place: String) throws(FileError) {
    try Files.delete(place)
    var directory = Files.parent(of: place)
    while directory != path, directory.hasPrefix(path), rmdir(directory) == 0 {
      directory = Files.parent(of: directory)
    }
  }

  // MARK: The end

  /// Tells all machines that what was shared here is no more: nobody writes here again.
  private var mark: String { path + "/ended" }

  /// Sealed, so that nobody without the key can end it.
  package func isEnded(by key: PersonKey) -> Bool {
    guard let bytes = try? Files.read(mark, limit: Seal.longest) else { return false }
    return Seal.isSound(bytes, for: key)
  }

  /// First the mark, so that nobody writes again what is missing.
  package func end(by key: PersonKey) throws(FileError) {
    let file = try FileWriter(mark, behindLinks: false, isChosen: false)
    try file.write(Seal.bytes(for: key))
    try file.finish()
    for segment in shelf(for: key.person).segments { try delete(segment) }
    for holder in Self.directories(in: path) {
      for stray in (try? Files.visible(in: "\(path)/\(holder.text)")) ?? [] {
        try? delete("\(path)/\(holder.text)/\(stray)")
      }
    }
  }
}
