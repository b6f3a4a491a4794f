package import Nouns
package import Time
import Wire

/// A notification's words; they stay true for as long as it is on the screen.
package struct NewsText: Equatable, Sendable {
  package let title: String
  package let body: String
  /// Of what is to be minded in it; nil where there is nothing.
  package var urgency: PopupUrgency?

  init(_ title: String, _ sentences: String?...) {
    self.title = title
    body = sentences.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  init(_ title: String, lines: [String]) {
    self.title = title
    body = lines.joined(separator: "\n")
  }

  /// The same with a line below, where there is one.
  package func adding(_ line: String?) -> NewsText {
    guard let line else { return self }
    var text = NewsText(title, lines: [body, line].filter { !$0.isEmpty })
    text.urgency = urgency
    return text
  }
}

extension Wording {
  /// The text of a pop-up; below its own words are those of news told along with it.
  package func news(
    _ facts: NewsFacts, with absorbed: [NewsFacts] = [], now: Instant
  ) -> NewsText {
    let text = text(of: facts, now)
    let lines = absorbed.map { alongside($0, now) }
    return NewsText(text.title, lines: ([text.body] + lines).filter { !$0.isEmpty })
  }

  /// News in one line that begins with its moment, as in a list.
  package func line(of facts: NewsFacts, now: Instant) -> String {
    // On time, so that the moment is not said twice.
    let text = text(of: facts, facts.at)
    let news =
      switch facts.topic {
      case .safety, .limit: text.body
      case .reminder(let words): firstLine(of: words)
      default: text.title
      }
    return phrases(NewsMessage.summaryLine, "at", moment(facts.at, now: now), "news", news)
  }

  private func text(of facts: NewsFacts, _ now: Instant) -> NewsText {
    switch facts.topic {
    case .goalReached(let fast):
      goalReached(fast, isLate: facts.isLate(now), now: now)
    case .goalAgain(let fast): goalAgain(fast, facts.at, now)
    case .halfway(let fast): halfway(fast, facts, now)
    case .goalNear(let fast): goalNear(fast, facts, now)
    case .beyond(let fast): beyond(fast, facts.at, now)
    case .forgotten(let fast): forgotten(fast, facts.at, now)
    case .stage(let stage): self.stage(stage, facts, now)
    case .safety(let start): safety(start, facts, now)
    case .limit(let start, let question, let most): limit(start, question, most, facts, now)
    case .windowOpened(let window): windowOpened(window, facts, now)
    case .windowClosing(let window, let next, let left): windowClosing(window, next, left, now)
    case .windowClosed(let window, let next): windowClosed(window, next, facts, now)
    case .startUsual(let usual): startUsual(usual, facts, now)
    case .phaseSwitched(let phase): phaseSwitched(phase, now)
    case .phaseEve(let phase): phaseEve(phase)
    case .restartOffered(let restart): restartOffered(restart, now)
    case .reminder(let words): reminder(words, facts, now)
    case .drink(let last): drink(last, facts, now)
    case .little(let hasNumbers):
      NewsText(
        phrases(NewsMessage.little),
        phrases(hasNumbers ? NoticeMessage.eatsLittle : .eatsLittleWithoutNumbers))
    case .weekOver(let week): NewsText(phrases(NewsMessage.weekOver), sentence(of: week))
    case .summary(let held): summary(held, now)
    }
  }

  /// The words of a smaller piece of news beside a bigger one.
  private func alongside(_ facts: NewsFacts, _ now: Instant) -> String {
    let text = text(of: facts, now)
    switch facts.topic {
    case .safety, .limit, .summary: return text.body
    case .forgotten: return text.title + " " + text.body
    default: return text.body.isEmpty ? text.title : text.title + ": " + text.body
    }
  }

  // MARK: News that was held back

  private static let mostLines = 6

  /// A warning among it gives the title, and stands before all else.
  private func summary(_ held: [NewsFacts], _ now: Instant) -> NewsText {
    if let gravest = held.filter(\.isCare).max(by: { $0.at < $1.at }) {
      let warning = text(of: gravest, now)
      let rest = summary(held.filter { !$0.isCare }, now).body
      return NewsText(warning.title, lines: [warning.body, rest].filter { !$0.isEmpty })
    }
    var lines = held.prefix(Self.mostLines).map { line(of: $0, now: now) }
    let rest = held.count - lines.count
    if rest > 0 { lines.append(phrases(.moreNews, Int64(rest))) }
    return NewsText(phrases(NewsMessage.summary), lines: lines)
  }
}
