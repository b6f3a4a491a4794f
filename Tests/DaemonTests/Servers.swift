import Popups

extension ServerFacts {
  /// One with these capabilities.
  init(can capabilities: [String] = ["body"], name: String = "dunst") {
    self.init(
      name: name, vendor: "knopwob", version: "1", capabilities: Set(capabilities))
  }
}

extension AlertOutlook {
  init(can capabilities: [String], muted: Bool? = nil, name: String = "dunst") {
    self.init(reach: .ready(ServerFacts(can: capabilities, name: name)), muted: muted)
  }
}

extension AlertEvent {
  static let serverCame = AlertEvent.server(ServerFacts())
}
