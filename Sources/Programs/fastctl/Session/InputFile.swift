import Glibc
import Host

/// A file of any size that is read from its beginning to its end; `-` is the standard input.
struct InputFile: ~Copyable {
  private let path: String
  private let file: Descriptor
  private var chunk = [UInt8](repeating: 0, count: 64 << 10)

  init(_ path: String) throws(Failure) {
    self.path = path
    file = try Self.opened(path)
  }

  private static func opened(_ path: String) throws(Failure) -> Descriptor {
    do throws(SystemError) {
      let file = try Descriptor("open") {
        path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
      }
      var status = stat()
      guard fstat(file.number, &status) == 0 else { throw .last("fstat") }
      guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError("read", EISDIR) }
      return file
    } catch {
      throw .file(.system(path, error))
    }
  }

  /// Empty at the end.
  mutating func read() throws(Failure) -> ArraySlice<UInt8> {
    let number = file.number
    do throws(SystemError) {
      let count = try retrying("read") { Glibc.read(number, &chunk, chunk.count) }
      return chunk[..<count]
    } catch {
      throw .file(.system(path, error))
    }
  }
}
