import Glibc
import Host

/// What is said where nobody can be shown anything: on standard error, for the journal.
enum TrayFailure {
  static func end(_ error: SystemError) -> Never {
    switch error.code {
    // The session has ended, and with it all that we are for.
    case ECONNRESET, ENOTCONN, EPIPE: exit(0)
    // Its unit and its entry for autostart may both be there: one icon is enough.
    case EEXIST: end("it already runs in this session", 0)
    default: end("\(error.call): \(error.text)", 1)
    }
  }

  static func end(notUnderstood word: String) -> Never {
    end("\(word) is not understood; try --help", 2)
  }

  private static func end(_ text: String, _ code: Int32) -> Never {
    let line = "fastd-tray: \(text)\n"
    _ = write(STDERR_FILENO, line, line.utf8.count)
    exit(code)
  }
}
