import Nouns
import Time
import Wire

// Refusals that say more than one thing.
extension RefusalSentence {
  func ambiguous(_ id: String, _ candidates: [String]) -> String {
    let ids = ShortIDs(candidates)
    let names = candidates.prefix(5).map { ids[$0] }.joined(separator: ", ")
    return phrases(
      RefusalMessage.ambiguous, "id", PlainText.line(id), "candidates", PlainText.line(names))
  }

  func notSafe(_ question: SafetyQuestion, _ most: Int64) -> String {
    let said = phrases(SafetyQuestionMessage(question))
    // It is about no goal.
    guard most > 0 else { return phrases(RefusalMessage.notCounted, "question", said) }
    guard !question.isFinal else {
      return phrases(
        RefusalMessage.notSafeUnderAge, "rule", phrases(SafetyDetailMessage.underAge))
    }
    return phrases(RefusalMessage.notSafe, "question", said, "most", wording.span(seconds: most))
  }

  func notStored(_ reason: String) -> String {
    switch reason {
    case "diskFull": phrases(RefusalMessage.diskFull)
    case "readOnly": phrases(RefusalMessage.readOnly)
    case "unwritable": phrases(RefusalMessage.unwritable)
    case "moved": phrases(RefusalMessage.moved)
    case "doubtful": phrases(RefusalMessage.doubtful)
    case "partly": phrases(RefusalMessage.partly)
    default: phrases(RefusalMessage.notStored)
    }
  }

  func moment(_ milliseconds: Int64) -> String {
    wording.moment(Instant(milliseconds: milliseconds), now: now)
  }

}

extension RefusalMessage {
  init(notABackup reason: String) {
    switch reason {
    case "missing": self = .notABackupMissing
    case "foreign": self = .notABackupForeign
    case "newer": self = .notABackupNewer
    case "unreadable": self = .notABackupUnreadable
    case "foreignPart": self = .notABackupForeignPart
    case "missingTable": self = .notABackupMissingTable
    case "longText": self = .notABackupLongText
    case "manyRows": self = .notABackupManyRows
    case "slow": self = .notABackupSlow
    default: self = .notABackupDamaged
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
