import Nouns
import Time
package import Wire

/// The phases that come as an SVG picture: a line of text and a bar for each.
package struct PlanPicture {
  private let wording: Wording
  private let form: PictureForm
  private var phrases: Phrases { wording.phrases }

  private static let margin = 20
  private static let top = 52
  private static let row = 24
  /// The width of the dates, the phase and the energy beside the bars.
  private static let columns = (phase: 240, energy: 530, bars: 550)
  private static let widestDay: Int64 = 6
  private static let barsWidth: Int64 = 504

  package init(_ wording: Wording, as form: PictureForm = .file) {
    self.wording = wording
    self.form = form
  }

  package func svg(of plan: ProgramPlan) -> String {
    let blocks = plan.blocks
    let today = try? Day(iso: plan.date)
    let sentences = blocks.map { wording.sentence(for: $0, today: today) }
    let floor = Self.top + blocks.count * Self.row
    let legend = legend(of: blocks, today)
    let width = 2 * Self.margin + Self.columns.bars + Int(Self.barsWidth)
    let inside = width - 2 * Self.margin
    return SVG.document(
      form, name: "fastd-plan", title: title(of: blocks) ?? phrases(ProgramMessage.noPlan),
      description: sentences.isEmpty
        ? phrases(ProgramMessage.noPlan) : sentences.joined(separator: "; "),
      width: width, height: floor + 16 + legend.height(width: inside) + Self.margin
    ) { svg in
      svg.write(wording.title(of: plan), x: Self.margin, y: 30, anchor: "start", isStrong: true)
      for (number, block) in blocks.enumerated() {
        draw(block, y: Self.top + number * Self.row, scale(of: blocks), on: &svg)
      }
      draw(today, blocks, floor: floor, on: &svg)
      legend.draw(x: Self.margin, y: floor + 16, width: inside, on: &svg)
    }
  }

  private func title(of blocks: [PlanBlock]) -> String? {
    guard let first = blocks.first?.first, let last = blocks.last?.last else { return nil }
    return phrases(
      ProgramMessage.pictureTitle, "days",
      wording.range(wording.longDate(first), wording.longDate(last)))
  }

  private func legend(of blocks: [PlanBlock], _ today: Day?) -> PictureLegend {
    var legend = PictureLegend()
    for sign in PhaseSign.allCases {
      guard let block = blocks.first(where: { PhaseSign($0.stretch.phase) == sign }) else {
        continue
      }
      legend.add(sign, wording.name(of: block.stretch.phase, length: block.stretch.of) ?? "")
    }
    if let today, blocks.contains(where: { $0.contains(today) }) {
      legend.addLine(phrases(CalendarMessage.today))
    }
    return legend
  }

  // MARK: Bars

  /// Some pixels to a day, or some days to a pixel.
  private struct Scale {
    let first: Day
    let days: Int64

    func x(_ day: Day) -> Int {
      let place = (day - first) * min(PlanPicture.barsWidth, days * PlanPicture.widestDay) / days
      return PlanPicture.margin + PlanPicture.columns.bars + Int(clamping: place)
    }
  }

  private func scale(of blocks: [PlanBlock]) -> Scale {
    let first = blocks.map(\.first).min() ?? Day(number: 0)
    let last = blocks.map(\.last).max() ?? first
    return Scale(first: first, days: last - first + 1)
  }

  private func draw(_ block: PlanBlock, y: Int, _ scale: Scale, on svg: inout SVG) {
    svg.write(wording.days(of: block), x: Self.margin, y: y + 16, anchor: "start")
    svg.write(
      wording.name(of: block), x: Self.margin + Self.columns.phase, y: y + 16, anchor: "start")
    if let kcal = block.stretch.kcal {
      svg.write(
        wording.energy(kcal), x: Self.margin + Self.columns.energy, y: y + 16, anchor: "end")
    }
    guard let sign = PhaseSign(block.stretch.phase) else { return }
    let x = scale.x(block.first)
    svg.draw(sign, x: x, y: y + 11, width: max(2, scale.x(block.last + 1) - x))
  }

  private func draw(_ today: Day?, _ blocks: [PlanBlock], floor: Int, on svg: inout SVG) {
    guard let today, blocks.contains(where: { $0.contains(today) }) else { return }
    let x = scale(of: blocks).x(today)
    svg.path("M\(x) \(Self.top)V\(floor)", Paint.text.name + " stroke")
  }
}
