extension Settings {
  package enum Key: RawRepresentable, CaseIterable, Hashable, Sendable {
    case single(Single)
    /// `notify.goal.sound` and the like.
    case look(Occasion, Aspect)

    /// The keys that are no family, in the order in which people are shown them.
    package enum Single: String, CaseIterable, Sendable {
      case language
      case timeFormat = "time.format"
      case outputPlain = "output.plain"
      case unitsWeight = "units.weight"
      case unitsHeight = "units.height"
      case unitsEnergy = "units.energy"
      case weekStart = "week.start"
      case hints
      case dayStart = "day.start"
      case streakMode = "streak.mode"
      case streakFreezes = "streak.freezes"
      case streakShow = "streak.show"
      case points
      case pointsDecay = "points.decay"
      case window
      case usualStart = "start.usual"
      case notifyGoal = "notify.goal"
      case goalRepeat = "goal.repeat"
      case notifyHalfway = "notify.halfway"
      case notifyBefore = "notify.before"
      case notifyBeyond = "notify.beyond"
      case notifyStages = "notify.stages"
      case notifySafety = "notify.safety"
      case notifyLittle = "notify.little"
      case notifyWeek = "notify.week"
      case notifyForgotten = "notify.forgotten"
      case notifyWindowOpens = "notify.window.opens"
      case notifyWindowCloses = "notify.window.closes"
      case notifyWindowEnergy = "notify.window.energy"
      case notifyWindowClosed = "notify.window.closed"
      case notifyStart = "notify.start"
      case programLeadIn = "program.leadin"
      case programGap = "program.gap"
      case programOffer = "program.offer"
      case programLate = "program.late"
      case notifyPhase = "notify.phase"
      case notifyEve = "notify.eve"
      case macrosCarbs = "macros.carbs"
      case mealNudge = "meal.nudge"
      case foodBrands = "food.brands"
      case drinkAim = "drink.aim"
      case drinkRemind = "drink.remind"
      case drinkHours = "drink.hours"
      case weightTrend = "weight.trend"
      case weightArrow = "weight.arrow"
      case weightInbox = "weight.inbox"
      case notifyProgress = "notify.progress"
      case notifyUrgency = "notify.urgency"
      case quiet
      case click
      case menuCommand = "menu.command"
      case coach
      case coachLook = "coach.look"
      case coachSound = "coach.sound"
      case eventsEnabled = "events.enabled"
      case backupDaily = "backup.daily"
      case healthFolder = "health.folder"
      case healthFormat = "health.format"
      case phoneFolder = "phone.folder"
      case phoneWeight = "phone.weight"
      case phoneMeals = "phone.meals"
      case phoneNotes = "phone.notes"
      case undoKeep = "undo.keep"
      case logLevel = "log.level"
    }

    package static let allCases =
      Single.allCases.map(Key.single)
      + Occasion.allCases.flatMap { occasion in
        Aspect.allCases.map { Key.look(occasion, $0) }
      }

    package init?(rawValue: String) {
      if let single = Single(rawValue: rawValue) {
        self = .single(single)
      } else {
        let parts = rawValue.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "notify",
          let occasion = Occasion(rawValue: String(parts[1])),
          let aspect = Aspect(rawValue: String(parts[2]))
        else { return nil }
        self = .look(occasion, aspect)
      }
    }

    package var rawValue: String {
      switch self {
      case .single(let single): single.rawValue
      case .look(let occasion, let aspect): "notify.\(occasion.rawValue).\(aspect.rawValue)"
      }
    }

    /// Whether its value is no line of the file but a row of the person's data, which holds from its day on
    /// and is the same on every machine.
    package var isRow: Bool {
      switch self {
      case .single(.streakMode), .single(.streakFreezes), .single(.macrosCarbs), .single(.points),
        .single(.pointsDecay):
        true
      default: false
      }
    }

    /// Whether it is one of the many that say how a kind of news appears.
    package var isLook: Bool {
      if case .look = self { true } else { false }
    }

    /// What it is for, in one sentence.
    package var sentence: SettingMessage { row.sentence }

    /// The texts it takes.
    package var shape: Shape { row.shape }

    /// The value it has when nobody sets it, as text.
    package var fallback: String { Settings()[self] }
  }

  /// A value as the text that sets it.
  package subscript(key: Key) -> String { key.row.get(self) }

  /// Changes nothing when the key cannot have that value.
  package mutating func set(_ key: Key, to text: String) throws(SettingsError) {
    do throws(ValueMistake) { try key.row.set(&self, text) } catch {
      throw .badValue(key: key, value: text, why: error)
    }
  }

  /// Whether the value is the one that the key has without a word about it.
  package func isDefault(_ key: Key) -> Bool {
    // Without a word of its own it follows `notify.urgency`.
    if case .look(let occasion, .urgency) = key, ownLooks[occasion]?.urgency == nil { return true }
    return self[key] == key.fallback
  }
}
