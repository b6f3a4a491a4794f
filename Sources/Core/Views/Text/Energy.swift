/// How energy is told; it is kept in kcal.
package enum EnergyUnit: Hashable, Sendable {
  case kilocalories, kilojoules
}

package enum EnergyMessage: String, Message {
  case kilocalories = "{number} kcal"
  case kilojoules = "{number} kJ"
}

extension Wording {
  /// "1,900 kcal" or "7,950 kJ".
  package func energy(_ kcal: Int64, in unit: EnergyUnit) -> String {
    switch unit {
    case .kilocalories: phrases(EnergyMessage.kilocalories, "number", grouped(kcal))
    case .kilojoules: phrases(EnergyMessage.kilojoules, "number", grouped(Self.kilojoules(kcal)))
    }
  }

  /// To ten, as the energy they are of is: one of more digits would look measured.
  private static func kilojoules(_ kcal: Int64) -> Int64 {
    let bounded = min(max(kcal, -1_000_000_000), 1_000_000_000)
    return (bounded * 4184 + 5000 * bounded.signum()) / 10_000 * 10
  }

  /// A whole number with its thousands set apart, as the person's country does it.
  func grouped(_ number: Int64) -> String {
    let digits = Array(String(number.magnitude).utf8)
    let mark = UInt8(ascii: customs.hasDecimalComma ? "." : ",")
    var text: [UInt8] = number < 0 ? [UInt8(ascii: "-")] : []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(mark) }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
