import Bus
import Views

/// The search of GNOME's overview.
enum GnomeSearch {
  static let interface = BusInterface(
    "org.gnome.Shell.SearchProvider2",
    [
      BusMethod("GetInitialResultSet", takes: [.texts], gives: ["as"]),
      BusMethod("GetSubsearchResultSet", takes: [.texts, .texts], gives: ["as"]),
      BusMethod("GetResultMetas", takes: [.texts], gives: ["aa{sv}"]),
      BusMethod("ActivateResult", takes: [.text, .texts, .number]),
      BusMethod("LaunchSearch", takes: [.texts, .number]),
    ])

  static func answer(
    _ call: BusCall, _ provider: SearchProvider
  ) throws(BusRefusal) -> [BusValue] {
    switch call.method {
    case "GetInitialResultSet": return [results(call.texts(0) ?? [], provider)]
    // Nothing is kept of the search before: this one is as good as the first.
    case "GetSubsearchResultSet": return [results(call.texts(1) ?? [], provider)]
    case "GetResultMetas": return [metas(call.texts(0) ?? [], provider)]
    case "ActivateResult":
      guard let intent = call.text(0).flatMap(SearchIntent.init(rawValue:)) else {
        throw .wrongArguments
      }
      try provider.run(intent)
      return []
    // The person has chosen us and none of our lines.
    case "LaunchSearch":
      try provider.run(.status)
      return []
    default: throw .unknownMethod
    }
  }

  private static func results(_ terms: [String], _ provider: SearchProvider) -> BusValue {
    .texts(provider.hits(terms).map(\.intent.rawValue))
  }

  private static func metas(_ ids: [String], _ provider: SearchProvider) -> BusValue {
    let metas = provider.entries(ids.compactMap(SearchIntent.init(rawValue:))).map { entry in
      BusValue.table([
        .init("id", .text(entry.intent.rawValue)), .init("name", .text(entry.title)),
        .init("description", .text(entry.detail)), .init("gicon", .text(entry.icon)),
      ])
    }
    return .list(metas, of: "a{sv}")
  }
}
