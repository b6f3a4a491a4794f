/// The status bars that are known.
enum BarFormat: String, CaseIterable, Sendable {
  case waybar, plain

  static var words: [String] { allCases.map(\.rawValue) }
}
