import Host

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
