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

  func notSafe(_ question: SafetyQuestion, _ most: Span) -> String {
    let said = phrases(SafetyQuestionMessage(question))
    // It is about no goal.
    guard most > .zero else { return phrases(RefusalMessage.notCounted, "question", said) }
    guard !question.isFinal else {
      return phrases(
        RefusalMessage.notSafeUnderAge, "rule", phrases(SafetyDetailMessage.underAge))
    }
    return phrases(
      RefusalMessage.notSafe, "question", said, "most", wording.span(seconds: most.seconds))
  }

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

  init(confirming key: String) {
    switch key {
    case "erase-for-good": self = .needsErasing
    case "delete-everything": self = .needsPurging
    case "delete-events": self = .needsClearing
    case "long-fast": self = .needsLongFast
    default: self = .needsConfirmation
    }
  }
}
