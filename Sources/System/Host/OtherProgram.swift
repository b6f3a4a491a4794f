import CLinux
import Glibc
package import Time

/// Another program to be run: with a clean signal mask, and with nothing of ours open.
package struct OtherProgram: Equatable, Sendable {
  package var path: String
  package var arguments: [String]
  /// Changes to our own environment; nil removes a variable.
  package var environment: [String: String?]

  /// A path without a slash is looked for in PATH.
  package init(_ path: String, _ arguments: [String] = [], environment: [String: String?] = [:]) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// The path of one of that name; nil if it is not found.
  package static func path(of name: String, _ environment: Environment) -> String? {
    guard !name.contains("/") else { return access(name, X_OK) == 0 ? name : nil }
    return (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").lazy
      .map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// Starts it on its own: in a session of its own, without input or output, and never waited for.
  package func startDetached() throws(SystemError) -> Int32 {
    // A program that runs for long must not keep a file system from being unmounted.
    try spawn(Streams(), in: "/", FASTD_SPAWN_SETSID)
  }

  /// Starts it on the person's terminal, where it shows what it reads.
  package func startOnTerminal(reading input: Int32) throws(SystemError) -> Int32 {
    try spawn(Streams(input: input, output: STDOUT_FILENO), in: nil, 0)
  }

  /// Waits for its end, gathers what it writes, and stops it where it takes too long.
  package func run(
    timeout: Span = .seconds(10), outputLimit: Int = 256 * 1024
  ) throws(SystemError) -> Outcome {
    var ends: [Int32] = [0, 0]
    _ = try retrying("pipe2") { pipe2(&ends, O_CLOEXEC) }
    let reading = Descriptor(owning: ends[0])
    let pid = try spawn(to: Descriptor(owning: ends[1]))
    var child = Child(pid: pid, limit: outputLimit)
    return try child.finish(output: reading, by: Clock.monotonic() + timeout)
  }

  /// Our end of its output must be closed for its end to be seen.
  private func spawn(to output: consuming Descriptor) throws(SystemError) -> pid_t {
    try spawn(Streams(output: output.number), in: nil, Int16(POSIX_SPAWN_SETPGROUP))
  }

  /// The descriptors that the program reads and writes; nil connects it to nothing.
  struct Streams {
    var input: Int32?
    var output: Int32?
  }

  /// Its directory is our own where nil.
  func spawn(
    _ streams: Streams, in directory: String?, _ extraFlags: Int16
  ) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    direct(&actions, streams)
    if let directory { posix_spawn_file_actions_addchdir_np(&actions, directory) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    cleanSignals(&attributes, extraFlags)
    var pid: pid_t = 0
    let code = withCStrings([path] + arguments) { arguments in
      withCStrings(environmentStrings()) { environment in
        posix_spawnp(&pid, path, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw SystemError("posix_spawn", code) }
    return pid
  }

  private func direct(_ actions: inout posix_spawn_file_actions_t, _ streams: Streams) {
    let places = [
      (STDIN_FILENO, streams.input, O_RDONLY), (STDOUT_FILENO, streams.output, O_WRONLY),
      (STDERR_FILENO, streams.output, O_WRONLY),
    ]
    for (descriptor, stream, mode) in places {
      if let stream {
        posix_spawn_file_actions_adddup2(&actions, stream, descriptor)
      } else {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", mode, 0)
      }
    }
    // Whoever waits for the end of a pipe that we inherited must not wait for our child too.
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
  }

  private func cleanSignals(_ attributes: inout posix_spawnattr_t, _ extraFlags: Int16) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | extraFlags
    posix_spawnattr_setflags(&attributes, flags)
  }

  func environmentStrings() -> [String] {
    var strings: [String] = []
    var next = fastd_environment()
    while let string = next?.pointee.map({ String(cString: $0) }) {
      if environment[String(string.prefix { $0 != "=" })] == nil { strings.append(string) }
      next = next?.advanced(by: 1)
    }
    for (name, value) in environment {
      if let value { strings.append("\(name)=\(value)") }
    }
    return strings
  }
}

extension OtherProgram {
  package struct Outcome: Equatable, Sendable {
    package enum End: Equatable, Sendable {
      case exited(Int32)
      case killed(signal: Int32)
      /// We stopped it.
      case tookTooLong
    }

    package let end: End
    /// The text of both outputs, up to the limit.
    package let output: String

    package var succeeded: Bool { end == .exited(0) }
  }
}

func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) } + [nil]
  defer { copies.forEach { free($0) } }
  return body(copies)
}
