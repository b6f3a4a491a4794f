import Carrier
import Glibc
import Host
import Hub
import Nouns
import Time
import Wire

extension Run {
  /// Told to fastd, which tells the person; only where it cannot be told is it a failure.
  func exchange() -> Int32 {
    guard let key = (try? places.key()) ?? nil else { return end(.trouble(.key, detail: nil)) }
    try? membership.endFormer()
    return exchange(with: key).code
  }

  /// By each carrier, whatever becomes of the other one; whether all of it was complete as well. A folder
  /// that is to hold all is filled under a new key, which the hub does not know yet.
  func exchange(
    with key: PersonKey, holdsAll: Bool = false
  ) -> (code: Int32, isComplete: Bool) {
    do throws(ExchangeFailure) {
      let last = ((try? places.state()) ?? ExchangeState()).last
      var carriers = Carriers(
        of: self, key, try Holdings(of: try Daemon(), at: Clock.now(), last: last))
      carriers.run(holdsAll: holdsAll)
      if let failure = carriers.failure { return (end(failure, carriers.here.report), false) }
      try noteEnd(&carriers.here)
      var daemon = try Daemon()
      try daemon.tell(carriers.here.report)
      if let publication = carriers.completePublication {
        publication.carryOut(daemon.board())
      }
      Answer.report(carriers.here.report)
      return (0, true)
    } catch { return (end(error), false) }
  }

  private func noteEnd(_ here: inout Holdings<Daemon>) throws(ExchangeFailure) {
    do throws(FileError) {
      var state = try places.state()
      state.last = here.now
      try places.write(state)
      here.report.last = here.now.milliseconds
    } catch { throw ExchangeFailure(error) }
  }

  /// A session at the hub. Passwords are changed there, so nobody else may be about to do so.
  func connection() throws(ExchangeFailure) -> HubConnection {
    var state: ExchangeState
    do throws(FileError) { state = try places.state() } catch { throw ExchangeFailure(error) }
    let connection: HubConnection
    do throws(HubMembership.Refusal) { connection = try hubs.connect(&state) } catch {
      throw ExchangeFailure(error)
    }
    do throws(FileError) { try places.write(state) } catch { throw ExchangeFailure(error) }
    return connection
  }

  // MARK: Failures

  private func end(_ failure: ExchangeFailure, _ report: ExchangeReport? = nil) -> Int32 {
    switch failure {
    case .daemon(let sentence):
      Answer.complain(sentence)
      return 1
    case .trouble(let trouble, let detail):
      var report =
        report
        ?? ExchangeReport(
          at: 0, last: ((try? places.state().last) ?? nil)?.milliseconds, given: 0, taken: 0,
          changed: 0, held: 0, lacking: [], refusals: [])
      report.at = Clock.now().milliseconds
      (report.trouble, report.detail) = (trouble, detail)
      Answer.report(report)
      do throws(ExchangeFailure) {
        var daemon = try Daemon()
        try daemon.tell(report)
        return 0
      } catch {
        Answer.complain(detail.map { "\(trouble.rawValue): \($0)" } ?? trouble.rawValue)
        return 1
      }
    }
  }
}

extension ExchangeFailure {
  /// Of a file on this machine.
  init(_ error: FileError) { self = .trouble(.other, detail: error.reason) }

  init(_ refusal: HubMembership.Refusal) {
    self =
      switch refusal {
      case .hub(let fault): ExchangeFailure(fault)
      case .newer: .trouble(.hubNewer, detail: nil)
      case .key, .membership(.unset): .trouble(.key, detail: nil)
      case .membership: .trouble(.other, detail: "sync")
      }
  }
}
