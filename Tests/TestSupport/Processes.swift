import CLinux
import Foundation

/// What a call gives that blocks; on a thread of its own, for a shared pool has only few, which
/// other tests need.
package func blocking<Value: Sendable>(_ call: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: call()) }
  }
}

/// Whether there is something to read in time, or the other end is gone.
package func isReadable(_ descriptor: CInt, within seconds: CInt = 60) async -> Bool {
  await blocking {
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&poller, 1, seconds * 1000) == 1
  }
}

/// Whether a process ends in time, whoever is to bury it.
package func hasEnded(_ process: pid_t, within seconds: CInt = 60) async -> Bool {
  let handle = fastd_pidfd_open(process)
  guard handle >= 0 else { return errno == ESRCH }
  defer { close(handle) }
  return await isReadable(handle, within: seconds)
}

/// Whether its first thread waits for something, or somebody has stopped it.
package func isResting(_ process: pid_t) -> Bool {
  let line = contents(of: "/proc/\(process)/stat")
  // The name before the last bracket may hold anything.
  guard let name = line.lastIndex(of: ")") else { return false }
  return "ST".contains(line[name...].dropFirst(2).prefix(1))
}

/// The number in a line of what the kernel tells of a process, such as VmRSS in KiB.
package func processStatus(_ name: String, of process: pid_t) -> Int? {
  let lines = contents(of: "/proc/\(process)/status").split(separator: "\n")
  let line = lines.first { $0.hasPrefix("\(name):") }
  return line.flatMap { Int($0.drop { !$0.isNumber }.prefix { $0.isNumber }) }
}

/// What is in a directory, in no order and but for what is hidden; nothing where there is none.
package func entries(of directory: String) -> [String] {
  guard let stream = opendir(directory) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names
}

/// The first 64 KiB of a file, as far as the kernel gives them at once.
package func contents(of path: String) -> String {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return "" }
  defer { close(descriptor) }
  var bytes = [UInt8](repeating: 0, count: 65536)
  let count = max(read(descriptor, &bytes, bytes.count), 0)
  return String(decoding: bytes[..<count], as: UTF8.self)
}
