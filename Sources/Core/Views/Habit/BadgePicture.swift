package import Nouns
import Wire

/// Badges as rings that fill: a quarter for bronze, whole for platinum.
package struct BadgePicture {
  private let wording: Wording

  private static let side = 72
  private static let radius = 26

  package init(_ wording: Wording) { self.wording = wording }

  /// The highest of each category beside each other.
  package func svg(of badges: [Badge]) -> String {
    let best = BadgeCategory.allCases.compactMap { category in
      badges.filter { $0.category == category }.max { $0.tier < $1.tier }
    }
    let names = best.map { wording.name(of: $0.name) }
    let title = wording.phrases(HabitMessage.badgesHead)
    return SVG.document(
      .figure(id: "badges", summary: names.joined(separator: "; ")), name: "badges", title: title,
      description: names.joined(separator: "; "), width: Self.side * max(best.count, 1),
      height: Self.side + 22
    ) { svg in
      for (place, badge) in best.enumerated() {
        draw(badge, at: place * Self.side + Self.side / 2, on: &svg)
      }
    }
  }

  private func draw(_ badge: Badge, at x: Int, on svg: inout SVG) {
    let middle = Self.side / 2
    for (paint, length) in [(Paint.frame, 1000), (Sign.completed.paint, badge.tier.share)] {
      svg.element(
        "circle",
        [
          "cx": "\(x)", "cy": "\(middle)", "r": "\(Self.radius)", "pathLength": "1000",
          "stroke-dasharray": "\(length) 1000", "transform": "rotate(-90 \(x) \(middle))",
          "class": paint.name + " stroke ring",
        ])
    }
    let label = wording.phrases(HabitMessage(badge.category))
    svg.write(label, x: x, y: Self.side + 14, .faint)
  }
}

extension BadgeTier {
  /// Of a ring, in thousandths.
  fileprivate var share: Int {
    switch self {
    case .bronze: 250
    case .silver: 500
    case .gold: 750
    case .platinum: 1000
    }
  }
}
