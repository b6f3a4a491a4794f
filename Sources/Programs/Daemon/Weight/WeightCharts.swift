import Nouns
import Rules
import Settings
import Time
import Wire

// The weight over some days.
extension WeightAnswers {
  private static let usualDays: Int64 = 30
  /// A hundred years.
  private static let mostDays: Int64 = 36_600
  private static let mostPoints: Int64 = 1000

  func weightChart(_ question: WeightChartQuestion) throws(CallFault) -> WeightChart {
    let to = try Day(question.to, in: "to") ?? state.moment.day
    var days = try days(of: question, to: to)
    let course = try state.read(try body.weightCourse(of: days))
    if question.from == nil, question.last == nil, let first = course.kept.first?.day {
      // As many as there are since the first weighing, a week at least.
      days = max(days.lowerBound, min(first, to - 6))...to
    }
    let length = days.upperBound - days.lowerBound + 1
    let most = min(max(question.points ?? Self.mostPoints, 1), Self.mostPoints)
    var chart = WeightChart()
    (chart.from, chart.to) = (days.lowerBound.iso, days.upperBound.iso)
    chart.step = (length + most - 1) / most
    chart.points = points(of: days, step: chart.step, course)
    chart.isMean = state.settings.weightTrend == .mean
    let (standing, today) = (state.engine.standing, state.moment.day)
    if standing.restOfAim(on: today) == nil {
      chart.goalWeight = standing.profile(on: today)?.goalWeight
    }
    chart.phases = PhaseSpan.all(of: days, in: standing)
    if to == today, let goal = chart.goalWeight {
      chart.goalMonths = goalMonths(to: goal, by: course, on: today)
    }
    return chart
  }

  /// Nil where no pace is to be told, or the weeks that it is taken from hold other water.
  func goalMonths(to goal: Int64, by course: WeightCourse, on today: Day) -> Months? {
    let standing = state.engine.standing
    let journal = IntakeJournal(
      days: { _ in nil }, weight: { course.mean(on: $0) }, bounds: { _ in nil },
      isDiet: standing.isDiet(on:))
    guard let aim = standing.aim(on: today), !course.isFasterThanPlanned(on: today),
      journal.isAlike(today, after: GoalRange.days), let mean = course.mean(on: today),
      let before = course.mean(on: today - GoalRange.days)
    else { return nil }
    return GoalRange(aim, to: goal, from: before, now: mean, on: today).map {
      Months(from: String($0.from.iso.prefix(7)), to: String($0.to.iso.prefix(7)))
    }
  }

  /// Those that were asked for, else the last thirty.
  private func days(
    of question: WeightChartQuestion, to: Day
  ) throws(CallFault) -> ClosedRange<Day> {
    let last = question.last ?? Self.usualDays
    guard (1...Self.mostDays).contains(last) else { throw .fields(.wrongType("last")) }
    let from = try Day(question.from, in: "from") ?? to - (last - 1)
    guard from <= to, to - from < Self.mostDays else { throw .fields(.wrongType("from")) }
    return from...to
  }

  private func points(
    of days: ClosedRange<Day>, step: Int64, _ course: WeightCourse
  ) -> [WeightPoint] {
    let hasLine = course.kept.count >= WeightCourse.fewestForArrow
    let line = line(of: course)
    return stride(from: 0, through: days.upperBound - days.lowerBound, by: Int(step)).compactMap {
      let part = days.lowerBound + $0...min(days.lowerBound + ($0 + step - 1), days.upperBound)
      let point = WeightPoint(course, over: part, line: hasLine ? line(part.upperBound) : nil)
      return point.grams == nil && point.trend == nil ? nil : point
    }
  }

  /// The line that the person has chosen to be drawn through the values.
  private func line(of course: WeightCourse) -> (Day) -> Int64? {
    switch state.settings.weightTrend {
    case .mean: return course.mean
    case .holt: return course.level
    case .hackers:
      var smoothed: [SmoothedWeight] = []
      for value in course.kept {
        smoothed.append(smoothed.last?.corrected(by: value) ?? SmoothedWeight(from: value))
      }
      return { smoothed.level(on: $0) }
    }
  }
}

extension WeightPoint {
  /// What was left out only where nothing else was weighed.
  nonisolated init(
    _ course: WeightCourse, over days: ClosedRange<Day>, line: Int64? = nil
  ) {
    let (kept, leftOut) = (course.values(in: days), course.valuesLeftOut(in: days))
    let values = kept.isEmpty ? leftOut : kept
    self.init(
      date: days.lowerBound.iso, grams: values.meanOfGrams,
      isLeftOut: kept.isEmpty && !leftOut.isEmpty, trend: line)
  }
}

extension PhaseSpan {
  static func all(of days: ClosedRange<Day>, in standing: Standing) -> [PhaseSpan] {
    standing.stretches(from: days.lowerBound, days: days.count).filter(\.isUnderWay)
      .map { PhaseSpan($0, until: days.upperBound) }
  }

  private init(_ stretch: Rules.Stretch, until end: Day) {
    self.init(
      phase: stretch.phase.kind, from: stretch.from.iso,
      to: stretch.next.map { ($0 - 1).iso } ?? end.iso)
  }
}
