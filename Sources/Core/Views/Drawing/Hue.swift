/// The colours of everything that is drawn. Each stands for one thing, and that thing has a sign or
/// a shape as well.
package enum Hue: String, CaseIterable {
  /// A fast that runs.
  case blue
  /// One that is near its goal.
  case yellow
  /// A goal that is met.
  case green
  /// A fast that ended early.
  case orange
  /// An eating window that is open.
  case cyan
  /// The phases of a diet program, always as a line.
  case violet
  /// For mistakes and dangers.
  case red

  /// Of a terminal's sixteen, which look as their owner likes; it has no orange.
  var sixteen: Int {
    switch self {
    case .red: 1
    case .green: 2
    case .yellow, .orange: 3
    case .blue: 4
    case .violet: 5
    case .cyan: 6
    }
  }

  /// Of the 240 that look the same everywhere: by 3 to 1 apart from white and from the dark greys and
  /// blues of themes; without a green or a red that some eyes take for each other.
  var many: Int {
    switch self {
    case .red: 167
    case .green: 65
    case .yellow: 136
    case .orange: 166
    case .blue: 32
    case .violet: 134
    case .cyan: 31
    }
  }

  /// In pictures, on white and on what is nearly black.
  var light: StaticString {
    switch self {
    case .red: "#cf222e"
    case .green: "#1a7f37"
    case .yellow: "#8a6100"
    case .orange: "#bc4c00"
    case .blue: "#0969da"
    case .violet: "#8250df"
    case .cyan: "#0b6e79"
    }
  }

  var dark: StaticString {
    switch self {
    case .red: "#ff7b72"
    case .green: "#3fb950"
    case .yellow: "#e3b341"
    case .orange: "#db6d28"
    case .blue: "#58a6ff"
    case .violet: "#bc8cff"
    case .cyan: "#56d4dd"
    }
  }

  /// On panels of which nobody knows how light they are: by 3 to 1 apart from white and from the dark
  /// greys that panels have.
  var middle: UInt32 {
    switch self {
    case .red: 0xe64c51
    case .green: 0x15975a
    case .yellow: 0xa77c00
    case .orange: 0xd26300
    case .blue: 0x1d81f6
    case .violet: 0x9868ea
    case .cyan: 0x0d909d
    }
  }
}
