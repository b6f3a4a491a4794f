import Views

/// The manual pages that fastctl can print.
enum ManualPage: String, CaseIterable, Sendable {
  case fastctl = "fastctl.1"
  case fastd = "fastd.1"
  case search = "fastd-search.1"
  case settings = "fastd.conf.5"
  case templates = "fastd-templates.7"
  case protocolPage = "fastd-varlink.7"

  static var names: [String] { allCases.map(\.rawValue) }

  /// As mdoc.
  func text(_ phrases: Phrases) -> String {
    switch self {
    case .fastctl: FastctlPage.text(phrases)
    case .fastd: FastdPage.text(phrases)
    case .search: FastdSearchPage.text(phrases)
    case .settings: SettingsPage.text(phrases)
    case .templates: TemplatePage.text(phrases)
    case .protocolPage: ProtocolPage.text(phrases)
    }
  }
}
