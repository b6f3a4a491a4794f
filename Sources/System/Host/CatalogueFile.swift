import Glibc

/// The bytes of a catalogue.
///
/// Nobody writes to them as long as it lives.
final class CatalogueFile: @unchecked Sendable {
  let bytes: UnsafeBufferPointer<UInt8>
  private let isMapped: Bool

  private static let limit = 1 << 20

  /// Where the kernel has them: of thousands of texts a command needs twenty. Cutting the file in place
  /// meanwhile would end the program; installers do not do that, they put a new one there. So this is
  /// for a program that lives for a moment.
  init?(mapping path: CataloguePath) {
    let number = open(path.bytes, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { return nil }
    let file = Descriptor(owning: number)
    var status = stat()
    guard fstat(file.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      (1...Self.limit).contains(Int(status.st_size)),
      let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file.number, 0),
      start != MAP_FAILED
    else { return nil }
    bytes = UnsafeBufferPointer(
      start: UnsafePointer(start.assumingMemoryBound(to: UInt8.self)), count: Int(status.st_size))
    isMapped = true
  }

  /// A copy, whatever becomes of the file.
  convenience init?(reading path: CataloguePath) {
    guard let bytes = try? Files.read(path.text, limit: Self.limit) else { return nil }
    self.init(bytes)
  }

  init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    self.bytes = UnsafeBufferPointer(copy)
    isMapped = false
  }

  deinit {
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    } else {
      bytes.deallocate()
    }
  }
}

/// Where a catalogue is, as bytes that end with a NUL: the first text of 64 bytes or more that goes
/// away costs a short program a tenth of all that it does.
struct CataloguePath {
  private(set) var bytes: [CChar] = []

  init(of language: String, in directory: String) {
    bytes.reserveCapacity(directory.utf8.count + language.utf8.count + 32)
    for part in [directory, "/", language, "/LC_MESSAGES/fastd.mo\0"] {
      for byte in part.utf8 { bytes.append(CChar(bitPattern: byte)) }
    }
  }

  var text: String {
    String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
