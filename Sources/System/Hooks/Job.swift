import Host
package import Time

/// One program to be run.
nonisolated struct Job: Equatable, Sendable {
  let errand: Errand
  /// What the event is about.
  let subject: String
  let program: OtherProgram
  let input: [UInt8]
}

/// The jobs that wait, in the order in which they came; of each errand and
/// subject only the newest.
nonisolated struct JobQueue: Equatable, Sendable {
  private let limit: Int
  private(set) var jobs: [Job] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// False when there is no room for it.
  mutating func put(_ job: Job) -> Bool {
    if let place = jobs.firstIndex(where: { $0.errand == job.errand && $0.subject == job.subject })
    {
      jobs[place] = job
      return true
    }
    guard jobs.count < limit else { return false }
    jobs.append(job)
    return true
  }

  /// The first that may run now.
  mutating func take(where isFree: (Errand) -> Bool) -> Job? {
    jobs.firstIndex { isFree($0.errand) }.map { jobs.remove(at: $0) }
  }

  mutating func clear() {
    jobs = []
  }
}

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
