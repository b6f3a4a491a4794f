internal import Wire

extension Fuzzer {
  private static let pieces = [
    "fastd:", "fastd://", "start", "stop", "goal", "cancel", "menu", "status", "toggle", "/", "?",
    "&", "=", "goal=16:8", "ago=30m", "change=+1h",
    "weight", "meal", "kg=82.4", "lb=180", "st=13", "text=oats", "name=Bar", "kcal=210", "%22", "%",
    "%2", "%2B", "%00", "%C3%BC", "%E2%80%AE",
    "#", ":", "\u{0}", "ü", "\n", " ",
  ]

  /// A link that is understood says no more than it may, and in words that can be shown.
  static func links(_ chance: inout Chance) -> String? {
    let beginnings = ["", "fastd:start?", "fastd:weight?", "fastd:meal?"]
    var text = beginnings[chance.below(beginnings.count)]
    for _ in 0..<chance.below(12) { text += pieces[chance.below(pieces.count)] }
    guard let address = try? Address(text) else { return nil }
    for (parameter, value) in address.values {
      let isPlain = value.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
      guard address.verb.parameters.contains(parameter), !value.isEmpty, isPlain else {
        return "\(address) of \(text)"
      }
    }
    return nil
  }
}
