import Views

/// fastd-templates(7): the language of `fastctl bar --template`.
enum TemplatePage {
  static var text: String {
    var page = Mdoc(
      title: "fastd-templates", section: 7, name: "fastd-templates",
      tagline: "what fastctl bar says, in your own words")
    page.section("SYNOPSIS")
    page.macro("Nm", "fastctl bar Ar FORMAT Fl \\-template Ar TEXT")
    description(&page)
    page.section("FIELDS")
    page.say("A field that has nothing to say is empty.")
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
      "Two braces {{ or }} are one as text, and so are \\{ and \\}; \\n, \\t and \\\\ are a new line, a tab",
      "and a backslash.")
    page.paragraph(
      "What a field says is made harmless for the bar: a note cannot colour it or run a command.",
      "What you write around the fields is passed on as it is, and may be markup of the bar.")
    page.paragraph(
      "With --follow a line is written at the moment at which its text is another, and not before:",
      "each minute for {elapsed}, each second for {elapsed:timer}, each per cent for {percent}.")
    page.paragraph(
      "A template has at most \(Template.Limit.length) bytes, and conditions stand at most",
      "\(Template.Limit.depth) deep in one another.",
      "A mistake is named with its place.")
  }

  private static func formats(_ page: inout Mdoc) {
    page.section("FORMATS")
    page.say(
      "What is gone is rounded down and what is still to wait is rounded up,",
      "so that both together are the whole.")
    page.list([
      (
        "Cm clock",
        "Of a span: 13:05, as without a format. Of a time: the clock alone, as in 20:00."
      ),
      ("Cm hm , hms", "13h05m and 13h05m09s."), ("Cm timer", "13:05:09."),
      ("Cm long", "13 h 05 min, or streak 4 days."),
      ("Cm h , m , s", "All of it in hours, in minutes or in seconds, as a number."),
      (
        "Cm %H %M ...",
        "Of a time, as date(1) has them: %H %I %M %S %p %a %d %e %m %y %Y %F %R %T %Z and %%."
      ),
      ("Ar 20", "Of a text: at most so many characters; of bar: so many."),
      ("Ar STATE", "Of icon: that of a state, or of quiet."),
    ])
  }

  private static func conditions(_ page: inout Mdoc) {
    page.section("CONDITIONS")
    page.say(
      "{?condition:text} says the text if the condition holds, {!condition:text} if it does not, and",
      "{?condition:text|other} one of the two.",
      "The text is taken exactly as it stands, and may have fields and conditions in it.",
      "Within a condition a stroke as text is written \\| and a closing brace \\}.")
    page.list([
      ("Ar field", "It has something to say."),
      (
        "Cm state No = Ar STATE",
        "\(Template.states.joined(separator: ", ")). near is also fasting, and over is also reached."
      ),
      (
        "Ar field Cm >= Ar value",
        "A number, or a span such as 1h30m. There are =, !=, <, <=, > and >=. A field without a value compares with none."
      ),
    ])
  }

  private static func views(_ page: inout Mdoc) {
    page.section("VIEWS")
    page.say("The ready views are templates, too; to change one, begin with its text.")
    for view in BarView.allCases {
      page.say(view.rawValue + ":")
      page.literal(view.text)
    }
  }

  static let examples: [(meaning: String, template: String)] = [
    (
      "What is left, when it is done, and what is over:",
      "{icon} {remaining:hm} {goalAt:%H:%M}{?over: +{over:hm}}"
    ),
    (
      "The last hour in another colour, for waybar:",
      "{?state=near:<span color='#f5c2e7'>{remaining}</span>|{text}}"
    ),
    (
      "The note, cut, and the streak from two days on:",
      "{text}{?note: ({note:20})}{?streak>1:, {streak:long}}"
    ),
  ]
}
