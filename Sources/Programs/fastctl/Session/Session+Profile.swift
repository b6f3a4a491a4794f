import Nouns
import Host
import Settings
import Time
import Views
import Wire

extension Session {
  /// What the options say of the person and of their targets; nil where they say nothing.
  mutating func profileOrder(_ options: [OptionName]) throws(Failure) -> ProfileOrder? {
    for option in options where option == .weight || option == .goalWeight {
      try keepUnit(ofFirst: request.value(option))
    }
    let wording = try wording()
    var reader = ProfileReader(wording)
    for option in options {
      if let text = request.value(option) { try reader.take(option, text) }
    }
    if request.has(.calculated) {
      reader.forget(.maintenance)
      reader.forget(.diet)
    }
    guard !reader.isEmpty else { return nil }
    if let field = reader.order.contradiction {
      let name = ProfileWords.fields.first { $0.field == field }?.term.word ?? field.rawValue
      throw .usage(.conflict(request.has(.calculated) ? .calculated : .forget, "--" + name))
    }
    return reader.order
  }

  /// Changes the profile, with the person's word where that is needed, and says what has become of
  /// the targets.
  mutating func change(_ order: ProfileOrder) throws(Failure) {
    let old = request.has(.json) ? nil : try ask(ProfileCalls.Get.self, NoFields()).targets
    var answer = try set(order)
    // The daemon leaves out what has not changed, which reads as if it were new.
    if !request.has(.json) { answer.before = old }
    try tell(answer, because: order.fields)
    try nameLongGoal()
  }

  /// What was said may speak against the goal of the fast that runs.
  mutating func nameLongGoal() throws(Failure) {
    guard !request.has(.json) else { return }
    let state = try ask(StatusCalls.Get.self, StatusQuestion())
    guard let sentence = try wording().longGoal(in: state) else { return }
    output.flush()
    say(sentence)
  }

  /// After other answers to the safety questions.
  mutating func nameWhatRests() throws(Failure) {
    try nameLongGoal()
    guard !request.has(.json),
      let own = try ask(ProfileCalls.Get.self, NoFields()).targets?.resting
    else { return }
    output.flush()
    say(try wording().restingMaintenance(own))
  }

  mutating func set(_ order: ProfileOrder) throws(Failure) -> ProfileAnswer {
    try confirming { (session, word) throws(Failure) in
      var order = order
      order.confirm = word
      return try session.order(ProfileCalls.Set.self, order)
    }
  }

  mutating func tell(
    _ answer: ProfileAnswer, because fields: [ProfileField]
  ) throws(Failure) {
    guard !request.has(.json) else { return output.line(answer.json) }
    let wording = try wording()
    let changed = fields.map { wording.sentence(for: $0, of: answer.profile) }
    let lines = changed + wording.sentences(for: answer, because: fields)
    for line in lines { tell(line) }
    if fields.contains(where: \.isMacro), answer.targets != nil {
      let today = try ask(ProfileCalls.GetTargets.self, TargetsQuestion())
      for line in wording.sentences(forMacrosOf: today) { tell(line) }
    }
    guard answer.targets == nil, !answer.profile.missing.isEmpty, !fields.isEmpty else { return }
    tell(wording.sentence(forMissing: answer.profile.missing))
  }
}

extension Session {
  /// A day as the person means it.
  mutating func day(_ text: String, for option: OptionName) throws(Failure) -> Day {
    let reader = try reader()
    do { return try reader.day(text) } catch {
      throw .notUnderstood(error, place: option.spelling)
    }
  }
}
