import Nouns
import Rules
import Time
import Wire

struct ProfileAnswers: Answers {
  let state: State
  let body: Body

  static func of(_ keeper: Keeper) -> Self { Self(state: keeper.state, body: keeper.body) }

  func profile() -> ProfileAnswer {
    let today = state.moment.date
    return profileAnswer(on: today, before: state.engine.standing.targetChange(on: today)?.before)
  }

  func profileAnswer(on today: Day, before: Rules.Targets?) -> ProfileAnswer {
    let standing = state.engine.standing
    var profile = standing.version(on: today)
    // One truth: what the journal knows.
    if let weight = standing.weight {
      profile = profile ?? Profile()
      profile?.weight = weight.grams
    }
    return ProfileAnswer(
      profile: ProfileEntry(profile, on: today),
      targets: standing.targets(on: today).map(Wire.Targets.init),
      before: before.map(Wire.Targets.init),
      obstacle: standing.reasonForNoEnergy(on: today),
      patternRests: standing.patternObstacle(on: today)?.text)
  }

  func targets(_ question: TargetsQuestion) throws(CallFault) -> TargetsAnswer {
    let now = state.moment
    let day = try Day(question.date, in: "date") ?? now.date
    let standing = state.engine.standing
    var targets = standing.targets(on: day).map(Wire.Targets.init)
    targets?.mended = standing.mended(on: day)
    let rest = question.date == nil ? state.engine.targetRest(at: now.instant) : nil
    let energy = rest == nil ? standing.energy(on: day) : nil
    let course = try state.read(try body.expenditureCourse(at: now))
    return TargetsAnswer(
      date: day.iso, targets: targets,
      energy: energy.map(Wire.DayEnergy.init),
      macros: rest == nil ? standing.macros(on: day).map(Wire.Macros.init) : nil,
      program: ProgramAnswers(state: state).program(on: day, isResting: rest != nil),
      missing: standing.missing(on: day),
      obstacle: standing.reasonForNoEnergy(on: day),
      record: course.map { ExpenditureRecord($0, on: now.day, in: standing) },
      resting: rest.map(Resting.init),
      patternRests: standing.patternObstacle(on: day)?.text)
  }

  func safety() -> SafetyAnswer {
    let answers = state.engine.standing.safety
    let applies = SafetyQuestion.allCases.filter { answers?.applies.contains($0) == true }
    return SafetyAnswer(
      safety: Wire.Safety(
        at: answers?.at.milliseconds, applies: applies,
        agreed: answers?.isAgreed ?? false,
        longestGoal: state.engine.standing.longestGoal(on: state.moment.date)?.seconds,
        askedAgain: answers?.askedAgain ?? []))
  }
}

// MARK: - What is described

struct ProfileOrders: KeeperAnswers {
  let keeper: Keeper

  func setProfile(
    _ wish: Wire.ProfileOrder, _ client: CallToken
  ) throws(CallFault) -> Answer<ProfileAnswer> {
    let order = try Rules.ProfileOrder(wish)
    do { return try describe(.profile(order), client) } catch {
      guard case .underAge = error, let kept = order.ofMinor,
        let decision = try? keeper.decide(.profile(kept), for: client)
      else { throw .refused(error) }
      // What was said is refused, and counts as a yes to the first question.
      return Answer(refused: error) { keeper.finish(decision) }
    }
  }

  func recalculate(
    _: NoFields, _ client: CallToken
  ) throws(CallFault) -> Answer<ProfileAnswer> {
    do { return try describe(.recalculate, client) } catch { throw .refused(error) }
  }

  private func describe(
    _ command: Command, _ client: CallToken
  ) throws(Refusal) -> Answer<ProfileAnswer> {
    let before = keeper.state.engine.standing.targets(on: keeper.state.moment.date)
    let decision = try keeper.decide(command, by: keeper.ports.clients.program(of: client))
    let after = keeper.state.engine.standing.targets(on: keeper.state.moment.date)
    return Answer(
      ProfileAnswers.of(keeper).profileAnswer(
        on: keeper.state.moment.date, before: before == after ? nil : before)
    ) {
      keeper.finish(decision)
    }
  }
}

// MARK: - What the rules worked out

nonisolated extension Wire.Targets {
  init(_ targets: Rules.Targets) {
    self.init(
      since: targets.since.iso, origin: targets.origin,
      dietOrigin: targets.diet.map { _ in targets.dietOrigin },
      age: targets.age.map { Int64($0) }, height: targets.height, weight: targets.weight,
      basis: targets.basis, activity: targets.activity,
      factor: targets.activity?.factor, ree: targets.resting?.thousandths, tdee: targets.tdee,
      maintenance: targets.maintenance, diet: targets.diet, restriction: targets.restriction,
      wanted: targets.wanted, floor: targets.floor, bmi: targets.bmi,
      flags: targets.flags)
    weightSource = targets.weightSource
    measured = targets.expenditure.map(Wire.MeasuredExpenditure.init)
    resting = targets.restingOwn
  }
}

nonisolated extension Wire.DayEnergy {
  init(_ energy: Rules.DayEnergy) {
    self.init(kcal: energy.kcal, reason: energy.reason)
  }
}

nonisolated extension Wire.Macros {
  init(_ macros: Rules.Macros) {
    self.init(
      reference: macros.reference, protein: macros.protein, fat: macros.fat, carbs: macros.carbs,
      fiber: macros.fiber, own: macros.own.fields)
  }
}

nonisolated extension OwnMacros {
  fileprivate var fields: [ProfileField] {
    let values: [(ProfileField, Int64?)] = [
      (.ownProtein, protein), (.ownCarbs, carbs), (.ownFat, fat), (.ownFiber, fiber),
    ]
    return values.filter { $0.1 != nil }.map(\.0)
  }
}

nonisolated extension Wire.MeasuredExpenditure {
  init(_ measured: Rules.MeasuredExpenditure) {
    self.init(
      kcal: measured.kcal, days: measured.days, completeDays: measured.completeDays)
  }
}

nonisolated extension ExpenditureRecord {
  init(_ course: ExpenditureCourse, on today: Day, in standing: Standing) {
    self.init()
    measured = course.measured(on: today).map(Wire.MeasuredExpenditure.init)
    (days, completeDays) = (course.days, course.completeDays)
    (needed, hasWeights) = (course.needed, course.hasWeights)
    (reason, bound) = (course.reason, course.lastTaken?.bound)
    step = course.last.map {
      RecordStep(
        on: $0.day.iso, raw: $0.record.raw, least: $0.bounds.range.lowerBound,
        most: $0.bounds.range.upperBound)
    }
    missed = Int64(course.missed)
    let eaten = EatenDay([], on: today, in: standing, isMarked: false, isFasted: false)
    completeFrom = eaten.intake.leastEnergy
  }
}
