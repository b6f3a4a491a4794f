/// fastctl(1), made from the declarations of the commands.
enum FastctlPage {
  static var text: String {
    var page = Mdoc(title: "fastctl", section: 1, name: "fastctl", tagline: Overview.tagline)
    page.section("SYNOPSIS")
    page.macro("Nm")
    page.macro("Op", "Ar command")
    page.macro("Op", "Ar arguments")
    page.macro("Op", "Ar options")
    description(&page)
    commands(&page)
    values(&page)
    surroundings(&page)
    exitStatus(&page)
    examples(&page)
    page.section("SEE ALSO")
    page.macro("Xr", "fastd 1 ,")
    page.macro("Xr", "fastd.conf 5 ,")
    page.macro("Xr", "fastd-templates 7 ,")
    page.macro("Xr", "fastd-varlink 7")
    return page.text
  }

  private static func description(_ page: inout Mdoc) {
    page.section("DESCRIPTION")
    page.macro("Nm")
    page.say(
      "begins, ends, corrects and shows fasts by asking the daemon that keeps them.",
      "Without a command it shows the fast as it stands.",
      "A command can be shortened as long as it is clear which one is meant.")
    page.paragraph(
      "What was asked for goes to the standard output, all else to the standard error.",
      "A command that a person typed starts the daemon where it is not there.",
      "The commands bar and watch never do: they show that it is away.")
    page.paragraph("These options stand alone:")
    page.list(Overview.globals.map { (tag(of: $0), $0.meaning + ".") })
  }

  // MARK: Commands

  private static func commands(_ page: inout Mdoc) {
    page.section("COMMANDS")
    for group in CommandGroup.allCases {
      page.subsection(Mdoc.escaped(group.heading.rawValue))
      page.macro("Bl", "-tag -width Ds")
      for command in group.commands { item(command, &page) }
      page.macro("El")
    }
  }

  private static func item(_ command: CommandName, _ page: inout Mdoc) {
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
    let words = declaration.arguments.map(synopsis) + declaration.options.map(synopsis)
    page.macro("It", "Cm \(Mdoc.escaped(path))" + words.map { " " + $0 }.joined())
    page.say(declaration.summary + ".")
    for detail in declaration.details { page.say(detail) }
    guard !declaration.options.isEmpty else { return }
    page.list(declaration.options.map { (tag(of: $0), $0.meaning + ".") })
  }

  private static func synopsis(_ argument: Declaration.Argument) -> String {
    let word = "Ar " + Mdoc.argument(argument.kind.placeholder)
    return argument.isOptional ? "Oo \(word) Oc" : word
  }

  private static func synopsis(_ option: Declaration.Option) -> String {
    "Oo \(flag(option.name)) Oc"
  }

  private static func tag(of option: Declaration.Option) -> String {
    let letter = option.name.letter.map { "Fl \($0) , " } ?? ""
    return letter + flag(option.name)
  }

  private static func flag(_ name: OptionName) -> String {
    let value = name.value.map { " Ar " + Mdoc.argument($0.placeholder) } ?? ""
    return "Fl \\-\(Mdoc.escaped(name.rawValue))\(value)"
  }

  // MARK: What surrounds them

  private static func values(_ page: inout Mdoc) {
    page.section("TIMES, SPANS AND GOALS")
    page.say(
      "They are read in the zone of whoever types them.", "What is not understood is named.",
      "Nothing is guessed.")
    page.list(Overview.grammar.map { ("Ar \($0.name)", $0.meaning) })
    page.paragraph(
      "A clock time alone is the latest one that is not in the future, for --until the next one.",
      "A time that the clocks left out is the first moment after the gap.",
      "One that they showed twice is the earlier, unless an offset such as +0100 follows.")
  }

  private static func surroundings(_ page: inout Mdoc) {
    page.section("ENVIRONMENT")
    page.list([
      ("Ev FASTD_SOCKET", "Where the socket of the daemon is."),
      ("Ev XDG_RUNTIME_DIR", "Else it is fastd/control.sock in here."),
      ("Ev TZ", "The zone in which times are read and shown; else that of /etc/localtime."),
      ("Ev LANGUAGE , LC_ALL , LC_MESSAGES , LANG", "The language, unless a setting names one."),
      ("Ev NO_COLOR", "If set, nothing is coloured; nor is it where no terminal is."),
      ("Ev VISUAL , EDITOR", "What opens the settings."),
      ("Ev PAGER", "What shows long texts on a terminal; else less."),
    ])
    page.section("FILES")
    page.list([
      ("Pa $XDG_RUNTIME_DIR/fastd/control.sock", "The socket of the daemon."),
      ("Pa ~/.config/fastd/fastd.conf", "The settings."),
      ("Pa ~/.local/share/fastd/fastd.db", "The fasts; only the daemon opens it."),
    ])
  }

  private static func exitStatus(_ page: inout Mdoc) {
    page.section("EXIT STATUS")
    page.list(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning.rawValue + ".") })
  }

  private static func examples(_ page: inout Mdoc) {
    page.section("EXAMPLES")
    page.macro("Bl", "-tag -width Ds")
    for command in CommandName.allCases {
      for leaf in command.declaration.leaves where !leaf.isHidden {
        for example in leaf.examples {
          page.macro("It", "Ic fastctl " + Mdoc.argument(example.words))
          page.say(example.meaning + (example.meaning.hasSuffix("?") ? "" : "."))
        }
      }
    }
    page.macro("El")
  }
}
