package import Time

/// A rough guide to what the body does, by hours since the start; not a measurement.
package enum Stage: String, CaseIterable, Sendable {
  case digesting
  case postAbsorptive = "post_absorptive"
  case switching
  case ketonesRising = "ketones_rising"
  case mildKetosis = "ketosis_mild"
  case sustainedKetosis = "ketosis_sustained"
  case extended

  package init(elapsed: Span) {
    self = Self.allCases.last { elapsed >= $0.begins } ?? .digesting
  }

  package var begins: Span {
    switch self {
    case .digesting: .zero
    case .postAbsorptive: .hours(4)
    case .switching: .hours(12)
    case .ketonesRising: .hours(18)
    case .mildKetosis: .hours(24)
    case .sustainedKetosis: .hours(48)
    case .extended: .hours(72)
    }
  }
}
