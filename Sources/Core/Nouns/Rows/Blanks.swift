package import Time

// Placeholder values of a row that is still to be filled.

extension Day {
  package static let blank = Day(number: 0)
}

extension Instant {
  package static let blank = Instant(milliseconds: 0)
}
