import Host
import Nouns
import Settings
import Time
import Views
import Wire

/// Keeps the page that a phone shows up to date.
struct PhoneToday {
  let folder: OpenPhoneFolder
  let shows: Settings.Phone
  let memory: PhoneMemory

  private static let mostAnswers = 5
  private static let longest = 1 << 18

  /// Writes it where it would say something else.
  func write(_ session: inout Session) throws(Failure) {
    let facts = try facts(&session)
    let page = PhonePage(try session.wording(), language: session.speaking().code)
    let bytes = try? Files.read(folder.page, limit: Self.longest, behindLinks: false)
    let before = bytes.flatMap(\.self).map { String(decoding: $0, as: UTF8.self) }
    if let before, let written = PhonePage.written(in: before),
      page.text(of: facts, writtenAt: written) == before
    {
      return
    }
    let text = page.text(of: facts, writtenAt: Instant(milliseconds: facts.state.now))
    do throws(FileError) {
      try Files.replace(folder.page, with: Array(text.utf8), behindLinks: false)
    } catch { throw .file(error) }
  }

  private func facts(_ session: inout Session) throws(Failure) -> PhoneFacts {
    let state = try session.ask(StatusCalls.Get.self, StatusQuestion())
    var facts = PhoneFacts(state)
    if shows.meals.isOn {
      facts.meals = try session.ask(MealCalls.Day.self, MealDayQuestion())
      facts.drinks = try session.ask(DrinkCalls.Day.self, DrinkDayQuestion())
    }
    if shows.weight.isOn { facts.weight = try session.ask(WeightCalls.Show.self, NoFields()) }
    facts.hasNotes = shows.notes.isOn
    let evening = TodayPage.tonight(
      after: Instant(milliseconds: state.now), in: try session.wording().zone)
    var agenda = try session.ask(
      RemindCalls.List.self, AgendaQuestion(until: evening.milliseconds))
    // The words of a reminder are a note.
    if !shows.notes.isOn {
      for place in agenda.appointments.indices { agenda.appointments[place].text = nil }
    }
    facts.agenda = agenda
    let answered = memory.files.filter { $0.done + $0.refused > 0 }
    facts.answers = answered.suffix(Self.mostAnswers).reversed().map {
      .init(
        file: $0.name, at: Instant(milliseconds: $0.at), done: $0.done, refused: $0.refused)
    }
    return facts
  }
}
