import Foundation
import Glibc
import Synchronization
import TestSupport

/// The files of one program, on which the test lets calls fail while it runs.
package final class FaultyDisk: Sendable {
  private let scratch = Scratch()
  private let path: String
  /// `error`, `first`, `lasting`, `calls`, `failed`; as in the library.
  private let page: Mutex<Page>

  // The pointer is used under the lock alone.
  private struct Page: @unchecked Sendable {
    let numbers: UnsafeMutablePointer<CInt>
  }
  private static let numbers = 5
  private static let prefixLength = 512
  private static let size = numbers * MemoryLayout<CInt>.size + 2 * prefixLength

  /// Nil where there is no C compiler.
  private static let library: Preloaded? = Preloaded("../FaultyDisk/disk.c")
  package static let isPossible = library != nil

  /// For the files below these directories.
  package init(of directories: String...) {
    path = scratch.file("page")
    let file = open(path, O_RDWR | O_CLOEXEC)
    precondition(ftruncate(file, off_t(Self.size)) == 0, "ftruncate: errno \(errno)")
    let start = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    close(file)
    guard let start, start != MAP_FAILED else { preconditionFailure("mmap: errno \(errno)") }
    let prefixes = start + Self.numbers * MemoryLayout<CInt>.size
    for (index, directory) in directories.prefix(2).enumerated() {
      let bytes = Array(directory.utf8.prefix(Self.prefixLength - 1))
      (prefixes + index * Self.prefixLength).copyMemory(from: bytes, byteCount: bytes.count)
    }
    page = Mutex(Page(numbers: start.assumingMemoryBound(to: CInt.self)))
  }

  deinit {
    page.withLock { _ = munmap($0.numbers, Self.size) }
  }

  package var variables: [String: String] {
    guard let library = Self.library else { return [:] }
    return ["LD_PRELOAD": library.path, "FASTD_FAULTS": path]
  }

  /// For a program that has something else loaded already.
  package func variables(before others: [String: String]) -> [String: String] {
    variables.merging(others) { own, other in "\(own) \(other)" }
  }

  /// From now on the call of that number fails, counted from 1, or it and all after it.
  package func fail(_ error: CInt, at first: Int, lasting: Bool) {
    page.withLock { page in
      page.numbers[1] = CInt(first)
      page.numbers[2] = lasting ? 1 : 0
      page.numbers[3] = 0
      page.numbers[4] = 0
      page.numbers[0] = error
    }
  }

  /// The program is killed at the call of that number.
  package func kill(at number: Int) { fail(-SIGKILL, at: number, lasting: false) }

  /// How many calls there were since it was last said which of them is to fail.
  package var calls: Int { page.withLock { Int($0.numbers[3]) } }

  /// No more of them fails; how many did.
  @discardableResult
  package func mend() -> Int {
    page.withLock { page in
      page.numbers[0] = 0
      return Int(page.numbers[4])
    }
  }
}
