import Glibc
import TestSupport

extension Child {
  /// Something was said where nothing was to happen.
  package struct NotIdle: Error {
    let line: String
  }

  /// How often its threads were woken in `FASTD_IDLE_SECONDS`, or in three seconds: no clock can be
  /// turned for a measurement of the kernel's.
  package func wakeUps() async throws -> Int {
    let seconds = Wish.number("FASTD_IDLE_SECONDS") ?? 3
    // libdispatch sends a worker home after five seconds without work; a daemon looks at its database in
    // the first three.
    try await keepsSilent(seconds: 9)
    let before = contextSwitches()
    try await keepsSilent(seconds: seconds)
    return contextSwitches() - before
  }

  private func keepsSilent(seconds: Int) async throws {
    let line: String
    do { line = try await self.line(within: seconds) } catch is Silent { return }
    throw NotIdle(line: line)
  }
}

/// How often its threads were woken, without that which moves a test's clock.
package func contextSwitches(of id: pid_t) -> Int {
  entries(of: "/proc/\(id)/task").map { thread in
    let lines = contents(of: "/proc/\(id)/task/\(thread)/status").split(separator: "\n")
    if lines.first == "Name:\tmoves" { return 0 }
    let line = lines.first { $0.hasPrefix("voluntary_ctxt_switches") }
    return line.flatMap { Int($0.drop { !$0.isNumber }) } ?? 0
  }.reduce(0, +)
}
