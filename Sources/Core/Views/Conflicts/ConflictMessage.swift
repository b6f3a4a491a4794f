import Nouns

package enum ConflictMessage: String, Message {
  case nothing = "There is nothing to decide."

  case inForce = "{value} ({machine}, {time}), in force"
  case other = "{value} ({machine}, {time})"
  case deleted = "deleted"
  case edited = "edited"
  case edit = "edited: {entry}"

  case keep = "To keep it: {command}"
  case take = "To take it: {command}"
  case stayDeleted = "To leave it deleted: {command}"
  case bringBack = "To bring it back: {command}"
  case letStand = "To let it stand and delete the other: {command}"
  case delete = "To delete it: {command}"
  case correctStart = "To correct the start: fastctl edit {id} --start TIME"
  case correctEnd = "To correct the end: fastctl edit {id} --end TIME"
  case from = "{machine}, {time}"

  case newer = "Waits until you update fastd here"
  case held = "Held back because of another entry"
  case incomplete = "Held back because a part of it is missing"
  case contradiction = "Held back because it ends before it starts"
  case impossible = "Held back because one of its values cannot be right"
  case sameOrigin = "Held back because another one comes from the same import: {other}"
  case alreadyFasting = "Held back because another fast is running: {other}"
  case overlap = "Held back because it overlaps another entry: {other}"
  case sameName = "Held back because another one has the same name: {other}"
  case sameDay = "Held back because there is another one for the same day: {other}"
  case same = "Held back because another one is the same: {other}"
  case automatic =
    "Held back because another machine applied a target to the same days: {other}"
  case fasting = "Overlaps another fast, and both count: {other}"

  /// Some take the entry that stands in its place.
  init(_ reason: HeldReason) {
    switch reason {
    case .newer: self = .newer
    case .incomplete: self = .incomplete
    case .contradiction: self = .contradiction
    case .sameOrigin: self = .sameOrigin
    case .alreadyFasting: self = .alreadyFasting
    case .overlap: self = .overlap
    case .sameName: self = .sameName
    case .sameDay: self = .sameDay
    case .same: self = .same
    case .automatic: self = .automatic
    }
  }

  /// Whether it is for the entry alone, whatever others there are.
  var isOfItself: Bool { [.newer, .incomplete, .contradiction, .impossible].contains(self) }
}

extension PluralMessage {
  static let repeats = Self(
    one: "{n} more differs only in old copies: fastctl conflicts --all",
    many: "{n} more differ only in old copies: fastctl conflicts --all")
  package static let deleteHeldBack = Self(
    one: "Delete that one as well?", many: "Delete these {n} as well?")
  /// Not as a stored value: `status` asks for it each time.
  static var undecided: Self {
    Self(
      one: "{n} entry differs between your machines: fastctl conflicts",
      many: "{n} entries differ between your machines: fastctl conflicts")
  }
}
