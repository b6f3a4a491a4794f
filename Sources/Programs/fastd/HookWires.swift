import Daemon
import Glibc
import Hooks
import Host
import Supervision
import Wire

extension HookPort {
  init(_ hooks: HookRunner) {
    self.init(
      isHeard: { hooks.isHeard },
      run: { event in
        hooks.run(
          HookRunner.Event(
            name: event.event.rawValue, subject: event.subject,
            input: event.json + [UInt8(ascii: "\n")],
            variables: event.variables))
      },
      click: { hooks.run(commandLine: $0, variables: $1) },
      fastctl: { words in
        // The path is in a variable: it may have any characters.
        let line = "exec \"$FASTD_FASTCTL\" " + words.joined(separator: " ")
        hooks.run(commandLine: line, variables: ["FASTD_FASTCTL": Self.fastctl])
      })
  }

  /// The one beside us, else the one that is found.
  private static var fastctl: String {
    let beside = Executable.directory.map { $0 + "/fastctl" } ?? ""
    return access(beside, X_OK) == 0 ? beside : "fastctl"
  }
}

extension Journal {
  /// What programs wrote, a line each, and how those ended that did not end well.
  func write(_ report: Report) {
    switch report {
    case .directoryRefused(let path, let fault):
      complain("\(path) \(fault.sentence), so no hook is run")
    case .skipped(let hook, let fault): complain("hook \(hook) \(fault.sentence)")
    case .notStarted(let errand, let error):
      complain("\(errand.title) could not be started: \(error.text)", errand.fields)
    case .dropped(let errand):
      complain("\(errand.title) is left out, too many run already", errand.fields)
    case .ended(let errand, let ending): write(ending, of: errand)
    }
  }

  private func write(_ ending: Ending, of errand: Errand) {
    for line in ending.lines + (ending.isCut ? ["(more is left out)"] : []) {
      write(
        LogEntry(
          .notice, "\(errand.title): \(line)", event: .hookOutput, fields: errand.fields))
    }
    switch ending.end {
    case .exited(0): write(LogEntry(.debug, "\(errand.title) is done", fields: errand.fields))
    case .exited(let code): complain("\(errand.title) ended with \(code)", errand.fields)
    case .killed(let number):
      complain("\(errand.title) was ended by signal \(number)", errand.fields)
    case .tookTooLong:
      complain("\(errand.title) took too long and was ended", errand.fields)
    }
  }

  private func complain(_ sentence: String, _ fields: [LogEntry.Field] = []) {
    write(LogEntry(.warning, sentence + ", ignoring", event: .hookFailed, fields: fields))
  }
}

extension Errand {
  fileprivate var title: String { self == .click ? hook : "hook \(hook)" }

  fileprivate var fields: [LogEntry.Field] {
    [LogEntry.Field("FASTD_HOOK", hook), LogEntry.Field("FASTD_EVENT", event)]
  }
}

extension HookFault {
  fileprivate var sentence: String {
    switch self {
    case .notADirectory: "is no directory"
    case .notARegularFile: "is no regular file"
    case .notExecutable: "is not executable"
    case .notOurs: "belongs to somebody else"
    case .writableByOthers: "can be written by others"
    case .system(let error): "cannot be used (\(error.text))"
    }
  }
}
