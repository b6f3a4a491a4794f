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
  package static func persons(in root: String) throws(FileError) -> [RowID] {
    try directories(in: ExchangeFolder.persons(in: root))
  }

  // MARK: Reading

  /// The own directory comes first, so that others cannot crowd it out.
  package func shelf(for own: RowID) throws(FileError) -> Shelf {
    var shelf = Shelf()
    let holders = try Self.directories(in: path)
    for holder in holders.filter({ $0 == own }) + holders.filter({ $0 != own }) {
      let place = "\(path)/\(holder.text)"
      try list(holder, holder, own, in: place, &shelf)
      for owner in try Self.directories(in: place) where owner != holder {
        try list(holder, owner, own, in: "\(place)/\(owner.text)", &shelf)
      }
    }
    return shelf
  }

  private func list(
    _ holder: RowID, _ owner: RowID, _ own: RowID, in directory: String, _ shelf: inout Shelf
  ) throws(FileError) {
    let end = shelf.segments.count + Shelf.mostOfOne
    for text in try Files.visible(orNone: directory).sorted() {
      guard shelf.segments.count < end || holder == own else { return }
      let place = "\(directory)/\(text)"
      if let name = SegmentName(text), let segment = Self.segment(holder, owner, name, at: place) {
        if segment.isPlausible || holder == own { shelf.segments.append(segment) }
      } else if holder == own, Self.isLeftover(text) {
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

  /// A regular file; a link leads elsewhere.
  private static func segment(
    _ holder: RowID, _ owner: RowID, _ name: SegmentName, at path: String
  ) -> ShelvedSegment? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return ShelvedSegment(
      holder: holder, owner: owner, name: name, bytes: Int64(status.st_size),
      modified: Int64(status.st_mtim.tv_sec) * 1_000_000 + Int64(status.st_mtim.tv_nsec) / 1000)
  }

  private static func directories(in path: String) throws(FileError) -> [RowID] {
    try ExchangeFolder.directories(in: path).compactMap(RowID.init(text:))
  }

  package func read(_ segment: ShelvedSegment) throws(FileError) -> [UInt8] {
    try Files.read("\(path)/\(segment.path)", limit: Segment.longest) ?? []
  }

  // MARK: Writing

  /// Writes a segment for good; it is there whole or not at all.
  package func write(
    _ bytes: [UInt8], as segment: ShelvedSegment
  ) throws(FileError) -> ShelvedSegment {
    let place = "\(path)/\(segment.path)"
    // The folder itself is the person's: where it is missing, so is what carries it.
    guard Files.isDirectory(folder.root) else { throw .notADirectory(folder.root) }
    try Files.makePrivateDirectory(Files.parent(of: place))
    let file = try FileWriter(place, behindLinks: false, isChosen: false)
    try file.write(bytes)
    try file.finish()
    return Self.segment(segment.holder, segment.owner, segment.name, at: place) ?? segment
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

  /// Whether somebody shares here, as far as it can be seen.
  package var isUsed: Bool {
    guard Files.size(mark) != nil else { return true }
    do throws(FileError) { return try !Self.directories(in: path).isEmpty } catch { return true }
  }

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
    for holder in try Self.directories(in: path) { try delete(allOf: holder) }
  }

  /// All that a machine has written.
  package func delete(allOf holder: RowID) throws(FileError) {
    let place = "\(path)/\(holder.text)"
    for directory in try [place] + Self.directories(in: place).map({ "\(place)/\($0.text)" }) {
      for name in try Files.visible(orNone: directory) where RowID(text: name) == nil {
        try delete("\(directory)/\(name)")
      }
    }
  }
}
