import Time

extension Shape {
  static var dayStart: Self {
    Self(words: [], form: .clock(.midnight ... .clock(6, 0)), example: "04:00")
  }

  static var window: Self {
    Self(words: Settings.WindowChoice.words, form: .clocks, example: "12:00-20:00")
  }

  static var usualStart: Self {
    Self(
      words: Settings.UsualStart.words, form: .clock(.midnight ... .clock(23, 59)),
      example: "20:00")
  }

  static var quiet: Self {
    Self(words: [Settings.QuietRule].words, form: .quietRules, example: "mon-fri 22:00-07:00")
  }

  static var click: Self {
    Self(words: Settings.Click.words, form: .commandLine, example: "xterm -e fastctl watch")
  }

  static var menu: Self {
    Self(words: Settings.Menu.words, form: .commandLine, example: "rofi -dmenu -theme fast")
  }

  static var timeout: Self {
    Self(
      words: Settings.Timeout.words, form: .span(.second ... .hour, on: nil), example: "10s")
  }

  static var sound: Self {
    Self(words: Settings.Sound.words, form: .nameOrPath, example: "complete")
  }

  static func folder(_ example: String) -> Self {
    Self(words: Settings.Folder.words, form: .path, example: example)
  }

  static var icon: Self {
    Self(words: [], form: .nameOrPath, example: "appointment-soon")
  }

  static func span(
    _ least: Span, on usual: Span, to most: Span = .hours(12), example: Span = .minutes(45)
  ) -> Self {
    Self(
      words: Settings.SpanSwitch.words, form: .span(least...most, on: usual),
      example: example.written)
  }

  static func days(
    _ range: ClosedRange<Int64>, words: [String] = [], example: Int64
  ) -> Self {
    Self(words: words, form: .number(range, in: .days), example: String(example))
  }

  static var eve: Self {
    Self(words: Settings.Eve.words, form: .clock(.midnight ... .clock(23, 59)), example: "21:30")
  }

  /// How long before something that has its own time.
  static func ahead(on usual: Span) -> Self {
    span(.zero, on: usual, to: .hours(6), example: .minutes(10))
  }
}

extension ClockTime {
  /// One of the table's own times.
  fileprivate static func clock(_ hour: Int, _ minute: Int) -> Self {
    Self(hour: hour, minute: minute) ?? .midnight
  }
}
