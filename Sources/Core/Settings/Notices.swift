package import Time

extension Settings {
  /// What the person is told of, and when.
  package struct Notices: Equatable, Sendable {
    package var goal = Switch.on
    package var halfway = Switch.off
    /// How long before the goal.
    package var before = SpanSwitch.off
    /// The step in which the hours beyond the goal are told.
    package var beyond = SpanSwitch.off
    package var stages = Switch.off
    /// Silences the texts up to 48 hours only; what comes from 72 on is always told.
    package var safety = Switch.on
    /// That too little was eaten on the last days.
    package var little = Switch.off
    /// How the last week went, on Mondays.
    package var week = Switch.off
    /// How long past the goal a fast looks forgotten.
    package var forgotten = SpanSwitch.usual(.hours(5))
    /// How long before the window opens.
    package var windowOpens = SpanSwitch.off
    /// How long before the window closes.
    package var windowCloses = SpanSwitch.off
    /// Whether that says how much energy is left.
    package var windowEnergy = Switch.off
    package var windowClosed = Switch.off
    /// How long before the usual start.
    package var start = SpanSwitch.off
    /// Of the diet program.
    package var phase = Switch.on
    /// When a phase is announced on the evening before.
    package var eve = Eve.at(ClockTime(hour: 20, minute: 0) ?? .midnight)
    package var progress = Switch.off
    /// The urgency of weightier news whose kind has none of its own.
    package var urgency = Urgency.normal
  }

  /// Off, or on with a span: how long before, how long after, or how far apart.
  package enum SpanSwitch: Equatable, Sendable {
    case off
    /// `on`, with the span that this means for its key.
    case usual(Span)
    case own(Span)

    package var isOn: Bool { self != .off }

    /// Nil when it is off.
    package var span: Span? {
      switch self {
      case .off: nil
      case .usual(let span), .own(let span): span
      }
    }
  }
}

extension Settings.SpanSwitch: SettingValue {
  static let words = ["off", "on"]

  var text: String {
    switch self {
    case .off: "off"
    case .usual: "on"
    case .own(let span): span.written
    }
  }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    switch text {
    case "off": .off
    case "on": .usual(shape.usualSpan)
    default: .own(try shape.span(text))
    }
  }
}
