import Glibc
import Host
import Views

extension Declaration.Option {
  static let svg = Self(
    name: .svg, meaning: "Write it to a file as an SVG picture; - is standard output")
  static let ascii = Self(name: .ascii, meaning: "Draw with ASCII characters only")
}

extension Session {
  mutating func drawingScreen() -> Screen {
    var screen = screen()
    if request.has(.ascii) { screen.hasBlocks = false }
    return screen
  }

  /// Old or new, never half; `-` is the standard output.
  mutating func write(svg: String, to path: String) throws(Failure) {
    guard path != "-" else { return output.data(Array(svg.utf8)) }
    do throws(FileError) {
      // A device or a pipe of that name must not be replaced by a file.
      let target = try Files.resolved(path)
      var status = stat()
      if stat(target, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
        throw .notARegularFile(path)
      }
      try Files.replace(path, with: Array(svg.utf8))
    } catch {
      throw .file(error)
    }
  }
}
