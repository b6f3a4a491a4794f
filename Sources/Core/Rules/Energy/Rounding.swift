extension Int64 {
  /// The nearest whole number, halves away from zero; `divisor` is one of our own above 1.
  func roundedQuotient(by divisor: Int64) -> Int64 {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest.magnitude * 2 >= divisor.magnitude ? quotient + signum() : quotient
  }

  /// To the nearest ten, as energies are told.
  var toTens: Int64 { clamped(to: -1_000_000_000...1_000_000_000).roundedQuotient(by: 10) * 10 }

  func clamped(to range: ClosedRange<Int64>) -> Int64 {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
