import Testing
import Time

@testable import Views

@Suite struct WordingTests {
  @Test(arguments: [
    (0, "0 min"), (59, "0 min"), (60, "1 min"), (3599, "59 min"), (3600, "1 h"),
    (47100, "13 h 05 min"), (172_740, "47 h 59 min"), (172_800, "2 d"), (176_700, "2 d 1 h"),
    (173_100, "2 d"), (863_940, "9 d 23 h"), (867_900, "10 d 1 h"),
    (103_672_020, "1,199 d"), (-5, "0 min"), (.max, "106,751,991,167,300 d"),
  ])
  func `a span is told in hours and minutes, and from two days on in days`(
    seconds: Int64, text: String
  ) {
    #expect(Way.english.span(seconds: seconds) == text)
  }

  @Test func `what begins and ends alike is said once, and a voice hears no dash`() {
    let voice = Wording(
      phrases: Way.german.phrases, customs: Way.german.customs, zone: Way.berlin, isForVoice: true)
    #expect(Way.german.range("Fr 20:30", "Sa 12:48") == "Fr 20:30 – Sa 12:48")
    #expect(Way.english.range("Fri", "Fri") == "Fri" && voice.range("Fr", "Fr") == "Fr")
    #expect(voice.range("20:30", "12:48") == "20:30 bis 12:48")
    #expect(Way.english.names(from: .monday, to: .friday) == "Mon–Fri")
    #expect(voice.names(from: .monday, to: .friday) == "Montag bis Freitag")
    #expect(voice.span(seconds: 58_680) == "16 Stunden und 18 Minuten")
    #expect(
      voice.span(seconds: 176_700) == "2 Tage eine Stunde" && voice.span(seconds: 9) == "0 Minuten")
  }

  @Test(arguments: [
    (Way.english, "1,758 fasts", "82%", "−1.5"), (Way.german, "1.758 Fastenzeiten", "82 %", "−1,5"),
  ])
  func `numbers, per cents and the minus are as the language writes them`(
    wording: Wording, fasts: String, percent: String, number: String
  ) {
    #expect(wording.phrases(.fasts, 1758) == fasts)
    #expect(wording.percent(82) == percent)
    #expect(wording.decimal(tenths: -15) == number)
  }

  @Test(arguments: [
    (0, "0 min"), (1, "1 min"), (60, "1 min"), (61, "2 min"), (10500, "2 h 55 min"),
  ])
  func `a wait counts the minute that has begun`(seconds: Int64, text: String) {
    #expect(Way.english.wait(seconds: seconds) == text)
  }

  @Test func `time gone and time to wait make the whole at every second`() {
    for elapsed: Int64 in 0...7200 {
      #expect(elapsed / 60 + (7200 - elapsed + 59) / 60 == 120)
    }
    #expect(Way.english.wait(seconds: .max) == Way.english.span(seconds: .max))
  }

  @Test(arguments: [
    (0, 0, "00:00", "12:00 AM"), (0, 5, "00:05", "12:05 AM"), (9, 30, "09:30", "9:30 AM"),
    (12, 0, "12:00", "12:00 PM"), (20, 0, "20:00", "8:00 PM"), (23, 59, "23:59", "11:59 PM"),
  ])
  func `a clock has 12 or 24 hours`(hour: Int, minute: Int, long: String, short: String) throws {
    let time = try #require(ClockTime(hour: hour, minute: minute))
    #expect(Way.english.clock(time) == long)
    #expect(Way.american.clock(time) == short)
  }

  @Test func `a date follows the country`() throws {
    let day = try #require(Day(year: 2026, month: 3, day: 5))
    #expect(Way.english.date(day) == "5 Mar 2026")
    #expect(Way.german.date(day) == "05.03.2026")
    #expect(Way.american.date(day) == "03/05/2026")
  }

  @Test(arguments: [
    (-7, "Thu 26 Feb 2026 20:00"), (-6, "Fri 20:00"), (0, "Thu 20:00"), (6, "Wed 20:00"),
    (7, "Thu 12 Mar 2026 20:00"),
  ])
  func `a weekday alone is within a week`(days: Int64, text: String) {
    let now = Instant(milliseconds: Examples.at(20))
    let then = Instant(milliseconds: Examples.at(20, 0, day: days))
    #expect(Way.english.moment(then, now: now) == text)
  }

  @Test(arguments: [
    ("de_DE.UTF-8" as String?, "en", Customs.Clock.hours24, Customs.DateOrder.dayFirst, true),
    ("de_CH", "de", .hours24, .dayFirst, false), ("en_US", "de", .hours12, .monthFirst, false),
    ("en_GB.UTF-8", "en", .hours24, .named, false), (nil, "de", .hours24, .dayFirst, true),
    ("C.UTF-8", "de", .hours24, .dayFirst, true), ("POSIX", "en", .hours24, .named, false),
    ("ja_JP", "en", .hours24, .named, false), ("dev", "en", .hours24, .named, false),
    ("en_CA@x", "en", .hours12, .named, false),
  ])
  func `customs come from the locale, else from the language`(
    locale: String?, language: String, clock: Customs.Clock, order: Customs.DateOrder, comma: Bool
  ) {
    let customs = Customs(locale: locale, language: language)
    #expect(customs.clock == clock)
    #expect(customs.dateOrder == order)
    #expect(customs.hasDecimalComma == comma)
  }

  @Test(arguments: [
    ("de_DE.UTF-8", "1.234.567", "77,8 GB"), ("de_CH.UTF-8", "1’234’567", "77.8 GB"),
    ("de_LI", "1’234’567", "77.8 GB"), ("en_GB", "1,234,567", "77.8 GB"),
  ])
  func `thousands and decimals are parted as the country has it`(
    locale: String, number: String, size: String
  ) {
    let customs = Customs(locale: locale, language: "de")
    let wording = Wording(phrases: .english, customs: customs, zone: .utc)
    #expect(wording.number(1_234_567) == number)
    #expect(wording.number(-999) == "−999")
    #expect(wording.size(bytes: 77_837_000_000) == size)
  }

  @Test(
    arguments: [
      (0, "0 kB"), (4096, "4 kB"), (264_300, "264 kB"), (999_999, "999 kB"), (1_000_000, "1.0 MB"),
      (-1, "0 kB"), (.max, "9223372.0 TB"),
    ] as [(Int64, String)])
  func `a size has one unit, by thousands`(bytes: Int64, text: String) {
    #expect(Way.english.size(bytes: bytes) == text)
  }

  @Test(arguments: [
    ("de_DE.UTF-8" as String?, Weekday.monday), ("en_GB", .monday), ("en_US.UTF-8", .sunday),
    ("pt_BR@x", .sunday), ("ar_EG.UTF-8", .saturday), ("C.UTF-8", .monday), ("en", .monday),
    ("en_", .monday), ("en_USA", .monday), (nil, .monday),
  ])
  func `a week begins as the country has it`(locale: String?, weekday: Weekday) {
    #expect(Customs(locale: locale, language: "en").firstWeekday == weekday)
  }

  @Test(arguments: [
    ("de_DE.UTF-8" as String?, "112"), ("en_US.UTF-8", "911"), ("fr_CA@x", "911"), ("en_GB", "112"),
    ("en_AU", "000"), ("en_NZ", "111"), ("hi_IN", "112"), ("sk_SK", "112"),
    ("ja_JP.UTF-8", "your local emergency number"), ("C.UTF-8", "your local emergency number"),
    ("de", "your local emergency number"), (nil, "your local emergency number"),
  ])
  func `the number for emergencies is that of the country`(locale: String?, number: String) {
    let customs = Customs(locale: locale, language: "en")
    #expect(Wording(customs: customs, zone: .utc).emergencyNumber == number)
    // Many people's computers speak American English.
    #expect(Wording(customs: customs, zone: Way.berlin).emergencyNumber == "112")
  }

  @Test func `a body is weighed in pounds in the United States alone`() {
    for (locale, unit) in [
      ("en_US.UTF-8", WeightUnit.pounds), ("en_GB.UTF-8", .kilograms), ("C", .kilograms),
      ("es_US", .kilograms), (nil, .kilograms),
    ] as [(String?, WeightUnit)] {
      #expect(Customs.weightUnit(locale: locale) == unit, "\(locale ?? "none")")
    }
  }

  @Test func `a setting decides about the clock`() {
    #expect(Customs(locale: "de_DE", language: "de", clock: .hours12).clock == .hours12)
  }

  @Test(arguments: [
    ("{a} and {b}", "1 and {x}"), ("{b}{a}", "{x}1"), ("{c} {", "{c} {"), ("", ""), ("{a", "{a"),
    ("{{a}}", "{1}"), ("ä{a}ö", "ä1ö"),
  ])
  func `arguments are filled in once`(template: String, text: String) {
    let phrases = Phrases(text: { _ in template }, plural: { _, _, _ in template })
    #expect(phrases(StatusMessage.idle, "a", "1", "b", "{x}") == text)
    #expect(phrases(StatusMessage.idle, ["a": "1", "b": "{x}"]) == text)
  }

  @Test func `a number is filled in beside an argument`() {
    #expect(Way.english.phrases(.streakLongest, 1, "longest", "9") == "Streak 1 day, longest 9")
    #expect(Way.english.phrases(.streakLongest, 0, "longest", "9") == "Streak 0 days, longest 9")
  }

  @Test func `ids are shown as short as they differ`() {
    #expect(ShortIDs(["abcdefgh", "abcdxfgh", "b2345678"])["abcdefgh"] == "abcde")
    #expect(ShortIDs(["abcdefgh"])["abcdefgh"] == "abcd")
    #expect(ShortIDs(["abcdefgh", "abcdefgh"])["abcdefgh"] == "abcd")
    #expect(ShortIDs([])["ab"] == "ab")
  }

  @Test(arguments: [0, 1, 499, 500, 994, 995, 999, 1000, -5, 2000] as [Int64])
  func `a bar is full when the goal is reached and not before`(permille: Int64) {
    for cells in 1...30 {
      let screen = Screen(width: cells + 7, hasColour: false, hasBlocks: true)
      let bar = ProgressBar(permille: permille, on: screen, beside: 7)
      let text = String(decoding: bar.utf8(hasBlocks: true), as: UTF8.self)
      #expect(text.count == cells)
      #expect(text.contains("░") == (permille < 1000))
      #expect((ProgressBar.percent(permille: permille) == 100) == (permille >= 1000))
    }
  }

  @Test func `text from outside moves no cursor`() {
    #expect(PlainText.line("a\u{1b}[2Jb\nc\u{202e}d\u{85}é") == "a [2Jb c d é")
  }
}
