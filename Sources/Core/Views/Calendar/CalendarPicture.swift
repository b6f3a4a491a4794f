import Nouns
package import Time
package import Wire

/// A month or a year as an SVG picture that people can put into a page.
package struct CalendarPicture {
  private let wording: Wording
  private let form: PictureForm
  private var phrases: Phrases { wording.phrases }

  private static let margin = 20
  private static let top = 52

  package init(_ wording: Wording, as form: PictureForm = .file) {
    self.wording = wording
    self.form = form
  }

  /// `plan` has the phases of these days, where a diet program was in force.
  package func svg(
    of answer: CalendarAnswer, page: CalendarPage, plan: ProgramPlan? = nil
  ) -> String {
    let table = DayTable(answer, page: page, plan: plan)
    return switch page {
    case .month(let month): monthPicture(table, month)
    case .year(let year): yearPicture(table, year)
    }
  }

  private func legend(_ table: DayTable) -> PictureLegend {
    var legend = PictureLegend()
    for sign in table.signs {
      if case .year = table.page, sign == .completed {
        legend.addSquare(sign, sign.meaning(phrases))
      } else {
        legend.add(sign, sign.meaning(phrases))
      }
    }
    if let today = table.today, table.page.contains(today) {
      legend.addBox(phrases(CalendarMessage.today))
    }
    for (sign, meaning) in table.phaseSigns(wording) { legend.add(sign, meaning) }
    return legend
  }

  private func document(
    _ table: DayTable, name: String, title: String, width: Int, floor: Int,
    _ content: (inout SVG) -> Void
  ) -> String {
    let legend = legend(table)
    let inside = width - 2 * Self.margin
    let sentences = table.sentences(wording)
    let description =
      sentences.isEmpty ? Sign.none.meaning(phrases) : sentences.joined(separator: "; ")
    return SVG.document(
      form, name: name, title: title, description: description, width: width,
      height: floor + 16 + legend.height(width: inside) + Self.margin
    ) { svg in
      svg.write(title, x: Self.margin, y: 30, anchor: "start", isStrong: true)
      content(&svg)
      legend.draw(x: Self.margin, y: floor + 16, width: inside, on: &svg)
    }
  }

  // MARK: A month

  private static let cell = (width: 64, height: 44)

  private func monthPicture(_ table: DayTable, _ month: Month) -> String {
    let before = wording.column(of: month.first)
    let weeks = (before + month.length + 6) / 7
    let floor = Self.top + 24 + weeks * Self.cell.height
    return document(
      table, name: "fastd-month", title: wording.title(of: month),
      width: 2 * Self.margin + 7 * Self.cell.width, floor: floor
    ) { svg in
      for (column, name) in wording.weekdays.enumerated() {
        let x = Self.margin + column * Self.cell.width + Self.cell.width / 2
        svg.write(name, x: x, y: Self.top + 14, .faint)
      }
      for number in 0..<month.length {
        let (week, column) = (before + number).quotientAndRemainder(dividingBy: 7)
        draw(
          month.first + Int64(number), number + 1, x: Self.margin + column * Self.cell.width,
          y: Self.top + 24 + week * Self.cell.height, table, on: &svg)
      }
    }
  }

  private func draw(
    _ day: Day, _ number: Int, x: Int, y: Int, _ table: DayTable, on svg: inout SVG
  ) {
    svg.box(
      x: x + 2, y: y + 2, width: Self.cell.width - 4, height: Self.cell.height - 4,
      day == table.today ? Paint.text.name + " stroke" : Paint.frame.name + " stroke")
    svg.write(String(number), x: x + 18, y: y + 27)
    let mark = table.mark(of: day)
    svg.draw(mark, x: x + 38, y: y + 22, radius: 7)
    if let rest = table.rest(of: day) {
      svg.draw(rest, x: x + (mark == .none ? 38 : 53), y: y + 22, radius: 7)
    }
    if let phase = table.phase(of: day) { svg.draw(phase, x: x + 8, y: y + 37, width: 48) }
  }

  // MARK: A year

  private static let square = 14
  /// The height of a phase below its day.
  private static let band = 8

  private func yearPicture(_ table: DayTable, _ year: Int) -> String {
    let left = Self.margin + 36
    let first = table.page.first
    let before = wording.column(of: first)
    let weeks = (before + table.all.count + 6) / 7
    let height = Self.square + (table.blocks.isEmpty ? 0 : Self.band)
    let floor = Self.top + 20 + 7 * height
    return document(
      table, name: "fastd-year", title: String(year),
      width: left + weeks * Self.square + Self.margin, floor: floor
    ) { svg in
      for (row, name) in wording.weekdays.enumerated() where row % 2 == 0 {
        svg.write(
          name, x: Self.margin, y: Self.top + 20 + row * height + 12, .faint, anchor: "start")
      }
      for month in (1...12).compactMap({ Month(year: year, number: $0) }) {
        let week = (before + Int(clamping: month.first - first) + 6) / 7
        svg.write(
          wording.shortName(ofMonth: month.number), x: left + week * Self.square,
          y: Self.top + 12, .faint, anchor: "start")
      }
      for (number, day) in table.all.enumerated() {
        let (week, row) = (before + number).quotientAndRemainder(dividingBy: 7)
        draw(
          day, x: left + week * Self.square, y: Self.top + 20 + row * height, table, on: &svg)
      }
    }
  }

  /// A goal that was met fills its square.
  private func draw(_ day: Day, x: Int, y: Int, _ table: DayTable, on svg: inout SVG) {
    let sign = table.sign(of: day)
    let paint = sign == .completed ? sign.paint : Paint.frame
    svg.box(
      x: x + 1, y: y + 1, width: Self.square - 2, height: Self.square - 2, paint.name)
    if sign != .completed { svg.draw(sign, x: x + 7, y: y + 7, radius: 5) }
    if let phase = table.phase(of: day) { svg.draw(phase, x: x + 1, y: y + 18, width: 12) }
    guard day == table.today else { return }
    svg.box(
      x: x + 1, y: y + 1, width: Self.square - 2, height: Self.square - 2,
      Paint.text.name + " stroke")
  }
}

extension SVG {
  fileprivate mutating func box(x: Int, y: Int, width: Int, height: Int, _ name: String) {
    element(
      "rect",
      [
        "x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "\(height)", "rx": "3",
        "class": name,
      ])
  }
}
