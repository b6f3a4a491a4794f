/// Cuts a stream of bytes into frames, each ended by one NUL byte.
package struct FrameReader: Sendable {
  package enum Failure: Error, Equatable {
    case tooLong(limit: Int)
  }

  /// For one call of one client: there is room for the longest operation, which a call quotes.
  package static let callLimit = 160 << 10

  private let limit: Int
  private var bytes: [UInt8] = []
  /// Where the frame that comes next begins.
  private var start = 0
  /// Up to here there is no end of a frame behind `start`.
  private var searched = 0

  package init(limit: Int = Self.callLimit) {
    self.limit = limit
  }

  /// How many bytes wait for `next`.
  package var count: Int { bytes.count - start }

  /// `next` would give a frame, or refuse one.
  package var holdsFrame: Bool {
    mutating get {
      searched = end(from: searched)
      return searched < bytes.count
    }
  }

  /// Eight bytes at a time: it is looked for in all that anybody sends.
  private func end(from place: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      var place = place
      while place + 8 <= bytes.count {
        let eight = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        if (eight &- 0x0101_0101_0101_0101) & ~eight & 0x8080_8080_8080_8080 != 0 { break }
        place += 8
      }
      return bytes[place...].firstIndex(of: 0) ?? bytes.count
    }
  }

  package mutating func append(_ chunk: ArraySlice<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes.append(contentsOf: chunk)
  }

  /// The next whole frame without its NUL; nil until more bytes have come.
  package mutating func next() throws(Failure) -> [UInt8]? {
    let isWhole = holdsFrame
    guard searched - start <= limit else { throw .tooLong(limit: limit) }
    guard isWhole else { return nil }
    return searched == bytes.count - 1 ? takeLast() : take(upTo: searched)
  }

  private mutating func take(upTo end: Int) -> [UInt8] {
    let frame = Array(bytes[start..<end])
    start = end + 1
    searched = start
    return frame
  }

  /// Gives the buffer itself away: an idle connection holds no memory, and most frames are not copied.
  private mutating func takeLast() -> [UInt8] {
    var frame: [UInt8] = []
    swap(&frame, &bytes)
    frame.removeLast()
    frame.removeFirst(start)
    start = 0
    searched = 0
    return frame
  }
}
