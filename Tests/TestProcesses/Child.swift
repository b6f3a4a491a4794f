import Glibc
import Synchronization
import TestSupport

/// A real process, driven by its standard input and output; killed and reaped with its owner.
package final class Child: Sendable {
  package let id: pid_t
  private let input: CInt
  private let output: CInt
  private let unread = Mutex<[UInt8]>([])
  private let status = Mutex<CInt?>(nil)

  package struct Failed: Error {
    package let status: CInt
    package let output: [String]
  }

  package struct Silent: Error {
    let soFar: String
  }

  package struct Unsaid: Error {
    let text: String
    let before: [String]
  }

  package init(
    _ program: String, _ arguments: [String] = [], environment: [String: String]
  ) throws {
    var toChild: [CInt] = [-1, -1]
    var fromChild: [CInt] = [-1, -1]
    guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else {
      throw NotStarted(program: program, errno: errno)
    }
    for end in toChild + fromChild { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer {
      close(toChild[0])
      close(fromChild[1])
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
    do throws(NotStarted) {
      id = try spawn(program, arguments, environment, &actions)
    } catch {
      close(toChild[1])
      close(fromChild[0])
      throw error
    }
    input = toChild[1]
    output = fromChild[0]
  }

  deinit {
    end(by: SIGKILL)
    close(input)
    close(output)
  }

  package func send(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(input, bytes, bytes.count)
  }

  package func signal(_ number: CInt) {
    status.withLock { if $0 == nil { kill(id, number) } }
  }

  /// Signals it, waits for its end, and tells its exit status, or minus the signal that ended it.
  @discardableResult
  package func end(by number: CInt? = nil) -> CInt {
    status.withLock { status in
      if let status { return status }
      if let number { kill(id, number) }
      let result = waitForEnd(of: id)
      status = result
      return result
    }
  }

  /// The next line it prints; fails when none comes in time.
  package func line(within seconds: Int = 60) async throws -> String {
    guard let line = await blocking({ self.waitForLine(seconds) }) else {
      throw Silent(soFar: String(decoding: unread.withLock { $0 }, as: UTF8.self))
    }
    return line
  }

  /// Waits for a line that contains the text, and gives it.
  @discardableResult
  package func logs(_ text: String) async throws -> String {
    var before: [String] = []
    while true {
      let line: String
      do { line = try await self.line() } catch {
        throw Unsaid(text: text, before: before)
      }
      if line.contains(text) { return line }
      before.append(line)
    }
  }

  /// All that it prints before it ends well, but for what is after the last line break.
  package func allLines() async throws -> String {
    var lines: [String] = []
    while let line = try? await line() { lines.append(line) }
    let result = end()
    guard result == 0 else { throw Failed(status: result, output: lines) }
    return lines.joined(separator: "\n")
  }

  private func waitForLine(_ seconds: Int) -> String? {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    while true {
      if let line = takeLine() { return line }
      let left = max((end - clock.now) / .milliseconds(1), 0)
      var poller = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&poller, 1, CInt(left) + 1) > 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(output, &buffer, buffer.count)
      guard count > 0 else { return nil }
      unread.withLock { $0 += buffer[..<count] }
    }
  }

  private func takeLine() -> String? {
    unread.withLock { unread in
      guard let end = unread.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { unread.removeSubrange(...end) }
      return String(decoding: unread[..<end], as: UTF8.self)
    }
  }
}

extension Child {
  /// How often all its threads together have gone to sleep since they were started, but for the
  /// one of a `MovedClock`.
  package func contextSwitches() -> Int {
    TestProcesses.contextSwitches(of: id)
  }

  /// Whether its first thread waits for something, or somebody has stopped it.
  package var isResting: Bool { TestSupport.isResting(id) }

  /// What it holds open.
  package func descriptorCount() -> Int { entries(of: "/proc/\(id)/fd").count }

  /// Readable when it has printed something; for those who wait for many.
  package var outputDescriptor: CInt { output }

  /// What it started and nobody has waited for, also where that has ended.
  package func children() -> [pid_t] {
    contents(of: "/proc/\(id)/task/\(id)/children").split(separator: " ").compactMap { pid_t($0) }
  }

  /// Its output goes into one page from now on, which is full soon.
  package func shrinkPipe() {
    // The kernel's F_SETPIPE_SZ.
    _ = fcntl(output, 1031, 4096)
  }

  /// In KiB.
  package func residentMemory() -> Int { processStatus("VmRSS", of: id) ?? 0 }

  package func threadCount() -> Int { entries(of: "/proc/\(id)/task").count }
}
