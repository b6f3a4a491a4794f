package import Host
package import Time

/// Runs other people's programs when something has happened, so that none of them harms us:
/// nobody waits for them, they take a bounded share of the machine, and end in time.
package final class HookRunner {
  /// Something that has happened, as hooks are told of it.
  package nonisolated struct Event: Equatable, Sendable {
    /// The first argument of each hook.
    package let name: String
    /// What it is about: of a newer event about the same the hook need not hear the older.
    package let subject: String
    /// What they can read.
    package let input: [UInt8]
    package let variables: [String: String]

    package init(
      name: String, subject: String = "", input: [UInt8], variables: [String: String]
    ) {
      self.name = name
      self.subject = subject
      self.input = input
      self.variables = variables
    }
  }

  private let directory: HookDirectory
  private let launcher: Launcher
  private let limits: Limits
  private let home: String
  private let report: (Report) -> Void
  private var running: [Errand: Run] = [:]
  private var queue: JobQueue
  private var commands: [Int: Run] = [:]
  private var own: [Int: Run] = [:]
  private var lastCommand = 0
  /// What has been said of files that are not run.
  private var faults: [String: HookFault] = [:]

  package init(
    directory: HookDirectory, launcher: Launcher, limits: Limits = Limits(),
    home: String = Environment.process["HOME"] ?? "/", report: @escaping (Report) -> Void
  ) {
    self.directory = directory
    self.launcher = launcher
    self.limits = limits
    self.home = home
    self.report = report
    queue = JobQueue(limit: limits.waiting)
  }

  /// Whether there may be hooks at all: most people have none.
  package var isHeard: Bool { directory.exists }

  /// Starts every hook for it, or lets it wait; the newest takes the place of one that waits.
  package func run(_ event: Event) {
    for hook in hooks() {
      let job = Job(
        errand: Errand(event: event.name, hook: hook.name), subject: event.subject,
        program: launcher.program(
          hook.path, [event.name], title: "fastd hook \(hook.name)", variables: event.variables,
          lifetime: lifetime),
        input: event.input)
      if !queue.put(job) { report(.dropped(job.errand)) }
    }
    startWhatMay()
  }

  /// Runs what the person has written for a shell; it may take as long as it likes.
  package func run(
    commandLine: String, variables: [String: String], input: [UInt8] = []
  ) {
    guard commands.count < limits.commands else { return report(.dropped(.click)) }
    let program = launcher.program(
      "/bin/sh", ["-c", commandLine], title: "fastd click command", variables: variables,
      lifetime: .unlimited)
    lastCommand += 1
    let number = lastCommand
    commands[number] = start(program, input, for: .click, lifetime: .unlimited) { [weak self] in
      self?.commands[number] = nil
    }
  }

  /// Runs a program of our own outside of our sandbox, for a limited time, and says what became of
  /// it. Where systemd is there, one that has a unit is started as that, with a sandbox of its own.
  package func run(
    own path: String, _ arguments: [String], title: String, variables: [String: String],
    unit: String? = nil, time: Span, whenEnded: @escaping (OwnEnd) -> Void
  ) {
    let lifetime = Launcher.Lifetime.limited(time, grace: limits.grace)
    let program =
      unit.flatMap(launcher.program(ofUnit:))
      ?? launcher.program(
        path, arguments, title: title, variables: variables, lifetime: lifetime)
    lastCommand += 1
    let number = lastCommand
    do throws(SystemError) {
      let started = try program.start(reading: [], in: home)
      own[number] = Run(started, lifetime: lifetime, backstop: backstop, limits: limits) {
        [weak self] ending in
        self?.own[number] = nil
        whenEnded(.ended(ending))
      }
    } catch {
      whenEnded(.notStarted(error))
    }
  }

  /// Asks the hooks that run to end, and forgets those that wait.
  package func stop() {
    queue.clear()
    for run in running.values { run.stop() }
    for run in own.values { run.stop() }
  }

  private var lifetime: Launcher.Lifetime { .limited(limits.time, grace: limits.grace) }

  /// Those that can be run; of the others it is said once why they are not.
  private func hooks() -> [HookFile] {
    let files: [HookFile]
    do { files = try directory.files() } catch {
      if faults.updateValue(error, forKey: "") != error {
        report(.directoryRefused(directory.path, error))
      }
      return []
    }
    let found = files.compactMap { file in file.fault.map { (file.name, $0) } }
    for (name, fault) in found where faults[name] != fault {
      report(.skipped(hook: name, fault))
    }
    faults = Dictionary(found) { $1 }
    return files.filter { $0.fault == nil }
  }

  private func startWhatMay() {
    while running.count < limits.processes,
      let job = queue.take(where: { running[$0] == nil })
    {
      running[job.errand] = start(job.program, job.input, for: job.errand, lifetime: lifetime) {
        [weak self] in
        self?.running[job.errand] = nil
        self?.startWhatMay()
      }
    }
  }

  private func start(
    _ program: OtherProgram, _ input: [UInt8], for errand: Errand, lifetime: Launcher.Lifetime,
    whenEnded: @escaping () -> Void
  ) -> Run? {
    do throws(SystemError) {
      let started = try program.start(reading: input, in: home)
      return Run(started, lifetime: lifetime, backstop: backstop, limits: limits) {
        [report] ending in
        report(.ended(errand, ending))
        whenEnded()
      }
    } catch {
      report(.notStarted(errand, error))
      return nil
    }
  }

  /// systemd keeps the time of its units by itself; what we could signal is only its messenger.
  private var backstop: Span {
    switch launcher {
    case .directly: .zero
    case .systemd: limits.grace + .seconds(3)
    }
  }
}
