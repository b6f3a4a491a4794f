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
    case "--interface": describe(arguments.dropFirst(2).first ?? "")
    case let word?: fail("\(word) is not understood; \(hint)")
    }
  }

  /// Prints an interface, as the daemon describes it to its clients.
  private static func describe(_ name: String) -> Never {
    guard let interface = Interface.all.first(where: { $0.name == name }) else {
      let names = Interface.all.map(\.name).joined(separator: ", ")
      fail("there is no such interface; there are \(names)")
    }
    print(interface.description, terminator: "")
    exit(0)
  }

  private static func fail(_ sentence: String) -> Never {
    let sentence = "fastd: \(sentence)\n"
    _ = write(STDERR_FILENO, sentence, sentence.utf8.count)
    exit(2)
  }

  private static let hint =
    "fastd takes --version, --interface and --help, all else is in fastd.conf(5)"
  private static let help = """
    Usage: fastd

    Keeps your fast, tells you when the goal is met, and answers fastctl and status bars.
    It is started by: systemctl --user enable --now fastd
    or, without systemd, by the first fastctl command that needs it.

      --version          print the version
      --interface NAME   print what clients may ask, such as io.github.fastd.fast
      --help             print this text

    Manual: man fastd
    """

  static func journal() -> Journal {
    // Until the settings are read everything is told.
    Journal(program: Product.name, threshold: .debug)
  }
}
