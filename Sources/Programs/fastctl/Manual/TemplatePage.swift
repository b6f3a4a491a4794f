import Views

/// fastd-templates(7): the language of `fastctl bar --template`.
enum TemplatePage {
  static func text(_ phrases: Phrases) -> String {
    var page = Mdoc(
      phrases, title: "fastd-templates", section: 7, name: "fastd-templates",
      tagline: "what fastctl bar shows, in your own words")
    page.section("SYNOPSIS")
    let format = Mdoc.argument(phrases(PlaceholderMessage.format))
    let text = Mdoc.argument(phrases(ValueKind.text.placeholder))
    page.macro("Nm", "fastctl bar Ar \(format) Fl \\-template Ar \(text)")
    description(&page)
    page.section("FIELDS")
    page.say("A field with nothing to show is empty.")
    for group in groups {
      page.subsection(group.heading)
      page.list(group.fields.map { ("Cm \($0.name)", $0.meaning) })
    }
    formats(&page)
    conditions(&page)
    views(&page)
    page.section("EXAMPLES")
    for example in examples {
      page.say(example.meaning)
      page.literal(example.template)
    }
    page.section("SEE ALSO")
    page.macro("Xr", "fastctl 1")
    return page.text
  }

  private static func description(_ page: inout Mdoc) {
    page.section("DESCRIPTION")
    page.say(
      "A template is text with fields in braces: {field} or {field:format}.",
      "To write a brace as text, double it or put a backslash before it: {{ }} \\{ \\}.",
      "\\n is a new line, \\t a tab and \\\\ a backslash.")
    page.paragraph(
      "The value of a field is made safe for the bar: a note cannot change colours or run commands.",
      "The text around the fields is passed on as it is, and may contain markup for the bar.")
    page.paragraph(
      "With --follow, a new line is written when its text changes, and at no other time:",
      "each minute for {elapsed}, each second for {elapsed:timer}, each percent for {percent}.")
    page.macro("Pp")
    page.say(
      ManualMessage.templateLimits,
      ["length": "\(Template.Limit.length)", "depth": "\(Template.Limit.depth)"])
  }

  private static func formats(_ page: inout Mdoc) {
    page.section("FORMATS")
    page.say(
      "Elapsed time is rounded down and remaining time is rounded up,",
      "so that both add up to the whole.")
    page.list([
      (
        "Cm clock",
        "Of a span: 13:05, as without a format. Of a time: the time of day alone, such as 20:00."
      ),
      ("Cm hm , hms", "13h05m and 13h05m09s."), ("Cm timer", "13:05:09."),
      ("Cm long", "13 h 05 min, or streak 4 days."),
      ("Cm h , m , s", "The whole span in hours, minutes or seconds, as a number."),
      (
        "Cm %H %M ...",
        "Of a time, as in date(1): %H %I %M %S %p %a %d %e %m %y %Y %F %R %T %Z and %%."
      ),
      ("Ar 20", "Of a text: at most this many characters; of bar: exactly this many."),
    ])
    page.macro("Bl", "-tag -width Ds")
    page.macro("It", "Ar \(Mdoc.argument(page.phrases(PlaceholderMessage.state)))")
    page.say("Of icon: the icon of that state, or of quiet.")
    page.macro("El")
  }

  private static func conditions(_ page: inout Mdoc) {
    page.section("CONDITIONS")
    page.say(
      "{?condition:text} shows the text if the condition holds, {!condition:text} if it does not,",
      "and {?condition:text|other} one of the two.",
      "The text is taken exactly as written, and may contain fields and conditions.",
      "Within a condition, write a vertical bar as text as \\| and a closing brace as \\}.")
    page.macro("Bl", "-tag -width Ds")
    let (field, value) = (
      page.phrases(PlaceholderMessage.field), page.phrases(ValueKind.settingValue.placeholder)
    )
    page.macro("It", "Ar \(Mdoc.argument(field))")
    page.say("It has a value.")
    page.macro("It", "Cm state No = Ar \(Mdoc.argument(page.phrases(PlaceholderMessage.state)))")
    page.say(ManualMessage.states, ["states": Template.states.joined(separator: ", ")])
    page.macro("It", "Ar \(Mdoc.argument(field)) Cm >= Ar \(Mdoc.argument(value))")
    page.say(
      "A number, or a span such as 1h30m. The operators are =, !=, <, <=, > and >=.",
      "A comparison with a field that has no value is never true.")
    page.macro("El")
  }

  private static func views(_ page: inout Mdoc) {
    page.section("VIEWS")
    page.say("The ready-made views are templates, too; to change one, start with its text.")
    for view in BarView.allCases {
      page.prose(view.rawValue + ":")
      page.literal(view.text)
    }
  }

  static let examples: [(meaning: String, template: String)] = [
    (
      meaning: "The time left, when the goal is reached, and the time past it:",
      template: "{icon} {remaining:hm} {goalAt:%H:%M}{?over: +{over:hm}}"
    ),
    (
      meaning: "The last hour in another colour, for waybar:",
      template: "{?state=near:<span color='#f5c2e7'>{remaining}</span>|{text}}"
    ),
    (
      meaning: "The note, shortened, and the streak from two days on:",
      template: "{text}{?note: ({note:20})}{?streak>1:, {streak:long}}"
    ),
  ]
}
