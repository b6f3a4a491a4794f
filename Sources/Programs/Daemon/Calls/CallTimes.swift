import Wire

/// How long calls have taken since the daemon started, each method by itself.
struct CallTimes {
  private struct Times {
    var count: Int64 = 0
    var longest: Int64 = 0
  }

  private var times: [String: Times] = [:]

  /// Of methods that there are: a name that somebody made up would be kept for ever.
  mutating func note(_ route: Route, took microseconds: Int64) {
    var known = times[route.method] ?? Times()
    known.count += 1
    known.longest = max(known.longest, microseconds)
    times[route.method] = known
  }

  /// The slowest first.
  func slowest(_ count: Int) -> [CallTime] {
    times.map { CallTime(method: $0.key, count: $0.value.count, longest: $0.value.longest) }
      .sorted { ($1.longest, $0.method) < ($0.longest, $1.method) }
      .prefix(count).map(\.self)
  }
}
