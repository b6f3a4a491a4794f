import Control
import Host
import Nouns
import Settings
import Time
import Views
import Wire

/// Turns what went wrong into what is said about it.
struct Sentences {
  let phrases: Phrases
  /// Nil where no times are to be told.
  let wording: Wording?
  /// The command that shows whether something was done.
  var check = "status"

  func text(of failure: Failure) -> String? {
    switch failure {
    case .usage(let error): text(of: error)
    case .notUnderstood(let error, let place): text(of: error, place: place)
    case .refused(let refusal): wording?.sentence(for: refusal, now: Clock.now()) ?? refusal.name
    case .none(let kind, let id): phrases(TroubleMessage(noneOf: kind), ["id": id])
    case .noFood(let name): phrases(FoodMessage.none, ["text": name])
    case .noOwnFood(let name, nil): phrases(OwnFoodMessage.noneNamed, ["text": name])
    case .noOwnFood(let name, let nearest?):
      phrases(OwnFoodMessage.noneNamedNear, ["text": name, "nearest": PlainText.line(nearest)])
    case .builtInFood(let name): phrases(OwnFoodMessage.builtIn, ["text": name])
    case .importedFood(let name): phrases(OwnFoodMessage.imported, ["text": name])
    case .noRecipe(let name): phrases(RecipeMessage.noneNamed, ["text": name])
    case .noMeal: phrases(TroubleMessage.noMeal)
    case .mealLongAgo(let meal):
      phrases(
        TroubleMessage.mealLongAgo,
        ["moment": wording?.moment(meal, now: Clock.now()) ?? Zone.utc.iso(meal)])
    case .startToCome(let start):
      phrases(
        TroubleMessage.startToCome,
        ["time": wording?.moment(start, now: Clock.now()) ?? Zone.utc.iso(start)])
    case .noFast(let day):
      phrases(TroubleMessage.noFast, ["date": wording?.date(day) ?? day.iso])
    case .otherVersion(let error): phrases(TroubleMessage.unknownCall, ["error": error])
    case .connection(let error, let mayBeDone): text(of: error, mayBeDone: mayBeDone)
    case .notStarted(let error, let mayBeDone):
      text(of: error) + (mayBeDone ? "\n" + phrases(TroubleMessage.perhapsDone) : "")
    case .template(let error): TemplateSentences(phrases: phrases).text(of: error)
    case .zone(let error): text(of: error)
    case .file(let error): text(of: error)
    case .noHome(let error): text(of: error)
    case .program(let error, let path):
      phrases(TroubleMessage.file, ["path": path, "reason": phrases.reason(for: error)])
    case .setting(let error): SettingSentences(phrases: phrases).text(of: error)
    case .settings(let problems):
      problems.map { "fastd.conf:\($0.line): \($0.text)" }.joined(separator: "\n")
    case .ended(let program): phrases(TroubleMessage.programEnded, ["program": program])
    case .noTerminal: phrases(TroubleMessage.noTerminal)
    case .importing(let error, let path):
      ImportSentences(phrases: phrases).text(of: error, path: path)
    case .bar(let failure): BarSentences(phrases: phrases).text(of: failure)
    case .noHealthFolder: phrases(TroubleMessage.noHealthFolder)
    case .noInbox: phrases(TroubleMessage.noInbox)
    case .inboxGone(let path): phrases(TroubleMessage.inboxGone, ["path": path])
    case .unreadLines(let file): phrases(TroubleMessage.unreadLines, ["file": file])
    case .folderNotEmpty(let path): phrases(TroubleMessage.folderNotEmpty, ["path": path])
    case .noTables(let path): phrases(TroubleMessage.noTables, ["path": path])
    case .fileExists(let path): phrases(TroubleMessage.fileExists, ["path": path])
    case .healthFolderGone(let path): phrases(TroubleMessage.healthFolderGone, ["path": path])
    case .address(let error): text(of: error)
    case .nobodyToAsk: phrases(TroubleMessage.nobodyToAsk)
    case .exchange(let sentence): sentence
    case .needsYes: phrases(TroubleMessage.needsYes)
    case .said: nil
    }
  }

  /// Only what is wrong, for where the advice stands elsewhere.
  func reason(for failure: Failure) -> String {
    if case .connection(.unreachable(let error), _) = failure { return phrases.reason(for: error) }
    return text(of: failure) ?? ""
  }

  // MARK: The daemon

  private func text(of error: ControlError, mayBeDone: Bool) -> String {
    if mayBeDone {
      return error == .timedOut
        ? phrases(TroubleMessage.hangs)
        : phrases(TroubleMessage.mayBeDone, ["command": check])
    }
    switch error {
    case .unreachable(let error):
      return phrases(TroubleMessage.away, ["reason": phrases.reason(for: error)])
    case .full: return phrases(TroubleMessage.full)
    case .notSent, .lost: return phrases(TroubleMessage.lost)
    case .timedOut: return phrases(TroubleMessage.timedOut)
    case .notAMessage, .replyTooLong, .unexpectedReply, .refused:
      return phrases(TroubleMessage.notOurs)
    case .unsafeDirectory(let path): return phrases(TroubleMessage.unsafeDirectory, ["path": path])
    case .notASocket(let path): return phrases(TroubleMessage.notASocket, ["path": path])
    case .notAbsolute(let path):
      return phrases(TroubleMessage.badPath, ["path": path, "limit": "107"])
    case .pathTooLong(let path, let limit, let origin):
      let message: TroubleMessage = origin == .named ? .badPath : .longRuntimePath
      return phrases(message, ["path": path, "limit": "\(limit)"])
    case .notOurs(let path, let user):
      return phrases(TroubleMessage.strangeServer, ["path": path, "user": "\(user)"])
    case .system(let error, let path):
      return phrases(TroubleMessage.file, ["path": path, "reason": phrases.reason(for: error)])
    case .lock(let error): return text(of: error)
    case .alreadyServed(let path, _): return phrases(TroubleMessage.locked, ["path": path])
    }
  }

  private func text(of error: DaemonStart.Failure) -> String {
    switch error {
    case .noProgram: phrases(TroubleMessage.noProgram)
    case .ended(let path, nil): phrases(TroubleMessage.endedSilently, ["path": path])
    case .ended(_, let reason?):
      phrases(TroubleMessage.ended, ["reason": phrases.lastWords(reason)])
    case .tookTooLong: phrases(TroubleMessage.tooSlow)
    case .unit(let unit): text(of: unit)
    }
  }

  func text(of unit: UnitState) -> String {
    phrases(
      TroubleMessage.unitFailed,
      [
        "unit": unit.unit, "state": unit.state, "result": unit.result,
        "words": unit.words.map { $0 + "\n" } ?? "",
      ]) + phrases(TroubleMessage.unitMore)
  }

  // MARK: The surroundings

  private func text(of error: LocalZoneError) -> String {
    switch error {
    case .missing(let name): phrases(TroubleMessage.zoneMissing, ["name": name])
    case .broken(let name, _), .notUnderstood(let name, _):
      phrases(TroubleMessage.zoneBroken, ["name": name])
    case .unreadable(let error): text(of: error)
    }
  }

  private func text(of error: PlacesError) -> String {
    switch error {
    case .noHome(let variable): phrases(TroubleMessage.noHome, ["variable": variable])
    case .relativeHome(let path): phrases(TroubleMessage.relativeHome, ["path": path])
    }
  }

  func text(of error: FileError) -> String {
    switch error {
    case .system(let path, let error):
      phrases(TroubleMessage.file, ["path": path, "reason": phrases.reason(for: error)])
    case .tooLong(let path, let limit):
      phrases(TroubleMessage.fileTooLong, ["path": path, "limit": "\(limit)"])
    case .notARegularFile(let path): phrases(TroubleMessage.notARegularFile, ["path": path])
    case .notADirectory(let path): phrases(TroubleMessage.notADirectory, ["path": path])
    case .notOurs(let path, _): phrases(TroubleMessage.notYours, ["path": path])
    case .locked(let path, _): phrases(TroubleMessage.locked, ["path": path])
    }
  }
}
