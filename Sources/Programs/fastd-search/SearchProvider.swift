import Bus
import Control
import Host
import Time
import Views
import Wire

/// Answers both launchers from the state as it is now; it keeps nothing.
struct SearchProvider {
  static let busName = "io.github.fastd.SearchProvider"
  private static let path = "/io/github/fastd/SearchProvider"

  private let person = Person()

  /// A launcher shows what is there in time.
  private static let patience: Int32 = 1000

  var object: BusObject {
    BusObject(path: Self.path, interfaces: [GnomeSearch.interface, PlasmaSearch.interface]) {
      call throws(BusRefusal) in
      try answer(call)
    }
  }

  private func answer(_ call: BusCall) throws(BusRefusal) -> [BusValue] {
    call.interface == GnomeSearch.interface.name
      ? try GnomeSearch.answer(call, self) : try PlasmaSearch.answer(call, self)
  }

  /// What there is to show at this moment.
  private var page: SearchPage { SearchPage(snapshot, person.wording) }

  /// What was typed may mean; the daemon is not asked for what is not about it.
  func hits(_ terms: [String]) -> [SearchHit] {
    if let journal = JournalQuery(terms) {
      let page = SearchPage(nil, person.wording)
      return page.hit(of: journal, reading: reading).map { [$0] } ?? []
    }
    let query = SearchQuery(terms)
    return query.hits.isEmpty ? [] : page.hits(of: query)
  }

  func entries(_ intents: [SearchIntent]) -> [SearchEntry] {
    guard !intents.isEmpty else { return [] }
    let page = page
    return intents.map { page.entry($0, reading: reading) }
  }

  /// What a meal means to the daemon; nil where none answers.
  private func reading(_ text: String) -> MealReading? {
    do throws(ControlError) {
      var client = try ControlClient(connecting: try SocketPath.current())
      return try client.call(
        MealCalls.Read.self, MealReadQuestion(text), milliseconds: Self.patience)
    } catch {
      return nil
    }
  }

  /// Nil where no daemon answers: a mere search does not start it.
  private var snapshot: Snapshot? {
    do throws(ControlError) {
      var client = try ControlClient(connecting: try SocketPath.current())
      return try client.call(
        StatusCalls.Get.self, StatusQuestion(), milliseconds: Self.patience)
    } catch {
      return nil
    }
  }

  /// Has it done; what is asked or refused then goes to a pop-up.
  func run(_ intent: SearchIntent) throws(BusRefusal) {
    do throws(SystemError) { try Companion.start(intent.command) } catch { throw .notDone }
  }
}
