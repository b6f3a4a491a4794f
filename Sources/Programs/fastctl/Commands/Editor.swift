import Glibc
import Host

/// The person's own editor, on their terminal.
struct Editor {
  private let command: String

  init(_ environment: Environment) throws(Failure) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .noTerminal }
    command = environment["VISUAL"] ?? environment["EDITOR"] ?? "vi"
  }

  /// Gives back what the person made of the text; the file itself is not touched.
  func edit(_ text: [UInt8], beside path: String) throws(Failure) -> [UInt8] {
    let draft = path + ".\(getpid()).draft"
    defer { unlink(draft) }
    do throws(FileError) {
      try Files.makePrivateDirectory(Files.parent(of: path))
      try Files.replace(draft, with: text)
    } catch {
      throw .file(error)
    }
    guard opens(draft) else { throw .ended(command) }
    do { return try Files.read(draft, limit: Self.limit) ?? text } catch { throw .file(error) }
  }

  private static let limit = 1 << 20

  /// Through the shell, since the variable may hold options, too.
  private func opens(_ draft: String) -> Bool {
    let words = ["/bin/sh", "-c", "\(command) \"$1\"", "sh", draft]
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var pid: pid_t = 0
    guard posix_spawn(&pid, "/bin/sh", nil, nil, &arguments, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    return status == 0
  }
}
