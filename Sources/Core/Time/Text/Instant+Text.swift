extension Instant {
  /// ISO 8601 in UTC, such as `2026-03-01T19:00:00Z`; milliseconds are written where there are any.
  package var iso: String { Zone.utc.iso(self, utcMark: true) }

  /// From ISO 8601 with `Z` or an offset.
  package init(iso text: String) throws(NotUnderstood) {
    self = try ByteCursor.read(text) { cursor throws(Mistake) in
      guard let day = try cursor.date() else { throw cursor.mistake(.time) }
      guard cursor.take("t") || cursor.take(" ") else { throw cursor.mistake(.clockAfterDay) }
      let spoken = try cursor.clock()
      cursor.skipSpaces()
      guard let offset = try cursor.offset() else { throw cursor.mistake(.offset) }
      let local = LocalTime(day: day, clock: spoken.time)
      return Zone(offset: offset).instants(of: local).first + spoken.fraction
    }
  }
}

extension Zone {
  /// ISO 8601 with the offset in force, such as `2026-03-01T20:00:00+01:00`.
  package func iso(_ instant: Instant) -> String { iso(instant, utcMark: false) }

  fileprivate func iso(_ instant: Instant, utcMark: Bool) -> String {
    let local = local(instant)
    var text: [UInt8] = []
    text.reserveCapacity(32)
    text.append(iso: local.day)
    text.append(UInt8(ascii: "T"))
    text.append(clock: local.clock.secondOfDay, hasSeconds: true)
    let fraction = Int(instant.milliseconds.floorRemainder(by: Span.second.milliseconds))
    if fraction != 0 {
      text.append(UInt8(ascii: "."))
      text.append(decimal: fraction, width: 3)
    }
    if utcMark {
      text.append(UInt8(ascii: "Z"))
    } else {
      let offset = offset(at: instant)
      text.append(UInt8(ascii: offset < 0 ? "-" : "+"))
      text.append(clock: abs(offset), hasSeconds: offset % 60 != 0)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  mutating func append(clock seconds: Int, hasSeconds: Bool) {
    append(decimal: seconds / (60 * 60), width: 2)
    append(UInt8(ascii: ":"))
    append(decimal: seconds / 60 % 60, width: 2)
    guard hasSeconds else { return }
    append(UInt8(ascii: ":"))
    append(decimal: seconds % 60, width: 2)
  }
}
