import Foundation
import TestSupport
import Testing
import Time
import Views

/// What the study does not show, and nothing of ours may say.
@Suite struct `Claims about breaks in a diet` {
  struct Claim: Sendable {
    let pattern: String
    /// Sentences that it has to find.
    let said: [String]

    /// The words that make the claim.
    func hit(in text: String) -> String? {
      let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return line.range(of: pattern, options: [.regularExpression, .caseInsensitive])
        .map { String(line[$0]) }
    }
  }

  private static let percent =
    "(30|47|thirty|forty-seven|dreißig|siebenundvierzig)[- ]?(%|per ?cent|prozent)"

  static let claims = [
    Claim(
      pattern: percent + #"( \w+)? (better|more|greater|besser|mehr|größer|stärker|wirksamer)"#,
      said: [
        "30 % better than an ordinary diet", "47 percent more weight loss", "30% more effective",
        "30 Prozent besser", "47 % mehr Gewichtsverlust", "dreißig Prozent wirksamer",
      ]),
    Claim(
      pattern: #"(better|besser|more|mehr) (by|um) "# + percent,
      said: ["works better by 30 percent", "besser um 30 %"]),
    Claim(
      pattern:
        #"metaboli\w*[^.:;]{0,30}\b(stays?|remains?|keeps?|kept)\b[^.:;]{0,25}\b(active|high|up|awake)\b"#,
      said: ["Your metabolism stays fully active", "the metabolism is kept active"]),
    Claim(
      pattern: #"\b(keep|keeps|keeping|hold|holds) (your |the )?metabolism\b"#,
      said: ["Breaks keep your metabolism running"]),
    Claim(
      pattern:
        #"stoffwechsel[^.:;]{0,30}\b(bleibt|läuft)\b[^.:;]{0,30}\b(aktiv|hoch|touren|hochtouren|wach)\b"#,
      said: ["Dein Stoffwechsel bleibt voll aktiv", "der Stoffwechsel läuft weiter auf Hochtouren"]),
    Claim(
      pattern: #"\b(hält|halten|behält)\b[^.:;]{0,20}stoffwechsel"#,
      said: ["Das hält deinen Stoffwechsel in Gang"]),
    Claim(
      pattern:
        #"(weight|kilos|pounds)[^.:;]{0,25}\b(stays?|keeps?|remains?)\b[^.:;]{0,15}\b(off|away|gone)\b"#,
      said: ["The weight stays off", "Weight that you lose stays away"]),
    Claim(
      pattern: #"\bkeeps? (it|the weight|your weight|the pounds) off\b"#,
      said: ["and keep the weight off"]),
    Claim(
      pattern:
        #"(gewicht|kilos?|pfunde?)[^.:;]{0,25}\b(bleibt|bleiben)\b[^.:;]{0,15}\b(weg|unten|fort|verschwunden)\b"#,
      said: ["Das Gewicht bleibt unten", "die Kilos bleiben dauerhaft weg"]),
    Claim(pattern: #"(jo-?jo|yo-?yo)"#, said: ["ohne Jo-Jo-Effekt", "no yo-yo effect"]),
    Claim(
      pattern: #"\b(resets?|resetting|restarts?|reboots?)\b[^.:;]{0,20}metabolism"#,
      said: ["resets your metabolism", "restart the metabolism"]),
    Claim(
      pattern: #"metaboli\w*[^.:;]{0,20}\b(reset|restart|reboot)"#,
      said: ["a metabolism reset", "metabolic reset"]),
    Claim(
      pattern:
        #"stoffwechsel[^.:;]{0,40}(zurück(zu|ge)?setz|neu ?start|reset|\bzurück\b|neu (gestartet|eingestellt))"#,
      said: [
        "setzt deinen Stoffwechsel zurück", "den Stoffwechsel zurückzusetzen",
        "ein Stoffwechsel-Reset",
      ]),
  ]

  @Test(arguments: claims)
  func `are found where they are made`(claim: Claim) {
    for sentence in claim.said { #expect(claim.hit(in: sentence) != nil, "\(sentence)") }
    #expect(claim.hit(in: "With breaks the resting metabolic rate fell less.") == nil)
    #expect(claim.hit(in: "Der Ruheumsatz sank mit Pausen weniger.") == nil)
  }

  @Test(arguments: claims)
  func `are made in no article`(claim: Claim) {
    for name in Article.Name.allCases {
      for language in Lexicon.languages {
        let article = Article(name, in: language)
        for text in [article.title, article.gist] + article.sentences {
          #expect(claim.hit(in: text) == nil, "\(name), \(language)")
        }
      }
    }
  }

  /// All that is ever said, in each language: by name of its file.
  private static let catalogues: [(name: String, entries: [String])] = {
    let directory = "\(Golden.root)/contrib/po"
    let names = try? FileManager.default.contentsOfDirectory(atPath: directory)
    return (names ?? []).sorted().map { name in
      let text = try? String(contentsOfFile: "\(directory)/\(name)", encoding: .utf8)
      // A text may go on over lines, each in quotes of its own.
      let joined = (text ?? "").replacing(/"\n"/, with: "").replacing("\\\"", with: "'")
      return (name, joined.matches(of: /"([^"\n]+)"/).map { String($0.1) })
    }
  }()

  @Test(arguments: claims)
  func `are made in no message of a catalogue`(claim: Claim) throws {
    #expect(Self.catalogues.map(\.name).contains("de.po"))
    for (name, entries) in Self.catalogues {
      #expect(entries.count > 500, "\(name)")
      // No claim goes on behind a full stop.
      #expect(claim.hit(in: entries.joined(separator: ". ")) == nil, "\(name)")
    }
  }
}
