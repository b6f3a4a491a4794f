import Control
package import Daemon
import Glibc
package import Hooks
import Host
import Nouns
import Supervision
import Time
import Wire

extension HookRunner: HookPort {
  package func run(_ event: HookEvent) {
    run(
      Event(
        name: event.event.rawValue, subject: event.subject,
        input: event.json + [UInt8(ascii: "\n")], variables: event.variables))
  }

  package func click(_ commandLine: String, _ variables: [String: String]) {
    run(commandLine: commandLine, variables: variables)
  }

  package func fastctl(_ words: [String]) {
    // The path is in a variable: it may have any characters.
    let line = "exec \"$FASTD_FASTCTL\" " + words.joined(separator: " ")
    run(commandLine: line, variables: ["FASTD_FASTCTL": Companion.path(of: "fastctl")])
  }

  /// fastctl keeps the folder: it may write where the person likes, which our sandbox forbids us. It
  /// knows the tables of other programs, and what it reads is nobody's we could trust.
  func tend(_ folder: KeptFolder, whenEnded: @escaping (_ trouble: String?) -> Void) {
    let (program, words, title) =
      switch folder {
      case .health: ("fastctl", ["export", "--sync"], "fastd health folder")
      case .inbox: ("fastctl", ["import", "--inbox"], "fastd inbox")
      case .phone: ("fastctl", ["sync", "phone", "now"], "fastd phone")
      case .machines: ("fastd-sync", [], "fastd exchange")
      case .live: ("fastd-sync", ["live"], "fastd hub")
      }
    run(
      own: Companion.path(of: program), words, title: title, variables: OwnProgram.variables,
      unit: folder == .machines ? "fastd-sync.service" : nil,
      time: folder == .live ? .hours(24 * 365) : .minutes(5)
    ) { whenEnded($0.trouble(of: program)) }
  }
}

private enum OwnProgram {
  /// So that it finds what we have found, whatever the session says.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    for name in ["XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "FASTD_LOCALE_DIR"] {
      if let value = Environment.process[name] { variables[name] = value }
    }
    if let path = try? SocketPath.current().path { variables["FASTD_SOCKET"] = path }
    return variables
  }
}

extension OwnEnd {
  fileprivate func trouble(of program: String) -> String? {
    switch self {
    case .notStarted(let error) where error.code == ENOENT && program == "fastd-sync":
      ExchangeTrouble.missing.rawValue
    case .notStarted(let error): "\(program): \(error.text)"
    case .ended(let ending):
      switch ending.end {
      case .exited(0): nil
      // Of systemctl: there is no such unit.
      case .exited(5) where program == "fastd-sync": ExchangeTrouble.missing.rawValue
      case .exited(let code): ending.lines.first ?? "\(program): \(code)"
      case .killed(let signal): "\(program): signal \(signal)"
      case .tookTooLong: "\(program): timeout"
      }
    }
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
    case .notARegularFile: "is not a regular file"
    case .notExecutable: "is not executable"
    case .notOurs: "belongs to somebody else"
    case .writableByOthers: "can be written by others"
    case .system(let error): "cannot be used (\(error.text))"
    }
  }
}
