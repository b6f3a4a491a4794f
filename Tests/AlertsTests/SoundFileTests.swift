import Foundation
import TestProcesses
import TestSupport
import Testing

@Suite(.enabled(if: isInstalled("python3"), "needs python3"))
struct `The sounds that are installed` {
  private let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../contrib/sounds/make").standardized.path

  private func make() throws -> [String: Data] {
    let scratch = Scratch()
    let maker = try Child("python3", [script, scratch.path], environment: plainEnvironment())
    try #require(maker.end() == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    return Dictionary(
      uniqueKeysWithValues: files.map { name in
        (name, FileManager.default.contents(atPath: "\(scratch.path)/\(name)") ?? Data())
      })
  }

  @Test func `are six small files, the same each time they are made`() throws {
    let sounds = try make()
    let names = [
      "goal-reached", "reminder", "roar-double", "roar-single", "roar-triple", "warning",
    ]
    #expect(sounds.keys.sorted() == names.map { $0 + ".wav" })
    #expect(sounds.values.allSatisfy { (10_000..<60_000).contains($0.count) })
    #expect(try make() == sounds)
  }

  /// As the format has it at these offsets.
  @Test(arguments: [
    (0, Array("RIFF".utf8)), (8, Array("WAVEfmt ".utf8)), (20, [1, 0]), (22, [1, 0]),
    (24, [0x22, 0x56, 0, 0]), (34, [16, 0]), (36, Array("data".utf8)),
  ])
  func `are plain, of one channel, at 22,050 times 16 bits a second`(offset: Int, bytes: [UInt8])
    throws
  {
    let sounds = try make()
    #expect(sounds.count == 6)
    for sound in sounds.values {
      #expect(Array(sound.dropFirst(offset).prefix(bytes.count)) == bytes)
    }
  }

  /// Each breath swells and sinks to less than a quarter of the loudest.
  @Test(arguments: [("roar-single", 1), ("roar-double", 2), ("roar-triple", 3)])
  func `roar as often as their names say`(name: String, count: Int) throws {
    let sound = try #require(try make()[name + ".wav"])
    let bytes = Array(sound.dropFirst(44))
    let samples = stride(from: 0, to: bytes.count - 1, by: 2).map {
      abs(Double(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)))
    }
    // Over 60 ms each.
    let loudness = stride(from: 0, to: samples.count, by: 1323).map { start in
      let part = samples[start..<min(start + 1323, samples.count)]
      return part.reduce(0, +) / Double(part.count)
    }
    let isLoud = loudness.map { $0 > (loudness.max() ?? 0) / 4 }
    let swells = zip([false] + isLoud, isLoud).count { !$0 && $1 }
    #expect(swells == count, "\(loudness.map { Int($0) })")
  }

  @Test func `begin and end in silence`() throws {
    let sounds = try make()
    #expect(sounds.count == 6)
    for sound in sounds.values {
      let samples = sound.dropFirst(44)
      #expect(Array(samples.prefix(2)) == [0, 0])
      let last = Array(samples.suffix(2))
      #expect(abs(Int16(bitPattern: UInt16(last[0]) | UInt16(last[1]) << 8)) < 50)
    }
  }
}
