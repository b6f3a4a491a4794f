import TestSupport

/// What glibc says about one zone.
struct OracleAnswer: Sendable {
  struct Change: Hashable, Sendable {
    let second: Int64
    let offset: Int
    let abbreviation: String
  }

  let zone: String
  /// The first one is the state at the beginning.
  var changes: [Change] = []
}

enum ZoneOracle {
  struct Failure: Error { let status: Int32 }

  static let from: Int64 = 0
  /// 2100-01-01.
  static let to: Int64 = 4_102_444_800

  static func ask(_ zones: [String], from: Int64 = from, to: Int64 = to) throws -> [OracleAnswer] {
    let run = try Run(builtProgram("ZoneOracle"), ["\(from)", "\(to)"] + zones)
    guard run.code == 0 else { throw Failure(status: run.code) }
    return parse(run.output)
  }

  private static func parse(_ text: String) -> [OracleAnswer] {
    var answers: [OracleAnswer] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      if words.count == 2, words[0] == "=" {
        answers.append(OracleAnswer(zone: words[1]))
      } else if words.count == 3, let second = Int64(words[0]), let offset = Int(words[1]) {
        let change = OracleAnswer.Change(second: second, offset: offset, abbreviation: words[2])
        answers[answers.count - 1].changes.append(change)
      }
    }
    return answers
  }
}
