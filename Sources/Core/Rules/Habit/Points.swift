package import Nouns
import Time

/// A balance of points and what decides how it shrinks, day by day.
package struct PointBalance: Equatable, Sendable {
  package private(set) var balance: Int64
  /// Active days in a row.
  private var streak: Int64
  /// Inactive days in a row.
  package private(set) var run: Int64 = 0
  private var isArmed = false

  package enum Activity: Sendable {
    case active, inactive
    /// Nothing goes on and nothing ends.
    case neutral
  }

  /// A day that is over.
  package struct Closing: Equatable, Sendable {
    /// Which inactive day in a row it was; 0 for none.
    package let run: Int64
    /// In per cent.
    package let rate: Int64
    package let lost: Int64
    package let balance: Int64
  }

  package init(_ balance: Int64 = 0, streak: Int64) {
    (self.balance, self.streak) = (balance, streak)
  }

  package mutating func close(
    _ activity: Activity, earned: Int64, _ decay: PointDecay
  ) -> Closing {
    balance = min(balance.saturatingAdd(earned), Self.most)
    switch activity {
    case .active:
      run = 0
      streak += 1
      isArmed = false
      return Closing(run: 0, rate: 0, lost: 0, balance: balance)
    case .neutral: return Closing(run: 0, rate: 0, lost: 0, balance: balance)
    case .inactive: return rest(decay)
    }
  }

  private mutating func rest(_ decay: PointDecay) -> Closing {
    run += 1
    if run == 1 { (isArmed, streak) = (streak >= 2, 0) }
    let rate: Int64 =
      switch decay {
      case .seed: isArmed && Self.penalty.contains(run) ? 5 : 1
      case .gentle: 1
      case .none: 0
      }
    let lost = (balance * rate + 50) / 100
    balance -= lost
    return Closing(run: run, rate: rate, lost: lost, balance: balance)
  }

  private static let penalty: ClosedRange<Int64> = 2...8
  /// More than anybody can earn in a life.
  private static let most: Int64 = 10_000_000
}
