import Time
import Nouns
import TestSupport
import Wire

extension Fast {
  /// 16 hours by the 16:8, met after 16 h 30 min.
  static let sample = Fast(
    id: "a0123456789abcdefghjkmnpqr", start: 1_772_391_600_000, startOffset: 3600,
    startZone: "Europe/Berlin", startDay: "2026-03-01", end: 1_772_451_000_000, endOffset: 3600,
    endZone: "Europe/Berlin", endDay: "2026-03-02", goal: 57_600_000, schedule: "16:8")

  /// With everything in its texts that has a meaning to some format.
  static func random(by random: inout Seeded) -> Fast {
    let start = Int64.random(in: 0...4_000_000_000_000, using: &random)
    let zone = ["Europe/Berlin", "America/St_Johns", "", "-odd"].randomElement(using: &random)
    var fast = Fast(
      id: RowID(bits: random.next(), random.next()),
      start: Mark(
        instant: Instant(milliseconds: start),
        offset: Int.random(in: -43_200...50_400, using: &random), zone: zone ?? "",
        day: Day("2026-03-0\(Int.random(in: 1...9, using: &random))")))
    if Int.random(in: 0..<10, using: &random) > 0 {
      fast.end = Mark(
        instant: fast.start.instant
          + Span(milliseconds: Int64.random(in: 0...300_000_000, using: &random)),
        offset: Int.random(in: -43_200...50_400, using: &random), zone: "Asia/Kathmandu",
        day: Day("2026-03-10"))
    }
    if Bool.random(using: &random) {
      fast.goal = Span(milliseconds: Int64.random(in: 1...250_000_000, using: &random))
    }
    fast.schedule = text(by: &random)
    fast.note = text(by: &random)
    fast.mood = Bool.random(using: &random) ? Int.random(in: 1...5, using: &random) : nil
    fast.isCancelled = Int.random(in: 0..<5, using: &random) == 0
    fast.origin = text(by: &random).map { Origin(source: $0, id: text(by: &random)) }
    return fast
  }

  private static func text(by random: inout Seeded) -> String? {
    let pieces = [
      "=1+1", "+", "-2", "@SUM(A1)", "'", "''=", "\t", "\"", ",", ";", "\n", "\r\n", "\r", "\\n",
      "\\", "Zürich", "日本語", "👩🏽‍🚒", "\u{2028}", "word", " ", "{\"a\":1}", "＝1",
      "eine lange Notiz, die gefaltet werden muß, weil sie über 75 Oktette hinausgeht",
    ]
    let count = Int.random(in: 0...4, using: &random)
    guard count > 0 else { return nil }
    return (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }
}
