import Host
import Views

extension Examination {
  /// More of them in one file have one cause.
  private static let mostNamed = 5

  /// The person's own lines for the coach; nothing where there are none.
  mutating func examineCoach() {
    guard let path = (try? Places(environment))?.coachLines else { return }
    let text: [UInt8]?
    do { text = try Files.read(path, limit: CoachBook.Limit.fileLength) } catch {
      let sentences = Sentences(phrases: phrases, wording: wording)
      return found(.coach, .warn, sentences.reason(for: .file(error)))
    }
    guard let text else { return }
    let book = CoachBook(text)
    guard !book.problems.isEmpty else {
      return found(.coach, .ok, .coachFine, ["path": path, "count": "\(book.count)"])
    }
    let sentences = CoachSentences(phrases: phrases)
    for problem in book.problems.prefix(Self.mostNamed) {
      found(
        .coach, .warn, .coachWrong,
        [
          "line": "\(problem.line)", "path": path,
          "why": sentences.text(of: problem.mistake),
        ])
    }
    let rest = book.problems.count - Self.mostNamed
    if rest > 0 { found(.coach, .warn, .coachMore, ["count": "\(rest)", "path": path]) }
  }
}
