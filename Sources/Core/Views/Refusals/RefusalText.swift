package import Time
package import Wire

extension Wording {
  /// What was wrong, and what would be right.
  package func sentence(for refusal: Refusal, now: Instant) -> String {
    RefusalSentence(wording: self, now: now).text(of: refusal)
  }
}

struct RefusalSentence {
  let wording: Wording
  let now: Instant
  var phrases: Phrases { wording.phrases }

  func text(of refusal: Refusal) -> String {
    switch refusal {
    case .alreadyFasting(_, let start):
      phrases(RefusalMessage.alreadyFasting, "start", moment(start))
    case .overlaps:
      OverlapSentence(refusal).map { $0.text(wording, now: now) } ?? PlainText.line(refusal.name)
    case .inTheFuture(let at): phrases(RefusalMessage.inTheFuture, "time", moment(at))
    case .inThePast(let at): phrases(RefusalMessage.inThePast, "time", moment(at))
    case .tooLongAgo(let at, let earliest):
      phrases(RefusalMessage.tooLongAgo, "time", moment(at), "earliest", moment(earliest))
    case .endBeforeStart(let start, let end):
      phrases(RefusalMessage.endBeforeStart, "start", moment(start), "end", moment(end))
    case .goalTooShort(_, let least):
      phrases(RefusalMessage.goalTooShort, "least", span(least))
    case .goalTooLong(let goal, let most):
      phrases(
        RefusalMessage.goalTooLong, "goal", wording.hours(seconds: goal), "most",
        wording.hours(seconds: most))
    case .notSafe(let question, let most): notSafe(question, most)
    case .notStored(let reason): notStored(reason)
    case .notABackup(let name, let reason, let detail):
      phrases(
        RefusalMessage(notABackup: reason), "name", PlainText.line(name), "detail",
        PlainText.line(detail ?? ""))
    default:
      planned(refusal) ?? ofProfile(refusal) ?? ofProgram(refusal) ?? about(refusal)
    }
  }

  /// Those that quote a text, and those that only say what is.
  private func about(_ refusal: Refusal) -> String {
    switch refusal {
    case .notFound(""): phrases(RefusalMessage.noneYet)
    case .notFound(let id): phrases(RefusalMessage.notFound, "id", PlainText.line(id))
    case .ambiguous(let id, let candidates): ambiguous(id, candidates)
    case .unknownSchedule(let name):
      phrases(RefusalMessage.unknownSchedule, "name", PlainText.line(name))
    case .stillRunning(let id):
      phrases(RefusalMessage.stillRunning, "id", PlainText.line(ShortIDs.alone(id)))
    case .useCancel(let id):
      phrases(RefusalMessage.useCancel, "id", PlainText.line(ShortIDs.alone(id)))
    case .noSuchMood(let mood):
      phrases(RefusalMessage.noSuchMood, "mood", String(mood))
    case .tooManyFasts(let limit):
      phrases(RefusalMessage.tooManyFasts, "limit", String(limit))
    case .needsConfirmation(let text):
      ofProfile(confirming: text)
        ?? phrases(RefusalMessage(confirming: text), "text", PlainText.line(text))
    case .textTooLong(let field, let limit):
      phrases(
        RefusalMessage.textTooLong, "field", PlainText.line(field), "limit", String(limit))
    case .textNotPlain(let field):
      phrases(RefusalMessage.textNotPlain, "field", PlainText.line(field))
    case .tooMuch(let limit):
      phrases(RefusalMessage.tooMuch, "limit", String(limit >> 20))
    case .tooManyRows(let limit):
      phrases(RefusalMessage.tooManyRows, "limit", String(limit))
    case .tooManyReminders(let limit):
      phrases(RefusalMessage.tooManyReminders, "limit", String(limit))
    default: RefusalMessage(simple: refusal).map { phrases($0) } ?? PlainText.line(refusal.name)
    }
  }

  private func ambiguous(_ id: String, _ candidates: [String]) -> String {
    let ids = ShortIDs(candidates)
    let names = candidates.prefix(5).map { ids[$0] }.joined(separator: ", ")
    return phrases(
      RefusalMessage.ambiguous, "id", PlainText.line(id), "candidates", PlainText.line(names))
  }

  private func notSafe(_ question: SafetyQuestion, _ most: Int64) -> String {
    let said = phrases(SafetyQuestionMessage(question))
    // It is about no goal.
    guard most > 0 else { return phrases(RefusalMessage.notCounted, "question", said) }
    guard !question.isFinal else {
      return phrases(
        RefusalMessage.notSafeUnderAge, "rule", phrases(SafetyDetailMessage.underAge))
    }
    return phrases(RefusalMessage.notSafe, "question", said, "most", span(most))
  }

  private func notStored(_ reason: String) -> String {
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

  private func moment(_ milliseconds: Int64) -> String {
    wording.moment(Instant(milliseconds: milliseconds), now: now)
  }

  private func span(_ seconds: Int64) -> String { wording.span(seconds: seconds) }
}

extension RefusalMessage {
  fileprivate init(notABackup reason: String) {
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

  fileprivate init(confirming key: String) {
    switch key {
    case "erase-for-good": self = .needsErasing
    case "delete-everything": self = .needsPurging
    case "delete-events": self = .needsClearing
    case "long-fast": self = .needsLongFast
    default: self = .needsConfirmation
    }
  }

  /// For refusals that carry nothing.
  fileprivate init?(simple refusal: Refusal) {
    switch refusal {
    case .notFasting: self = .notFasting
    case .textMissing: self = .textMissing
    case .noGoal: self = .noGoal
    case .importRunning: self = .importRunning
    case .noPopup(reason: "muted"): self = .popupsMuted
    case .noPopup: self = .noPopup
    case .nothingToChange: self = .nothingToChange
    case .nothingToUndo: self = .nothingToUndo
    case .nothingToRedo: self = .nothingToRedo
    case .cannotUndo: self = .cannotUndo
    default: return nil
    }
  }
}
