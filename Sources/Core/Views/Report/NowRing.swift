import Time
import Wire

/// How far the fast has come, as a ring; empty where none runs.
struct NowRing {
  private let wording: Wording

  private static let side = 176
  private static let radius = 74

  init(_ wording: Wording) {
    self.wording = wording
  }

  func svg(of state: Snapshot, summary: String) -> String {
    let fast = state.isClockDoubted ? nil : state.fast
    return SVG.document(
      .figure(id: "now", summary: summary), name: "now",
      title: wording.phrases(ReportPageMessage.now), description: summary, width: Self.side,
      height: Self.side
    ) { svg in
      draw(.frame, length: 1000, on: &svg)
      guard let fast else { return drawIdle(on: &svg) }
      let sign: Sign = fast.goalReached ? .completed : fast.goal == nil ? .open : .running
      draw(sign.paint, length: fast.progress ?? 1000, on: &svg)
      let middle = Self.side / 2
      svg.element(
        "text",
        [
          "x": "\(middle)", "y": "\(middle + 8)", "text-anchor": "middle",
          "class": "text strong hero",
        ], text: wording.shortSpan(seconds: fast.elapsed))
      svg.draw(sign, x: middle, y: middle - 38, radius: 8)
      if let progress = fast.progress {
        let percent = wording.percent(ProgressBar.percent(permille: progress))
        svg.write(percent, x: middle, y: middle + 34, .faint)
      }
    }
  }

  private func drawIdle(on svg: inout SVG) {
    svg.write("–", x: Self.side / 2, y: Self.side / 2 + 5, .faint, isStrong: true)
  }

  /// From the top, clockwise; its length is in thousandths, so that nothing has to be rounded.
  private func draw(_ paint: Paint, length: Int64, on svg: inout SVG) {
    let middle = Self.side / 2
    svg.element(
      "circle",
      [
        "cx": "\(middle)", "cy": "\(middle)", "r": "\(Self.radius)", "pathLength": "1000",
        "stroke-dasharray": "\(min(max(length, 0), 1000)) 1000",
        "transform": "rotate(-90 \(middle) \(middle))", "class": paint.name + " stroke ring",
      ])
  }
}
