/// The status bars that are known.
enum BarFormat: String, CaseIterable, Sendable {
  case waybar, plain

  init?(name: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == name }) else { return nil }
    self = format
  }

  static var words: [String] { allCases.map(\.rawValue) }
}
