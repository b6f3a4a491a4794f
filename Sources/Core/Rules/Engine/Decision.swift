package import Nouns
package import Time

/// The effects that a turn of the engine asks for. The order is the daemon's and always the same:
/// write, then answer, then tell.
package struct Decision: Equatable, Sendable {
  package var commit: Commit
  /// The fast the command was about, as it is afterwards.
  package var subject: Fast?
  /// How far ahead the clock was by which the fast would have ended, where that was in doubt.
  package var doubtedLead: Span?
  /// The step that was taken back or done again.
  package var step: RecordedStep?
  /// To be put on a screen.
  package var show: [News] = []
  /// To be taken from it.
  package var withdraw: [News.Key] = []
  /// All that became true with this turn, told or not.
  package var happened: [News] = []
  /// A day has begun, as the person counts them.
  package var newDay: Day?
  /// A civil date has begun.
  package var newDate: Day?
  /// An announced phase did not match the calendar.
  package var recovery: Recovery?
  /// After a command: everything there is to tell then.
  package internal(set) var seen: Prospect?

  package init(actor: String, subject: Fast? = nil) {
    commit = Commit(actor: actor)
    self.subject = subject
  }
}
