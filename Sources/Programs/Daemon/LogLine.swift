package import Nouns
package import Wire

/// One line for the journal; fastd gives it its level and its stable id.
package nonisolated enum LogLine: Equatable, Sendable {
  case commanded(verb: String, actor: String, fast: String)
  case goalReached(fast: String)
  case alertFailed(reason: String)
  /// More came from the session bus than anybody has to say, and part of it was dropped.
  case busFlooded
  case storeFailed(StoreTrouble)
  case storeDamaged
  /// The imported foods could not be used; their file is there now.
  case foodsSetAside(path: String)
  case backedUp
  /// How many entries of the change log were too old.
  case logFolded(Int64)
  case backupFailed(StoreTrouble)
  case healthKept
  case healthFailed(reason: String)
  case inboxRead
  case inboxFailed(reason: String)
  case settingsRead
  case settingsRefused(SettingsProblem)
  case clockBeforeStart
  case dayBegan(String)
  /// A phase switched, a program paused or resumed; "none" is a day without a program.
  case program(HookEvent.Name, from: String, to: String)
  case cycleCompleted(Int64)
  /// What was announced of the diet program, and what its calendar says.
  case cycleRecovered(stored: String, calculated: String)
}
