import Nouns
import Time
import Wire

// Facts of these days that are worth talking about, and no judgement.
extension ReportPage {
  private static let newestNotes = 2
  /// A note is quoted so far, in cells.
  private static let longestQuote = 90

  func drawTalk(of facts: ReportFacts, on page: inout HTML) {
    guard facts.period.all.fasts > 0 else { return }
    let said = facts.hasNotes ? [mood(of: facts.fasts), reasons(of: facts.fasts)] : []
    let lines =
      [early(of: facts.period.all), long(facts.fasts)] + said
      + (facts.hasNotes ? notes(of: facts.fasts) : [])
    page.section(phrases(ReportPageMessage.talk)) { page in
      page.group("ul") { page in
        for line in lines.compactMap(\.self) { page.element("li", text: line) }
      }
    }
  }

  private func early(of tally: Tally) -> String? {
    let early = tally.scored.subtractingReportingOverflow(tally.completed).partialValue
    guard early > 0 else { return nil }
    return phrases(
      ReportPageMessage.early, "n", wording.number(early), "all", wording.number(tally.scored))
  }

  /// Those that are long enough for a warning.
  private func long(_ fasts: [Entry]) -> String {
    let least = LongFastWarning.day.begins.seconds
    let count = fasts.count { ($0.length ?? 0) > least }
    return count == 0
      ? phrases(ReportPageMessage.noneLong) : phrases(.longFasts, Int64(count))
  }

  private func mood(of fasts: [Entry]) -> String? {
    let moods = fasts.compactMap(\.mood).filter(Fast.moods.wide.contains)
    guard !moods.isEmpty else { return nil }
    let tenths = (moods.reduce(0, +) * 10 + Int64(moods.count) / 2) / Int64(moods.count)
    let point = wording.customs.hasDecimalComma ? "," : "."
    return phrases(
      ReportPageMessage.mood, "mean", "\(tenths / 10)\(point)\(tenths % 10)", "fasts",
      phrases(PluralMessage.fasts, Int64(moods.count)))
  }

  private func reasons(of fasts: [Entry]) -> String? {
    let counts = EndReason.allCases.compactMap { reason -> ReasonCount? in
      let count = fasts.count { $0.reason == reason }
      return count > 0 ? ReasonCount(reason: reason, fasts: Int64(count)) : nil
    }
    guard !counts.isEmpty else { return nil }
    return phrases(ReportPageMessage.reasons, "list", wording.list(of: counts))
  }

  private func notes(of fasts: [Entry]) -> [String] {
    fasts.reversed().lazy.filter { !($0.note ?? "").isEmpty }.prefix(Self.newestNotes).map { fast in
      phrases(
        ReportPageMessage.said, "date", wording.date(fast.countedDay), "note",
        Screen.plain.cut(PlainText.line(fast.note ?? ""), to: Self.longestQuote))
    }
  }
}

extension PluralMessage {
  fileprivate static let longFasts = Self(
    one: "{n} fast was longer than 24 h.", many: "{n} fasts were longer than 24 h.")
}
