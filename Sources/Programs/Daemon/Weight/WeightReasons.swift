import Nouns
import Rules
import Settings
import Time
import Wire

// What the numbers come from that are told of the weight.
extension Keeper {
  func weightReasons(_: NoFields) throws(CallFault) -> WeightWhy {
    let now = moment
    let state = try weightState(at: now)
    let (course, day) = (try read(try weights(at: now)).course(), now.day)
    var why = WeightWhy()
    why.date = day.iso
    (why.mean, why.fewest) = (state.mean, Int64(WeightCourse.fewestOfWeek))
    let week = day - (WeightCourse.week - 1)
    why.values = state.recent.filter { $0.date >= week.iso }
    (why.arrow, why.isWelcome, why.silence) = (state.arrow, state.isWelcome, state.silence)
    (why.weighings, why.needed) = (state.weighings, state.needed)
    (why.aim, why.goalWeight) = (state.aim, state.goalWeight)
    why.baseline = course.baseline.map { WeightPoint($0, isLeftOut: false) }
    sayRule(of: course, on: day, in: &why)
    return why
  }

  private func sayRule(of course: WeightCourse, on day: Day, in why: inout WeightWhy) {
    let before = day - WeightCourse.week
    switch settings.arrowRule {
    case .trend where course.weeklyChange(on: day) != nil:
      (why.now, why.before) = (course.level(on: day), course.level(on: before))
    case .trend: why.now = course.level(on: day)
    case .week:
      why.rule = .week
      (why.now, why.before) = (course.mean(on: day), course.mean(on: before))
    }
    why.band = settings.arrowRule.band
    why.waterDays = WeightCourse.daysOfWater
    let phase = engine.standing.phase(on: day)?.1
    (why.phase, why.phaseDay) = (phase.map { Wire.Phase($0.kind) }, phase?.day)
  }
}
