import Nouns
import Time
import Host
import Views
import Wire

enum DoctorCommand: Command {
  static let name = "doctor"
  static let onlyLooks = true

  static func startsDaemon(_ request: Request) -> Bool { false }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Check everything fastd depends on, and say how to fix what fails",
      details: ["The exit code is 0 if nothing fails, otherwise 1."],
      options: [.json],
      examples: [.init(words: "doctor", meaning: "Is everything all right?")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let findings = examine(&session)
    if session.request.has(.json) {
      session.output.line(array: findings.map(\.json))
    } else {
      let page = DoctorPage(
        session.phrases(), on: session.screen(), home: session.environment["HOME"])
      session.output.text(page.text(of: findings))
    }
    if findings.contains(where: { $0.level == .fail }) { session.exitCode = .refused }
  }

  /// A zone that is not found is a finding, too, and no reason to stop.
  static func examine(_ session: inout Session, forOthers: Bool = false) -> [Finding] {
    let phrases = session.phrases()
    do throws(Failure) {
      var examination = Examination(
        phrases: phrases, wording: try session.wording(), environment: session.environment,
        isForOthers: forOthers)
      examination.run(&session)
      return examination.findings
    } catch {
      var examination = Examination(
        phrases: phrases, wording: Wording(phrases: phrases, zone: .utc),
        environment: session.environment, isForOthers: forOthers)
      examination.run(&session)
      let text = Sentences(phrases: phrases, wording: nil).reason(for: error)
      return examination.findings + [Finding(part: .zone, level: .fail, text: text)]
    }
  }
}
