import Nouns
import Formats
import Time
import Views
import Wire

/// The name of an option; it takes the same kind of value wherever it is understood.
enum OptionName: String, CaseIterable, Sendable {
  case activity
  case age
  case again
  case ago
  case agreed
  case aim
  case alias
  case all
  case answers
  case ascii
  case at
  case backfill
  case basis
  case big
  case birth
  case calculated
  case carbs
  case colour
  case confirm
  case countdown
  case counts
  case csv
  case daily
  case date
  case dates
  case days
  case delimiter
  case diet
  case dismiss
  case dryRun = "dry-run"
  case end
  case endFast = "end-fast"
  case events
  case fat
  case fiber
  case follow
  case forget
  case format
  case from
  case gender
  case goal
  case goalWeight = "goal-weight"
  case height
  case help
  case hints
  case hours
  case ical
  case icons
  case `in`
  case inbox
  case json
  case keepFast = "keep-fast"
  case last
  case leadIn = "lead-in"
  case list
  case maintenance
  case map
  case mood
  case name
  case none
  case note
  case on
  case open
  case outcome
  case output
  case own
  case pattern
  case per
  case plain
  case popup
  case portion
  case protein
  case quiet
  case recalculate
  case restriction
  case ring
  case say
  case schedule
  case seconds
  case slot
  case since
  case source
  case start
  case sum
  case svg
  case sync
  case template
  case text
  case to
  case trend
  case undo
  case unit
  case until
  case version
  case view
  case weight
  case weeks
  case why
  case with
  case yes
  case zone

  /// Nil for one that takes no value.
  var value: ValueKind? {
    switch self {
    case .activity: .choice(.level, among: Activity.terms)
    case .age: .number
    case .again: nil
    case .ago: .span
    case .agreed: nil
    case .aim: .choice(.aim, among: WeightGoal.terms)
    case .alias: .names
    case .all: nil
    case .answers: .numbers
    case .ascii: nil
    case .at: .time
    case .backfill: nil
    case .basis: .choice(.basis, among: Basis.terms)
    case .big: nil
    case .birth: .birth
    case .calculated: nil
    case .carbs: .grams
    case .colour: nil
    case .confirm: .text
    case .countdown: nil
    case .counts: .choice(.deficit, among: DeficitChoice.terms)
    case .csv: .folder
    case .daily: .clock
    case .date: .date
    case .dates: .choice(.order, among: .words(DateOrder.allCases.map(\.rawValue)))
    case .days: .days
    case .delimiter: .mark
    case .diet: .energy
    case .dismiss: .choice(.hint, among: Hint.terms + [.all])
    case .dryRun: nil
    case .end: .time
    case .endFast: nil
    case .events: nil
    case .fat: .grams
    case .fiber: .grams
    case .follow: nil
    case .forget: .profileFields
    case .format: .choice(.format, among: .words(Self.formats))
    case .from: .date
    case .gender: .choice(.gender, among: Gender.terms + [.none])
    case .goal: .goalOrChange
    case .goalWeight: .weight
    case .height: .height
    case .help: nil
    case .hints: nil
    case .hours: .hours
    case .ical: .file
    case .icons: .choice(.set, among: .words(BarIcons.allCases.map(\.rawValue)))
    case .in: .span
    case .json: nil
    case .keepFast: nil
    case .last: .number
    case .leadIn: .number
    case .list: nil
    case .maintenance: .energy
    case .map: .columns
    case .mood: .mood
    case .name: .scheduleName
    case .none: nil
    case .note: .text
    case .on: .date
    case .open: nil
    case .outcome: .outcome
    case .output: .file
    case .own: nil
    case .pattern: .pattern
    case .per: .choice(.measure, among: .words(FoodCommand.measures.map(\.word)))
    case .plain: nil
    case .popup: nil
    case .portion: .portions
    case .protein: .grams
    case .quiet: .spanOrOff
    case .recalculate: nil
    case .restriction: .restriction
    case .ring: nil
    case .say: nil
    case .schedule: .schedule
    case .seconds: nil
    case .slot: .mealSlot
    case .since: .number
    case .source: .name
    case .start: .time
    case .sum: nil
    case .svg: .file
    case .sync, .inbox: nil
    case .template: .template
    case .text: .text
    case .to: .date
    case .trend: nil
    case .undo: nil
    case .unit: .choice(.unit, among: .words(WeightUnit.allCases.map(\.rawValue)))
    case .until: .time
    case .version: nil
    case .view: .choice(.view, among: .words(BarView.allCases.map(\.rawValue)))
    case .weight: .weight
    case .weeks: .number
    case .why: nil
    case .with: .reportParts
    case .yes: nil
    case .zone: .name
    }
  }

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
