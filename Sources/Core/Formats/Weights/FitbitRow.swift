import Nouns
import Time
import Wire

/// One weight of Fitbit's export, `weight-2017-07-05.json`: in the unit of the person's account,
/// which it does not say.
struct FitbitRow {
  let weighing: Weighing

  init(_ object: JSONObject, _ options: ImportOptions) throws(RowProblem) {
    let times = ForeignTimes(zone: options.zone, order: .monthFirst)
    guard case .string(let date)? = object["date"] else { throw .missing("date") }
    guard case .string(let time)? = object["time"] else { throw .missing("time") }
    guard let day = try? times.day(date) else { throw .notATime("date", text: date) }
    guard case .clock(let clock)? = try? times.read(time) else {
      throw .notATime("time", text: time)
    }
    let text: String
    switch object["weight"] {
    case .int(let number)?: text = String(number)
    case .double(let number)?: text = "\(number)"
    default: throw .badField("weight")
    }
    weighing = Weighing(
      id: .blank, at: times.moment(day, clock).mark,
      grams: try ForeignWeight(unit: options.unit).grams(text, of: "weight"))
  }

  static func isOne(_ value: JSON) -> Bool {
    guard case .object(let object) = value else { return false }
    return object["weight"] != nil && object["date"] != nil && object["time"] != nil
  }
}
