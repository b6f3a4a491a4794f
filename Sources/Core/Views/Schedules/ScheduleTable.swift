import Time
import Wire

/// The schedules side by side, where there is room for it.
struct ScheduleTable {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  private static let leastWidth = 64
  /// A sentence in narrower lines than this is hard to read.
  private static let leastSentence = 24

  init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  /// Nil where they are better told one after the other.
  func text(of schedules: [ScheduleEntry], _ chosen: String?, _ now: Instant) -> String? {
    guard let width = screen.width, width >= Self.leastWidth, !screen.isLinear else { return nil }
    var table = Table(columns: [
      .init(heading: ""), .init(heading: phrases(ScheduleMessage.schedule)),
      .init(heading: phrases(ScheduleMessage.fasting), isRight: true, goes: 1),
      .init(heading: phrases(ScheduleMessage.eating), isRight: true, goes: 2),
      .init(heading: phrases(ScheduleMessage.untilNow)),
      .init(heading: "", isWrapped: true, least: Self.leastSentence),
    ])
    table.rows = schedules.map { row($0, isChosen: $0.name == chosen, now) }
    return table.text(on: screen)
  }

  private func row(_ schedule: ScheduleEntry, isChosen: Bool, _ now: Instant) -> [String] {
    var name = PlainText.line(schedule.name)
    if let nickname = schedule.nickname { name += " (" + PlainText.line(nickname) + ")" }
    return [
      isChosen ? screen.hasBlocks ? "▸" : "*" : "",
      isChosen ? screen.paint(name, .strong) : name,
      wording.goal(seconds: schedule.fasting * 3600), wording.goal(seconds: schedule.eating * 3600),
      schedule.goalAt.map { wording.moment(Instant(milliseconds: $0), now: now) } ?? "",
      wording.meaning(of: schedule) ?? "",
    ]
  }
}

extension Wording {
  /// In a sentence: ours, or the person's own.
  func meaning(of schedule: ScheduleEntry) -> String? {
    guard schedule.own else { return PresetMessage(name: schedule.name).map { phrases($0) } }
    return schedule.text.map(PlainText.line)
  }
}
