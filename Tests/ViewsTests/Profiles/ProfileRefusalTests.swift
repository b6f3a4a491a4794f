import Nouns
import TestSupport
import Testing
import Time
import Views
import Wire

@Suite struct `What is refused of a profile` {
  static let refusals: [Refusal] = [
    .underAge(years: 16), .profileIncomplete([.birth, .height, .weight, .activity]),
    .profileIncomplete([.maintenance]), .profileIncomplete([.goalWeight]),
    .numberOutOfRange(field: "height", 900, allowed: 1000...2500),
    .numberOutOfRange(field: "weight", 8000, allowed: 20_000...400_000),
    .numberOutOfRange(field: "restriction", 40, allowed: 5...33),
    .numberOutOfRange(field: "maintenance", 20_000, allowed: 800...10_000),
    .numberOutOfRange(field: "leadIn", 40, allowed: 0...28),
    .dateOutOfRange(
      field: "birth", .on("2027-01-01"), allowed: .on("1900-01-01")...(.on("2026-03-05"))),
    .goalWeightTooLow(50_000, least: 56_694), .noDiet(.underweight),
    .noDiet(.aimGain), .aimNotSafe(.underweight), .aimNotSafe(.answer(.eatingDisorder)),
    .aimNotSafe(.answer(.underAge)), .macrosAboveMaintenance(2900, maintenance: 2300),
    .needsConfirmation([.goalSide]),
    .noDiet(.answer(.eatingDisorder)), .noDiet(.answer(.underAge)),
    .dietAboveMaintenance(2400, maintenance: 2300), .dietTooLow(700, least: 800),
    .numberOutOfRange(field: "birth", 1850, allowed: 1906...2026),
    .twoDeficits, .daysTouch, .needsConfirmation([.lowDiet]),
    .needsConfirmation([.weightJump, .lowDiet]),
    .maintenanceTooLow(790, least: 800, because: nil),
    .maintenanceTooLow(1600, least: 1650, because: .underweight),
    .maintenanceTooLow(1800, least: 1810, because: .answer(.diabetes)),
    .maintenanceLow(1300, rest: 1315, floor: 1200, formula: nil),
    .maintenanceLow(1100, rest: 1315, floor: 1200, formula: nil),
    .maintenanceLow(1450, rest: nil, floor: 1500, formula: nil),
    .maintenanceLow(1800, rest: 1315, floor: 1200, formula: 1810),
    .needsConfirmation([.weightJump], about: .weight(grams: 185_000)),
    .needsConfirmation([.weightJump], about: .weight(grams: 30_000)),
  ]

  @Test func `is said with what would be right`() throws {
    let now = Instant(milliseconds: Examples.at(9, 5, day: 1))
    let page = Way.page(in: [Way.all[0], Way.all[1]] + Unit.ways) { way in
      Self.refusals.map { way.wording.sentence(for: $0, now: now) + "\n" }.joined()
    }
    try Golden.expect(page, is: "profile-refusals", at: #_sourceLocation)
  }

  @Test func `a goal weight that is offered is not too low again`() throws {
    for least in Int64(45_000)...45_300 {
      for way in Unit.ways {
        let refusal = Refusal.goalWeightTooLow(40_000, least: least)
        let said = way.wording.sentence(for: refusal, now: Instant(milliseconds: 0))
        let typed = try #require(said.split(separator: "--goal-weight ").last)
        let text = typed.filter { $0 != "\"" }
        #expect(try Mass(text, in: .kilograms).grams >= least, "\(said)")
      }
    }
  }
}

/// The same people with other units.
enum Unit {
  static let ways = [
    way("English, pounds and feet", Units(weight: .pounds, height: .feet, energy: .kilojoules)),
    way("English, stones", Units(weight: .stones, height: .feet)),
  ]

  private static func way(_ name: String, _ units: Units) -> Way {
    var customs = Way.english.customs
    customs.units = units
    return Way(
      name: name, wording: Wording(customs: customs, zone: Way.berlin),
      screen: Screen(width: 80, hasColour: false, hasBlocks: true))
  }
}
