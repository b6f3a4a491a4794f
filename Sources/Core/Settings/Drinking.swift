package import Time

extension Settings {
  /// The person's aim for a day, and whether they are reminded to drink.
  package struct Drinking: Equatable, Sendable {
    /// In millilitres a day.
    package var aim = NumberSwitch.off
    /// How long after the last drink.
    package var remind = SpanSwitch.off
    package var hours = Hours(from: 8, to: 20)
  }

  /// A part of each day. The ends differ; it may be over on the next day.
  package struct Hours: Equatable, Sendable {
    package let from: ClockTime
    package let to: ClockTime
  }
}

extension Settings.Hours: SettingValue {
  fileprivate init(from: Int, to: Int) {
    self.from = ClockTime(hour: from, minute: 0) ?? .midnight
    self.to = ClockTime(hour: to, minute: 0) ?? .midnight
  }

  var text: String { "\(from.written)-\(to.written)" }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    guard let clocks = try Clocks(Substring(text)) else { throw shape.misfit(text) }
    return Self(from: clocks.from, to: clocks.to)
  }
}

extension Shape {
  static var aim: Self {
    Self(words: ["off"], form: .number(250...5000, in: .millilitres), example: "2000")
  }

  static var hours: Self { Self(words: [], form: .clocks, example: "09:00-18:00") }
}
