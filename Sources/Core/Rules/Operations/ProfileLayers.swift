import Nouns
import Time

/// The versions of the profile as their operations say them: each goes on from the one before it.
struct ProfileLayers {
  /// What cannot be read is left out.
  private(set) var rows: [Row] = []
  private var last: [Cell] = Profile(id: .blank, from: .blank).row.cells

  /// Of each version its id, its day, and the fields that it says.
  init(_ versions: [[Cell]]) {
    for version in versions.compactMap(Layer.init).sorted(by: <) { take(version) }
  }

  private mutating func take(_ layer: Layer) {
    // One in which nothing is said any more is none.
    guard layer.isWhole || layer.fields.contains(where: { $0 != .nothing }) else { return }
    let cells = layer.key + zip(layer.fields, last.dropFirst(Layer.keys)).map(layer.shown)
    guard let row = try? Row(.profile, cells: cells) else { return }
    rows.append(row)
    last = cells
  }
}

private struct Layer: Comparable {
  /// The id and the day.
  static let keys = 2

  let id: String
  let day: Int64
  let cells: [Cell]

  init?(_ cells: [Cell]) {
    guard cells.count > Self.keys, case .text(let id) = cells[0], case .number(let day) = cells[1]
    else { return nil }
    (self.id, self.day, self.cells) = (id, day, cells)
  }

  /// Older versions of fastd wrote all of it, under an id of its own.
  var isWhole: Bool { Profile.id(on: Day(number: day)).text != id }
  var key: [Cell] { Array(cells.prefix(Self.keys)) }
  var fields: ArraySlice<Cell> { cells.dropFirst(Self.keys) }

  func shown(_ said: Cell, over last: Cell) -> Cell {
    if isWhole { return said }
    if said == Row.Kind.profile.saidNothing { return .nothing }
    return said == .nothing ? last : said
  }

  /// Of one day, whole ones lie beneath.
  static func < (one: Layer, other: Layer) -> Bool {
    (one.day, one.isWhole ? 0 : 1, one.id) < (other.day, other.isWhole ? 0 : 1, other.id)
  }
}
