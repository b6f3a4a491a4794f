import Nouns
import Wire

package enum HabitMessage: String, Message {
  // MARK: Streaks

  case ofLastDays = "{days} of the last {all} days"
  case joined = "{first}, {second}"

  // MARK: Badges

  case streak = "Logging"
  case adherence = "Cycles"
  case milestone = "Meals"
  case weight = "Weight"
  case bronze = "bronze"
  case silver = "silver"
  case gold = "gold"
  case platinum = "platinum"
  case badge = "{category}, {tier}"
  case badgeEarned = "{badge} ({needs}), {date}"
  case badgesHead = "Badges"
  case noBadges = "No badge yet."
  case allEarned = "All of them are earned."
  case weightNeeds = "{percent}% of your weight at the start, towards your aim"
  case nextBadge = "Next: {badge} for {needs}"
  case progress = "{value} so far"
  case weightSoFar = "{change} so far, {percent}%"
  case underweight = "Badges for weight rest while your BMI is under 18.5."
  case tooFast =
    "It waits until you lose more slowly: in the last four weeks it was more than 1% a week."
  case noAim = "It needs an aim and weigh-ins of your own: fastctl profile --aim lose"
  case noProgram = "A cycle is 28 days of a diet program, and counts with 20 days on target."
  case badgesStay = "A badge stays, whatever comes later."
  case earned = "New badge: {badge}"
  case eraseBadge = "Erase the badge {badge}, too? That day gave it."
  case badgeStays = "The badge {badge}, which that day gave, stays."

  // MARK: Points

  case pointsHead = "Points: {balance}"
  case resting = "Points resting: {balance}. Log anything and they stop shrinking."
  case restingStill = "Points resting: {balance}. They stay as they are."
  case earnedLately = "{today} today, {week} this week"
  case meal = "Meal"
  case macros = "Macros"
  case checkIn = "Visit"
  case cycle = "Cycle"
  case rested = "rested, {lost}"
  case restedKept = "rested"
  case day = "{date}: {what}"
  case balanceAfter = "{what}; {balance} in all"
  case nothing = "nothing"
  case pointsOff =
    "Badges and points are off. They come for keeping your journal, and never for eating less, fasting longer or weighing less."
  case pointsEarned =
    "A day gives 10 for a meal, 5 for a weight, 5 if all macros you track are on target, and 2 for using fastctl. A cycle with 20 of its 28 days on target gives 100."
  case pointsGentle =
    "On days without an entry they rest: 1% a day less, and nothing else ever takes them. With points.decay none they stay; with seed it is 5% a day for a week after a streak has ended."
  case pointsWarn =
    "Rewards like these help some people and put pressure on others. If they weigh on you, turn them off: nothing is lost."
  case pointsOn = "To turn them on: fastctl points on"
  case turnedOn = "Badges and points are on from today."
  case turnedOff = "Badges and points are off. What you have stays."
  case already = "Nothing changed: they are as you say already."
  case inToday = "{points}, {badges}"

  // MARK: Choices

  case rulePoints = "badges and points: {value}"
  case ruleDecay = "how points shrink: {value}"
  case ruleFreezes = "freezes of a streak: {value}"
  case ruleMode = "the day a fast counts for: {value}"
  case ruleCarbs = "carbohydrate on labels: {value}"
  case ruleCare = "rest of badges and points: {value}"
  case ruleFrom = "{rule}, from {date}"
  case ruleSet = "Changed {rule}"
  case ruleGone = "Took back {rule}"
  case badgeGone = "Took back the badge {badge}"
}

extension HabitMessage {
  init(_ category: BadgeCategory) {
    self =
      switch category {
      case .streak: .streak
      case .adherence: .adherence
      case .milestone: .milestone
      case .weight: .weight
      }
  }

  init(_ tier: BadgeTier) {
    self =
      switch tier {
      case .bronze: .bronze
      case .silver: .silver
      case .gold: .gold
      case .platinum: .platinum
      }
  }

  init(_ reason: PointReason) {
    self =
      switch reason {
      case .meal: .meal
      case .macros: .macros
      case .weight: .weight
      case .checkIn: .checkIn
      case .cycle: .cycle
      }
  }

  init(_ key: RuleKey) {
    self =
      switch key {
      case .mode: .ruleMode
      case .freezes: .ruleFreezes
      case .carbs: .ruleCarbs
      case .points: .rulePoints
      case .decay: .ruleDecay
      case .care: .ruleCare
      }
  }
}

extension PluralMessage {
  static var points: Self { Self(one: "{n} point", many: "{n} points") }
  static var badges: Self { Self(one: "{n} badge", many: "{n} badges") }
  static var daysWithEntry: Self {
    Self(one: "{n} day with an entry", many: "{n} days in a row with an entry")
  }
  static var daysLogged: Self {
    Self(one: "Logging: {n} day in a row", many: "Logging: {n} days in a row")
  }
  static var cyclesOnTarget: Self {
    Self(one: "{n} cycle on target", many: "{n} cycles on target")
  }
  static var mealsLogged: Self { Self(one: "{n} meal logged", many: "{n} meals logged") }
  static var daysHeld: Self {
    Self(one: "{n} day at your goal weight", many: "{n} days at your goal weight")
  }
}
