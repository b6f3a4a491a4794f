import Nouns
import TestSupport
import Testing
import Time

@testable import Rules

@Suite struct `The reminders that the engine holds` {
  private func reminder(_ number: UInt64, at instant: Instant) -> Reminder {
    Reminder(
      id: RowID(bits: number &* 0x9e37_79b9_7f4a_7c15, number), text: "Tea", rule: .once(instant))
  }

  @Test(arguments: Dice.seeds(50))
  func `are open exactly where each by itself is, however the clock moves`(seed: UInt64) {
    var dice = Dice(seed: seed)
    var book = ReminderBook([])
    var all: [Reminder] = []
    var now = Instant(milliseconds: 1_767_225_600_000)
    for number in 0..<200 as Range<UInt64> {
      switch dice.number(0...4) {
      case 0: now = now + .hours(dice.number(-600...1400))
      case 1 where !all.isEmpty:
        let gone = all.remove(at: Int(dice.number(0...Int64(all.count - 1))))
        book.remove(gone.id)
      default:
        let fresh = reminder(number, at: now + .hours(dice.number(-500...500)))
        all.append(fresh)
        book.add(fresh)
      }
      book.sort(at: now)
      #expect(Set(book.open.map(\.id)) == Set(all.filter { $0.isOpen(at: now) }.map(\.id)))
      for one in all { #expect(book.named(one.id.text).map(\.id) == [one.id]) }
    }
  }
}
