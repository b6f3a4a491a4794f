import Glibc
import Host
import Time
import Views

extension Session {
  /// A pager draws over what it has shown, which no voice can follow.
  mutating func showPages(_ text: String) {
    guard frame == nil, !isPlain() else { return output.text(text) }
    let began = Clock.monotonic()
    if Pager(environment).show(text, &output) { noteClosed(after: Clock.monotonic() - began) }
  }
}

extension Charset {
  fileprivate var nameForLess: String {
    switch self {
    case .unicode: "utf-8"
    case .latin1: "latin1"
    case .ascii: "ascii"
    }
  }
}

/// Shows a long text with the person's pager, where there is somebody to turn the pages.
struct Pager {
  private let environment: Environment

  init(_ environment: Environment) {
    self.environment = environment
  }

  /// Prints it as it is where nobody reads at a terminal, or where no pager can be had; true where
  /// one was.
  func show(_ text: String, _ output: inout Output) -> Bool {
    guard isatty(STDOUT_FILENO) == 1, isatty(STDIN_FILENO) == 1, pages(text) else {
      output.text(text)
      return false
    }
    return true
  }

  /// Through the shell, since the variable may hold options, too.
  private func pages(_ text: String) -> Bool {
    let command = environment.exact("PAGER") ?? "less"
    guard !command.isEmpty, command != "cat" else { return false }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return false }
    let child = start(command, reading: ends[0])
    close(ends[0])
    guard let child else {
      close(ends[1])
      return false
    }
    // A key that interrupts is the pager's to understand.
    let before = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, before) }
    write(Output.charset.bytes(of: Array(text.utf8)), to: ends[1])
    close(ends[1])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return status != Self.notFound
  }

  /// The shell's exit code 127, as `waitpid` tells it.
  private static let notFound: Int32 = 127 << 8

  private func start(_ command: String, reading input: Int32) -> Int32? {
    var program = OtherProgram("/bin/sh", ["-c", command])
    // One page stays on the screen, colours are colours: what git asks of it, too.
    if environment["LESS"] == nil { program.environment["LESS"] = "FRX" }
    // Its own guess comes from a locale that may not be there.
    if environment["LESSCHARSET"] == nil {
      program.environment["LESSCHARSET"] = Output.charset.nameForLess
    }
    return try? program.startOnTerminal(reading: input)
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
