/// The twelve hours from one on in which a clock time is meant; those from 24 on are of the next day.
struct PartOfDay: Equatable {
  let firstHour: Int

  static let morning = Self(firstHour: 0)
  static let midday = Self(firstHour: 10)
  static let afternoon = Self(firstHour: 12)
  static let evening = Self(firstHour: 13)
  static let night = Self(firstHour: 18)

  /// From the midnight before on; up to 12 an hour may be meant by a clock of twelve, unless it is
  /// `exact`.
  func hour(_ hour: Int, exact: Bool = false) -> Int? {
    (firstHour..<firstHour + 12).first {
      !exact && hour <= 12 ? $0 % 12 == hour % 12 : $0 % 24 == hour
    }
  }
}
