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

  init<Value: SettingValue>(
    _ sentence: SettingMessage, _ field: WritableKeyPath<Settings, Value>, _ shape: Shape
  ) {
    self.init(
      sentence, shape, get: { $0[keyPath: field] }, set: { $0[keyPath: field] = $1 })
  }

  init<Value: Choice>(_ sentence: SettingMessage, _ field: WritableKeyPath<Settings, Value>) {
    self.init(sentence, field, Shape(words: Value.words))
  }
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
    case .language: Row(.language, \.language)
    case .timeFormat: Row(.timeFormat, \.timeFormat)
    case .dayStart: Row(.dayStart, \.dayStart, .dayStart)
    case .streakMode: Row(.streakMode, \.streakMode)
    case .window: Row(.window, \.window, .window)
    case .usualStart: Row(.usualStart, \.usualStart, .usualStart)
    case .notifyGoal: Row(.notifyGoal, \.notify.goal)
    case .goalRepeat: Row(.goalRepeat, \.goalRepeat)
    case .notifyHalfway: Row(.notifyHalfway, \.notify.halfway)
    case .notifyBefore: Row(.notifyBefore, \.notify.before, .span(.minutes(1), on: .minutes(30)))
    case .notifyBeyond:
      Row(
        .notifyBeyond, \.notify.beyond, .span(.minutes(15), on: .hour, example: .hours(2)))
    case .notifyStages: Row(.notifyStages, \.notify.stages)
    case .notifySafety: Row(.notifySafety, \.notify.safety)
    case .notifyForgotten:
      Row(
        .notifyForgotten, \.notify.forgotten,
        .span(.minutes(30), on: .hours(5), to: .hours(48), example: .hours(8)))
    case .notifyWindowOpens: Row(.notifyWindowOpens, \.notify.windowOpens, .ahead(on: .zero))
    case .notifyWindowCloses:
      Row(.notifyWindowCloses, \.notify.windowCloses, .ahead(on: .minutes(30)))
    case .notifyWindowClosed: Row(.notifyWindowClosed, \.notify.windowClosed)
    case .notifyStart: Row(.notifyStart, \.notify.start, .ahead(on: .zero))
    case .notifyProgress: Row(.notifyProgress, \.notify.progress)
    case .notifyUrgency: Row(.notifyUrgency, \.notify.urgency)
    case .quiet: Row(.quiet, \.quiet, .quiet)
    case .click: Row(.click, \.click, .click)
    case .backupDaily: Row(.backupDaily, \.backupDaily)
    case .logLevel: Row(.logLevel, \.logLevel)
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
