package import Time

/// A diet program as the person began it: a calendar, of which every day has its phase for good.
package struct DietProgram: Noun {
  package static let kind = Row.Kind.program
  /// Of a diet block, and of the maintenance block behind it.
  package static let block: Int64 = 14
  package static let cycle = block * 2
  package static let leadIns = 0...28
  package static let mostPauses = 500
  package static let most = 1000

  package var id = RowID.blank
  package var start = Day.blank
  /// Days at maintenance before the first cycle.
  package var leadIn = 7
  /// In order; none shares a day with another.
  package var pauses: [Pause] = []
  /// The first day after it.
  package var end: Day?

  package init() {}

  package init(
    id: RowID, start: Day, leadIn: Int = 7, pauses: [Pause] = [], end: Day? = nil
  ) {
    self.id = id
    self.start = start
    self.leadIn = leadIn
    self.pauses = pauses
    self.end = end
  }

  package var row: Row { .program(self) }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.together("course") { fields throws(F.Failure) in
      try fields.day("start", &start)
      try fields.number("leadIn", &leadIn, within: Self.leadIns)
      try fields.spread("pauses", &pauses)
      try fields.day("end", &end)
    }
  }

  /// Days on which the program stands still.
  package struct Pause: Hashable, Sendable {
    package var from: Day
    /// The first day after it; nil while it lasts.
    package var to: Day?

    package init(from: Day, to: Day? = nil) {
      self.from = from
      self.to = to
    }
  }
}

extension Array: Spread where Element == DietProgram.Pause {
  /// "20514-20521 20600-", or for people "2026-03-02/2026-03-09 2026-05-27/".
  package static func columns<F: ColumnFields>(
    _ name: String, _ value: inout Self?, _ fields: inout F
  ) throws(F.Failure) {
    var text = value.map { pauses in
      pauses.map { F.isForPeople ? $0.dates : $0.code }.joined(separator: " ")
    }
    if F.isForPeople, text == "" { text = nil }
    try fields.column(name, &text)
    let none: [Element?] = F.isForPeople ? [] : [nil]
    let pauses =
      text?.split(separator: " ").map { text in
        (F.isForPeople ? Element(dates: text) : nil) ?? Element(code: text)
      } ?? none
    if pauses.contains(nil) { try fields.unfit(name) }
    value = pauses.compactMap(\.self)
  }

  package static func members<F: MemberFields>(
    _ name: String, _ value: inout Self?, _ fields: inout F
  ) throws(F.Failure) {
    var breaks = (value ?? []).map(PauseDates.init)
    try fields.parts(name, &breaks)
    let pauses = breaks.map(\.pause)
    if pauses.contains(nil) { fields.unfit(name) }
    value = pauses.compactMap(\.self)
  }

  /// In their order, without a day that is of two.
  package var isPossible: Bool {
    count <= DietProgram.mostPauses && allSatisfy(\.isPossible)
      && zip(self, dropFirst()).allSatisfy { one, next in
        one.to.map { $0 <= next.from } ?? false
      }
  }
}

extension DietProgram.Pause {
  fileprivate var isPossible: Bool {
    let last = to ?? from
    return Day.calendar.contains(from) && Day.calendar.contains(last) && from <= last
  }

  fileprivate var code: String { "\(from.number)-\(to.map { String($0.number) } ?? "")" }

  fileprivate var dates: String { "\(from.iso)/\(to?.iso ?? "")" }

  fileprivate init?(dates: Substring) {
    let ends = dates.split(separator: "/", omittingEmptySubsequences: false)
    guard ends.count == 2, let from = try? Day(iso: String(ends[0])) else { return nil }
    let to = try? Day(iso: String(ends[1]))
    guard to != nil || ends[1].isEmpty else { return nil }
    self.init(from: from, to: to)
  }

  fileprivate init?(code: Substring) {
    guard let line = code.dropFirst().firstIndex(of: "-"), let from = Int64(code[..<line]) else {
      return nil
    }
    let rest = code[code.index(after: line)...]
    let to = Int64(rest)
    guard to != nil || rest.isEmpty else { return nil }
    self.init(from: Day(number: from), to: to.map(Day.init(number:)))
  }
}

/// A pause as it leaves.
private struct PauseDates: Part {
  var from = ""
  var to: String?

  init() {}

  init(_ pause: DietProgram.Pause) {
    (from, to) = (pause.from.iso, pause.to?.iso)
  }

  mutating func members<F: MemberFields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("from", &from)
    try fields.string("to", &to)
  }

  /// Nil where one of them is no date.
  var pause: DietProgram.Pause? {
    guard let first = try? Day(iso: from) else { return nil }
    guard let to else { return .init(from: first) }
    return (try? Day(iso: to)).map { .init(from: first, to: $0) }
  }
}
