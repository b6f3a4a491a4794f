import Host
import Settings
import Speech
import Time
import Views

/// How the person wants to be spoken to.
struct Speaker {
  /// Whether all is to be said in lines for a voice.
  let isPlain: Bool
  /// Whether they want to be told what helps at a moment.
  let takesHints: Bool
  /// Nil where the coach is to be silent.
  let coachLook: CoachLook?
  /// Whether they want a journal of what they do.
  let keepsJournal: Bool
  private let voice: Voice

  /// `isBrief` is false for a program that stays: see `CatalogueFile`.
  init(_ settings: Settings, _ environment: Environment, isBrief: Bool = true) {
    isPlain = settings.outputPlain.isOn
    takesHints = settings.hints.isOn
    coachLook = CoachLook(settings)
    keepsJournal = settings.events.isOn
    let charset = Output.charset
    voice = Voice(
      settings, environment, isBrief: isBrief, sayable: charset.isWhole ? nil : charset.text)
  }

  /// For what goes wrong outside of any session.
  static var ofProcess: Speaker { Speaker(Settings(of: .process), .process) }

  /// The language's, such as "de".
  var code: String { voice.language }

  var phrases: Phrases { voice.phrases }

  func wording(in zone: Zone, isForVoice: Bool = false) -> Wording {
    Wording(phrases: phrases, customs: voice.customs, zone: zone, isForVoice: isForVoice)
  }
}

extension Screen {
  init(_ terminal: Terminal) {
    self.init(
      width: terminal.width, hasColour: terminal.allowsColour,
      hasManyColours: terminal.allowsManyColours, hasBlocks: terminal.speaksUnicode)
  }
}
