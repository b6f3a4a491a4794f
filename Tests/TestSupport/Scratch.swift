import Foundation

/// A directory of one test, gone with its owner; its path is short enough for sockets.
package final class Scratch: Sendable {
  package let path: String

  /// For tests that write very much, and to which it is all the same what a power cut would leave.
  package static let memory = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"

  package init(in parent: String = "/tmp") {
    var template = Array("\(parent)/fastd-test.XXXXXX".utf8CString)
    precondition(mkdtemp(&template) != nil, "mkdtemp: errno \(errno)")
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    // Not what links in it lead to.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// What is in it, also what is hidden.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  package func at(_ name: String) -> String { "\(path)/\(name)" }

  package func file(_ name: String, _ text: String = "") -> String {
    let path = at(name)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
    close(descriptor)
    return path
  }

  package func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: at(name))
  }

  /// A script of the shell that can be started when this returns, whatever other tests start
  /// meanwhile.
  @discardableResult
  package func script(_ name: String, _ text: String, mode: mode_t = 0o700) -> String {
    executable(name, "#!/bin/sh\n\(text)\n", mode: mode)
  }

  package func executable(_ name: String, _ text: String, mode: mode_t = 0o700) -> String {
    let path = file(name, text)
    chmod(path, mode)
    // A child of another test has everything open until it becomes its program, and what somebody
    // may write cannot be started; nobody gets a lease on it either.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    while fcntl(descriptor, Self.setLease, CInt(F_RDLCK)) != 0, errno == EAGAIN { sched_yield() }
    _ = fcntl(descriptor, Self.setLease, CInt(F_UNLCK))
    return path
  }

  /// The kernel's F_SETLEASE.
  private static let setLease: CInt = 1024
}

/// Who may do what with a file; nil where there is none.
package func mode(of path: String) -> mode_t? {
  var facts = stat()
  return lstat(path, &facts) == 0 ? facts.st_mode & 0o7777 : nil
}
