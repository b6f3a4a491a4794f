import Nouns
import Rules
import TestSupport
import Testing
import Time

/// Somebody whose true need is known, and who eats, weighs and logs in a certain way.
struct Dieter: Sendable, CustomStringConvertible {
  let name: String
  /// Of 100 that the formula says, what the body uses.
  var need: Double = 100
  /// Of 100 that is eaten on a day with a log, what is in it.
  var logged: Double = 100
  /// Of 100 days those without their dinner, which is two fifths of a day.
  var forgotten: Int64 = 0
  /// By how many per cent a day's food differs from what was meant.
  var varies: Double = 10
  /// Eats what is used, whatever the target says.
  var holds = false
  /// In kilograms that a body holds less in a diet phase.
  var water: Double = 1
  var restriction: Int64 = 33
  /// The maintenance less the need on day 90, in the mean; nil where anything may be.
  var bias: Double?
  /// How far lives lie from that, as hundreds of them say: few may lie close together by chance.
  var spread: Double = 90

  var description: String { name }

  /// The outcome of some months.
  struct Life {
    /// Maintenance less need, at each switch and on day 90.
    var switches: [Double] = []
    var bias = 0.0
    /// The least that any maintenance was above the energy at rest, and above the floor as well.
    var aboveRest = Int64.max
    var aboveBoth = Int64.max
    var missed = 0
  }
}

extension Dice {
  fileprivate mutating func normal() -> Double {
    (0..<12).reduce(-6.0) { sum, _ in sum + Double(number(0...1_000_000)) / 1_000_000 }
  }

  fileprivate mutating func percent() -> Int64 { number(0...99) }
}

extension Dieter {
  static let start = Day(number: 20_514)

  /// Women and men of 20 to 65 with a BMI of 25 to 36.
  private static func somebody(_ dice: inout Dice, restriction: Int64) -> Profile {
    var profile = Profile(id: .sample, from: start)
    profile.basis = dice.once(in: 2) ? .female : .male
    let isTall = profile.basis == .male
    profile.height = dice.number(isTall ? 1680...1930 : 1550...1790)
    profile.birth = .age(Int(dice.number(20...65)), on: start)
    profile.activity = [.sedentary, .light, .moderate][Int(dice.number(0...2))]
    let bmi = dice.number(250...360)
    profile.weight = (profile.height ?? 0) * (profile.height ?? 0) * bmi / 10_000
    profile.restriction = restriction
    return profile
  }

  func life(_ dice: inout Dice, days: Int64 = 112) throws -> Life {
    let profile = Self.somebody(&dice, restriction: restriction)
    let program = DietProgram(id: .sample, start: Self.start, leadIn: 7)
    let standing = Standing(programs: [program], profiles: [profile])
    var (life, course) = (Life(), ExpenditureCourse(from: Self.start))
    var weights = WeightCourse(memory: nil)
    var known: [Day: IntakeDay] = [:]
    var (mass, held) = (Double(try #require(profile.weight)), 0.0)
    var targets: Targets?
    for number in 0..<days {
      let day = Self.start + number
      var body = profile
      body.weight = Int64(mass.rounded())
      let formula = try #require(Targets(of: body, on: day)?.tdee)
      let used = Double(formula) * need / 100
      let isDiet = standing.isDiet(on: day)
      // Worked out before the day's own weighing.
      if number == 0 || isDiet != standing.isDiet(on: day - 1) {
        let journal = IntakeJournal(
          days: { known[$0] }, weight: { weights.mean(on: $0) },
          bounds: { standing.bounds(on: $0, by: weights) }, isDiet: standing.isDiet(on:))
        while course.next < day {
          let last = course.next
          course.follow(journal, upTo: last)
          life.missed = max(life.missed, course.missed)
        }
        let new = try Self.targets(of: profile, on: day, weights, course, &life)
        targets = targets.map { new.replace($0) ? new : $0 } ?? new
        if number > 0 { life.switches.append(Double(targets?.maintenance ?? 0) - used) }
      }
      let target = try #require(targets)
      let kcal = isDiet ? target.diet ?? target.maintenance : target.maintenance
      if number == 90 { life.bias = Double(target.maintenance) - used }
      let settled = isDiet ? -1000 * water : 0
      let flow = 220 * water
      held += min(max(settled - held, -flow), flow)
      let meant: Double = holds ? used : Double(kcal) * 100 / logged
      let chance: Double = 1 + dice.normal() * varies / 100
      let eaten: Double = max(0, meant * chance)
      mass += (eaten - used) / 7.7
      if dice.percent() < 85 {
        let shown: Double = mass + held + dice.normal() * 550
        weights.take(DayWeight(day: day, grams: Int64(shown)))
      }
      guard dice.percent() >= 5 else { continue }
      let seen: Double = dice.percent() < forgotten ? logged * 0.6 : logged
      var intake = IntakeDay(meals: 3, kcal: Int64(eaten * seen / 100))
      intake.least = IntakeDay.Share(tenths: 7, of: kcal)
      known[day] = intake
    }
    return life
  }

  /// As at a switch: with the estimate so far, and the weight of the day.
  private static func targets(
    of profile: Profile, on day: Day, _ weights: WeightCourse, _ course: ExpenditureCourse,
    _ life: inout Life
  ) throws -> Targets {
    var profile = profile
    profile.weight = WeightForTargets(weights, on: day, profile: profile.weight)?.grams
    let targets = try #require(
      Targets(of: profile, on: day, spending: course.measured(on: day)))
    let rest = try #require(targets.resting).thousandths
    life.aboveRest = min(life.aboveRest, targets.maintenance - rest / 1000)
    life.aboveBoth = min(
      life.aboveBoth, targets.maintenance - max(rest / 1000, targets.floor))
    return targets
  }
}
