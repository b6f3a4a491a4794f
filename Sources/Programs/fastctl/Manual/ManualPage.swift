import Views

/// The manual pages that fastctl can print.
enum ManualPage: String, CaseIterable, Sendable {
  case fastctl = "fastctl.1"
  case fastd = "fastd.1"
  case search = "fastd-search.1"
  case tray = "fastd-tray.1"
  case exchange = "fastd-sync.1"
  case settings = "fastd.conf.5"
  case templates = "fastd-templates.7"
  case meals = "fastd-meals.7"
  case protocolPage = "fastd-varlink.7"
  case sync = "fastd-sync-protocol.7"

  static var names: [String] { allCases.map(\.rawValue) }

  /// As mdoc.
  func text(_ phrases: Phrases) -> String {
    switch self {
    case .fastctl: FastctlPage.text(phrases)
    case .fastd: FastdPage.text(phrases)
    case .search: FastdSearchPage.text(phrases)
    case .tray: FastdTrayPage.text(phrases)
    case .exchange: FastdSyncPage.text(phrases)
    case .settings: SettingsPage.text(phrases)
    case .templates: TemplatePage.text(phrases)
    case .meals: MealsPage.text(phrases)
    case .protocolPage: ProtocolPage.text(phrases)
    case .sync: FastdSyncProtocolPage.text(phrases)
    }
  }
}

/// What a manual page says with a value in it.
enum ManualMessage: String, Message {
  case fallback = "The default is {value}."
  case fallbackSpan = "The default is {value}; on means {usual}."
  case coachLimits =
    "A text has at most {text} bytes, the file at most {lines} lines; a line that starts with # is a comment."
  case templateLimits =
    "A template has at most {length} bytes, and conditions can be nested at most {depth} deep. If there is a mistake, the answer says where."
  case states = "One of {states}. near is also fasting, and over is also reached."
}
