import Popups

extension ServerFacts {
  /// One with these capabilities.
  init(can capabilities: [String] = ["body"]) {
    self.init(
      name: "dunst", vendor: "knopwob", version: "1", capabilities: Set(capabilities))
  }
}

extension AlertOutlook {
  init(can capabilities: [String], muted: Bool? = nil) {
    self.init(reach: .ready(ServerFacts(can: capabilities)), muted: muted)
  }
}

extension AlertEvent {
  static let serverCame = AlertEvent.server(ServerFacts())
}
