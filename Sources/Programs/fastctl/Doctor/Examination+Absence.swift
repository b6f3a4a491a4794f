import Control
import Host

/// Why nobody answers, and what brings the daemon back.
extension Examination {
  mutating func examineAbsence(_ path: String, _ failure: Failure) {
    let sentences = Sentences(phrases: phrases, wording: wording)
    guard case .connection(let error, _) = failure, !error.isAboutOurs else {
      return found(.socket, .fail, sentences.reason(for: failure))
    }
    let reason = sentences.reason(for: failure)
    if let unit = unit, unit.isFailing {
      return found(.socket, .fail, sentences.text(of: unit))
    }
    if let process = process {
      let facts = ["path": path, "reason": reason, "process": "\(process)"] as KeyValuePairs
      return found(.socket, .fail, .deaf, facts)
    }
    if let words = (try? SocketPath.current()).flatMap(LastStart.reason) {
      return found(.socket, .fail, .lastStart, ["path": path, "reason": phrases.lastWords(words)])
    }
    found(.socket, .fail, .away, ["path": path, "reason": reason])
  }

  /// Who holds the database, whether it answers or not.
  private var process: Int32? {
    (try? Places(environment)).flatMap { FileLock.liveHolder(of: $0.lock) }
  }
}
