import Nouns
import TestSupport
import Time

/// Fills any row at random with what its table takes.
struct RandomCells: ColumnFields {
  typealias Failure = Never

  var dice: Dice
  /// One field in so many gets another value.
  let rarity: Int64

  mutating func column(_ name: String, _ suffix: String, _ value: inout Int64?) {
    guard dice.once(in: rarity) else { return }
    value = number(of: RowLayout.column(name, suffix))
  }

  mutating func column(_ name: String, _ suffix: String, _ value: inout String?) {
    guard name != "id", dice.once(in: rarity) else { return }
    value = text(of: RowLayout.column(name, suffix))
  }

  mutating func unfit(_ name: String, _ suffix: String) {}

  private mutating func number(of column: String) -> Int64? {
    switch column {
    case "mood": dice.pick([nil, dice.number(1...5)])
    case "grams": dice.number(20_000...400_000)
    case "hours": dice.number(1...23)
    case "lead_in": dice.number(0...28)
    case "cancelled", "agreed": dice.number(0...1)
    case "applies": dice.number(0...63)
    case "clock_s": dice.pick([nil, dice.number(0...86_399)])
    case "weekdays": dice.number(1...127)
    case "start_ms": Instant.noon.milliseconds + dice.number(-9_000_000_000...0)
    case "end_ms": Instant.noon.milliseconds + dice.number(0...900_000_000)
    case _ where column.hasSuffix("_offset"): dice.number(-14...14) * 3600
    default: dice.pick([dice.number(20_000...20_600), dice.number(100...100_000)])
    }
  }

  private mutating func text(of column: String) -> String? {
    switch column {
    case "pauses": dice.pick(["", "20513-20520", "20513-20520 20530-"])
    case "birth": dice.pick([nil, "date 4053", "year 1981", "age 45 20513"])
    case "pattern": dice.pick([nil, "weekly 5", "alternate 20513"])
    case "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday":
      dice.pick([nil, "off", "- 16:8", "72000 18:6"])
    case "source_id": dice.pick([nil, "7"])
    case "meal": RowID(bits: dice.next(), dice.next()).text
    case "reason": dice.pick([nil, "hunger", "mistake"])
    case "slot": dice.pick([nil, "lunch", "snack"])
    default:
      dice.pick([
        "", "a \"quoted\" \\ word", "\u{1}\n\t", "Zürich", "👩🏽‍🚒", "lose", "male",
        "x\(dice.number(0...9_999_999))",
      ])
    }
  }
}

extension Row {
  /// Of that kind, and new.
  static func random(_ kind: Kind, _ dice: inout Dice) -> Row {
    var row = Row(kind)
    row.id = RowID(bits: dice.next(), dice.next())
    row = row.changed(1, &dice)
    guard case .profile(let profile) = row else { return row }
    return .profile(profile.saying(from: profile.from))
  }

  /// The same with some fields that say something else.
  func changed(_ rarity: Int64, _ dice: inout Dice) -> Row {
    var (row, random) = (self, RandomCells(dice: dice, rarity: rarity))
    row.fields(&random)
    dice = random.dice
    // One that is named by its day stays there.
    guard case .profile(let old) = self, old.id == Profile.id(on: old.from),
      case .profile(let new) = row
    else { return row }
    return .profile(new.saying(from: old.from))
  }
}
