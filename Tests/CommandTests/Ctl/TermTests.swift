import Nouns
import Host
import TestProcesses
import Testing
import Time
import Views
import Wire

@testable import fastctl

@Suite struct `What a word is taken for` {
  private func parse(_ words: String) throws -> Request {
    try Parser.parse(words.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    ("list", "history"), ("log", "history"), ("ls", "history"), ("Verlauf", "history"),
    ("now", "status"), ("jetzt", "status"), ("heute", "today"), ("woche", "week"),
    ("monat", "month"), ("statistik", "stats"), ("hilfe", "help"), ("prüfen", "doctor"),
    ("pruefen", "doctor"), ("anzeigen", "show"),
  ])
  func `another word for a command that only looks is understood`(
    word: String, name: String
  ) throws {
    #expect(try Commands.typed(word).name == name)
  }

  @Test(arguments: [
    ("begin", "start"), ("beginnen", "start"), ("BEGINN", "start"), ("end", "stop"),
    ("finish", "stop"), ("beenden", "stop"), ("rm", "delete"), ("löschen", "delete"),
    ("abort", "cancel"), ("discard", "cancel"), ("abbrechen", "cancel"), ("again", "redo"),
    ("rückgängig", "undo"), ("rueckgaengig", "undo"), ("plan", "schedule"),
    ("einstellungen", "config"), ("strat", "start"), ("beende", "stop"), ("beendne", "stop"),
    ("histroy", "history"), ("verlaf", "history"), ("essen", "meal"), ("gewicht", "weight"),
  ])
  func `of one that changes something the command is named`(word: String, name: String) {
    #expect(throws: UsageError.unknownCommand(word, nearest: name)) {
      try Commands.typed(word)
    }
  }

  @Test func `help explains a command by any of its names`() throws {
    #expect(try Commands.typed("beginnen", forHelp: true).name == "start")
    let schedule = ScheduleCommand.declaration
    #expect(try schedule.verb(typed: "rm", forHelp: true).name == "remove")
  }

  /// Else it would mean something else already, or two things at once.
  @Test func `no other word for a command is the beginning of one, or stands for two`() {
    var seen: [String: String] = [:]
    for command in Commands.all {
      for word in command.term.words where word != command.name {
        let begun = Commands.all.filter { $0.name.hasPrefix(word) }
        #expect(begun.isEmpty, "\(word)")
        // Two languages may have the same word for one command.
        #expect(
          seen.updateValue(command.name, forKey: word) ?? command.name == command.name, "\(word)")
      }
    }
    #expect(seen.count > 40)
  }

  @Test(arguments: [
    ("schedule show", "list"), ("config liste", "list"), ("config lesen language", "get"),
    ("program stand", "status"), ("program vorschau", "plan"), ("food search oats", "list"),
    ("food suche hafer", "list"),
  ])
  func `another word for a verb that only looks is understood`(words: String, verb: String) throws {
    #expect(try parse(words).verb == verb)
  }

  @Test(arguments: [
    ("schedule rm x", "rm", "remove"), ("remind neu x", "neu", "add"),
    ("program weiter", "weiter", "resume"), ("config stellen a b", "stellen", "set"),
    ("schedule adn x", "adn", "add"),
  ])
  func `of any other verb the right one is named`(
    words: String, word: String, nearest: String
  ) throws {
    let error = try #require(throws: UsageError.self) { try parse(words) }
    guard case .unknownVerb(word, of: _, among: _, nearest: nearest) = error else {
      Issue.record("\(error)")
      return
    }
  }

  // MARK: Values

  @Test(arguments: [
    ("history --outcome goal_met", "completed"), ("history --outcome geschafft", "completed"),
    ("history --outcome Vorzeitig-Beendet", "partial"),
    ("history --outcome verworfen", "cancelled"),
    ("history --outcome ohne-Ziel", "open"), ("history --outcome LÄUFT", "running"),
    ("history --outcome partial", "partial"), ("profile --activity maessig", "moderate"),
    ("profile --activity leicht", "light"), ("profile --aim abnehmen", "lose"),
    ("profile --aim halten", "hold"), ("profile --aim maintain-weight", "hold"),
    ("profile --basis Mittelwert", "middle"), ("profile --gender divers", "other"),
    ("profile --gender keine", "none"), ("targets --restriction sanft", "gentle"),
    ("targets --restriction Studie", "study"), ("targets --restriction 20", "20"),
    ("targets --pattern keine", "none"), ("targets --pattern mon,thu", "mon,thu"),
    ("targets --counts Programm", "program"), ("remind --quiet aus", "off"),
    ("remind --quiet 2h", "2h"), ("learn --dismiss alle", "all"),
    ("learn --dismiss streak_broken", "streak-broken"), ("edit --goal ohne-Ziel", "none"),
  ])
  func `the words on the screen are words of the option`(words: String, value: String) throws {
    #expect(try parse(words).options.map(\.value) == [value])
  }

  @Test(arguments: [
    ("learn fasting-basics", "fasting_basics"), ("learn fasting_basics", "fasting_basics"),
    ("learn Grundlagen", "fasting_basics"), ("learn serien", "streaks"),
    ("setup Fenster", "window"), ("setup leiste", "bar"), ("stats Serie", "streak"),
    ("window set folgend", "following"), ("schedule use offen", "open"),
    ("schedule vacation entfernen k7", "remove"), ("schedule week aus", "off"),
    ("goal offen", "none"), ("start none", "none"),
  ])
  func `and so are those of an argument`(words: String, value: String) throws {
    #expect(try parse(words).arguments.first == value)
  }

  /// Folded, they would be one for the parser.
  @Test func `no two values of one list share a word`() {
    var kinds = OptionName.allCases.compactMap(\.value)
    kinds += Commands.all.flatMap { $0.declaration.leaves }.flatMap(\.arguments).map(\.kind)
    var count = 0
    for kind in kinds {
      for term in kind.terms {
        for word in term.words {
          #expect(kind.terms.filter { $0.fits(word) } == [term], "\(word)")
          count += 1
        }
      }
    }
    #expect(count > 100)
  }

  private static let terms: [(names: Glossary?, terms: [Term])] = [
    (OutcomeMessage.names, OutcomeMessage.terms), (Activity.names, Activity.terms),
    (Basis.names, Basis.terms), (Gender.names, Gender.terms), (MealSlot.names, MealSlot.terms),
    (WeightGoal.names, WeightGoal.terms), (DeficitChoice.names, DeficitChoice.terms),
    (Topic.names, Topic.terms), (Article.Name.names, Article.Name.terms),
    (NotebookPage.names, NotebookPage.terms), (ReportPart.names, ReportPart.terms),
    (WeightTopic.names, WeightTopic.terms), (SetupPart.names, SetupPart.terms),
    (Lexicon.commands["commands"], Commands.all.map { $0.term }),
    (Lexicon.commands["options"], OptionName.allCases.map(\.term)),
    (Lexicon.commands["profile fields"], ProfileWords.fields.map(\.term)),
    (Lexicon.values["restrictions"], Term.restrictions),
    (
      Lexicon.values["small values"],
      [
        .on, .off, .now, .none, .noGoal, .openSchedule, .all, .remove, .alternate, .following,
        .learnt,
        .safety,
      ]
    ),
    (Lexicon.values["fields"], Row.Kind.allCases.flatMap { Term.fields(of: $0) }),
    (Lexicon.values["settings"], Term.settings), (Lexicon.values["languages"], Term.settings),
  ]

  /// A thing that no code knows would be a word that nobody understands.
  @Test func `every word in the files of a language means something`() {
    var count = 0
    for (names, terms) in Self.terms {
      for (word, thing) in names?.things ?? [:] where thing != "bar" {
        #expect(terms.contains { $0.fits(word) }, "\(word) for \(thing)")
        count += 1
      }
    }
    for (word, _) in Lexicon.commands["verbs"].things {
      let verbs = Commands.all.flatMap { $0.declaration.visibleVerbs }
      #expect(
        verbs.contains { Term($0, typedAs: Lexicon.commands["verbs"]).fits(word) }, "\(word)")
    }
    #expect(count > 500)
  }

  @Test func `what is shown for a value in each language is read as that value`() async throws {
    let locale = try await germanCatalogues()
    for phrases in [Phrases.english, Phrases(Translations(setting: "de", directory: locale.path))] {
      func check<Value: Named & Equatable>(_ value: Value, _ message: some Message) {
        #expect(Value(typed: phrases(message)) == value, "\(phrases(message))")
        #expect(Value(typed: value.term.shown(phrases)) == value)
      }
      for value in OutcomeMessage.allCases { check(value, value) }
      for value in Basis.allCases { check(value, value.said) }
      for value in Gender.allCases { check(value, value.said) }
      for value in WeightGoal.allCases { check(value, value.said) }
      for value in DeficitChoice.allCases { check(value, value.said) }
    }
  }

  @Test func `the wire's words stay what they were`() {
    #expect(
      OutcomeMessage.terms.map(\.word) == Outcome.allCases.map(\.rawValue) + ["running"])
    #expect(Activity.terms.map(\.word) == Activity.allCases.map(\.rawValue))
    #expect(WeightGoal.terms.map(\.word) == ["lose", "gain", "hold"])
    #expect(Basis.terms.map(\.word) == ["male", "female", "middle"])
    #expect(Gender.terms.map(\.word) == Gender.allCases.map(\.rawValue))
    #expect(DeficitChoice.terms.map(\.word) == DeficitChoice.allCases.map(\.rawValue))
    #expect(Article.Name.terms.map(\.word) == Article.Name.allCases.map(\.rawValue))
    #expect(Term.restrictions.map(\.word) == Restriction.names.map(\.name))
    #expect(SetupPart.terms.map(\.word) == SetupPart.allCases.map(\.rawValue))
  }

  @Test(arguments: ["y", "Y", "yes", "YES", "j", "J", "ja", "Ja"])
  func `a yes is one in every language`(text: String) {
    #expect(Dialog.isYes(text))
  }

  @Test(arguments: ["", "n", "no", "nein", "ye", "jo", "yes please", "1", "oui"])
  func `anything else is a no`(text: String) {
    #expect(!Dialog.isYes(text))
  }
}
