import Foundation
import TestSupport

/// Copies of one folder that are brought together as a carrier such as Syncthing does it: in any order,
/// in pieces and late.
///
/// What differs from what was brought to a copy, or was found there before, was changed there.
final class CopiedFolder {
  private final class Copy {
    let scratch = Scratch(in: Scratch.memory)
    var files: [String: Version] = [:]
  }

  /// One version of a file; without bytes it is deleted.
  private struct Version {
    var number = 0
    var bytes: [UInt8]?
  }

  private let copies: [Copy]
  private var newest: [String: Version] = [:]
  private var dice: Dice
  /// Files of which two copies had different ones.
  private(set) var conflicts: [String] = []
  /// The contents under each name; more than one where a name meant several contents.
  private(set) var contents: [String: Set<[UInt8]>] = [:]
  /// Names that accidents made, and files that accidents changed.
  private(set) var junk: Set<String> = []
  private(set) var torn: Set<String> = []
  private var earlier: [[String: [UInt8]]] = []

  init(of count: Int, _ dice: Dice) {
    copies = (0..<count).map { _ in Copy() }
    self.dice = dice
  }

  func path(of copy: Int) -> String { copies[copy].scratch.path }

  /// In one copy, by their paths there.
  func files(in copy: Int) -> [String: [UInt8]] {
    SharedMachines.files(below: path(of: copy)).filter { !Self.isTemporary($0.key) }
  }

  // MARK: Changes

  private func scan(_ copy: Copy) -> Bool {
    var hasChanged = false
    let files = SharedMachines.files(below: copy.scratch.path)
    for path in Set(files.keys).union(copy.files.keys).sorted() where !Self.isTemporary(path) {
      let known = copy.files[path] ?? Version()
      guard files[path] != known.bytes else { continue }
      hasChanged = true
      note(files[path], at: path, known, in: copy)
    }
    return hasChanged
  }

  private func note(
    _ bytes: [UInt8]?, at path: String, _ known: Version, in copy: Copy
  ) {
    let newest = newest[path] ?? Version()
    if bytes == newest.bytes {
      copy.files[path] = newest
    } else if known.number == newest.number || newest.bytes == nil {
      self.newest[path] = Version(number: newest.number + 1, bytes: bytes)
      copy.files[path] = self.newest[path]
      if let bytes { contents[path, default: []].insert(bytes) }
    } else if bytes == nil {
      // It was changed elsewhere: it comes back.
      copy.files[path]?.bytes = nil
    } else {
      conflicts.append(path)
      let name = Self.name(path, in: ".sync-conflict-20261127-101500-ABCDEFG.seg")
      junk.insert(name)
      rename("\(copy.scratch.path)/\(path)", "\(copy.scratch.path)/\(name)")
      copy.files[path]?.bytes = nil
    }
  }

  private static func name(_ path: String, in end: String) -> String {
    (path.hasSuffix(".seg") ? String(path.dropLast(4)) : path) + end
  }

  // MARK: Carrying

  enum Manner { case whole, torn, abandoned }

  /// A few files of one copy; each way of carrying comes up.
  func carrySome(_ manners: [Manner] = [.whole, .whole, .torn]) {
    let copy = dice.pick(copies)
    _ = scan(dice.pick(copies))
    for path in lacking(copy).shuffled(using: &dice).prefix(Int(dice.number(1...4))) {
      bring(path, to: copy, dice.pick(manners))
    }
  }

  /// All of them, until none differs from the others; whether there was anything to carry.
  @discardableResult
  func carryAll() -> Bool {
    var (hasCarried, isQuiet) = (false, false)
    while !isQuiet {
      isQuiet = true
      for copy in copies { if scan(copy) { isQuiet = false } }
      for copy in copies {
        for path in lacking(copy) {
          isQuiet = false
          bring(path, to: copy, .whole)
        }
      }
      if !isQuiet { hasCarried = true }
    }
    return hasCarried
  }

  private func lacking(_ copy: Copy) -> [String] {
    newest.filter { $0.value.number > copy.files[$0.key]?.number ?? 0 }.keys.sorted()
  }

  private func bring(_ path: String, to copy: Copy, _ manner: Manner) {
    guard let newest = newest[path] else { return }
    let (place, known) = ("\(copy.scratch.path)/\(path)", copy.files[path] ?? Version())
    // Not over what was written there meanwhile.
    let there = (try? Data(contentsOf: URL(filePath: place))).map { [UInt8]($0) }
    guard there == known.bytes else { return }
    guard let bytes = newest.bytes else {
      unlink(place)
      if dice.once(in: 2) { rmdir(URL(filePath: place).deletingLastPathComponent().path) }
      copy.files[path] = newest
      return
    }
    let part = bytes.prefix(Int(dice.number(0...Int64(bytes.count))))
    switch manner {
    case .whole:
      write(bytes, beside: place)
      guard rename(Self.temporary(place), place) == 0 else { return }
      copy.files[path] = newest
    case .torn:
      // Grows under its own name.
      write(part, at: place)
      copy.files[path] = Version(number: known.number, bytes: [UInt8](part))
    case .abandoned: write(part, beside: place)
    }
  }

  private static func temporary(_ place: String) -> String { place + ".part" }
  private static func isTemporary(_ path: String) -> Bool { path.hasSuffix(".part") }

  private func write(_ bytes: some Sequence<UInt8>, beside place: String) {
    write(bytes, at: Self.temporary(place))
  }

  private func write(_ bytes: some Sequence<UInt8>, at place: String) {
    let url = URL(filePath: place)
    // A directory that was removed that moment comes back with the next.
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(bytes).write(to: url)
  }

  // MARK: Accidents

  /// One that carriers and their people have.
  func haveAccident() {
    let copy = dice.pick(copies)
    _ = scan(copy)
    let paths = copy.files.filter { $0.value.bytes != nil && $0.key.hasSuffix(".seg") }.keys
      .sorted()
    guard !paths.isEmpty else { return }
    let (path, root) = (dice.pick(paths), copy.scratch.path)
    switch dice.number(1...12) {
    case 1...2: add(Self.name(path, in: ".sync-conflict-20261127-101500-ABCDEFG.seg"), path, copy)
    case 3: add(path + "~", path, copy)
    case 4: add(Self.name(path, in: " (1).seg"), path, copy)
    case 5...6:
      // Lost, and brought again.
      unlink("\(root)/\(path)")
      copy.files[path] = nil
    case 7: tear(path, of: copy)
    case 8...9: earlier.append(directory(of: path))
    case 10...11: if !earlier.isEmpty { putBack(dice.pick(earlier), of: copy) }
    default: try? FileManager.default.removeItem(atPath: "\(root)/fastd")
    }
  }

  /// Somebody deletes all that is in one copy.
  func empty(_ copy: Int) {
    try? FileManager.default.removeItem(atPath: "\(path(of: copy))/fastd")
    _ = scan(copies[copy])
  }

  /// As a power cut may leave it; and so it is carried.
  private func tear(_ path: String, of copy: Copy) {
    guard let bytes = copy.files[path]?.bytes, copy.files[path]?.number == newest[path]?.number
    else { return }
    let part = [UInt8](bytes.prefix(Int(dice.number(0...Int64(bytes.count)))))
    write(part, at: "\(copy.scratch.path)/\(path)")
    torn.insert(path)
    newest[path] = Version(number: (newest[path]?.number ?? 0) + 1, bytes: part)
    copy.files[path] = newest[path]
  }

  private func add(_ name: String, _ path: String, _ copy: Copy) {
    junk.insert(name)
    write(copy.files[path]?.bytes ?? [], at: "\(copy.scratch.path)/\(name)")
  }

  /// All that is in one machine's directory now.
  private func directory(of path: String) -> [String: [UInt8]] {
    let owner = path.split(separator: "/").prefix(4).joined(separator: "/") + "/"
    return newest.compactMapValues(\.bytes).filter { $0.key.hasPrefix(owner) }
  }

  private func putBack(_ files: [String: [UInt8]], of copy: Copy) {
    let owner = files.keys.first?.split(separator: "/").prefix(4).joined(separator: "/") ?? ""
    try? FileManager.default.removeItem(atPath: "\(copy.scratch.path)/\(owner)")
    for (path, bytes) in files { write(bytes, at: "\(copy.scratch.path)/\(path)") }
  }
}
