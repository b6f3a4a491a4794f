// Commits without end and prints each acknowledged number, until somebody kills it: `StoreCrasher DATABASE BACKUPS`.
//
// Commit after commit starts a fast with a reminder or ends both and records a weighing and a
// meal, and each is five entries of the log: four changes and a piece of news.

import Nouns
import Glibc
import Rules
import Store
import Time

/// Unbuffered: what is printed is out.
func say(_ text: some Any) {
  let line = "\(text)\n"
  _ = write(STDOUT_FILENO, line, line.utf8.count)
}

let arguments = CommandLine.arguments
guard arguments.count == 3 else { exit(2) }

func mark(_ number: Int64) -> Mark {
  Mark(Instant(seconds: 1_700_000_000) + .minutes(number), in: .utc)
}

func reminder(_ fast: Fast) -> Reminder {
  Reminder(
    id: RowID(bits: 0, fast.start.instant.milliseconds.magnitude), text: fast.id.text,
    rule: .once(fast.start.instant))
}

do {
  let places = StoreFiles(database: arguments[1], backups: arguments[2])
  let opened = try Ledger.open(places, at: mark(0).instant)
  guard opened.setAside == nil else { exit(3) }
  say("open")
  var running = opened.opening.active
  var number = try opened.ledger.lastSeq() / 5
  while true {
    number += 1
    let begun =
      running
      ?? Fast(
        id: RowID(bits: UInt64(number), UInt64(number)), start: mark(number), goal: .minute)
    var ended = begun
    ended.end = mark(number)
    let reminder = Row.reminder(reminder(begun))
    let weighing = Weighing(
      id: RowID(bits: 1, UInt64(number)), at: mark(number), grams: 80_000 + number % 1000)
    var item = MealItem()
    (item.id, item.meal) = (RowID(bits: 2, UInt64(number)), RowID(bits: 3, UInt64(number)))
    (item.at, item.name, item.nutrition) = (mark(number), "oats", Nutrition(energy: number % 900))
    let journals = [Row.weighing(weighing), .mealItem(item)].map { Change(before: nil, after: $0) }
    let changes =
      journals
      + (running == nil
        ? [Change(before: nil, after: .fast(begun)), Change(before: nil, after: reminder)]
        : [Change(before: .fast(begun), after: .fast(ended)), Change(before: reminder, after: nil)])
    let news = News(
      key: .init(subject: begun.id.text, kind: .goalReached, at: mark(number).instant),
      decided: mark(number).instant, boot: BootTime(id: "boot", elapsed: .minutes(number)))
    var commit = Commit(
      step: Step(kind: .command, verb: VerbWord("toggle"), changes: changes), news: [news],
      actor: "crasher")
    commit.days = DayBook(counted: Day(number: number), civil: Day(number: -number))
    commit.hush = .some(running == nil ? mark(number).instant : nil)
    _ = try opened.ledger.commit(commit, at: mark(number).instant)
    say(try opened.ledger.lastSeq())
    running = running == nil ? begun : nil
  }
} catch {
  say(error)
  exit(1)
}
