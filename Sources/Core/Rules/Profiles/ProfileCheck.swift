import Nouns
import Time

/// Checks the person's new data before it is taken.
struct ProfileCheck {
  let order: ProfileOrder
  let old: Profile?
  let new: Profile
  let today: Day
  let standing: Standing
  /// The person's last weight, by their journal or else by their profile.
  let lastWeight: Int64?
  /// Against an aim to lose weight.
  let aimObstacle: DietObstacle?

  /// First what cannot be, then what is not safe, and at last what only has to be confirmed.
  func check() throws(Refusal) {
    try checkBirth()
    try checkNumbers()
    try checkPattern()
    try checkAim()
    try checkGoalWeight()
    try checkMaintenance()
    try checkDiet()
    try checkMacros()
    let needed = consents
    guard needed.allSatisfy(order.confirmed.holds) else {
      let first = lastWeight == nil && needed.contains(.weightJump) ? order.values.weight : nil
      throw .needsConfirmation(needed, about: first.map { .weight(grams: $0) })
    }
    if let question = maintenance, !order.confirmed.holds(.lowMaintenance) { throw question }
  }

  // MARK: Numbers

  private func checkNumbers() throws(Refusal) {
    var (values, faults) = (order.values, RowFaults(at: .blank))
    values.values(&faults)
    switch faults.refusals.first {
    case .numberOutOfRange("diet", let diet, let allowed)? where diet < allowed.lowerBound:
      throw .dietTooLow(diet, least: allowed.lowerBound)
    case .numberOutOfRange("maintenance", let kcal, let allowed)? where kcal < allowed.lowerBound:
      throw .maintenanceTooLow(kcal, least: allowed.lowerBound, because: nil)
    case let refusal?: throw refusal
    case nil: break
    }
  }

  private func check(
    _ value: Int64, _ field: ProfileField, _ allowed: ClosedRange<Int64>
  ) throws(Refusal) {
    guard !allowed.contains(value) else { return }
    throw .numberOutOfRange(field: field.rawValue, value, allowed: allowed)
  }

  private func check(
    _ day: Day, _ field: ProfileField, _ allowed: ClosedRange<Day>
  ) throws(Refusal) {
    guard !allowed.contains(day) else { return }
    throw .dateOutOfRange(field: field.rawValue, day, allowed: allowed)
  }

  // MARK: Age

  /// The person may be in a zone where the next day has begun.
  private var latest: Day { today + 1 }

  private func checkBirth() throws(Refusal) {
    let oldest = Birth.ages.upperBound
    let year = today.civil.year
    switch order.values.birth {
    case .date(let day)?:
      try check(day, .birth, (today - Int64(oldest * 366))...latest)
    case .year(let born)?:
      try check(Int64(born), .birth, Int64(year - oldest)...Int64(latest.civil.year))
    case .age(let years, let said)?:
      try check(Int64(years), .birth, Birth.ages.wide)
      try check(said, .birth, (today - Int64(oldest * 366))...latest)
    case nil: break
    }
    guard let birth = new.birth, !order.isMinors, !birth.isAdult(on: today) else { return }
    throw .underAge(years: birth.youngest(on: today))
  }

  // MARK: Weight and energy

  /// Neither is a goal weight taken that would be a loss.
  private func checkAim() throws(Refusal) {
    guard let aimObstacle else { return }
    let weight = order.values.weight ?? lastWeight
    let isLoss = order.values.goalWeight.map { goal in weight.map { goal < $0 } ?? false } ?? false
    if order.values.goal == .lose || isLoss { throw .aimNotSafe(aimObstacle) }
  }

  private func checkGoalWeight() throws(Refusal) {
    guard order.touches(.goalWeight) || order.touches(.height), let goal = new.goalWeight else {
      return
    }
    var reached = new
    reached.weight = goal
    guard reached.isUnderweight, let least = new.leastGoalWeight else { return }
    throw .goalWeightTooLow(goal, least: least)
  }

  /// Against the maintenance that the person sets, or what they are asked about it.
  private var maintenance: Refusal? {
    guard let kcal = order.values.maintenance else { return nil }
    return OwnMaintenance(
      kcal, bounds: new.bounds(on: today), floor: new.basisUsed.floor,
      obstacle: standing.reasonToHold(new, on: today),
      isAgreed: standing.answers(on: today)?.isAgreed ?? false
    ).refusal
  }

  private func checkMaintenance() throws(Refusal) {
    if let refusal = maintenance, refusal.consents == nil { throw refusal }
  }

  private func checkDiet() throws(Refusal) {
    guard order.touches(.diet) || order.touches(.maintenance), let diet = new.diet,
      let maintenance = Targets(of: new, on: today)?.maintenance, diet > maintenance
    else { return }
    throw .dietAboveMaintenance(diet, maintenance: maintenance)
  }

  /// By the weight, and by the energy that they have together.
  private func checkMacros() throws(Refusal) {
    let fields: [ProfileField] = [.ownProtein, .ownCarbs, .ownFat]
    guard fields.contains(where: order.touches) else { return }
    if let protein = order.values.ownProtein, let weight = new.sound.weight {
      // From what a body needs to more than anything is known of.
      let least = max(Profile.proteins.lowerBound, (weight * 6 + 9_999) / 10_000)
      let most = min(Profile.proteins.upperBound, weight * 3 / 1000)
      try check(protein, .ownProtein, min(least, most)...most)
    }
    let own = OwnMacros(of: new)
    let kcal = 4 * ((own.protein ?? 0) + (own.carbs ?? 0)) + 9 * (own.fat ?? 0)
    guard let maintenance = Targets(of: new, on: today)?.maintenance,
      kcal * 100 > maintenance * 120
    else { return }
    throw .macrosAboveMaintenance(kcal, maintenance: maintenance)
  }

  // MARK: Two deficits

  private func checkPattern() throws(Refusal) {
    switch order.values.pattern {
    case .weekly(let days)?:
      guard !days.isEmpty, !days.contains(where: { days.contains($0.following) }) else {
        throw .daysTouch
      }
    case .alternate(let first)?: try check(first, .pattern, (today - 366)...(today + 366))
    case nil: break
    }
    guard order.touches(.pattern) || order.touches(.counts), new.pattern != nil,
      new.counts == nil, standing.programs.contains(where: { $0.end.map { $0 > today } ?? true })
    else { return }
    throw .twoDeficits
  }

  // MARK: Consent

  /// Whether the aim leads away from the goal weight.
  private var isBehind: Bool {
    guard let goal = new.goalWeight, let weight = order.values.weight ?? lastWeight else {
      return false
    }
    return new.goal == .lose && goal > weight || new.goal == .gain && goal < weight
  }

  private var consents: [Consent] {
    var consents: [Consent] = []
    let wasMinor = old.map { standing.isMinor($0, on: today) } ?? false
    if wasMinor, order.touches(.birth), new.birth?.isAdult(on: today) != false {
      consents.append(.ofAge)
    }
    if let weight = order.values.weight, Weighing.isJump(from: lastWeight, to: weight) {
      consents.append(.weightJump)
    }
    let isAsked = [.diet, .basis, .gender].contains { order.touches($0) }
    if order.touches(.goal) || order.touches(.goalWeight), isBehind { consents.append(.goalSide) }
    if isAsked, let diet = new.diet, diet < new.basisUsed.floor { consents.append(.lowDiet) }
    return consents
  }
}

extension Weekday {
  fileprivate var following: Weekday { self == .sunday ? .monday : Self.allCases[rawValue + 1] }
}
