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
  package let tooltip: String
  package let percentage: Int64

  package init(of snapshot: Snapshot, _ wording: Wording) {
    (mood, text) = Self.line(of: snapshot, wording)
    percentage = snapshot.fast?.progress.map(ProgressBar.percent) ?? 0
    let card = StatusCard(wording, on: .plain).text(of: snapshot)
    tooltip = String(card.dropLast())
  }

  /// Where no daemon answers.
  package init(away phrases: Phrases) {
    mood = .away
    text = phrases(BarMessage.away)
    tooltip = phrases(BarMessage.awayTooltip)
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
  package var waybar: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("text")
    writer.string(Self.escapedForPango(text))
    writer.name("alt")
    writer.string(mood.rawValue)
    writer.name("tooltip")
    writer.string(Self.escapedForPango(tooltip))
    writer.name("class")
    writer.string(mood.rawValue)
    writer.name("percentage")
    writer.int(percentage)
    writer.endObject()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// waybar takes its texts for markup.
  static func escapedForPango(_ text: String) -> String {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): escaped += "&amp;".utf8
      case UInt8(ascii: "<"): escaped += "&lt;".utf8
      case UInt8(ascii: ">"): escaped += "&gt;".utf8
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
