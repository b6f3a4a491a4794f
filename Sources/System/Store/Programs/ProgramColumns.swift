import Nouns
import Rules
import Time

/// A diet program as a row of its table.
nonisolated enum ProgramColumns {
  static let names = RowNames(
    noun: "program", names: ["id", "start_day", "lead_in", "pauses", "end_day"])

  static func values(of program: DietProgram) -> [Value] {
    [
      .text(program.id.text), .integer(program.start.number), .integer(Int64(program.leadIn)),
      .text(program.pauses.map(text).joined(separator: " ")), Value(program.end?.number),
    ]
  }

  static func program(_ columns: Columns, from first: Int32 = 0) throws(StoreError) -> DietProgram {
    DietProgram(
      id: try PlanColumns.id(columns, first),
      start: Day(number: try columns.integer(first + 1)),
      leadIn: Int(clamping: try columns.integer(first + 2)),
      pauses: try pauses(try columns.text(first + 3)),
      end: try columns.optionalInteger(first + 4).map(Day.init(number:)))
  }

  private static func text(_ pause: DietProgram.Pause) -> String {
    "\(pause.from.number)-\(pause.to.map { String($0.number) } ?? "")"
  }

  private static func pauses(_ text: String) throws(StoreError) -> [DietProgram.Pause] {
    var pauses: [DietProgram.Pause] = []
    for word in text.split(separator: " ") {
      guard let line = word.dropFirst().firstIndex(of: "-"), let from = Int64(word[..<line]) else {
        throw .unusable("pauses")
      }
      let rest = word[word.index(after: line)...]
      let to = Int64(rest)
      guard to != nil || rest.isEmpty else { throw .unusable("pauses") }
      pauses.append(.init(from: Day(number: from), to: to.map(Day.init(number:))))
    }
    return pauses
  }
}

nonisolated extension Noun {
  static let program = Noun(ProgramColumns.names, in: "programs") {
    columns, first throws(StoreError) in
    .program(try ProgramColumns.program(columns, from: first))
  }
}
