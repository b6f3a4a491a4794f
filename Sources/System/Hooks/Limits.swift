package import Time

/// What other people's programs may take of the machine.
package nonisolated struct Limits: Equatable, Sendable {
  /// After it a hook is asked to end with all it has started, and made to after `grace` more.
  package var time = Span.seconds(10)
  package var grace = Span.seconds(2)
  /// Hooks that run at the same time.
  package var processes = 8
  /// Hooks that wait for one of those to end.
  package var waiting = 64
  /// Commands that run at the same time; none waits.
  package var commands = 4
  /// What is kept of a program's output for the log.
  package var outputLength = 4096
  package var outputLines = 50
  /// A hook that writes more than this has nobody who listens any more.
  package var flood = 1024 * 1024

  package init() {}
}
