extension TemplatePage {
  typealias Field = (name: String, meaning: String)

  static let groups: [(heading: String, fields: [Field])] = [
    (heading: "Words", fields: words), (heading: "Spans", fields: spans),
    (heading: "Times", fields: times), (heading: "Numbers", fields: numbers),
    (heading: "Pictures", fields: pictures),
  ]

  private static let words: [Field] = [
    ("text", "The state in short, such as 2:55 left, goal met or not fasting."),
    ("state", "The state as a word for programs; see CONDITIONS."),
    ("until", "For example until 12:00: the next goal, or the end of the eating window."),
    ("upcoming", "For example next fast 20:00."),
    ("schedule", "The schedule of the current fast."),
    ("plan", "What start would use without a goal, such as 16:8."),
    ("stage", "What your body may be doing, as a rough guide."),
    ("lastOutcome", "How the last fast ended."),
    ("window", "The eating window, such as 12:20-20:00."),
    ("note", "The note of the current fast."),
    ("quiet", "For example quiet until 07:00."),
    ("off", "That today is a rest day, or how long your vacation lasts."),
    ("notice", "What the daemon has to say about itself."),
    ("away", "That the daemon is not running."),
    ("phase", "The phase of the diet program, such as Diet phase."),
    ("weight", "Your average weight of the last 7 days."),
    (
      "trend",
      "What your weight changes by in a week, with an arrow where that is what you aim for."
    ),
  ]

  private static let spans: [Field] = [
    ("elapsed", "Time since the start."),
    ("remaining", "Time to the goal, until it is reached."),
    ("over", "Time past the goal, from one minute on."),
    ("goal", "The length of the goal."),
    ("last", "The length of the last fast."),
    ("closesIn", "Time to the end of the eating window."),
    ("opensIn", "Time to the start of the next eating window."),
  ]

  private static let times: [Field] = [
    ("start", "When the current fast started."),
    ("goalAt", "When the goal is reached."),
    ("end", "When the last fast ended."),
    ("opens", "When the eating window opens."),
    ("closes", "When the eating window closes."),
    ("next", "When the next fast is planned to start."),
    ("planEnd", "When a fast started now would end, to the nearest quarter of an hour."),
    ("quietUntil", "When the current quiet time ends."),
  ]

  private static let numbers: [Field] = [
    ("percent", "Percent of the goal, 100 only once it is reached; long writes it with its sign."),
    ("permille", "The same in thousandths."),
    ("streak", "Days in a row with the goal reached."),
    ("longest", "The longest streak."),
    ("phase-day", "The day within the phase of the diet program."),
    ("phase-left", "How many days of the phase are left, including today."),
    ("kcal", "Today's energy target; long writes it with its unit."),
    (
      "eaten",
      "What you have eaten today, in kcal; long writes it in your unit. Like what follows, it is empty before the first meal of the day and for what nobody knows."
    ),
    ("kcal-left", "What is left of the energy target; long writes it in your unit."),
    ("protein-left", "What is left of the target for protein, in grams."),
    ("carbs-left", "The same for carbohydrate."),
    ("fat-left", "The same for fat."),
    ("fiber-left", "The same for fibre."),
    (
      "drinks",
      "What you have drunk today, in millilitres; long writes it with its unit. It is empty before the first drink of the day."
    ),
    ("log-streak", "Days in a row with a meal or a weight."),
    ("points", "Your points, if you have turned them on; long writes them with their word."),
    ("badges", "How many badges you have, if you have turned them on."),
  ]

  private static let pictures: [Field] = [
    ("icon", "The icon of the state, from the set chosen by --icons; empty with none."),
    ("ring", "The progress as one character."),
    ("bar", "The progress as a bar of 10 characters."),
    (
      "recent",
      "The last five fasts as columns; their height shows how close each came to its goal."
    ),
    ("dot", "What separates two parts: a dot in the middle of the line, or a dash."),
  ]
}
