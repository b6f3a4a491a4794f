import Nouns
import Rules
import Testing
import Time

/// The profile out of versions that say only what changes, and of older ones that say all.
@Suite struct ProfileRuleTests {
  private static let day: Int64 = 20_514

  private static func whole(
    _ number: UInt64, on day: Int64, weight: Int64? = nil, height: Int64? = nil
  ) -> Profile {
    var profile = Profile(id: Sample.id(number), from: Day(number: day))
    (profile.weight, profile.height) = (weight, height)
    return profile
  }

  /// Each as day, weight and height.
  private static func versions(_ merge: Merge) -> [String] {
    merge.rows.compactMap { row -> (Profile)? in
      if case .profile(let profile) = row { profile } else { nil }
    }.map { profile in
      let words = [profile.weight, profile.height].map { $0.map { "\($0)" } ?? "-" }
      return "\(profile.from.number - day) \(words.joined(separator: " "))"
    }.sorted()
  }

  private static func weight(_ grams: Int64) -> [String: Cell] { ["weight_g": .number(grams)] }

  @Test func `a version has what was said before it, and nobody said again`() {
    var scribe = Scribe()
    scribe.add(.a, Self.whole(1, on: Self.day, weight: 82_000, height: 1800))
    scribe.say(.a, Self.weight(80_000), ["weight"], on: Self.day + 1)
    #expect(Self.versions(scribe.merge) == ["0 82000 1800", "1 80000 1800"])
    #expect(scribe.merge.conflicts.isEmpty)
  }

  @Test func `it lies over one of its day that says all`() {
    var scribe = Scribe()
    scribe.add(.a, Self.whole(1, on: Self.day, weight: 82_000, height: 1800))
    scribe.say(.a, Self.weight(80_000), ["weight"], on: Self.day)
    #expect(Self.versions(scribe.merge) == ["0 80000 1800", "0 82000 1800"])
    #expect(scribe.merge.held.isEmpty)
  }

  @Test func `of two of one day that say all one stands`() {
    var scribe = Scribe()
    scribe.add(.a, Self.whole(1, on: Self.day, weight: 82_000))
    scribe.add(.b, Self.whole(2, on: Self.day, weight: 80_000))
    #expect(Self.versions(scribe.merge) == ["0 80000 -"])
    #expect(scribe.merge.heldWords == ["profile sameDay"])
  }

  @Test func `forgotten is not the same as taken back`() {
    var scribe = Scribe()
    scribe.add(.a, Self.whole(1, on: Self.day, weight: 82_000, height: 1800))
    scribe.say(.a, ["weight_g": .text("")], ["weight"], on: Self.day + 1)
    #expect(Self.versions(scribe.merge) == ["0 82000 1800", "1 - 1800"])
    scribe.say(.a, ["height_mm": .number(1810)], ["height", "weight"], on: Self.day + 1)
    #expect(Self.versions(scribe.merge) == ["0 82000 1800", "1 82000 1810"])
  }

  @Test func `a version in which nothing is said any more is none`() {
    var scribe = Scribe()
    scribe.say(.a, Self.weight(80_000), ["weight"], on: Self.day)
    scribe.say(.a, [:], ["weight"], on: Self.day)
    #expect(scribe.merge.rows.isEmpty)
    #expect(scribe.merge.held.isEmpty)
  }

  @Test func `one that says all hides what was said before it`() {
    var scribe = Scribe()
    scribe.say(.a, ["height_mm": .number(1800)], ["height"], on: Self.day)
    scribe.add(.a, Self.whole(1, on: Self.day + 1, weight: 82_000))
    #expect(Self.versions(scribe.merge) == ["0 - 1800", "1 82000 -"])
  }

  @Test func `a field at two days is one conflict, unless the one knew of the other`() {
    var scribe = Scribe()
    scribe.see(.b, [:])
    scribe.say(.a, Self.weight(82_000), ["weight"], on: Self.day)
    scribe.say(.b, Self.weight(80_000), ["weight"], on: Self.day + 1)
    #expect(scribe.merge.conflictWords == ["profile weight 1"])
    #expect(
      scribe.merge.conflicts.first?.subject.id == Profile.id(on: Day(number: Self.day + 1)).text)
    scribe.meet(.b)
    scribe.say(.b, Self.weight(80_000), ["weight"], on: Self.day + 1)
    #expect(scribe.merge.conflicts.isEmpty)
  }

  @Test func `a word of a later version leaves the field as it was`() {
    var scribe = Scribe()
    scribe.say(.a, ["activity": .text("light")], ["activity"], on: Self.day)
    let later = scribe.say(
      .a, ["activity": .text("flying"), "weight_g": .number(80_000)], ["activity", "weight"],
      on: Self.day + 1)
    #expect(Self.versions(scribe.merge) == ["0 - -", "1 80000 -"])
    guard
      case .profile(let last)? = scribe.merge.rows.first(where: {
        $0.id.text == Profile.id(on: Day(number: Self.day + 1)).text
      })
    else { return #expect(Bool(false)) }
    #expect(last.activity == .light)
    #expect(scribe.merge.kept == [later])
  }

  @Test func `one that says all in such a word waits whole`() {
    var scribe = Scribe()
    var sets = Registers.of(.profile).sets(Self.whole(1, on: Self.day, weight: 1).row.cells)
    sets["activity"] = .text("flying")
    scribe.write(.a, .init(Self.whole(1, on: Self.day).row), sets)
    #expect(scribe.merge.heldWords == ["profile newer"])
    #expect(scribe.merge.rows.isEmpty)
  }

  @Test func `a version of no day waits`() {
    var scribe = Scribe()
    scribe.write(
      .a, .init(noun: "profile", id: Sample.id(1).text), ["weight_g": .number(80_000)],
      ["weight", "alive"])
    #expect(scribe.merge.heldWords == ["profile incomplete"])
  }

  @Test func `of births that stand against each other the youngest counts for care`() {
    var scribe = Scribe()
    scribe.see(.b, [:])
    scribe.say(.a, ["birth": .text("year 2010")], ["birth"], on: Self.day)
    scribe.say(.b, ["birth": .text("year 1985")], ["birth"], on: Self.day + 1)
    #expect(scribe.merge.conflicts.map { !$0.isRepeat } == [true])
    scribe.meet(.b)
    scribe.say(.b, ["birth": .text("year 1985")], ["birth"], on: Self.day + 1)
    #expect(scribe.merge.conflicts.isEmpty)

    let today = Day(number: 20_600)
    var profile = Profile.usual(from: today)
    profile.birth = .year(1985)
    var standing = Standing(profiles: [profile])
    #expect(standing.reasonForNoEnergy(on: today) == nil)
    standing.otherBirths = [.year(2010), .year(1985)]
    #expect(standing.reasonForNoEnergy(on: today) == .underAge)
    #expect(standing.dietObstacle(on: today) == .answer(.underAge))
  }
}
