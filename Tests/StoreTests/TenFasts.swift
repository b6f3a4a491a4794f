import Nouns
import Rules
import TestSupport
import Time

@testable import Store

/// Ten fasts on ten days, the fifth cancelled, and one that runs.
@MainActor struct TenFasts {
  private let scratch = Scratch()
  let ledger: Ledger
  /// Number n starts n days after Monday noon and lasts 18 hours, into the next day.
  let fasts: [Fast]
  let running = Fast.sample(99, hours: 24 * 20)

  init() throws {
    ledger = try scratch.open()
    fasts = (0..<10).map { (number: Int64) -> Fast in
      var fast = Fast.sample(UInt64(number), hours: 24 * number, lasting: .hours(18))
      fast.isCancelled = number == 4
      return fast
    }
    for fast in fasts + [running] {
      _ = try ledger.commit(.command(after: fast), at: .noon)
    }
  }

  /// Which they are; the one that runs, and any other, is 99.
  func numbers(_ found: [Fast]) -> [Int] {
    found.map { fast in fasts.firstIndex(of: fast) ?? 99 }
  }
}
