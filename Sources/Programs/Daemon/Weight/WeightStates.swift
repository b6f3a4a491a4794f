import Nouns
import Rules
import Settings
import Time
import Wire

// Where the weight stands, for all who show it.
extension WeightAnswers {
  private static let recentDays: Int64 = 30

  func weightState(_: NoFields) throws(CallFault) -> WeightState {
    try weightState(at: state.moment)
  }

  func weightState(at now: Moment, hasRecent: Bool = true) throws(CallFault) -> WeightState {
    let weights = try state.read(try body.weights(at: now))
    let (course, day) = (weights.course(), now.day)
    var answer = WeightState()
    (answer.grams, answer.date) = (course.last?.grams, course.last?.day.iso)
    answer.mean = course.mean(on: day)
    answer.days = Int64(course.daysOfMean(on: day))
    answer.isFast = course.isFasterThanPlanned(on: day)
    let recent = (course.kept + course.leftOut).filter { $0.day > day - Self.recentDays }
      .sorted { $0.day < $1.day }
    answer.recent = recent.suffix(hasRecent ? recent.count : 2)
      .map { WeightPoint($0, isLeftOut: course.leftOut.contains($0)) }
    if let last = course.last, course.leftOut.last == last {
      answer.leftOut = WeightPoint(last, isLeftOut: true)
    }
    answer.notices = Snapshots(state: state).careNotices(on: now.date)
    sayDirection(of: course, on: day, in: &answer)
    sayWay(of: course, on: day, in: &answer)
    return answer
  }

  private func sayDirection(of course: WeightCourse, on day: Day, in answer: inout WeightState) {
    let (rule, phase) = (state.settings.arrowRule, state.engine.standing.phase(on: day)?.1)
    answer.weekly = course.weeklyChange(on: day)
    answer.weighings = Int64(course.valuesOfTrend(on: day))
    answer.needed = Int64(WeightCourse.fewestForArrow)
    switch course.direction(on: day, by: rule, in: phase) {
    case .success(let direction):
      answer.arrow = direction
      answer.isWelcome = welcome(on: day) == direction
    case .failure(let silence): answer.silence = ArrowSilence(silence.reason)
    }
  }

  /// Nil where it is no good news, or nobody knows.
  func welcomeDirection(of course: WeightCourse, on day: Day) -> WeightArrow? {
    let phase = state.engine.standing.phase(on: day)?.1
    let direction = try? course.direction(on: day, by: state.settings.arrowRule, in: phase).get()
    return direction == welcome(on: day) ? direction : nil
  }

  /// Nothing is good news for somebody it could harm.
  private func welcome(on day: Day) -> WeightArrow? {
    state.engine.standing.aim(on: day)?.welcome
  }

  /// Nothing where no aim counts: no goal is worth a look then.
  private func sayWay(of course: WeightCourse, on day: Day, in answer: inout WeightState) {
    let standing = state.engine.standing
    answer.resting = standing.restOfAim(on: day).map(AimRest.init)
    guard let profile = standing.profile(on: day), let aim = standing.aim(on: day) else { return }
    (answer.aim, answer.goalWeight) = (aim, profile.goalWeight)
    guard let goal = profile.goalWeight else { return }
    answer.reachedOn = standing.isGoalReached(on: day) ? standing.goalReached?.iso : nil
    answer.isReached = answer.reachedOn != nil
    let weight = WeightForTargets(course, on: day, profile: profile.weight)
    guard aim != .maintain else {
      answer.isHeld = course.mean(on: day).map { WeightGoal.isHeld($0, at: goal) }
      return
    }
    answer.distance = weight.map { max(0, aim == .gain ? goal - $0.grams : $0.grams - goal) }
    guard let baseline = course.baseline(on: day)?.grams, let mean = course.mean(on: day),
      let way = AimProgress(aim, from: baseline, to: goal, now: mean)
    else { return }
    (answer.done, answer.total, answer.permille) = (way.done, way.total, way.permille)
  }

  // MARK: Where the numbers come from

  func weightReasons(_: NoFields) throws(CallFault) -> WeightWhy {
    let now = state.moment
    let known = try weightState(at: now)
    let (course, day) = (try state.read(try body.weights(at: now)).course(), now.day)
    var why = WeightWhy()
    why.date = day.iso
    (why.mean, why.fewest) = (known.mean, Int64(WeightCourse.fewestOfWeek))
    let week = day - (WeightCourse.week - 1)
    why.values = known.recent.filter { $0.date >= week.iso }
    (why.arrow, why.isWelcome, why.silence) = (known.arrow, known.isWelcome, known.silence)
    (why.weighings, why.needed) = (known.weighings, known.needed)
    (why.aim, why.goalWeight, why.resting) = (known.aim, known.goalWeight, known.resting)
    let baseline = known.resting == nil ? course.baseline(on: day) : nil
    why.baseline = baseline.map { WeightPoint($0, isLeftOut: false) }
    why.goalMonths = why.goalWeight.flatMap { goalMonths(to: $0, by: course, on: day) }
    sayRule(of: course, on: day, in: &why)
    return why
  }

  private func sayRule(of course: WeightCourse, on day: Day, in why: inout WeightWhy) {
    let before = day - WeightCourse.week
    switch state.settings.arrowRule {
    case .trend where course.weeklyChange(on: day) != nil:
      (why.now, why.before) = (course.level(on: day), course.level(on: before))
    case .trend: why.now = course.level(on: day)
    case .week:
      why.rule = .week
      (why.now, why.before) = (course.mean(on: day), course.mean(on: before))
    }
    why.band = state.settings.arrowRule.band
    why.waterDays = WeightCourse.daysOfWater
    let phase = state.engine.standing.phase(on: day)?.1
    (why.phase, why.phaseDay) = (phase?.kind, phase?.day)
  }
}

extension WeightPoint {
  nonisolated init(_ value: DayWeight, isLeftOut: Bool) {
    self.init(date: value.day.iso, grams: value.grams, isLeftOut: isLeftOut)
  }
}

extension Nouns.ArrowSilence {
  nonisolated fileprivate init(_ reason: Rules.ArrowSilence) {
    switch reason {
    case .tooFew: self = .tooFew
    case .newBlock: self = .newBlock
    case .gap: self = .gap
    }
  }
}

extension Settings {
  var arrowRule: ArrowRule {
    switch weightArrow {
    case .trend: .trend
    case .week: .week
    }
  }
}

extension AimRest {
  fileprivate init(_ obstacle: DietObstacle) {
    switch obstacle {
    case .underweight, .aimGain: self = .underweight
    case .answer(.underAge): self = .underAge
    case .answer(.pregnancy): self = .pregnancy
    case .answer(.eatingDisorder): self = .eatingDisorder
    case .answer: self = .lowWeight
    }
  }
}
