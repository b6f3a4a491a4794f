import Glibc

/// The abilities of whatever is behind a descriptor.
package struct Terminal: Equatable, Sendable {
  package let isTerminal: Bool
  /// In character cells: what COLUMNS says, else what the terminal has; nil where lines may have any
  /// length, as in a file.
  package let width: Int?
  package let allowsColour: Bool
  /// Whether it says that it knows 256 or more.
  package let allowsManyColours: Bool
  /// False where the locale names an encoding without block characters.
  package let speaksUnicode: Bool

  package init(
    descriptor: Int32 = STDOUT_FILENO, environment: Environment = .process
  ) {
    let isTerminal = isatty(descriptor) == 1
    self.isTerminal = isTerminal
    width = Self.width(of: descriptor, isTerminal: isTerminal, environment)
    allowsColour =
      isTerminal && environment["NO_COLOR"] == nil && environment["TERM"] != "dumb"
    allowsManyColours = Self.knowsManyColours(environment)
    speaksUnicode = Charset(environment, isOnTerminal: isTerminal) == .unicode
  }

  private static func knowsManyColours(_ environment: Environment) -> Bool {
    if environment["COLORTERM"]?.isEmpty == false { return true }
    let name = environment["TERM"] ?? ""
    return name.hasSuffix("-256color") || name.hasSuffix("-direct")
      || ["alacritty", "foot", "xterm-ghostty", "xterm-kitty"].contains(name)
  }

  private static func width(
    of descriptor: Int32, isTerminal: Bool, _ environment: Environment
  ) -> Int? {
    let plausible = 20...1000
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), plausible.contains(columns) {
      return columns
    }
    guard isTerminal else { return nil }
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, plausible.contains(Int(size.ws_col)) {
      return Int(size.ws_col)
    }
    return 80
  }
}
