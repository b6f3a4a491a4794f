/// A stretch of time in which one offset and one abbreviation hold, in seconds since 1970.
struct ZonePeriod {
  /// Which record of the zone's source says so.
  enum Record {
    case type(Int)
    case standard
    case daylight
  }

  /// `Int64.min` when it always was so.
  var start: Int64
  /// The first second of the next period; `Int64.max` when it will always be so.
  var end: Int64
  var offset: Int
  var record: Record
}
