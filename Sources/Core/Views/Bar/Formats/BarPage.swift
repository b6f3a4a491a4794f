package import Time
import Wire

/// A format's whole output for a reading.
package struct BarPage: Sendable {
  package let format: BarFormat
  let template: Template?
  let view: BarView?
  let icons: BarIcons
  let hasColour: Bool

  /// A template comes before a view; without both it is the format's usual view.
  package init(
    format: BarFormat, template: Template?, view: BarView?, icons: BarIcons?, hasColour: Bool
  ) {
    self.format = format
    self.template = template
    self.view = view
    self.icons = icons ?? .none
    self.hasColour = hasColour
  }

  /// What comes before the first output in a stream.
  package var opening: [UInt8] {
    format == .i3bar ? Array("{\"version\":1,\"click_events\":true}\n[\n".utf8) : []
  }

  /// With the end of its last line.
  package func utf8(of reading: BarReading) -> [UInt8] {
    let line = BarLine(of: reading)
    switch format {
    case .waybar: return line.waybar + [UInt8(ascii: "\n")]
    default: return text(of: reading, line) + [UInt8(ascii: "\n")]
    }
  }

  private func text(of reading: BarReading, _ line: BarLine) -> [UInt8] {
    template?.utf8(of: reading, icons: icons, escape: format.escape) ?? Array(line.plain.utf8)
  }

  /// The first moment after the reading's at which the output may be another; nil where it stays.
  package func nextChange(after reading: BarReading) -> Instant? {
    reading.snapshot?.nextChange(after: reading.now, hasSeconds: false)
  }
}

extension BarLine {
  fileprivate init(of reading: BarReading) {
    guard let snapshot = reading.snapshot else {
      self.init(away: reading.wording.phrases)
      return
    }
    self.init(of: snapshot, reading.wording)
  }
}
