package import Time

extension Settings {
  /// What a diet program does where nothing is said.
  package struct ProgramDefaults: Equatable, Sendable {
    package var leadIn = Days(count: 7)
    /// So many days without the program, and a new beginning has a lead-in.
    package var gap = Days(count: 14)
    /// After how many paused days a new beginning is offered.
    package var offer = NumberSwitch.on(28)
    package var late = Days(count: 3)
  }

  package struct Days: Equatable, Sendable {
    package var count: Int64

    package init(count: Int64) {
      self.count = count
    }
  }

  package enum NumberSwitch: Equatable, Sendable {
    case off
    case on(Int64)

    /// Nil when it is off.
    package var number: Int64? {
      switch self {
      case .off: nil
      case .on(let number): number
      }
    }
  }

  /// When something is said on the evening before.
  package enum Eve: Equatable, Sendable {
    case off
    case at(ClockTime)

    /// Nil when it is off.
    package var clock: ClockTime? {
      switch self {
      case .off: nil
      case .at(let clock): clock
      }
    }
  }
}

extension Settings.Days: SettingValue {
  var text: String { String(count) }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    Self(count: try shape.number(text))
  }
}

extension Settings.NumberSwitch: SettingValue {
  var text: String {
    switch self {
    case .off: "off"
    case .on(let number): String(number)
    }
  }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    text == "off" ? .off : .on(try shape.number(text))
  }
}

extension Settings.Eve: SettingValue {
  static let words = ["off"]

  var text: String {
    switch self {
    case .off: "off"
    case .at(let clock): clock.written
    }
  }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    text == "off" ? .off : .at(try shape.clock(text))
  }
}
