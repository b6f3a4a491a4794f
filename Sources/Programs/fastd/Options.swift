import Glibc
import Settings
import Supervision
import Wire

/// What can be said to fastd on its command line: next to nothing, as it has a settings file.
enum Options {
  static func parse(_ arguments: [String]) {
    switch arguments.dropFirst().first {
    case nil: return
    case "--version":
      print("\(Product.name) \(Product.build)")
      exit(0)
    case "--help", "-h":
      print(help)
      exit(0)
    case let word?:
      let sentence = "fastd: \(word) is not understood; \(hint)\n"
      _ = write(STDERR_FILENO, sentence, sentence.utf8.count)
      exit(2)
    }
  }

  private static let hint = "fastd takes --version and --help, all else is in fastd.conf(5)"
  private static let help = """
    Usage: fastd

    Keeps your fast, tells you when the goal is met, and answers fastctl and status bars.
    It is started by: systemctl --user enable --now fastd
    or, without systemd, by the first fastctl command that needs it.

      --version   print the version
      --help      print this text

    Manual: man fastd
    """

  static func journal() -> Journal {
    // Until the settings are read everything is told.
    Journal(program: Product.name, threshold: .debug)
  }
}
