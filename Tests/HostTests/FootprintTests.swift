import Testing

@testable import Host

@Suite struct FootprintTests {
  @Test func `what is given back is no longer resident, and the program runs on`() throws {
    let before = try residentPagesOfFiles()
    Footprint.settle()
    let after = try residentPagesOfFiles()
    #expect(after < before)
  }

  /// The third number of `statm`.
  private func residentPagesOfFiles() throws -> Int {
    let bytes = try #require(try Files.read("/proc/self/statm", limit: 256))
    let numbers = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    return try #require(Int(numbers[2]))
  }
}
