import Time

extension Wording {
  /// "83.9 kg", "185.0 lb" or "13 st 3.0 lb".
  package func weight(grams: Int64) -> String {
    bareWeight(grams: grams) + (customs.units.weight == .kilograms ? " kg" : " lb")
  }

  /// Without the unit behind it.
  func bareWeight(grams: Int64) -> String {
    let mass = Mass(grams: grams)
    switch customs.units.weight {
    case .kilograms: return decimal(tenths: mass.tenthsOfKilogram)
    case .pounds: return decimal(tenths: mass.tenthsOfPound)
    case .stones:
      let (stones, pounds) = mass.stones
      return number(stones) + " st " + decimal(tenths: pounds)
    }
  }

  /// "180 cm", "180.5 cm" or "5 ft 11 in".
  package func height(millimetres: Int64) -> String {
    switch customs.units.height {
    case .centimetres:
      let isWhole = millimetres % 10 == 0
      return (isWhole ? number(millimetres / 10) : decimal(tenths: millimetres)) + " cm"
    case .feet:
      let (feet, inches) = Length(millimetres: millimetres).feet
      return "\(feet) ft \(inches) in"
    }
  }

  /// "1,900 kcal" or "7,950 kJ".
  package func energy(_ kcal: Int64) -> String {
    number(shownEnergy(kcal)) + " " + customs.units.energy.rawValue
  }

  /// In the unit that energy is shown in.
  func shownEnergy(_ kcal: Int64) -> Int64 {
    switch customs.units.energy {
    case .kilocalories: kcal
    case .kilojoules: FoodEnergy(kilocalories: kcal).kilojoules
    }
  }

  /// "26.1" or "26,1".
  package func decimal(tenths: Int64) -> String {
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    let text = number(Int64(clamping: whole)) + (customs.hasDecimalComma ? "," : ".") + String(rest)
    return tenths < 0 ? "−" + text : text
  }
}
