package import Time

extension Settings {
  /// A kind of news that can have a look of its own.
  package enum Occasion: String, CaseIterable, Sendable {
    case goal, halfway, before, beyond, stages, safety, forgotten, window, start, phase, reminder
  }

  /// What can be chosen for each kind of news.
  package enum Aspect: String, CaseIterable, Sendable {
    case urgency, timeout, sound, icon
  }

  /// How news appears, with every default filled in.
  package struct Look: Equatable, Sendable {
    package let urgency: Urgency
    package let timeout: Timeout
    package let sound: Sound
    package let icon: Icon
  }

  /// How long a pop-up stays.
  package enum Timeout: Equatable, Sendable {
    /// As the notification server has it.
    case server
    case never
    case after(Span)
  }

  package enum Sound: Equatable, Sendable {
    case off
    /// From the sound theme.
    case name(String)
    case file(String)
  }

  package enum Icon: Equatable, Sendable {
    /// From the icon theme.
    case name(String)
    case file(String)
  }

  struct OwnLook: Equatable, Sendable {
    var urgency: Urgency?
    var timeout: Timeout?
    var sound: Sound?
    var icon: Icon?
  }

  package func look(of occasion: Occasion) -> Look {
    let own = ownLooks[occasion] ?? OwnLook()
    return Look(
      urgency: own.urgency ?? (occasion.isAside ? .low : notify.urgency),
      timeout: own.timeout ?? .server,
      sound: own.sound ?? (occasion == .goal ? .name("goal-reached") : .off),
      icon: own.icon ?? .name("io.github.fastd"))
  }
}

extension Settings.Occasion {
  /// Nothing waits for an answer to it.
  var isAside: Bool {
    switch self {
    case .halfway, .beyond, .stages, .window: true
    case .goal, .before, .safety, .forgotten, .start, .phase, .reminder: false
    }
  }
}

extension Settings.Timeout: SettingValue {
  static let words = ["server", "never"]

  var text: String {
    switch self {
    case .server: "server"
    case .never: "never"
    case .after(let span): span.written
    }
  }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    switch text {
    case "server": .server
    case "never": .never
    default: .after(try shape.span(text))
    }
  }
}

extension Settings.Sound: SettingValue {
  static let words = ["off"]

  var text: String {
    switch self {
    case .off: "off"
    case .name(let text), .file(let text): text
    }
  }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    if text == "off" { return .off }
    return try shape.isPath(text) ? .file(text) : .name(text)
  }
}

extension Settings.Icon: SettingValue {
  var text: String {
    switch self {
    case .name(let text), .file(let text): text
    }
  }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    try shape.isPath(text) ? .file(text) : .name(text)
  }
}

extension Settings {
  /// What a click on a pop-up does.
  package enum Click: Equatable, Sendable {
    /// Shows the status as a notification.
    case status
    case command(String)
  }
}

extension Settings.Click: SettingValue {
  static let words = ["status"]

  var text: String {
    switch self {
    case .status: "status"
    case .command(let line): line
    }
  }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    text == "status" ? .status : .command(try shape.commandLine(text))
  }
}
