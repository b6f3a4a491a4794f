// What refusals about a program and a profile carry.
extension Refusal {
  func writeOfProgram(to fields: inout FieldWriter) {
    switch self {
    case .programRuns(let id, let start):
      fields.string("id", id)
      fields.string("start", start)
    case .programPaused(let id, let from):
      fields.string("id", id)
      fields.string("from", from)
    case .notPaused(let id): fields.string("id", id)
    case .profileIncomplete(let missing): fields.strings("missing", missing)
    case .noDiet(let reason): fields.string("reason", reason)
    case .dietHasBegun(let on): fields.string("on", on)
    case .pauseOverlaps(let from, let to):
      fields.string("from", from)
      fields.optionalString("to", to)
    default: writeLimits(to: &fields)
    }
  }

  private func writeLimits(to fields: inout FieldWriter) {
    switch self {
    case .dateOutOfRange(let field, let date, let earliest, let latest):
      fields.string("field", field)
      fields.string("date", date)
      fields.string("earliest", earliest)
      fields.string("latest", latest)
    case .numberOutOfRange(let field, let number, let least, let most):
      fields.string("field", field)
      fields.int("number", number)
      fields.int("least", least)
      fields.int("most", most)
    case .underAge(let years): fields.int("years", years)
    case .goalWeightTooLow(let weight, let least):
      fields.int("weight", weight)
      fields.int("least", least)
    case .dietAboveMaintenance(let diet, let maintenance):
      fields.int("diet", diet)
      fields.int("maintenance", maintenance)
    case .dietTooLow(let diet, let least):
      fields.int("diet", diet)
      fields.int("least", least)
    default: break
    }
  }

  init?(ofProgram name: String, from fields: inout FieldReader) throws(FieldError) {
    switch name {
    case "NoProgram": self = .noProgram
    case "ProgramRuns":
      self = .programRuns(id: try fields.string("id"), start: try fields.string("start"))
    case "ProgramPaused":
      self = .programPaused(id: try fields.string("id"), from: try fields.string("from"))
    case "NotPaused": self = .notPaused(id: try fields.string("id"))
    case "ProfileIncomplete": self = .profileIncomplete(missing: try fields.strings("missing"))
    case "NoDiet": self = .noDiet(reason: try fields.string("reason"))
    case "DietHasBegun": self = .dietHasBegun(on: try fields.string("on"))
    case "DateOutOfRange":
      self = .dateOutOfRange(
        field: try fields.string("field"), date: try fields.string("date"),
        earliest: try fields.string("earliest"), latest: try fields.string("latest"))
    case "NumberOutOfRange":
      self = .numberOutOfRange(
        field: try fields.string("field"), number: try fields.int("number"),
        least: try fields.int("least"), most: try fields.int("most"))
    case "PauseOverlaps":
      self = .pauseOverlaps(from: try fields.string("from"), to: try fields.optionalString("to"))
    case "TwoDeficits": self = .twoDeficits
    case "DaysTouch": self = .daysTouch
    case "UnderAge": self = .underAge(years: try fields.int("years"))
    case "GoalWeightTooLow":
      self = .goalWeightTooLow(weight: try fields.int("weight"), least: try fields.int("least"))
    case "DietAboveMaintenance":
      self = .dietAboveMaintenance(
        diet: try fields.int("diet"), maintenance: try fields.int("maintenance"))
    case "DietTooLow":
      self = .dietTooLow(diet: try fields.int("diet"), least: try fields.int("least"))
    default: return nil
    }
  }
}
