import Nouns
package import Time
package import Wire

/// The text of `fastctl remind`: all that will be told and when, and the person's own reminders.
package struct AgendaPage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  package func text(of agenda: AgendaAnswer, now: Instant) -> String {
    let wanted = agenda.appointments.filter(\.wanted)
    let parts = [
      agenda.quietUntil.map { line(wording.quiet(until: $0, now: now)) },
      wanted.isEmpty ? line(phrases(RemindMessage.nothing)) : table(wanted, now),
      agenda.reminders.isEmpty ? nil : table(agenda.reminders, now), advice(agenda),
    ]
    return parts.compactMap(\.self).joined(separator: "\n")
  }

  private static let mostInPopup = 5

  /// A line for each thing that is told, the nearest first.
  func lines(of agenda: AgendaAnswer, now: Instant) -> [String] {
    agenda.appointments.filter(\.wanted).prefix(Self.mostInPopup).map { appointment in
      wording.soon(Instant(milliseconds: appointment.at), now: now) + ", "
        + wording.what(appointment.kind, text: appointment.text)
        + (appointment.heldUntil.map { ", " + held(until: $0, from: appointment.at) } ?? "")
    }
  }

  /// The quiet time and what comes next.
  func next(in agenda: AgendaAnswer, now: Instant) -> [String] {
    let lines = lines(of: agenda, now: now)
    let quiet = agenda.quietUntil.map { wording.quiet(until: $0, now: now) }
    return [quiet].compactMap(\.self) + (lines.isEmpty ? [phrases(RemindMessage.nothing)] : lines)
  }

  /// A way to see more; nil where all is shown.
  private func advice(_ agenda: AgendaAnswer) -> String? {
    var page = Page(on: screen)
    if agenda.reminders.isEmpty { page.add(phrases(RemindMessage.noReminders)) }
    let kinds = agenda.switchedOff.count { AgendaMessage(kind: $0) != nil }
    if kinds > 0 { page.add(phrases(.switchedOff, Int64(kinds))) }
    return page.text.isEmpty ? nil : page.text
  }

  private func table(_ appointments: [AgendaEntry], _ now: Instant) -> String {
    var table = Table(columns: [
      Table.Column(heading: phrases(RemindMessage.when)),
      Table.Column(heading: phrases(RemindMessage.what), goes: 1, isCut: true),
      Table.Column(heading: "", goes: 2),
    ])
    table.rows = appointments.map { appointment in
      [
        moment(appointment.at, now), wording.what(appointment.kind, text: appointment.text),
        appointment.heldUntil.map { held(until: $0, from: appointment.at) } ?? "",
      ]
    }
    return table.text(on: screen)
  }

  private func table(_ reminders: [ReminderEntry], _ now: Instant) -> String {
    let ids = ShortIDs(reminders.map(\.reminder.id.text))
    var table = Table(columns: [
      Table.Column(heading: phrases(RemindMessage.id)),
      Table.Column(heading: phrases(RemindMessage.when)),
      Table.Column(heading: phrases(RemindMessage.next), goes: 2),
      Table.Column(heading: phrases(RemindMessage.text), goes: 1, isCut: true),
    ])
    table.rows = reminders.sorted { $0.turn < $1.turn }.map { entry in
      [
        ids[entry.reminder.id.text], wording.rhythm(of: entry.reminder, now: now),
        entry.reminder.rule.daily.flatMap { _ in entry.next }.map { wording.moment($0, now: now) }
          ?? "",
        PlainText.line(entry.reminder.text),
      ]
    }
    return table.text(on: screen)
  }

  private func held(until end: Int64, from at: Int64) -> String {
    let end = wording.soon(
      Instant(milliseconds: end), now: Instant(milliseconds: at))
    return phrases(RemindMessage.held, "end", end)
  }

  private func moment(_ milliseconds: Int64, _ now: Instant) -> String {
    wording.moment(Instant(milliseconds: milliseconds), now: now)
  }

  private func line(_ text: String, _ colour: Colour? = nil) -> String {
    var page = Page(on: screen)
    page.add(text, colour)
    return page.text
  }
}

extension ReminderEntry {
  /// The next ones first.
  fileprivate var turn: Int64 { next?.milliseconds ?? .max }
}

extension Wording {
  /// Until when nothing is told.
  package func quiet(until end: Int64, now: Instant) -> String {
    phrases(RemindMessage.quiet, "end", soon(Instant(milliseconds: end), now: now))
  }

  /// The answer to an order to be quiet, or to end that.
  package func sentence(forQuietUntil end: Int64?, isWanted: Bool, now: Instant) -> String {
    guard let end else { return phrases(RemindMessage.quietOver) }
    guard !isWanted else { return quiet(until: end, now: now) }
    return phrases(
      RemindMessage.quietStays, "end", soon(Instant(milliseconds: end), now: now))
  }

  /// The next thing that will be told, in a line; nil where nothing is known to come.
  package func next(in agenda: AgendaAnswer, now: Instant) -> String? {
    guard let next = agenda.appointments.first(where: \.wanted) else { return nil }
    let at = Instant(milliseconds: next.heldUntil ?? next.at)
    return moment(at, now: now) + ", " + what(next.kind, text: next.text)
  }
}
