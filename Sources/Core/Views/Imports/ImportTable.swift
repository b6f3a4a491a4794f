package import Nouns
import Time
package import Wire

/// One row of a file, and what becomes of it.
package struct ImportLine: Sendable {
  package enum Fate: Sendable {
    case judged(ImportFinding)
    /// It cannot be read, and why.
    case unread(String)
  }

  /// The name of the file, where several are read.
  package let file: String?
  package let line: Int
  package let row: Row?
  package let fate: Fate

  package init(file: String? = nil, line: Int, row: Row?, fate: Fate) {
    self.file = file
    self.line = line
    self.row = row
    self.fate = fate
  }

  /// Whether it is taken only with the person's word.
  package var isAsked: Bool {
    if case .judged(let finding) = fate { finding.confirm != nil } else { false }
  }

  package var verdict: ImportVerdict? {
    if case .judged(let finding) = fate { finding.verdict } else { nil }
  }
}

/// The text of `fastctl import` about a file, line by line.
package struct ImportTable {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  package func text(of lines: [ImportLine]) -> String {
    var table = Table(columns: [
      Table.Column(heading: phrases(ImportMessage.line), isRight: true),
      Table.Column(heading: phrases(HistoryMessage.started)),
      Table.Column(heading: phrases(HistoryMessage.ended), goes: 2),
      Table.Column(
        heading: phrases(screen.isLinear ? HistoryMessage.length : .hours), isRight: true, goes: 1),
      Table.Column(heading: phrases(HistoryMessage.goal), isRight: true, goes: 3),
      Table.Column(heading: "", isWrapped: true),
    ])
    table.rows = lines.map { line in
      [place(of: line)] + cells(of: line.row) + [fate(of: line)]
    }
    return table.text(on: screen)
  }

  private func place(of line: ImportLine) -> String {
    let number = wording.number(Int64(line.line))
    return line.file.map { "\(PlainText.line($0)):\(number)" } ?? number
  }

  private func cells(of row: Row?) -> [String] {
    guard let row else { return ["", "", "", ""] }
    guard let fast = row.fast else { return [name(of: row), "", "", ""] }
    let entry = Entry(fast)
    let times = RecordedTimes(entry, wording)
    return [
      times.startText, times.endText,
      entry.length.map { wording.cell(seconds: $0, on: screen) } ?? "",
      wording.goal(of: entry) ?? "",
    ]
  }

  private func name(of row: Row) -> String {
    switch row {
    case .fast: ""
    case .reminder(let row): wording.firstWords(of: row.text)
    case .schedule(let row): PlainText.line(row.name)
    case .choice(let row): PlainText.line(row.schedule ?? phrases(ImportMessage.open))
    case .week(let row): phrases(ImportMessage.week, "date", row.from.iso)
    case .vacation(let row): wording.range(wording.dated(row.from), wording.dated(row.to))
    case .safety: phrases(ImportMessage.safety)
    case .program(let row): phrases(ImportMessage.program, "date", row.start.iso)
    case .profile(let row): phrases(ImportMessage.profile, "date", row.from.iso)
    case .weighing(let row):
      wording.fullMoment(row.at.local) + ", " + wording.weight(grams: row.grams)
    case .mealItem(let row): wording.fullMoment(row.at.local) + ", " + wording.eaten(row)
    case .food(let row): PlainText.line(row.name)
    case .drink(let row): wording.fullMoment(row.at.local) + ", " + wording.drunk(row)
    case .completeDay(let row): phrases(ImportMessage.completeDay, "date", row.on.iso)
    case .target(let row): phrases(ImportMessage.target, "date", row.from.iso)
    case .rule(let row): wording.name(of: row)
    case .dayFact(let row): row.on.iso
    case .badge(let row): wording.name(of: row.name)
    }
  }

  private func fate(of line: ImportLine) -> String {
    switch line.fate {
    case .unread(let why): PlainText.line(why)
    case .judged(let finding):
      long(line.row?.fast, finding) ?? wording.sentence(for: finding)
    }
  }

  private func long(_ fast: Fast?, _ finding: ImportFinding) -> String? {
    guard finding.confirm != nil, let fast, let end = fast.end else { return nil }
    let question = wording.likelyTypo(from: fast.start.instant, to: end.instant)
    return phrases(LongFastMessage.marked, "question", question)
  }
}

extension Wording {
  package func sentence(for finding: ImportFinding) -> String {
    switch finding.verdict {
    case .new: phrases(ImportMessage.new)
    case .same: phrases(ImportMessage.same)
    case .overlaps: overlap(finding)
    case .invalid: reason(of: finding)
    }
  }

  /// By its times: a row of the same file has no id yet that anybody could look for.
  private func overlap(_ finding: ImportFinding) -> String {
    guard let start = finding.otherStart, let end = finding.otherEnd else {
      return phrases(ImportMessage.overlapsRunning)
    }
    let times = [start, end].map { zone.local(Instant(milliseconds: $0)) }
    return phrases(
      ImportMessage.overlaps, "times",
      range(fullMoment(times[0]), moment(times[1], now: times[0])))
  }

  private func reason(of finding: ImportFinding) -> String {
    phrases(
      ImportMessage(finding.reason ?? .badValue), "field", PlainText.line(finding.field ?? ""))
  }
}

extension ImportMessage {
  /// Some take the field.
  init(_ reason: ImportReason) {
    switch reason {
    case .endBeforeStart: self = .endBeforeStart
    case .inTheFuture: self = .inTheFuture
    case .tooLongAgo: self = .tooLongAgo
    case .goalTooShort: self = .goalTooShort
    case .goalTooLong: self = .goalTooLong
    case .alreadyFasting: self = .alreadyFasting
    case .unfinished: self = .unfinished
    case .tooLong: self = .tooLong
    case .notPlain: self = .notPlain
    case .badValue: self = .badValue
    case .tooMany: self = .tooMany
    case .erased: self = .erased
    }
  }
}

extension Entry {
  /// As a history shows it.
  fileprivate init(_ row: Fast) {
    self.init(
      id: row.id.text, start: row.start.instant.milliseconds,
      end: row.end?.instant.milliseconds, startOffset: Int64(row.start.offset),
      endOffset: (row.end?.offset).map(Int64.init), zone: row.end?.zone ?? row.start.zone,
      goal: row.goal?.seconds, schedule: row.schedule, duration: row.duration?.seconds,
      outcome: nil, note: row.note)
  }
}

package enum ImportMessage: String, Message {
  case line = "Line"
  case new = "new"
  case same = "already here"
  case overlaps = "overlaps {times}"
  case overlapsRunning = "overlaps the current fast"
  case open = "no goal"
  case week = "week from {date}"
  case safety = "safety questions"
  case program = "program from {date}"
  case profile = "profile from {date}"
  case completeDay = "complete day {date}"
  case target = "energy target from {date}"
  case endBeforeStart = "ends before it starts"
  case inTheFuture = "in the future"
  case tooLongAgo = "too long ago"
  case goalTooShort = "goal too short"
  case goalTooLong = "goal over 72 hours"
  case alreadyFasting = "no end, and a fast is running"
  case unfinished = "no end"
  case tooLong = "{field}: too long"
  case notPlain = "{field}: not plain text"
  case badValue = "{field}: not understood"
  case tooMany = "there are too many of this kind already"
  case erased = "erased for good earlier"
}
