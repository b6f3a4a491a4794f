import Glibc
import Host
import Time
import Wire

/// What can be said to fastd-search on its command line.
struct Options {
  /// How long it stays when nobody asks.
  var idle = Span.seconds(10)

  init(_ arguments: [String]) {
    var words = arguments.dropFirst()
    while let word = words.popFirst() {
      switch word {
      case "--version": Self.print("fastd-search \(Product.build)")
      case "--help", "-h": Self.print(Self.help)
      case "--idle":
        guard let text = words.popFirst(), let span = Self.idle(text) else {
          SearchFailure.end(notUnderstood: "--idle")
        }
        idle = span
      default: SearchFailure.end(notUnderstood: word)
      }
    }
  }

  /// From a tenth of a second to an hour.
  private static func idle(_ text: String) -> Span? {
    let span =
      text.hasSuffix("ms") ? Int64(text.dropLast(2)).map(Span.init(milliseconds:)) : try? Span(text)
    return span.flatMap { (Span(milliseconds: 100)...Span.hours(1)).contains($0) ? $0 : nil }
  }

  private static func print(_ text: String) -> Never {
    Swift.print(text)
    exit(0)
  }

  private static let help = """
    Usage: fastd-search [--idle SPAN]

    Answers the search of GNOME and KDE: "start fasting", "stop fasting", "how long have I been
    fasting". The session bus starts it when it is asked, and it ends when it is asked no more.

      --idle SPAN   end after so long without a question, such as 500ms or 1m (10s)
      --version     print the version
      --help        print this text

    Manual: man fastd-search
    """
}

/// What is said where nobody can be shown anything: on standard error, for the journal.
enum SearchFailure {
  static func end(_ error: SystemError) -> Never {
    switch error.code {
    // The session has ended, and with it all that we are for.
    case ECONNRESET, ENOTCONN, EPIPE: exit(0)
    case EEXIST, EALREADY: end("another one answers already", 1)
    default: end("\(error.call): \(error.text)", 1)
    }
  }

  static func end(notUnderstood word: String) -> Never {
    end("\(word) is not understood; try --help", 2)
  }

  private static func end(_ text: String, _ code: Int32) -> Never {
    let line = "fastd-search: \(text)\n"
    _ = write(STDERR_FILENO, line, line.utf8.count)
    exit(code)
  }
}
