extension TemplatePage {
  typealias Field = (name: String, meaning: String)

  static let groups: [(heading: String, fields: [Field])] = [
    ("Words", words), ("Spans", spans), ("Times", times), ("Numbers", numbers),
    ("Pictures", pictures),
  ]

  private static let words: [Field] = [
    ("text", "The state in short, such as 2:55 left, goal met or not fasting."),
    ("state", "The state as a word for programs; see CONDITIONS."),
    ("until", "Such as until 12:00: the goal that is to come, or the end of the eating window."),
    ("upcoming", "Such as next fast 20:00."), ("schedule", "That of the running fast."),
    ("plan", "What a start without words would use, such as 16:8."),
    ("stage", "What the body may be at, as a rough guide."),
    ("lastOutcome", "How the last fast ended."), ("window", "The eating window: 12:20-20:00."),
    ("note", "That of the running fast."), ("quiet", "Such as quiet until 07:00."),
    ("off", "That today is a rest day, or until when there is a vacation."),
    ("notice", "What the daemon has to say about itself."), ("away", "That no daemon answers."),
    ("phase", "That of the diet program, such as Diet phase."),
  ]

  private static let spans: [Field] = [
    ("elapsed", "Since the start."), ("remaining", "To the goal, until it is met."),
    ("over", "Beyond the goal, from one minute on."), ("goal", "How long the fast is to be."),
    ("last", "How long the last fast was."), ("closesIn", "To the end of the eating window."),
    ("opensIn", "To the beginning of the next eating window."),
  ]

  private static let times: [Field] = [
    ("start", "Of the running fast."), ("goalAt", "When the goal is met."),
    ("end", "Of the last fast."), ("opens", "When the eating window opens."),
    ("closes", "When it closes."),
    ("next", "When the next fast is planned to begin."),
    ("planEnd", "When a fast begun now would be done, to the quarter of an hour."),
    ("quietUntil", "When the running quiet time ends."),
  ]

  private static let numbers: [Field] = [
    ("percent", "Of the goal; 100 is only said once it is met."), ("permille", "The same, finer."),
    ("streak", "Days in a row with the goal met."), ("longest", "The longest streak."),
    ("phase-day", "Which day of its phase the diet program is at."),
    ("phase-left", "How many days of the phase are left, with today."),
    ("kcal", "Today's calorie target; long writes it with its unit."),
  ]

  private static let pictures: [Field] = [
    ("icon", "That of the state; --icons chooses from which set, and none has none."),
    ("ring", "How far the fast has come, as one character."),
    ("bar", "The same as a bar of 10 characters."),
    ("recent", "The last five fasts as columns, as high as they came to their goals."),
    ("dot", "What stands between two parts: a dot in the middle of the line, or a dash."),
  ]
}
