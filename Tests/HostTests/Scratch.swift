import Glibc

@testable import Host

/// A directory of its own for one test.
struct Scratch: ~Copyable {
  let path: String

  init() throws {
    var template = Array("/tmp/fastd-host-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError.last("mkdtemp") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    _ = try? OtherProgram("rm", ["-rf", path]).run()
  }

  func at(_ name: String) -> String { path + "/" + name }

  func mode(of name: String) -> UInt32 {
    var status = stat()
    return stat(at(name), &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  var names: [String] {
    get throws {
      try OtherProgram("ls", ["-A", path]).run().output.split(separator: "\n").map(String.init)
    }
  }
}
