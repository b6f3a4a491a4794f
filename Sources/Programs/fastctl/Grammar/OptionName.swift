import Formats
import Nouns
import Time
import Views
import Wire

/// The name of an option; it takes the same kind of value wherever it is understood.
enum OptionName: String, CaseIterable, Sendable {
  case activity, age, again, ago, agreed, aim, alias, all, answers, ascii, at, backfill, basis
  case big, birth, calculated, carbs, colour, confirm, countdown, counts, csv, daily, date
  case dates, days, delimiter, diet, dismiss
  case dryRun = "dry-run"
  case end
  case endFast = "end-fast"
  case events, fat, fiber, follow, forget, format, from, gender, goal
  case goalWeight = "goal-weight"
  case height, help, hints, hours, ical, icons, `in`, inbox, json
  case keepFast = "keep-fast"
  case last
  case leadIn = "lead-in"
  case list, maintenance, map, mood, name, none, note, on, open, outcome, output, own, pattern
  case per, plain, popup, portion, protein, quiet, recalculate, restriction, ring, say
  case schedule, seconds, slot, since, source, start, sum, svg, sync, template, text, to
  case trend, undo, unit, until, version, view, weight, weeks, why, with, yes, zone

  /// All there is to know of one: nil for one that takes no value; and what other programs call it,
  /// and Germans. None of that is taken, but it is known what was meant.
  private typealias Row = (value: ValueKind?, also: [String])

  private var row: Row {
    switch self {
    case .activity: (.choice(placeholder: "LEVEL", among: Activity.terms), ["aktivität"])
    case .age: (.number, ["alter"])
    case .ago: (.span, ["vor", "before"])
    case .aim:
      (.choice(placeholder: "AIM", among: WeightGoal.terms), ["weight goal", "gewichtsziel"])
    case .alias: (.names, ["aka", "synonym", "auch"])
    case .all: (nil, ["alle", "alles", "everything"])
    case .answers: (.numbers, [])
    case .at: (.time, ["time", "when", "um", "zeit", "wann"])
    case .basis: (.choice(placeholder: "BASIS", among: Basis.terms), [])
    case .big: (nil, ["groß"])
    case .birth: (.birth, ["birthday", "born", "geburt", "geburtstag"])
    case .carbs: (.grams, [])
    case .colour: (nil, ["color", "farbe", "farben"])
    case .confirm: (.text, [])
    case .counts: (.choice(placeholder: "DEFICIT", among: DeficitChoice.terms), [])
    case .csv: (.folder, [])
    case .daily: (.clock, ["täglich", "every day"])
    case .date: (.date, ["day", "datum", "tag"])
    case .dates:
      (.choice(placeholder: "ORDER", among: .words(DateOrder.allCases.map(\.rawValue))), [])
    case .days: (.days, ["weekdays", "tage", "wochentage"])
    case .delimiter: (.mark, [])
    case .diet: (.energy, [])
    case .dismiss: (.choice(placeholder: "HINT", among: Hint.terms + [.all]), [])
    case .dryRun: (nil, ["check", "simulate", "probe", "probelauf"])
    case .end: (.time, ["stop", "ende"])
    case .events: (nil, ["journal", "ereignisse"])
    case .fat: (.grams, ["fats", "fett"])
    case .fiber: (.grams, ["fibre", "ballaststoffe"])
    case .follow: (nil, ["watch", "live", "folgen"])
    case .forget: (.profileFields, ["remove", "unset", "vergessen"])
    case .format: (.choice(placeholder: "FORMAT", among: .words(Self.formats)), [])
    case .from: (.date, ["after", "von", "ab", "seit"])
    case .gender:
      (.choice(placeholder: "GENDER", among: Gender.terms + [.none]), ["sex", "geschlecht"])
    case .goal: (.goalOrChange, ["target", "ziel"])
    case .goalWeight: (.weight, ["target weight", "zielgewicht"])
    case .height: (.height, ["size", "größe"])
    case .help: (nil, ["usage", "hilfe"])
    case .hours: (.hours, ["stunden"])
    case .ical: (.file, [])
    case .icons: (.choice(placeholder: "SET", among: .words(BarIcons.allCases.map(\.rawValue))), [])
    case .in: (.span, [])
    case .last: (.number, ["count", "limit", "number", "letzte", "anzahl"])
    case .leadIn: (.number, [])
    case .list: (nil, ["liste"])
    case .maintenance: (.energy, ["erhaltung"])
    case .map: (.columns, [])
    case .mood: (.mood, ["feeling", "stimmung"])
    case .name: (.scheduleName, ["rename", "neuer name"])
    case .none: (nil, ["nothing", "keine"])
    case .note: (.text, ["message", "comment", "notiz", "kommentar"])
    case .on: (.date, ["am"])
    case .open: (nil, ["no goal", "offen", "ohne ziel"])
    case .outcome: (.outcome, ["result", "ergebnis"])
    case .output: (.file, ["file", "ausgabe", "datei"])
    case .own: (nil, ["mine", "eigene", "meine"])
    case .pattern: (.pattern, [])
    case .per:
      (
        .choice(placeholder: "MEASURE", among: .words(FoodCommand.measures.map(\.word))),
        ["je", "pro"]
      )
    case .plain: (nil, ["simple", "schlicht"])
    case .portion: (.portions, ["portions", "portionen"])
    case .protein: (.grams, ["eiweiß"])
    case .quiet: (.spanOrOff, ["silent", "mute", "ruhe", "still"])
    case .restriction: (.restriction, ["deficit", "defizit"])
    case .schedule: (.schedule, ["plan"])
    case .seconds: (nil, ["sekunden"])
    case .slot: (.mealSlot, ["meal", "mahlzeit"])
    case .since: (.number, [])
    case .source: (.name, [])
    case .start: (.time, ["begin", "beginn", "anfang"])
    case .sum: (nil, ["summary", "summe"])
    case .svg: (.file, [])
    case .template: (.template, [])
    case .text: (.text, ["search", "find", "suche", "description", "beschreibung"])
    case .to: (.date, ["before", "bis"])
    case .undo: (nil, ["revert", "rückgängig"])
    case .unit:
      (
        .choice(placeholder: "UNIT", among: .words(WeightUnit.allCases.map(\.rawValue))),
        ["einheit"]
      )
    case .until: (.time, ["till", "bis"])
    case .view: (.choice(placeholder: "VIEW", among: .words(BarView.allCases.map(\.rawValue))), [])
    case .weight: (.weight, ["gewicht"])
    case .weeks: (.number, ["wochen"])
    case .why: (nil, ["explain", "warum"])
    case .with: (.reportParts, ["include", "mit"])
    case .yes: (nil, ["force", "ja"])
    case .zone: (.name, ["timezone", "zeitzone"])
    default: (nil, [])
    }
  }

  var value: ValueKind? { row.value }

  var term: Term { Term(spelling, or: row.also) }

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

  /// `--at TIME`, as a synopsis shows it.
  func synopsis(_ phrases: Phrases) -> String {
    value.map { "\(spelling) \(phrases($0.placeholder))" } ?? spelling
  }

  init?(letter: Character) {
    guard let name = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = name
  }
}
