package import Time
package import Wire

/// What can be put right with a click, or said of a fast that is over.
package enum FastMenuMessage: String, Message {
  case changeStart = "Change the start…"
  case earlier = "{span} earlier ({time})"
  case later = "{span} later ({time})"
  case endedEarlier = "Ended earlier…"
  case feeling = "How did it feel?"
  case veryHard = "1  very hard"
  case hard = "2  hard"
  case fair = "3  all right"
  case good = "4  good"
  case veryGood = "5  very good"
  case note = "Note…"
  case noteOnLast = "Note on the last fast…"
  case startOtherwise = "To correct the start: fastctl edit --start TIME"
  case noteOtherwise = "To add a note: fastctl edit --note TEXT"
}

// Their choices are command lines; a time or a note can be typed.
extension Wording {
  private static let steps: [Int64] = [15, 30, 60, 120, 180, 240]
  /// So many of them fit on buttons.
  private static let likelySteps = 4

  /// When the fast that runs began.
  package func menu(correctingStartOf fast: RunningFast, now: Instant) -> MenuPage {
    let start = Instant(milliseconds: fast.start)
    func entry(_ message: FastMenuMessage, _ minutes: Int64, isLikely: Bool) -> MenuEntry? {
      let begin = start + .minutes(message == .later ? minutes : -minutes)
      guard begin < now else { return nil }
      let label = phrases(
        message, "span", span(seconds: minutes * 60), "time", soon(begin, now: now))
      return MenuEntry(
        label, .command(["edit", "--start=@\(begin.milliseconds / 1000)"]), isLikely: isLikely)
    }
    let earlier = Self.steps.enumerated().map { number, minutes in
      entry(.earlier, minutes, isLikely: number < Self.likelySteps)
    }
    let later = Self.steps.prefix(3).map { entry(.later, $0, isLikely: false) }
    return MenuPage(
      prompt: phrases(FastMenuMessage.changeStart),
      entries: (earlier + later).compactMap(\.self), typed: ["edit", "--start"],
      otherwise: phrases(FastMenuMessage.startOtherwise))
  }

  /// When it ended, where that was not now.
  func menu(endingEarlier fast: RunningFast, now: Instant) -> MenuPage {
    let start = Instant(milliseconds: fast.start)
    let entries = Self.steps.filter { now - .minutes($0) > start }.map { minutes in
      MenuEntry(
        phrases(
          MenuMessage.ago, "span", span(seconds: minutes * 60), "time",
          soon(now - .minutes(minutes), now: now)), "stop", "--ago=\(minutes)m")
    }
    return MenuPage(
      prompt: phrases(FastMenuMessage.endedEarlier), entries: entries, typed: ["stop", "--at"])
  }

  /// How a fast that is over felt.
  package func menu(askingAfter fast: Entry) -> MenuPage {
    let moods: [FastMenuMessage] = [.veryHard, .hard, .fair, .good, .veryGood]
    var page = MenuPage(
      prompt: phrases(FastMenuMessage.feeling),
      entries: moods.enumerated().map { number, mood in
        MenuEntry(phrases(mood), "edit", fast.id, "--mood=\(number + 1)", isLikely: true)
      })
    page.mostButtons = moods.count
    return page
  }

  /// Beside the word that a fast has ended.
  package var feelingButton: PopupButton { button(.feeling, FastMenuMessage.feeling) }

  /// `id` is nil for the fast that runs, or the last one.
  package func menu(notingOn id: String?, isRunning: Bool) -> MenuPage {
    let words = ["edit"] + (id.map { [$0] } ?? []) + ["--note"]
    return MenuPage(
      prompt: phrases(isRunning ? FastMenuMessage.note : .noteOnLast), entries: [],
      typed: words, asking: words, otherwise: phrases(FastMenuMessage.noteOtherwise))
  }
}

extension Snapshot {
  /// The fast that ended so lately that one still knows how it was.
  var freshEnd: Entry? {
    guard let last, let end = last.end, now - end < Span.hours(24).milliseconds else { return nil }
    return last
  }
}
