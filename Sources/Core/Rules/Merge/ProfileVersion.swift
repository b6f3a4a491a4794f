import Nouns
import Time

/// The values of the profile that are said from one day on.
struct ProfileVersion: Sendable {
  let subject: Operation.Subject
  let id: RowID
  let from: Day
  let edits: [Edit]
  /// By register.
  let heads: [Heads?]
  /// Whether it says everything, as versions of earlier releases do, so that no earlier value shows
  /// through.
  let isWhole: Bool

  static let numbers = RegisterNumbers.of(.profile)
  /// The registers of the values, without existence and date.
  static let fields = numbers.registers.names.indices.filter { number in
    number != RegisterNumbers.alive && number != day
  }
  private static let day = numbers.number(of: "from") ?? 0

  /// Nil if it has no day.
  init?(_ subject: Operation.Subject, _ edits: [Edit], _ heads: [Heads?]) {
    guard let id = RowID(text: subject.id), let column = Self.numbers.columns[Self.day].first,
      case .number(let day)? = heads[Self.day]?.inForce.cells[column]
    else { return nil }
    let isWhole = Profile.id(on: Day(number: day)) != id
    (self.subject, self.id, self.from, self.edits) = (subject, id, Day(number: day), edits)
    self.isWhole = isWhole
    // A field set to an unknown word keeps its earlier value, as in any existing row.
    self.heads = heads.enumerated().map { number, heads in
      !isWhole && heads?.isUnclear(number) == true ? nil : heads
    }
  }

  /// Whether a field has no other value than words of a later version.
  var isNewer: Bool {
    heads.enumerated().contains { number, heads in heads?.isUnclear(number) == true }
  }

  /// The operation that says a field; nil if nothing is said.
  func saying(_ field: Int) -> Edit? {
    guard let edit = heads[field]?.inForce else { return nil }
    return isWhole || !Self.numbers.isEmpty(field, edit.cells) ? edit : nil
  }

  /// Whether nothing is said in it any more.
  var isEmpty: Bool { !isWhole && Self.fields.allSatisfy { saying($0) == nil } }

  /// Replaces earlier values with those said here.
  func say(into cells: inout [Cell]) {
    for field in Self.fields {
      guard let said = saying(field)?.cells else { continue }
      for column in Self.numbers.columns[field] {
        cells[column] = said[column] == Row.Kind.profile.saidNothing ? .nothing : said[column]
      }
    }
  }

  func row(_ cells: [Cell]) -> Row? {
    var cells = cells
    for column in Self.numbers.columns[Self.day] { cells[column] = .number(from.number) }
    return try? Row(.profile, of: cells, in: Self.numbers, as: id.text)
  }

  /// The row without any earlier values.
  var own: Row? {
    var cells = [Cell](repeating: .nothing, count: Self.numbers.registers.columns.count)
    say(into: &cells)
    return row(cells)
  }
}
