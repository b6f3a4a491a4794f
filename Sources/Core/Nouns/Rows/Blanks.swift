package import Time

// What stands in a row before it is filled.

extension Day {
  package static let blank = Day(number: 0)
}

extension Instant {
  package static let blank = Instant(milliseconds: 0)
}
