import Time
package import Wire

/// One line for a status bar.
package struct BarLine: Equatable, Sendable {
  /// What styles and icons hang on; the names are part of the contract.
  package enum Mood: String, Sendable {
    case fasting, reached, open, eating, idle, away
  }

  package let mood: Mood
  package let text: String
  private let tooltip: [UInt8]
  package let percentage: Int64

  /// The tooltip costs more than all the rest: who does not show it does without.
  package init(of snapshot: Snapshot, _ wording: Wording, hasTooltip: Bool = true) {
    (mood, text) = Self.line(of: snapshot, wording)
    percentage = snapshot.fast?.progress.map(ProgressBar.percent) ?? 0
    tooltip = hasTooltip ? Array(StatusCard(wording, on: .plain).utf8(of: snapshot).dropLast()) : []
  }

  /// Where no daemon answers.
  package init(away phrases: Phrases) {
    mood = .away
    text = phrases(BarMessage.away)
    tooltip = Array(phrases(BarMessage.awayTooltip).utf8)
    percentage = 0
  }

  private static func line(of snapshot: Snapshot, _ wording: Wording) -> (Mood, String) {
    if let fast = snapshot.fast { return running(fast, wording) }
    guard snapshot.state == .eating, let window = snapshot.window else {
      return (.idle, wording.phrases(BarMessage.idle))
    }
    let end = wording.soon(
      Instant(milliseconds: window.closes), now: Instant(milliseconds: snapshot.now))
    return (.eating, wording.phrases(BarMessage.eating, "end", end))
  }

  private static func running(_ fast: RunningFast, _ wording: Wording) -> (Mood, String) {
    if fast.goal == nil {
      let elapsed = wording.shortSpan(seconds: fast.elapsed)
      return (.open, wording.phrases(BarMessage.open, "elapsed", elapsed))
    }
    if fast.goalReached {
      let over = wording.shortSpan(seconds: fast.over)
      return (.reached, wording.phrases(BarMessage.over, "over", over))
    }
    let wait = wording.shortWait(seconds: fast.remaining ?? 0)
    return (.fasting, wording.phrases(BarMessage.left, "wait", wait))
  }

  package var plain: String { text }

  /// The object that waybar reads, on one line.
  package var waybar: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("text")
    writer.string(utf8: Self.escapedForPango(text.utf8))
    writer.name("alt")
    writer.string(mood.rawValue)
    writer.name("tooltip")
    writer.string(utf8: Self.escapedForPango(tooltip))
    writer.name("class")
    writer.string(mood.rawValue)
    writer.name("percentage")
    writer.int(percentage)
    writer.endObject()
    return writer.bytes
  }

  /// waybar takes its texts for markup.
  static func escapedForPango(_ text: some Collection<UInt8>) -> [UInt8] {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.count + 16)
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): escaped += "&amp;".utf8
      case UInt8(ascii: "<"): escaped += "&lt;".utf8
      case UInt8(ascii: ">"): escaped += "&gt;".utf8
      default: escaped.append(byte)
      }
    }
    return escaped
  }
}
