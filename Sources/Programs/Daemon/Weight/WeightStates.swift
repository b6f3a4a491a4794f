import Nouns
import Rules
import Settings
import Time
import Wire

// Where the weight stands, for all who show it.
extension Keeper {
  private static let recentDays: Int64 = 30

  func weights(at now: Moment) throws(StoreTrouble) -> RecentWeights {
    let aimDay = engine.standing.aimSince
    return try keptWeights.recent(on: now.day, aimSince: aimDay) {
      day, visit throws(StoreTrouble) in try ports.rows.dayWeights(day, visit)
    }
  }

  /// After what was done, and with each day: what is safe follows the weight at once.
  func lookAtWeight(at now: Moment) {
    guard let weights = try? weights(at: now) else { return }
    let weight = WeightForTargets(weights.course(), on: now.day, profile: nil)
    engine.takeWeight(weight?.grams)
  }

  func followWeight(_ changes: [Change], at now: Moment) {
    guard changes.contains(where: \.concernsWeight) else { return }
    keptWeights.forget(after: changes)
    lookAtWeight(at: now)
  }

  func weightState(_: NoFields) throws(CallFault) -> WeightState {
    try weightState(at: moment)
  }

  func weightState(at now: Moment) throws(CallFault) -> WeightState {
    let weights = try read(try weights(at: now))
    let (course, day) = (weights.course(), now.day)
    var state = WeightState()
    (state.grams, state.date) = (course.last?.grams, course.last?.day.iso)
    state.mean = course.mean(on: day)
    state.days = Int64(course.daysOfMean(on: day))
    state.isFast = course.isFasterThanPlanned(on: day)
    state.recent = (course.kept + course.leftOut).filter { $0.day > day - Self.recentDays }
      .sorted { $0.day < $1.day }.map { WeightPoint($0, isLeftOut: course.leftOut.contains($0)) }
    if let last = course.last, course.leftOut.last == last {
      state.leftOut = WeightPoint(last, isLeftOut: true)
    }
    sayDirection(of: course, on: day, in: &state)
    sayWay(of: course, on: day, in: &state)
    return state
  }

  private func sayDirection(of course: WeightCourse, on day: Day, in state: inout WeightState) {
    let (rule, phase) = (settings.arrowRule, engine.standing.phase(on: day)?.1)
    state.weekly = course.weeklyChange(on: day)
    state.weighings = Int64(course.valuesOfTrend(on: day))
    state.needed = Int64(WeightCourse.fewestForArrow)
    switch course.direction(on: day, by: rule, in: phase) {
    case .success(let direction):
      state.arrow = WeightArrow(direction)
      state.isWelcome = welcome(on: day) == direction
    case .failure(let silence): state.silence = ArrowSilence(silence.reason)
    }
  }

  /// Nil where it is no good news, or nobody knows.
  func welcomeDirection(of course: WeightCourse, on day: Day) -> WeightDirection? {
    let phase = engine.standing.phase(on: day)?.1
    let direction = try? course.direction(on: day, by: settings.arrowRule, in: phase).get()
    return direction == welcome(on: day) ? direction : nil
  }

  /// Nothing is good news for who weighs too little but what is said by a doctor.
  private func welcome(on day: Day) -> WeightDirection? {
    guard let profile = engine.standing.profiles.last else { return nil }
    return engine.standing.profile(on: day)?.isUnderweight == true ? nil : profile.goal?.welcome
  }

  /// Nothing while the person weighs too little: no goal is worth a look then.
  private func sayWay(of course: WeightCourse, on day: Day, in state: inout WeightState) {
    guard let profile = engine.standing.profile(on: day), !profile.isUnderweight,
      let aim = profile.goal
    else { return }
    (state.aim, state.goalWeight) = (aim, profile.goalWeight)
    guard let goal = profile.goalWeight, let mean = course.mean(on: day) else { return }
    if aim == .maintain { state.isHeld = WeightGoal.isHeld(mean, at: goal) }
    guard let baseline = course.baseline?.grams,
      let way = AimProgress(aim, from: baseline, to: goal, now: mean)
    else { return }
    (state.done, state.total, state.permille) = (way.done, way.total, way.permille)
    state.isReached = way.isReached
  }
}

extension Change {
  /// Whether the weight, or what is made of it, may be another.
  fileprivate var concernsWeight: Bool {
    [before, after].contains { row in
      switch row {
      case .weighing, .profile: true
      default: false
      }
    }
  }
}

extension WeightPoint {
  nonisolated init(_ value: DayWeight, isLeftOut: Bool) {
    self.init(date: value.day.iso, grams: value.grams, isLeftOut: isLeftOut)
  }
}

extension WeightArrow {
  nonisolated init(_ direction: WeightDirection) {
    switch direction {
    case .down: self = .down
    case .flat: self = .flat
    case .up: self = .up
    }
  }
}

extension Wire.ArrowSilence {
  nonisolated fileprivate init(_ reason: Rules.ArrowSilence) {
    switch reason {
    case .tooFew: self = .tooFew
    case .newBlock: self = .newBlock
    case .gap: self = .gap
    }
  }
}

extension Settings {
  var arrowRule: Rules.ArrowRule {
    switch weightArrow {
    case .trend: .trend
    case .week: .week
    }
  }
}
