import Bus
import Views

/// The search of KDE's KRunner.
enum PlasmaSearch {
  static let interface = BusInterface(
    "org.kde.krunner1",
    [
      BusMethod("Match", takes: [.text], gives: ["a(sssida{sv})"]),
      BusMethod("Actions", gives: ["a(sss)"]),
      BusMethod("Run", takes: [.text, .text]),
      BusMethod("Config", gives: ["a{sv}"]),
      BusMethod("Teardown"),
    ])

  /// KRunner's categories of relevance: what was meant, and what may have been meant.
  private enum Category {
    static let exact: Int32 = 100
    static let possible: Int32 = 30
  }

  static func answer(
    _ call: BusCall, _ provider: SearchProvider
  ) throws(BusRefusal) -> [BusValue] {
    switch call.method {
    case "Match": return [matches(call.text(0) ?? "", provider)]
    case "Actions": return [.list([], of: "(sss)")]
    case "Run":
      guard let intent = call.text(0).flatMap(SearchIntent.init(rawValue:)) else {
        throw .wrongArguments
      }
      try provider.run(intent)
      return []
    case "Config": return [.table([.init("MinLetterCount", .signed(4))])]
    // There is nothing to forget.
    case "Teardown": return []
    default: throw .unknownMethod
    }
  }

  private static func matches(_ text: String, _ provider: SearchProvider) -> BusValue {
    let hits = provider.hits([text])
    let entries = provider.entries(hits.map(\.intent))
    let matches = zip(hits, entries).map { hit, entry in
      BusValue.record([
        .text(hit.intent.rawValue), .text(entry.title), .text(entry.icon),
        .signed(hit.score == SearchHit.certain ? Category.exact : Category.possible),
        .real(Double(hit.score) / 1000), .table([.init("subtext", .text(entry.detail))]),
      ])
    }
    return .list(matches, of: match)
  }

  private static let match = "(sssida{sv})"
}
