import Glibc
import Host
import Views

extension Session {
  /// A pager draws over what it has shown, which no voice can follow.
  mutating func showPages(_ text: String) {
    guard !isPlain() else { return output.text(text) }
    Pager(environment).show(text, &output)
  }
}

/// Shows a long text with the person's pager, where there is somebody to turn the pages.
struct Pager {
  private let environment: Environment

  init(_ environment: Environment) {
    self.environment = environment
  }

  /// Prints it as it is where nobody reads at a terminal, or where no pager can be had.
  func show(_ text: String, _ output: inout Output) {
    guard isatty(STDOUT_FILENO) == 1, isatty(STDIN_FILENO) == 1, pages(text) else {
      return output.text(text)
    }
  }

  /// Through the shell, since the variable may hold options, too.
  private func pages(_ text: String) -> Bool {
    let command = environment.exact("PAGER") ?? "less"
    guard !command.isEmpty, command != "cat" else { return false }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return false }
    let child = spawn(command, reading: ends[0], not: ends[1])
    close(ends[0])
    guard let child else {
      close(ends[1])
      return false
    }
    // A key that interrupts is the pager's to understand.
    let before = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, before) }
    write(Array(text.utf8), to: ends[1])
    close(ends[1])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return status != Self.notFound
  }

  /// The shell's exit code 127, as `waitpid` tells it.
  private static let notFound: Int32 = 127 << 8

  private func spawn(_ command: String, reading input: Int32, not other: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    // Else it would wait for its own end of the text.
    for end in [input, other] { posix_spawn_file_actions_addclose(&actions, end) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Ours are ignored by now, and it would inherit that.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    // One page stays on the screen, colours are colours: what git asks of it, too.
    if environment["LESS"] == nil { setenv("LESS", "FRX", 1) }
    let words = ["/bin/sh", "-c", command]
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    guard posix_spawn(&child, "/bin/sh", &actions, &attributes, &arguments, environ) == 0 else {
      return nil
    }
    return child
  }

  /// One that has gone has seen enough.
  private func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
