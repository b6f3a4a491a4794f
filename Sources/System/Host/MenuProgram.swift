import CLinux
import Glibc
import Time

/// A program of the person's in which they pick a line, such as rofi.
package struct MenuProgram: Equatable, Sendable {
  /// The command to start, as a path and its options.
  package let command: [String]
  private let promptOption: String?
  private let lengthOption: String?
  /// Whether a line can have one behind it, as rofi began to have it.
  package private(set) var hasIcons = false
  /// Of a dialog: what stands before the text that is there to begin with.
  private var textOption: String?
  /// Rofi's theme without the colon that it puts behind every prompt, also behind a question.
  private var ownColon: String?
  /// Whether a failure at once means that it found no screen.
  private var needsScreen = false

  /// A shell command of the person's own; the prompt is in its variable FASTD_PROMPT.
  package init(commandLine: String) {
    command = ["/bin/sh", "-c", commandLine]
    promptOption = nil
    lengthOption = nil
  }

  private init(_ kind: Kind, at path: String) {
    command = [path] + kind.options
    promptOption = kind.promptOption
    lengthOption = kind.lengthOption
    hasIcons = kind.hasIcons
    needsScreen = true
    if kind == .rofi { ownColon = "textbox-prompt-colon { str: \"\"; }" }
  }

  /// Those that fit the session, the best first; none without a screen.
  package static func find(_ environment: Environment) -> [MenuProgram] {
    var found: [MenuProgram] = []
    for kind in kinds(environment) {
      guard let path = OtherProgram.path(of: kind.rawValue, environment) else { continue }
      let program = MenuProgram(kind, at: path)
      if !found.contains(program) { found.append(program) }
    }
    return found
  }

  private static func kinds(_ environment: Environment) -> [Kind] {
    (environment["WAYLAND_DISPLAY"] == nil ? [] : [.fuzzel, .wofi, .bemenu, .wmenu, .rofi])
      + (environment["DISPLAY"] == nil ? [] : [.rofi, .dmenu, .bemenu])
  }

  /// A dialog of the desktop in which a line can be typed, for those who have no menu program.
  package static func findDialog(_ environment: Environment) -> MenuProgram? {
    guard environment["WAYLAND_DISPLAY"] != nil || environment["DISPLAY"] != nil else { return nil }
    let isPlasma = environment["XDG_CURRENT_DESKTOP"]?.contains("KDE") == true
    let dialogs = isPlasma ? [Dialog.kdialog, .zenity] : [.zenity, .kdialog]
    return dialogs.lazy.compactMap { dialog in
      OtherProgram.path(of: dialog.rawValue, environment).map { MenuProgram(dialog, at: $0) }
    }.first
  }

  private init(_ dialog: Dialog, at path: String) {
    lengthOption = nil
    switch dialog {
    case .zenity:
      command = [path, "--entry", "--title=fastd"]
      promptOption = "--text"
      textOption = "--entry-text="
    case .kdialog:
      command = [path, "--title", "fastd"]
      promptOption = "--inputbox"
      textOption = ""
    }
  }

  private enum Dialog: String {
    case zenity, kdialog
  }

  private enum Kind: String {
    case fuzzel, wofi, bemenu, wmenu, rofi, dmenu

    var options: [String] {
      switch self {
      case .fuzzel: ["--dmenu"]
      case .wofi: ["--dmenu", "--insensitive"]
      case .rofi: ["-dmenu", "-i", "-show-icons"]
      case .bemenu, .wmenu, .dmenu: ["-i"]
      }
    }

    var promptOption: String {
      switch self {
      case .fuzzel, .wofi: "--prompt"
      case .bemenu, .wmenu, .rofi, .dmenu: "-p"
      }
    }

    var hasIcons: Bool { self == .rofi || self == .fuzzel }

    /// Those that fill a fixed number of lines, or one.
    var lengthOption: String? {
      switch self {
      case .fuzzel, .wofi: "--lines"
      case .bemenu, .wmenu, .rofi, .dmenu: "-l"
      }
    }
  }
}

// MARK: - The choice

extension MenuProgram {
  private static let mostLinesAtOnce = 16
  private static let longestChoice = 4096
  /// A person who is away comes back to the menu as it was.
  private static let patience = Span.hours(24 * 365)
  /// Nobody reads a menu and puts it away as fast as a program gives up that finds no screen: rofi for X11
  /// in a Wayland session, for example.
  private static let glance = Span(milliseconds: 500)
  /// Thrown then: the next program may do better.
  package static let notShown = SystemError("menu", ENXIO)

  /// Waits until they have picked a line, or typed one; nil where they want none.
  ///
  /// The program is gone when we are, however we end; what a shell has started for it may stay.
  /// No line may have a line break. An icon is the name that themes have for it. Throws where the program could not run or was killed: that was
  /// no choice of theirs.
  package func choose(
    among lines: [String], icons: [String?] = [], prompt: String
  ) throws(SystemError) -> String? {
    var lines = lines
    for (number, icon) in icons.enumerated() where hasIcons && number < lines.count {
      if let icon { lines[number] += "\0icon\u{1f}" + icon }
    }
    return try run(arguments(lines.count, prompt: prompt), prompt, lines)
  }

  /// The same of a dialog, in which `text` stands to begin with.
  package func line(prompt: String, offering text: String) throws(SystemError) -> String? {
    try run(arguments(0, prompt: prompt) + (textOption.map { [$0 + text] } ?? []), prompt, [])
  }

  private func run(
    _ arguments: [String], _ prompt: String, _ lines: [String]
  ) throws(SystemError) -> String? {
    let input = try OtherProgram.pipe(
      filledWith: Array(lines.map { $0 + "\n" }.joined().utf8))
    var ends: [Int32] = [-1, -1]
    _ = try retrying("pipe2") { pipe2(&ends, O_CLOEXEC) }
    let reading = Descriptor(owning: ends[0])
    let pid = try start(
      arguments, prompt, reading: input, writing: Descriptor(owning: ends[1]))
    var child = Child(pid: pid, limit: Self.longestChoice)
    let start = Clock.monotonic()
    let outcome = try child.finish(output: reading, by: start + Self.patience)
    switch outcome.end {
    case .exited(0): break
    case .exited(126), .exited(127), .killed, .tookTooLong: throw SystemError("menu", ENOEXEC)
    case .exited where needsScreen && Clock.monotonic() - start < Self.glance: throw Self.notShown
    // Output from before a failure is not a choice.
    case .exited: return nil
    }
    let choice = outcome.output.prefix { $0 != "\n" && $0 != "\r\n" }
    return choice.isEmpty ? nil : String(choice)
  }

  func arguments(_ count: Int, prompt: String) -> [String] {
    let length = lengthOption.map { [$0, String(min(count, Self.mostLinesAtOnce))] } ?? []
    let own = prompt.last?.isPunctuation == true ? ownColon.map { ["-theme-str", $0] } ?? [] : []
    return command + length + own + (promptOption.map { [$0, prompt] } ?? [])
  }

  /// Our end of what it writes must be closed for its end to be seen.
  private func start(
    _ arguments: [String], _ prompt: String, reading input: borrowing Descriptor,
    writing output: consuming Descriptor
  ) throws(SystemError) -> pid_t {
    let (reading, writing) = (input.number, output.number)
    let program = OtherProgram("", environment: ["FASTD_PROMPT": prompt])
    let pid = withCStrings(arguments) { arguments in
      withCStrings(program.environmentStrings()) { environment in
        fastd_start_companion(arguments, environment, reading, writing)
      }
    }
    guard pid > 0 else { throw .last("fork") }
    return pid
  }
}
