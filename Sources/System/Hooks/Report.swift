package import Host

/// What became of hooks and commands, for the log.
package nonisolated enum Report: Equatable, Sendable {
  /// Why no hook is run.
  case directoryRefused(String, HookFault)
  /// Said once for as long as it stays so.
  case skipped(hook: String, HookFault)
  case notStarted(Errand, SystemError)
  /// Too much runs or waits already.
  case dropped(Errand)
  case ended(Errand, Ending)
}

/// What became of a program of our own.
package nonisolated enum OwnEnd: Equatable, Sendable {
  case notStarted(SystemError)
  case ended(Ending)
}

/// Which program, for what; a hook runs once at a time for each event.
package nonisolated struct Errand: Hashable, Sendable {
  package let event: String
  package let hook: String

  /// A command line of the person's.
  package static let click = Errand(event: "click", hook: "click command")
}

/// How a program has ended, and what it had to say.
package nonisolated struct Ending: Equatable, Sendable {
  package let end: OtherProgram.Outcome.End
  package let lines: [String]
  /// There was more.
  package let isCut: Bool
}
