import Formats
import Nouns
import Time
import Views
import Wire

/// The name of an option; it takes the same kind of value wherever it is understood.
enum OptionName: String, CaseIterable, Sendable {
  case activity, age, again, ago, agreed, aim, alias, all, answers, ascii, at, backfill, basis
  case big, birth, brief, calculated, carbs, colour, confirm, countdown, counts, csv, daily, date
  case dates, days, delimiter, diet, dismiss
  case dryRun = "dry-run"
  case end
  case endFast = "end-fast"
  case events, fat, fiber, fill, follow, forget, format, from, gender, goal
  case goalWeight = "goal-weight"
  case height, help, hints, hours, ical, icons, `in`, inbox, json, keep
  case keepFast = "keep-fast"
  case last
  case leadIn = "lead-in"
  case list, maintenance, map, mood, name, new, none, note, on, open, outcome, output, own, pattern
  case per, plain, popup, portion, protein, quiet, reason, recalculate, restriction, ring, say
  case schedule, seconds, slot, since, source, start, sum, svg, sync, take, template, text, to
  case trend, undo, unit, until, version, view, weight, weeks, why, with, yes, zone

  /// The kind of value that it takes, if any.
  var value: ValueKind? {
    switch self {
    case .activity: .choice(placeholder: "LEVEL", among: Activity.terms)
    case .age: .number
    case .ago: .span
    case .aim: .choice(placeholder: "AIM", among: WeightGoal.terms)
    case .alias: .names
    case .answers: .numbers
    case .at: .time
    case .basis: .choice(placeholder: "BASIS", among: Basis.terms)
    case .birth: .birth
    case .carbs: .grams
    case .confirm: .text
    case .counts: .choice(placeholder: "DEFICIT", among: DeficitChoice.terms)
    case .csv: .folder
    case .daily: .clock
    case .date: .date
    case .dates: .choice(placeholder: "ORDER", among: .words(DateOrder.allCases.map(\.rawValue)))
    case .days: .days
    case .delimiter: .mark
    case .diet: .energy
    case .dismiss: .choice(placeholder: "HINT", among: Hint.terms + [.all])
    case .end: .time
    case .fat: .grams
    case .fiber: .grams
    case .forget: .profileFields
    case .format: .choice(placeholder: "FORMAT", among: .words(Self.formats))
    case .from: .date
    case .gender: .choice(placeholder: "GENDER", among: Gender.terms + [.none])
    case .goal: .goalOrChange
    case .goalWeight: .weight
    case .height: .height
    case .hours: .hours
    case .ical: .file
    case .icons: .choice(placeholder: "SET", among: .words(BarIcons.allCases.map(\.rawValue)))
    case .in: .span
    case .last: .number
    case .leadIn: .number
    case .maintenance: .energy
    case .map: .columns
    case .mood: .mood
    case .name: .scheduleName
    case .note: .text
    case .on: .date
    case .outcome: .outcome
    case .output: .file
    case .pattern: .pattern
    case .per: .choice(placeholder: "MEASURE", among: .words(FoodCommand.measures.map(\.word)))
    case .portion: .portions
    case .protein: .grams
    case .quiet: .spanOrOff
    case .reason: .choice(placeholder: "REASON", among: EndReason.terms + [.none])
    case .restriction: .restriction
    case .schedule: .schedule
    case .slot: .mealSlot
    case .since: .number
    case .source: .name
    case .start: .time
    case .svg: .file
    case .take: .machine
    case .template: .template
    case .text: .text
    case .to: .date
    case .unit: .choice(placeholder: "UNIT", among: .words(WeightUnit.allCases.map(\.rawValue)))
    case .until: .time
    case .view: .choice(placeholder: "VIEW", among: .words(BarView.allCases.map(\.rawValue)))
    case .weight: .weight
    case .weeks: .number
    case .with: .reportParts
    case .zone: .name
    default: nil
    }
  }

  /// Whether it says something without its value as well.
  var isValueOptional: Bool { self == .take }

  /// The one-letter form.
  var letter: Character? {
    switch self {
    case .help: "h"
    case .last: "n"
    default: nil
    }
  }

  /// Those that are written, and then those that only are read.
  private static var formats: [String] {
    let written = ExportFormat.allCases.map(\.rawValue)
    return written + ImportFormat.allCases.map(\.rawValue).filter { !written.contains($0) }
  }

  var spelling: String { "--\(rawValue)" }

  /// With what other programs call it, and other languages: none of it is taken, but it is known
  /// what was meant.
  var term: Term { Term(spelling, typedAs: Lexicon.commands["options"]) }

  /// `--at TIME`, as a synopsis shows it.
  func synopsis(_ phrases: Phrases) -> String {
    guard let word = value.map({ phrases($0.placeholder) }) else { return spelling }
    return spelling + (isValueOptional ? " [\(word)]" : " \(word)")
  }

  init?(letter: Character) {
    guard let name = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = name
  }
}
