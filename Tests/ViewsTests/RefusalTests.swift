import Nouns
import Testing
import Time
import Views
import Wire

@Suite struct `Refusals in words` {
  private static let samples =
    Refusals.all + `Schedules in words`.refusals + `What is refused of a profile`.refusals
    + `A diet program that stays as it is`.refusals

  @Test func `there is none that nobody has looked at`() {
    let unseen = Set(RefusalName.allCases).subtracting(Self.samples.map(RefusalName.init(of:)))
    #expect(unseen == [])
  }

  @Test(arguments: samples)
  func `each is said in both languages, with all its facts`(refusal: Refusal) {
    let said = [Way.english, Way.german].map { $0.sentence(for: refusal, now: Examples.today) }
    #expect(said[0] != said[1])
    for sentence in said {
      #expect(!sentence.isEmpty && !sentence.contains("{") && !sentence.contains("\u{7}"))
    }
  }
}
