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
    case .streakShow: Row(.streakShow) { $1(&$0.streakShow) }
    case .points: Row(.points) { $1(&$0.points) }
    case .pointsDecay: Row(.pointsDecay) { $1(&$0.pointsDecay) }
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
    case .notifyLittle: Row(.notifyLittle) { $1(&$0.notify.little) }
    case .notifyWeek: Row(.notifyWeek) { $1(&$0.notify.week) }
    case .notifyForgotten:
      Row(.notifyForgotten, .span(.minutes(30), on: .hours(5), to: .hours(48), example: .hours(8)))
      { $1(&$0.notify.forgotten) }
    case .notifyWindowOpens:
      Row(.notifyWindowOpens, .ahead(on: .zero)) { $1(&$0.notify.windowOpens) }
    case .notifyWindowCloses:
      Row(.notifyWindowCloses, .ahead(on: .minutes(30))) { $1(&$0.notify.windowCloses) }
    case .notifyWindowEnergy: Row(.notifyWindowEnergy) { $1(&$0.notify.windowEnergy) }
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
    case .foodBrands: Row(.foodBrands) { $1(&$0.foodBrands) }
    case .drinkAim: Row(.drinkAim, .aim) { $1(&$0.drink.aim) }
    case .drinkRemind:
      Row(.drinkRemind, .span(.minutes(30), on: .hours(2), example: .hours(3))) {
        $1(&$0.drink.remind)
      }
    case .drinkHours: Row(.drinkHours, .hours) { $1(&$0.drink.hours) }
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
    case .coachSound: Row(.coachSound) { $1(&$0.coachSound) }
    case .eventsEnabled: Row(.eventsEnabled) { $1(&$0.events) }
    case .backupDaily: Row(.backupDaily) { $1(&$0.backupDaily) }
    case .healthFolder:
      Row(.healthFolder, .folder("/home/me/Health/Fasts")) { $1(&$0.health.folder) }
    case .healthFormat: Row(.healthFormat) { $1(&$0.health.format) }
    case .phoneFolder:
      Row(.phoneFolder, .folder("/home/me/Sync/fastd-phone/desktop")) { $1(&$0.phone.folder) }
    case .phoneWeight: Row(.phoneWeight) { $1(&$0.phone.weight) }
    case .phoneMeals: Row(.phoneMeals) { $1(&$0.phone.meals) }
    case .phoneNotes: Row(.phoneNotes) { $1(&$0.phone.notes) }
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

/// What each key is for.
package enum SettingMessage: String, CaseIterable, Sendable {
  case language = "The language of everything fastd says"
  case timeFormat = "How times of day are written: as in your locale, or with 12 or 24 hours"
  case outputPlain =
    "Whether fastctl prints plain lines for screen readers: no drawing, colour or columns"
  case unitsWeight = "The unit of body weight: kilograms, pounds, or stone and pounds"
  case unitsHeight = "The unit of height: centimetres, or feet and inches"
  case unitsEnergy = "The unit of energy"
  case weekStart = "The first day of your week"
  case hints =
    "Whether hints appear below an answer when they help, each of them once"
  case dayStart =
    "When your day starts, wherever days are counted; it applies to what you record from then on"
  case streakMode = "Whether a fast counts for the day it ends or the day it starts"
  case streakFreezes =
    "How many missed days a streak can survive; it earns one for every seven days"
  case streakShow = "Whether streaks are shown anywhere"
  case points = "Whether you get badges and points for logging: see fastctl points"
  case pointsDecay =
    "How points shrink while nothing is logged: 1% a day, up to 5% after a streak, or not at all"
  case window =
    "When you eat: from the end of a fast for as long as its schedule allows, or at fixed times"
  case usualStart = "When you usually start fasting: learnt from the last two weeks, or a time"
  case notifyGoal = "Whether a notification tells you that a goal is reached"
  case goalRepeat = "Whether you are told again each hour, up to three times, until you react"
  case notifyHalfway = "Whether you are told when half of the fast is over"
  case notifyBefore = "Whether you are told that a goal is near, and how long before"
  case notifyBeyond = "Whether you are told how far past the goal you are, and how often"
  case notifyStages = "Whether you are told that a stage of the fast begins"
  case notifySafety =
    "Whether you get the safety texts up to 48 hours; those from 72 hours on always come"
  case notifyLittle =
    "Whether you are told, at most once a week, that less than 800 kcal is logged on each of three days in a row"
  case notifyWeek =
    "Whether you are told on Monday morning, in one sentence, how your last week went"
  case notifyForgotten =
    "Whether you are asked if you forgot to stop, and how long after the goal"
  case notifyWindowOpens =
    "Whether you are told that the eating window opens, and how long before"
  case notifyWindowCloses =
    "Whether you are told that the eating window closes, and how long before"
  case notifyWindowEnergy =
    "Whether you are told, before the eating window closes, how much energy is left; two hours before, unless notify.window.closes says otherwise"
  case notifyWindowClosed = "Whether you are told that the eating window has closed"
  case notifyStart = "Whether you are reminded to start at your usual time, and how long before"
  case programLeadIn =
    "How many days at maintenance come before the first diet phase of a program"
  case programGap =
    "After how many days without a program a new one starts with those days again"
  case programOffer = "After how many paused days you are offered a new start, if at all"
  case programLate = "For how many days you are still told about a phase that started unnoticed"
  case notifyPhase = "Whether you are told that a phase of the diet program begins"
  case notifyEve = "Whether you are told the evening before as well, and when"
  case drinkAim = "How many millilitres you want to drink in a day, if you set yourself an aim"
  case drinkRemind =
    "Whether, and how long after the last drink you recorded, you are reminded to drink, again and again for up to a day"
  case drinkHours = "The hours of the day in which you may be reminded to drink"
  case weightTrend =
    "The line in charts of your weight: the average of 7 days, the trend, or the moving average of the Hacker's Diet"
  case weightArrow =
    "What the arrow beside your weight follows: the trend, or the averages of two weeks"
  case macrosCarbs =
    "Whether carbohydrates exclude fibre, as on EU labels, or include it, as on US labels"
  case mealNudge =
    "Whether the first meal of a day without macros is answered with how to add them"
  case foodBrands =
    "Whether brand names and unknown dishes such as Coke or crumpets count as the nearest food"
  case eventsEnabled =
    "Whether a journal of what you do with fastd is kept, on this machine only"
  case weightInbox =
    "Where new files with weights are picked up, such as the tables that openScale writes, if anywhere"
  case notifyProgress = "Whether a notification shows the progress of the current fast"
  case notifyUrgency =
    "How urgent notifications are unless set otherwise; a critical pop-up stays until you close it"
  case quiet = "When only warnings about a very long fast are shown; the rest follows afterwards"
  case click = "What a click on a pop-up does: show the status, or run a command"
  case menuCommand =
    "What shows menus where there is no terminal: the first menu program found, or a command"
  case coach =
    "Whether a small fire says something kind when a goal is reached, a fast starts or ends and so on"
  case coachLook =
    "How the fire is drawn beside its words on a terminal: as emoji, in plain characters or not at all"
  case coachSound =
    "Whether you hear the fire when it celebrates: once for a goal, twice for a first or a record, three times for a milestone"
  case backupDaily = "Whether the database is backed up once a day when something has changed"
  case healthFolder =
    "Where each fast that reached its goal and your weights are written for other programs, if anywhere"
  case healthFormat = "The format of these files: a table, a document or a calendar"
  case phoneFolder =
    "Where lines that you type on a phone arrive, and where it finds their answers and a page, if anywhere"
  case phoneWeight = "Whether the page for your phone shows your weight"
  case phoneMeals = "Whether the page for your phone shows what you eat and drink"
  case phoneNotes = "Whether the page for your phone shows your notes"
  case undoKeep =
    "How long the change log that undo uses is kept; your data stays"
  case logLevel = "How much the daemon writes to its log"
  case inData = "Kept with your data, not in this file; to change it: fastctl config set"
  case looks = "Each kind of notification can look different; KIND is one of"
  case lookUrgency = "How urgent notifications of this kind are"
  case lookTimeout = "How long pop-ups of this kind stay"
  case lookSound = "Which sound they play, from the sound theme or a file"
  case lookIcon = "Which icon they show, from the icon theme or a file"
}
