import Nouns
import Time

// Refusals that say more than one thing.
extension RefusalSentence {
  func ambiguous(_ id: String, _ candidates: [String]) -> String {
    let ids = ShortIDs(candidates)
    let names = candidates.prefix(5).map { ids[$0] }.joined(separator: ", ")
    return phrases(
      RefusalMessage.ambiguous, "id", PlainText.line(id), "candidates", PlainText.line(names))
  }

  func needs(_ refusal: Refusal) -> String {
    let consents = refusal.consents ?? []
    if let message = consents.lazy.compactMap({ RefusalMessage($0) }).first {
      return phrases(message, "text", consents.text)
    }
    let reasons = wording.reasons(for: refusal, now: now).joined(separator: " ")
    return phrases(
      ProfileRefusalMessage.needsConfirmation, "reasons", reasons, "text", consents.text)
  }

  func notSafe(_ question: SafetyQuestion, _ most: Span) -> String {
    let said = phrases(question.said)
    // It is about no goal.
    guard most > .zero else { return phrases(RefusalMessage.notCounted, "question", said) }
    guard !question.isFinal else {
      return phrases(
        RefusalMessage.notSafeUnderAge, "rule", phrases(SafetyQuestion.underAge.detail))
    }
    return phrases(
      RefusalMessage.notSafe, "question", said, "most", wording.span(seconds: most.seconds))
  }

  func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  func moment(_ instant: Instant) -> String { wording.moment(instant, now: now) }
}

extension RefusalMessage {
  init(_ trouble: StoreTrouble) {
    switch trouble {
    case .diskFull: self = .diskFull
    case .readOnly: self = .readOnly
    case .unwritable: self = .unwritable
    case .moved: self = .moved
    case .doubtful: self = .doubtful
    case .partly: self = .partly
    case .conflict, .failed, .closed: self = .notStored
    }
  }

  init(_ flaw: BackupFlaw) {
    switch flaw {
    case .missing: self = .notABackupMissing
    case .foreign: self = .notABackupForeign
    case .newer: self = .notABackupNewer
    case .unreadable: self = .notABackupUnreadable
    case .damaged: self = .notABackupDamaged
    case .foreignPart: self = .notABackupForeignPart
    case .missingTable: self = .notABackupMissingTable
    case .longText: self = .notABackupLongText
    case .manyRows: self = .notABackupManyRows
    case .slow: self = .notABackupSlow
    }
  }

  /// Nil for a change of the profile, which gives its reasons.
  fileprivate init?(_ consent: Consent) {
    switch consent {
    case .longGoal: self = .needsConfirmation
    case .longFast: self = .needsLongFast
    case .erasing: self = .needsErasing
    case .purging: self = .needsPurging
    case .clearing: self = .needsClearing
    case .goalMet, .ofAge, .weightJump, .lowDiet, .lowMaintenance, .goalSide, .goalReached:
      return nil
    }
  }
}
