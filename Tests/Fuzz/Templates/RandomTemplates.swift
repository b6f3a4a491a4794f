// Templates as people write them, and as they break them.
extension Chance {
  /// One that is understood, with parts nested at most so deep.
  package mutating func template(depth: Int = 3) -> String {
    (0...below(4)).map { _ in part(depth) }.joined()
  }

  private mutating func part(_ depth: Int) -> String {
    switch below(depth > 0 ? 4 : 3) {
    case 0: pick(Self.words)
    case 1, 2: "{\(pick(Self.fields))}"
    default: conditional(depth - 1)
    }
  }

  private mutating func conditional(_ depth: Int) -> String {
    let sign = isTrue(oneIn: 4) ? "!" : "?"
    let otherwise = isTrue(oneIn: 2) ? "|\(template(depth: depth))" : ""
    return "{\(sign)\(condition()):\(template(depth: depth))\(otherwise)}"
  }

  private mutating func condition() -> String {
    let comparison = pick(["=", "!=", "<", "<=", ">", ">="])
    switch below(4) {
    case 0: return "state\(pick(["=", "!="]))\(pick(Self.states))"
    case 1:
      return "\(pick(["percent", "permille", "streak"]))\(comparison)\(pick([0, 1, 50, 100, 999]))"
    case 2:
      return "\(pick(["elapsed", "remaining", "over", "closesIn"]))\(comparison)\(pick(Self.spans))"
    default: return pick(Self.names)
    }
  }

  /// Mutated, cut, put together from fragments, or not even text.
  package mutating func brokenTemplate() -> String {
    var bytes = Array(template().utf8)
    for _ in 0..<below(6) {
      let place = below(bytes.count + 1)
      switch below(5) {
      case 0: bytes.insert(UInt8(truncatingIfNeeded: next()), at: place)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + below(9)))
      case 2: bytes.insert(contentsOf: pick(Self.fragments).utf8, at: place)
      case 3: bytes += bytes.suffix(below(40))
      default: bytes.insert(contentsOf: [UInt8](repeating: 0x7b, count: below(40)), at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let words = ["a", " ", "ä ", "<b>", "%{{", "}}", #"\n"#, #"\{"#, #"\|"#, "100% "]
    .filter { $0 != "}}" }

  private static let names = [
    "icon", "state", "text", "elapsed", "remaining", "over", "goal", "last", "closesIn", "opensIn",
    "start", "goalAt", "end", "opens", "closes", "next", "quietUntil", "percent", "permille",
    "streak", "longest", "phase", "phase-day", "phase-left", "kcal", "eaten",
    "kcal-left", "protein-left", "carbs-left", "fat-left", "fiber-left", "drinks", "ring", "bar",
    "recent", "dot", "schedule", "plan", "planEnd", "stage",
    "lastOutcome", "window", "note", "until", "upcoming", "quiet", "off", "notice", "away",
  ]

  private static let forms = ["clock", "hm", "hms", "timer", "long", "h", "m", "s"]
  private static let states = [
    "idle", "eating", "fasting", "near", "reached", "over", "open", "away",
  ]
  private static let spans = ["0s", "59s", "1m", "1h", "2h30m", "15h59m", "48h"]

  private static let fields =
    names
    + ["elapsed", "remaining", "over", "goal", "last", "closesIn", "opensIn"].flatMap { span in
      forms.map { "\(span):\($0)" }
    }
    + ["start", "goalAt", "end", "next", "quietUntil"].flatMap { time in
      ["clock", "%H:%M", "%a %e.%m. %I %p", "%F %T %Z %%"].map { "\(time):\($0)" }
    } + [
      "bar:1", "bar:7", "bar:200", "streak:long", "longest:long", "icon:quiet", "icon:over",
      "weight", "trend", "eaten:long", "kcal-left:long", "fat-left:long",
    ]

  private static let fragments = [
    "{", "}", "{?", "{!", "|", ":", #"\"#, #"\x"#, "{{", "}}", "{?over:", "{elapsed:", "{bar:0}",
    "{bar:99999999999999999999}", "{goalAt:%", "{goalAt:%Q}", "{note:201}", "{nope}", "{}", "{?}",
    "{?state=x:", "{?percent>=", "{?elapsed>99999999999999h:x}", "{?note>1:x}", "{?streak<1h:x}",
    "\u{0}", "\u{202e}", "€", "👨‍👩‍👧",
  ]
}
