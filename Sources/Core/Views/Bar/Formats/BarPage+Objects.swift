import Nouns
import Time
import Wire

// The formats that are JSON, an object a line.
extension BarPage {
  func object(_ tell: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(reserving: 1024)
    writer.beginObject()
    tell(&writer)
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  // MARK: waybar

  func tellWaybar(_ reading: BarReading, in writer: inout JSONWriter) {
    let mood = reading.mood
    writer.name(literal: "text")
    writer.string(utf8: words(of: reading))
    writer.name(literal: "alt")
    writer.string(mood.rawValue)
    writer.name(literal: "tooltip")
    writer.string(utf8: BarMarkup.pango.escaped(BarCard(reading, isPlain: isPlain).utf8))
    writer.name(literal: "class")
    writer.beginArray()
    for name in reading.classes { writer.string(name) }
    writer.endArray()
    writer.name(literal: "percentage")
    writer.int(reading.percentage)
  }

  // MARK: i3

  /// A block by i3bar's protocol.
  func block(of reading: BarReading) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name(literal: "name")
    writer.string("fastd")
    writer.name(literal: "instance")
    writer.string("fast")
    tellBlock(reading, in: &writer)
    writer.endObject()
    return writer.bytes
  }

  /// With the name of the block that is to have the clicks: a command that runs all the time gets
  /// none in i3blocks 1.4.
  func tellI3Blocks(_ reading: BarReading, in writer: inout JSONWriter) {
    writer.name(literal: "name")
    writer.string("fastd")
    tellBlock(reading, in: &writer)
  }

  private func tellBlock(_ reading: BarReading, in writer: inout JSONWriter) {
    writer.name(literal: "full_text")
    writer.string(utf8: words(of: reading))
    tellShortText(of: reading, in: &writer)
    if hasColour, let hue = Sign(reading.mood).hue {
      writer.name(literal: "color")
      writer.string("\(hue.bar)")
    }
    writer.name(literal: "urgent")
    writer.bool(reading.mood == .reached)
  }

  /// Without an icon: a name that the person's set does not have would break the block.
  func tellI3StatusRust(_ reading: BarReading, in writer: inout JSONWriter) {
    writer.name(literal: "text")
    writer.string(utf8: words(of: reading))
    tellShortText(of: reading, in: &writer)
    writer.name(literal: "state")
    writer.string(reading.mood.i3StatusRust)
  }

  private func tellShortText(of reading: BarReading, in writer: inout JSONWriter) {
    guard let short else { return }
    writer.name(literal: "short_text")
    writer.string(utf8: short.utf8(of: reading, icons: icons, markup: format.markup))
  }
}

extension BarMood {
  /// By the words of i3status-rust, which paints with them.
  fileprivate var i3StatusRust: String {
    switch self {
    case .idle, .eating: "Idle"
    case .fasting, .open: "Info"
    case .near: "Warning"
    case .reached, .over: "Good"
    case .away: "Critical"
    }
  }
}

extension BarReading {
  /// The classes that a style can refer to: ours, the coarse state, the finer one, a quiet time,
  /// the phase of a diet program, and the energy of the day beside its target.
  var classes: [String] {
    let mood = mood
    var names = ["fastd"]
    if let family = mood.family { names.append(family.rawValue) }
    names.append(mood.rawValue)
    if isQuiet { names.append("quiet") }
    if let program = snapshot?.program, program.isInForce {
      names.append(program.phase == .leadIn ? "leadin" : program.phase.rawValue)
    }
    switch eaten?.tone {
    case .under: names.append("eaten-under")
    case .neutral: names.append("eaten-neutral")
    case .plain: names.append("eaten-over")
    case nil: break
    }
    return names
  }

  /// Of the goal; 0 where there is none.
  var percentage: Int64 {
    snapshot?.fast?.progress.map { ProgressBar.percent(permille: $0) } ?? 0
  }
}
