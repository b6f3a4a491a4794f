import Foundation
import Glibc
import Testing
import TestSupport

/// What the built fastctl did on a terminal on which somebody typed.
struct Terminal {
  let code: Int32
  let shown: String

  init(_ words: [String], by person: Person, typing text: String) throws {
    var (ours, theirs): (Int32, Int32) = (-1, -1)
    try #require(openpty(&ours, &theirs, nil, nil, nil) == 0)
    let (outside, inside) = (
      FileHandle(fileDescriptor: ours, closeOnDealloc: true),
      FileHandle(fileDescriptor: theirs, closeOnDealloc: true)
    )
    let process = Process()
    process.executableURL = URL(filePath: builtProgram("fastctl"))
    process.arguments = words
    process.environment = person.environment.merging(["TERM": "xterm"]) { $1 }
    (process.standardInput, process.standardOutput, process.standardError) =
      (inside, inside, inside)
    try outside.write(contentsOf: Data(text.utf8))
    try process.run()
    process.waitUntilExit()
    code = process.terminationStatus
    // Once nobody has the other end, the terminal gives all that waits in it, and then fails.
    try inside.close()
    var all: [UInt8] = []
    var page = [UInt8](repeating: 0, count: 65536)
    while case let count = read(ours, &page, page.count), count > 0 { all += page.prefix(count) }
    shown = String(decoding: all, as: UTF8.self)
  }
}
