import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `A week and a month on a page` {
  @Test(arguments: Reviews.all)
  func `are kept`(name: String, facts: ReviewFacts) throws {
    try Golden.expect(
      Way.page(in: Way.drawn) { ReviewPage($0.wording, on: $0.screen).text(of: facts) },
      is: "review-\(name)", at: #_sourceLocation)
    try Golden.expect(
      Way.page(in: [Way(name: "English", wording: Way.english, screen: .linear)]) {
        ReviewPage($0.wording, on: $0.screen).text(of: facts)
      }, is: "review-\(name)-spoken", at: #_sourceLocation)
  }

  /// Seven days stand beside each other wherever that fits, and else none of them is missing.
  @Test(arguments: 20...200)
  func `have every day at every width`(width: Int) {
    for wording in [Way.english, Way.german] {
      let screen = Screen(width: width, hasColour: false, hasBlocks: true)
      let text = ReviewPage(wording, on: screen).text(of: ReviewFacts(Reviews.week()))
      for place in 0..<5 {
        let name = wording.weekday(Day(iso2026: 3, 16) + Int64(place))
        #expect(text.contains(name), "\(width): \(text)")
      }
      for length in ["16:22", "16:00", "17:34", "10:00", "59:56"] {
        #expect(text.contains(length), "\(width): \(text)")
      }
      for line in text.split(separator: "\n") where !Widths.fits(line, width) {
        Issue.record("\(width): \(line)")
      }
    }
  }

  /// No target, no rate and no word about either where they could harm.
  @Test func `name no target where none counts`() {
    let facts = ReviewFacts(Reviews.week(hasTargets: false, change: nil))
    for way in Way.all {
      let text = ReviewPage(way.wording, on: way.screen).text(of: facts)
      #expect(!text.contains(way.wording.number(1670)) && !text.contains("6,120"), "\(text)")
      #expect(text.contains(way.wording.number(1387)))
    }
  }

  /// The numbers and dates of a peer that lies.
  @Test func `stand whatever another program answers`() {
    var week = Reviews.week()
    week.today = "yesterday"
    (week.now.from, week.now.to) = ("", "9999-99-99")
    week.now.fasts = Tally(fasts: .max, scored: .min, completed: .max, seconds: .min)
    week.now.mood = .max
    for place in week.days.indices {
      (week.days[place].date, week.days[place].seconds) = ("x", .max)
      (week.days[place].mood, week.days[place].running) = (.min, .min)
    }
    var month = Reviews.month
    (month.now.from, month.now.to) = ("9999-12-31", "0001-01-01")
    for place in month.weeks.indices { month.weeks[place].to = "9999-12-31" }
    for facts in [ReviewFacts(week), ReviewFacts(month), ReviewFacts(WeekReview())] {
      for way in Way.all {
        #expect(!ReviewPage(way.wording, on: way.screen).text(of: facts).isEmpty)
      }
      #expect(ReviewPicture(Way.german).svg(of: facts).hasSuffix("</svg>\n"))
    }
  }
}
