package import Time
import Wire

/// A format's whole output for a reading.
package struct BarPage: Sendable {
  package let format: BarFormat
  /// The name by which a click calls fastctl.
  package var program = "fastctl"
  /// Whether nothing is drawn in what is shown beside the text.
  package var isPlain = false
  let icons: BarIcons
  let hasColour: Bool
  let text: Template
  /// For where there is little room; nil where the text itself is as short.
  let short: Template?
  /// Whether there is nothing to say where nothing runs.
  private let isSilentAtRest: Bool

  /// A template comes before a view; without both it is the format's usual view.
  package init(
    format: BarFormat, template: Template?, view: BarView?, icons: BarIcons?, hasColour: Bool
  ) {
    self.format = format
    self.icons = icons ?? .none
    self.hasColour = hasColour
    text = template ?? (view ?? format.view).template
    short = format.hasShortText && view != BarFormat.shortView ? BarFormat.shortView.template : nil
    isSilentAtRest = format == .prompt && template == nil && view == nil
  }

  /// Whether the daemon has to be asked for a glance.
  package var showsGlance: Bool { format.showsGlance || text.showsGlance }

  /// The bytes before the first output in a stream.
  package var opening: [UInt8] {
    format == .i3bar ? Array("{\"version\":1,\"click_events\":true}\n[\n".utf8) : []
  }

  /// As part of a stream, with the end of its last line.
  package func utf8(of reading: BarReading) -> [UInt8] {
    guard format == .i3bar else { return single(of: reading) }
    return [UInt8(ascii: "[")] + block(of: reading) + "],\n".utf8
  }

  /// As the answer to one question: for i3bar the block alone, else the same.
  package func single(of reading: BarReading) -> [UInt8] {
    switch format {
    case .waybar: object { tellWaybar(reading, in: &$0) }
    case .i3bar: block(of: reading) + [UInt8(ascii: "\n")]
    case .i3blocks: object { tellI3Blocks(reading, in: &$0) }
    case .i3statusRust: object { tellI3StatusRust(reading, in: &$0) }
    case .json: object { tellEverything(reading, in: &$0) }
    case .argos: argos(reading)
    case .genmon: genmon(reading)
    case .polybar, .tmux, .xmobar, .kde, .conky, .lock, .prompt, .plain: line(of: reading)
    }
  }

  private func line(of reading: BarReading) -> [UInt8] {
    isSilentAtRest && reading.isAtRest ? [UInt8(ascii: "\n")] : words(of: reading) + "\n".utf8
  }

  /// The text as the bar's own markup has it.
  func words(of reading: BarReading) -> [UInt8] {
    let words = text.utf8(of: reading, icons: icons, markup: format.markup)
    guard hasColour, let hue = Sign(reading.mood).hue else { return words }
    return format.markup.painted(words, hue)
  }

  /// The first moment after the reading's at which the output may be another; nil where it stays.
  package func nextChange(after reading: BarReading) -> Instant? {
    var moments = [text.nextChange(after: reading, icons: icons), reading.nextMood]
    if let short { moments.append(short.nextChange(after: reading, icons: icons)) }
    if format.showsGlance { moments.append(BarCard.nextChange(after: reading)) }
    return moments.compactMap(\.self).min()
  }
}
