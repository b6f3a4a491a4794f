import Glibc

/// A directory of one test, taken away with its owner.
package final class Scratch: Sendable {
  package let path: String

  package init() {
    var template = Array("/tmp/fastd-test.XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? ""
    }
    precondition(!path.isEmpty, "mkdtemp: errno \(errno)")
  }

  deinit {
    Self.remove(path)
  }

  package func file(_ name: String, _ text: String = "") -> String {
    let path = "\(path)/\(name)"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
    close(descriptor)
    return path
  }

  package func remove(_ name: String) {
    Self.remove("\(path)/\(name)")
  }

  /// A program of the shell's.
  package func program(_ name: String, _ text: String) -> String {
    let path = file(name, "#!/bin/sh\n\(text)\n")
    chmod(path, 0o700)
    return path
  }

  /// A script that can be started when this returns, whatever other tests start meanwhile.
  package func script(_ name: String, _ text: String, mode: mode_t = 0o700) {
    let path = file(name, "#!/bin/sh\n\(text)\n")
    chmod(path, mode)
    // A child of another test has everything open until it becomes its program, and what somebody
    // may write cannot be started; nobody gets a lease on it either.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    while fcntl(descriptor, Self.setLease, CInt(F_RDLCK)) != 0, errno == EAGAIN { sched_yield() }
    _ = fcntl(descriptor, Self.setLease, CInt(F_UNLCK))
  }

  /// The kernel's F_SETLEASE.
  private static let setLease: CInt = 1024

  private static func remove(_ path: String) {
    for name in entries(of: path) { remove("\(path)/\(name)") }
    if rmdir(path) != 0 { unlink(path) }
  }
}

/// Where the programs are that were built together with these tests.
package func builtProgram(_ name: String) -> String {
  var buffer = [UInt8](repeating: 0, count: 4096)
  let count = buffer.withUnsafeMutableBytes { bytes in
    bytes.withMemoryRebound(to: CChar.self) { characters in
      characters.baseAddress.map { readlink("/proc/self/exe", $0, characters.count) } ?? 0
    }
  }
  let own = String(decoding: buffer[..<max(count, 0)], as: UTF8.self)
  let directory = own.split(separator: "/").dropLast().joined(separator: "/")
  return "/\(directory)/\(name)"
}

/// Whether a program is installed, for tests that are skipped without it.
package func isInstalled(_ program: String) -> Bool {
  let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
  return path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
}

/// What a child needs of our own environment: where programs are, and where coverage goes.
package func plainEnvironment() -> [String: String] {
  let names = ["PATH", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "TMPDIR"]
  let present = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
  return Dictionary(uniqueKeysWithValues: present)
}
