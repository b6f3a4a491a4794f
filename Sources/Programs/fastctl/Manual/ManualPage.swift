/// The manual pages that fastctl can print.
enum ManualPage: String, CaseIterable, Sendable {
  case fastctl = "fastctl.1"
  case fastd = "fastd.1"
  case search = "fastd-search.1"
  case settings = "fastd.conf.5"
  case templates = "fastd-templates.7"
  case protocolPage = "fastd-varlink.7"

  static var names: [String] { allCases.map(\.rawValue) }

  /// In the language of mdoc.
  var text: String {
    switch self {
    case .fastctl: FastctlPage.text
    case .fastd: FastdPage.text
    case .search: FastdSearchPage.text
    case .settings: SettingsPage.text
    case .templates: TemplatePage.text
    case .protocolPage: ProtocolPage.text
    }
  }
}
