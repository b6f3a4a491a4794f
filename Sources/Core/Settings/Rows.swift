import Time

/// All there is to know of a key.
struct Row {
  let sentence: SettingMessage
  let shape: Shape
  let get: (Settings) -> String
  let set: (inout Settings, String) throws(ValueMistake) -> Void

  init<Value: SettingValue>(
    _ sentence: SettingMessage, _ shape: Shape, get: @escaping (Settings) -> Value,
    set: @escaping (inout Settings, Value) -> Void
  ) {
    self.sentence = sentence
    self.shape = shape
    self.get = { get($0).text }
    self.set = { (settings, text) throws(ValueMistake) in
      set(&settings, try Value.read(text, as: shape))
    }
  }

  /// `open` hands the field out; a key path would cost more than all else that reads a line.
  init<Value: SettingValue>(
    _ sentence: SettingMessage, _ shape: Shape, _ open: @escaping Access<Value>
  ) {
    self.sentence = sentence
    self.shape = shape
    get = { settings in
      var (copy, text) = (settings, "")
      open(&copy) { text = $0.text }
      return text
    }
    set = { (settings, text) throws(ValueMistake) in
      let value = try Value.read(text, as: shape)
      open(&settings) { $0 = value }
    }
  }

  init<Value: Choice>(_ sentence: SettingMessage, _ open: @escaping Access<Value>) {
    self.init(sentence, Shape(words: Value.words), open)
  }

  typealias Access<Value> = (inout Settings, (inout Value) -> Void) -> Void
}

extension Settings.Key {
  var row: Row {
    switch self {
    case .single(let single): single.row
    case .look(let occasion, let aspect): aspect.row(of: occasion)
    }
  }
}

/// The table of all keys.
extension Settings.Key.Single {
  var row: Row {
    switch self {
    case .language: Row(.language) { $1(&$0.language) }
    case .timeFormat: Row(.timeFormat) { $1(&$0.timeFormat) }
    case .outputPlain: Row(.outputPlain) { $1(&$0.outputPlain) }
    case .unitsWeight: Row(.unitsWeight) { $1(&$0.units.weight) }
    case .unitsHeight: Row(.unitsHeight) { $1(&$0.units.height) }
    case .unitsEnergy: Row(.unitsEnergy) { $1(&$0.units.energy) }
    case .weekStart: Row(.weekStart) { $1(&$0.weekStart) }
    case .hints: Row(.hints) { $1(&$0.hints) }
    case .dayStart: Row(.dayStart, .dayStart) { $1(&$0.dayStart) }
    case .streakMode: Row(.streakMode) { $1(&$0.streakMode) }
    case .streakFreezes: Row(.streakFreezes) { $1(&$0.streakFreezes) }
    case .window: Row(.window, .window) { $1(&$0.window) }
    case .usualStart: Row(.usualStart, .usualStart) { $1(&$0.usualStart) }
    case .notifyGoal: Row(.notifyGoal) { $1(&$0.notify.goal) }
    case .goalRepeat: Row(.goalRepeat) { $1(&$0.goalRepeat) }
    case .notifyHalfway: Row(.notifyHalfway) { $1(&$0.notify.halfway) }
    case .notifyBefore:
      Row(.notifyBefore, .span(.minutes(1), on: .minutes(30))) { $1(&$0.notify.before) }
    case .notifyBeyond:
      Row(.notifyBeyond, .span(.minutes(15), on: .hour, example: .hours(2))) {
        $1(&$0.notify.beyond)
      }
    case .notifyStages: Row(.notifyStages) { $1(&$0.notify.stages) }
    case .notifySafety: Row(.notifySafety) { $1(&$0.notify.safety) }
    case .notifyForgotten:
      Row(.notifyForgotten, .span(.minutes(30), on: .hours(5), to: .hours(48), example: .hours(8)))
      { $1(&$0.notify.forgotten) }
    case .notifyWindowOpens:
      Row(.notifyWindowOpens, .ahead(on: .zero)) { $1(&$0.notify.windowOpens) }
    case .notifyWindowCloses:
      Row(.notifyWindowCloses, .ahead(on: .minutes(30))) { $1(&$0.notify.windowCloses) }
    case .notifyWindowClosed: Row(.notifyWindowClosed) { $1(&$0.notify.windowClosed) }
    case .notifyStart: Row(.notifyStart, .ahead(on: .zero)) { $1(&$0.notify.start) }
    case .programLeadIn: Row(.programLeadIn, .days(0...28, example: 14)) { $1(&$0.program.leadIn) }
    case .programGap: Row(.programGap, .days(0...365, example: 30)) { $1(&$0.program.gap) }
    case .programOffer:
      Row(.programOffer, .days(1...365, words: ["off"], example: 42)) { $1(&$0.program.offer) }
    case .programLate: Row(.programLate, .days(0...14, example: 1)) { $1(&$0.program.late) }
    case .notifyPhase: Row(.notifyPhase) { $1(&$0.notify.phase) }
    case .notifyEve: Row(.notifyEve, .eve) { $1(&$0.notify.eve) }
    case .macrosCarbs: Row(.macrosCarbs) { $1(&$0.macrosCarbs) }
    case .mealNudge: Row(.mealNudge) { $1(&$0.mealNudge) }
    case .weightTrend: Row(.weightTrend) { $1(&$0.weightTrend) }
    case .weightArrow: Row(.weightArrow) { $1(&$0.weightArrow) }
    case .weightInbox: Row(.weightInbox, .folder("/home/me/Scale")) { $1(&$0.weightInbox) }
    case .notifyProgress: Row(.notifyProgress) { $1(&$0.notify.progress) }
    case .notifyUrgency: Row(.notifyUrgency) { $1(&$0.notify.urgency) }
    case .quiet: Row(.quiet, .quiet) { $1(&$0.quiet) }
    case .click: Row(.click, .click) { $1(&$0.click) }
    case .menuCommand: Row(.menuCommand, .menu) { $1(&$0.menu) }
    case .coach: Row(.coach) { $1(&$0.coach) }
    case .coachLook: Row(.coachLook) { $1(&$0.coachLook) }
    case .eventsEnabled: Row(.eventsEnabled) { $1(&$0.events) }
    case .backupDaily: Row(.backupDaily) { $1(&$0.backupDaily) }
    case .healthFolder:
      Row(.healthFolder, .folder("/home/me/Health/Fasts")) { $1(&$0.health.folder) }
    case .healthFormat: Row(.healthFormat) { $1(&$0.health.format) }
    case .undoKeep: Row(.undoKeep) { $1(&$0.undoKeep) }
    case .logLevel: Row(.logLevel) { $1(&$0.logLevel) }
    }
  }
}

extension Settings.Aspect {
  func row(of occasion: Settings.Occasion) -> Row {
    switch self {
    case .urgency:
      Row(
        .lookUrgency, Shape(words: Settings.Urgency.words),
        get: { $0.look(of: occasion).urgency },
        set: { $0.ownLooks[occasion, default: .init()].urgency = $1 })
    case .timeout:
      Row(
        .lookTimeout, .timeout, get: { $0.look(of: occasion).timeout },
        set: { $0.ownLooks[occasion, default: .init()].timeout = $1 })
    case .sound:
      Row(
        .lookSound, .sound, get: { $0.look(of: occasion).sound },
        set: { $0.ownLooks[occasion, default: .init()].sound = $1 })
    case .icon:
      Row(
        .lookIcon, .icon, get: { $0.look(of: occasion).icon },
        set: { $0.ownLooks[occasion, default: .init()].icon = $1 })
    }
  }
}
