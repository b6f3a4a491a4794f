import Views

/// fastctl(1), made from the declarations of the commands.
enum FastctlPage {
  static func text(_ phrases: Phrases) -> String {
    var page = Mdoc(
      phrases, title: "fastctl", section: 1, name: "fastctl",
      tagline: "track your fasts from the command line")
    page.section("SYNOPSIS")
    page.macro("Nm")
    for word in [PlaceholderMessage.command, .arguments, .options] {
      page.macro("Op", "Ar \(Mdoc.argument(phrases(word).lowercased()))")
    }
    description(&page)
    commands(&page)
    values(&page)
    screen(&page)
    safety(&page)
    data(&page)
    surroundings(&page)
    exitStatus(&page)
    examples(&page)
    page.section("SEE ALSO")
    page.macro("Xr", "fastd 1 ,")
    page.macro("Xr", "fastd.conf 5 ,")
    page.macro("Xr", "fastd-meals 7 ,")
    page.macro("Xr", "fastd-templates 7 ,")
    page.macro("Xr", "fastd-varlink 7")
    return page.text
  }

  private static func description(_ page: inout Mdoc) {
    page.section("DESCRIPTION")
    page.macro("Nm")
    page.say(
      "starts, ends, corrects and shows your fasts, which the daemon fastd keeps.",
      "Without a command, it shows how far along you are.",
      "Commands can be abbreviated as long as the abbreviation is unambiguous.")
    page.paragraph(
      "A goal alone starts a fast: fastctl 16:8. A change alone moves the goal: fastctl +1h.")
    page.paragraph(
      "What you ask for goes to standard output, everything else to standard error.",
      "A command that you type starts the daemon if it is not running.",
      "The commands bar and watch never do: they show that it is not running.")
    page.paragraph(
      "With --popup, fastctl answers and asks in pop-ups with buttons, or in a menu, which is all",
      "that a click, a mouse wheel, a launcher or a link needs. Where there is neither, nothing is",
      "changed. A step such as goal +30m never sets a goal that must be confirmed.")
    page.paragraph("General options:")
    list(Overview.globals, &page)
    page.paragraph("Options that several commands share:")
    list(shared, &page)
  }

  /// What means the same wherever it is declared is explained once.
  private static let shared = [Declaration.Option.json, .confirm, .popup, .yes]

  // MARK: Commands

  private static func commands(_ page: inout Mdoc) {
    page.section("COMMANDS")
    for group in CommandGroup.allCases {
      page.macro("Ss", Mdoc.escaped(page.phrases(group)))
      page.macro("Bl", "-tag -width Ds")
      for command in group.commands { item(command, &page) }
      page.macro("El")
    }
  }

  private static func item(_ command: any Command.Type, _ page: inout Mdoc) {
    let declaration = command.declaration
    guard !declaration.verbs.isEmpty else {
      item(declaration, path: declaration.name, &page)
      return
    }
    if declaration.actsAlone { item(declaration, path: declaration.name, &page) }
    for verb in declaration.verbs where !verb.isHidden {
      item(verb, path: "\(declaration.name) \(verb.name)", &page)
    }
    guard !declaration.actsAlone else { return }
    for detail in declaration.details { page.paragraph(detail) }
  }

  private static func item(_ declaration: Declaration, path: String, _ page: inout Mdoc) {
    let words =
      declaration.arguments.map { synopsis($0, page) }
      + declaration.options.map { "Oo \(flag($0.name, page)) Oc" }
    page.macro("It", "Cm \(Mdoc.escaped(path))" + words.map { " " + $0 }.joined())
    page.prose(page.translate(declaration.summary) + ".")
    for detail in declaration.details { page.say(detail) }
    let own = declaration.options.filter { option in !shared.contains { $0.name == option.name } }
    if !own.isEmpty { list(own, &page) }
  }

  private static func list(_ options: [Declaration.Option], _ page: inout Mdoc) {
    page.macro("Bl", "-tag -width Ds")
    for option in options {
      let letter = option.name.letter.map { "Fl \($0) , " } ?? ""
      page.macro("It", letter + flag(option.name, page))
      page.prose(page.translate(option.meaning) + ".")
    }
    page.macro("El")
  }

  private static func synopsis(_ argument: Declaration.Argument, _ page: Mdoc) -> String {
    let word = "Ar " + Mdoc.argument(page.phrases(argument.kind.placeholder))
    return argument.isOptional ? "Oo \(word) Oc" : word
  }

  private static func flag(_ name: OptionName, _ page: Mdoc) -> String {
    let word = name.value.map { "Ar " + Mdoc.argument(page.phrases($0.placeholder)) }
    let value = word.map { name.isValueOptional ? " Oo \($0) Oc" : " " + $0 } ?? ""
    return "Fl \\-\(Mdoc.escaped(name.rawValue))\(value)"
  }

  // MARK: What surrounds them

  private static func values(_ page: inout Mdoc) {
    page.section("TIMES, SPANS AND GOALS")
    page.say(
      "They are read in the time zone in which you type them.",
      "If something is not understood, fastctl says what; nothing is guessed.")
    page.list(Overview.grammar.map { ("Ar \(page.phrases($0.kind.placeholder))", $0.meaning) })
    page.paragraph(
      "A time without a date means the most recent one, for --until the next one.",
      "A time that the clocks skipped means the first moment after the gap.",
      "A time that the clocks showed twice means the earlier one, unless an offset such as +0100",
      "follows.")
    page.paragraph(
      "A bare number is hours, and the answer says so. The built-in schedules are 12:12, 13:11,",
      "14:10, 16:8, 18:6, 20:4 and 23:1, some also under common names: overnight, circadian,",
      "leangains, warrior and omad. Others such as 17:7 need no name.")
    page.paragraph(
      "The weekly plan takes precedence over the default schedule. Its times are those of the",
      "reminder to start (notify.start). Recorded fasts keep the name their schedule had.",
      "calendar shows the phases of the diet program below the days.")
  }

  private static func surroundings(_ page: inout Mdoc) {
    page.section("ENVIRONMENT")
    page.list([
      ("Ev FASTD_SOCKET", "The path of the daemon's socket."),
      (
        "Ev XDG_RUNTIME_DIR",
        "Otherwise the socket is fastd/control.sock in this directory, by default /run/user/UID."
      ),
      (
        "Ev TZ", "The time zone for reading and showing times; otherwise that of /etc/localtime."
      ),
      (
        "Ev LANGUAGE , LC_ALL , LC_MESSAGES , LANG",
        "The language, unless the setting language names one."
      ),
      ("Ev NO_COLOR", "If set, nothing is coloured; outside a terminal nothing ever is."),
      ("Ev VISUAL , EDITOR", "The editor for the settings."),
      ("Ev PAGER", "What shows long texts on a terminal; otherwise less."),
    ])
    page.section("FILES")
    page.list([
      ("Pa $XDG_RUNTIME_DIR/fastd/control.sock", "The daemon's socket."),
      ("Pa ~/.config/fastd/fastd.conf", "The settings."),
      ("Pa ~/.local/share/fastd/fastd.db", "Your data; only the daemon opens this file."),
      ("Pa ~/.config/fastd/coach.txt", "Your own lines for the coach."),
      ("Pa ~/.local/state/fastd/hints", "The hints you have seen or hidden."),
      ("Pa ~/.local/state/fastd/health.json", "How far the health folder is up to date."),
    ])
  }

  private static func exitStatus(_ page: inout Mdoc) {
    page.section("EXIT STATUS")
    page.macro("Bl", "-tag -width Ds")
    for code in ExitCode.allCases {
      page.macro("It", "\(code.rawValue)")
      page.prose(page.phrases(code.meaning) + ".")
    }
    page.macro("El")
  }

  private static func examples(_ page: inout Mdoc) {
    page.section("EXAMPLES")
    page.macro("Bl", "-tag -width Ds")
    for command in Commands.all {
      for leaf in command.declaration.leaves where !leaf.isHidden {
        for example in leaf.examples {
          page.macro("It", "Ic fastctl " + Mdoc.argument(example.words(page.phrases)))
          let meaning = page.translate(example.meaning)
          page.prose(meaning + (meaning.hasSuffix("?") ? "" : "."))
        }
      }
    }
    page.macro("El")
  }
}

// The keys of the screen, from the same table as on it.
extension FastctlPage {
  static func screen(_ page: inout Mdoc) {
    page.section("SCREEN")
    page.say(
      "The command ui shows everything on pages that fill the terminal.",
      "A key that changes something runs a command, which is shown with its answer.",
      "Commands run with --follow also take the keys for the fast.")
    page.macro("Bl", "-tag -width Ds")
    for deed in NotebookDeed.allCases {
      page.macro("It", "Ic \\&" + Mdoc.escaped(deed.keys))
      page.prose(page.phrases(deed) + ".")
    }
    page.macro("El")
    page.paragraph(
      "On Today and Meals, w records a drink; on every other page it logs your weight.")
    page.paragraph(
      "While its window is not in focus, the screen sleeps and shows only what changes.")
  }
}

extension FastctlPage {
  /// What fastd does so that nobody comes to harm.
  static func safety(_ page: inout Mdoc) {
    page.section("SAFETY")
    page.say(
      "fastd is not a medical device. If one of the first five safety questions applies (under 18;",
      "pregnancy; an eating disorder; low weight; diabetes with a risk of low blood sugar), goals",
      "are limited to 12 hours unless a doctor or nurse has agreed. Under 18, which a date of birth",
      "shows as well, the limit always applies, and there are no energy targets and no diet phases;",
      "in pregnancy there are no energy targets, and if you are underweight no diet phases. With an eating disorder, under 18 or with a BMI",
      "under 18.5, streaks are not counted.")
    page.paragraph(
      "A goal of more than 24 hours comes with a safety note, one of more than 48 hours must be",
      "confirmed each time, and more than 72 hours is not possible.")
    page.paragraph(
      "From 24 hours of fasting on, the latest warning is shown in status, today, the big clock and",
      "the tooltips of bars, and nothing offers you an hour more. After more than 48 hours, no",
      "eating window and no next fast are suggested for a day; after more than five days, fastd",
      "only says how dangerous eating again can be, until you start another fast.")
  }
}
