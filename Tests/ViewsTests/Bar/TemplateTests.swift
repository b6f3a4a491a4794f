import Nouns
import Testing
import Time
import Wire

@testable import Views

@Suite struct TemplateTests {
  private static let fasting = BarReading.at(9, 5, goal: 16)
  private static let over = BarReading.at(12, 10, goal: 16)

  private func say(
    _ template: String, _ reading: BarReading = fasting, _ icons: BarIcons = .none
  ) throws -> String {
    try Template(template).text(of: reading, icons)
  }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("{{{{}}", "{{}"), (#"a\nb\tc\\d\{\}\|"#, "a\nb\tc\\d{}|"),
    ("ä|ö", "ä|ö"), ("{elapsed}/{goal}", "13:05/16:00"), ("<b>{state}</b>", "<b>fasting</b>"),
    ("{remaining:hm} {goalAt:%H:%M}{?over: +{over:hm}}", "2h55m 12:00"),
  ])
  func `a template says its text and its fields`(template: String, text: String) throws {
    #expect(try say(template) == text)
  }

  @Test(arguments: [
    ("{?over:A|B}", "B"), ("{!over:A|B}", "A"), ("{?over:A}", ""),
    ("{?goal: {goal:h} h }", " 16 h "),
    ("{?state=fasting:A|B}", "A"), ("{?state!=fasting:A|B}", "B"), ("{?state=near:A|B}", "B"),
    ("{?goal:{?over:A|{?remaining:{remaining}}}|C}!", "2:55!"), (#"{?goal:a\|b\}{{|c}"#, "a|b}{"),
    ("{?percent>=82:A|B}", "A"), ("{?percent>82:A|B}", "B"), ("{?percent<82:A|B}", "B"),
    ("{?percent<=82:A|B}", "A"), ("{?percent=82:A|B}", "A"), ("{?percent!=82:A|B}", "B"),
    ("{?remaining<3h:A|B}", "A"), ("{?remaining<=2h55m:A|B}", "A"), ("{?remaining<90m:A|B}", "B"),
    ("{?streak>1:A|B}", "A"), ("{?last<1h:A|B}", "B"), ("{!last<1h:A|B}", "A"),
    ("{?over>=0s:A|B}", "B"), ("{?note:A|B}", "B"),
  ])
  func `a condition decides what is said`(template: String, text: String) throws {
    #expect(try say(template) == text)
  }

  @Test func `a state is of its family`() throws {
    #expect(try say("{?state=reached:A|B}{?state=over:A|B}", Self.over) == "AA")
    #expect(try say("{?state=fasting:A|B}", BarReading.at(11, 30, goal: 16)) == "A")
    #expect(try say("{?state=near:A|B}", BarReading.at(11, 30, goal: 16)) == "A")
  }

  @Test(arguments: [
    ("clock", "2:55"), ("hm", "2h55m"), ("hms", "2h55m00s"), ("timer", "2:55:00"),
    ("long", "2 h 55 min"), ("h", "3"), ("m", "175"), ("s", "10500"),
  ])
  func `a span has many forms`(form: String, text: String) throws {
    #expect(try say("{remaining:\(form)}") == text)
  }

  @Test func `what is gone is not rounded up and what is to come is`() throws {
    let reading = Self.fasting.later(at: Self.fasting.now + .seconds(1))
    #expect(
      try say("{elapsed} {remaining} {elapsed:h} {remaining:h} {remaining:hms}", reading)
        == "13:05 2:55 13 3 2h54m59s")
    let later = Self.fasting.later(at: Self.fasting.now + .minute)
    #expect(try say("{elapsed} {remaining}", later) == "13:06 2:54")
  }

  @Test(arguments: [
    ("%H:%M", "20:00"), ("%I %p", "08 PM"), ("%a %d.%m.%y", "Thu 05.03.26"), ("%e|%Y", " 5|2026"),
    ("%F", "2026-03-05"), ("%R", "20:00"), ("%T", "20:00:00"), ("%Z", "CET"), ("%%%S", "%00"),
    ("clock", "20:00"),
  ])
  func `a time is written as its pattern says`(pattern: String, text: String) throws {
    #expect(try say("{start:\(pattern)}") == text)
  }

  @Test func `a time is told by the person's customs`() throws {
    #expect(try say("{start} {goalAt}") == "Thu 20:00 12:00")
    #expect(try say("{goalAt}", BarReading.at(9, 5, goal: 16, Way.american)) == "12:00 PM")
    #expect(
      try say("{start} {text}", BarReading.at(9, 5, goal: 16, Way.german)) == "Do 20:00 noch 2:55")
  }

  @Test func `a long text is cut`() throws {
    let reading = BarReading.at(9, 5, goal: 16, note: "tea and broth")
    #expect(try say("{note:5}|{note:12}|{note:13}", reading) == "tea …|tea and bro…|tea and broth")
    #expect(try say("{note:6}", reading, .ascii) == "tea...")
  }

  @Test(
    arguments: zip(
      BarIcons.allCases,
      [
        "◕ ████████░░ ·", "O ########.. -", "🌔 ████████░░ ·", "\u{f0aa3} ████████░░ ·",
        "◕ ████████░░ ·",
      ]))
  func `pictures have plain fallbacks`(icons: BarIcons, text: String) throws {
    #expect(try say("{ring} {bar} {dot}", Self.fasting, icons) == text)
  }

  @Test func `each icon has a glyph in each set that has any`() {
    for icons in BarIcons.allCases {
      let glyphs = BarIcon.allCases.map(icons.glyph)
      // A full ring is a goal that is met, however long ago.
      let alike = icons == .ring ? 1 : 0
      #expect(Set(glyphs).count == (icons == .none ? 1 : BarIcon.allCases.count - alike))
      #expect(glyphs.allSatisfy { $0.unicodeScalars.count == (icons == .none ? 0 : 1) })
    }
  }

  @Test(arguments: [
    ("{eaten} {kcal-left} {protein-left} {carbs-left} {fat-left}", "1033 867 86 30 0"),
    ("{fiber-left}{?fiber-left:A|B}", "B"), ("{?fat-left:A|B}{?fat-left=0:C}", "AC"),
    ("{eaten:long}, {kcal-left:long}", "1,033 kcal, 867 kcal left"),
    ("{protein-left:long}", "86 g left"), ("{?kcal-left<900:A|B}", "A"),
  ])
  func `what is left of the day has its numbers, and none for what nobody knows`(
    template: String, text: String
  ) throws {
    let reading = BarStates.reading(
      BarStates.eaten(BarStates.glanced(BarStates.fasting)), Way.english)
    #expect(try say(template, reading) == text)
    #expect(try Template(template).showsGlance)
    // Before the first meal there is nothing to say.
    for field in ["eaten", "kcal-left", "protein-left", "fiber-left"] {
      #expect(try say("{\(field)}{?\(field):A}", Self.fasting) == "")
    }
  }

  @Test func `what was drunk is said with its unit and without, until the day ends`() throws {
    var snapshot = BarStates.glanced(BarStates.fasting)
    let template = "{drinks}|{drinks:long}{?drinks>1000:!}"
    #expect(try say(template, BarStates.reading(snapshot, Way.english)) == "|")
    snapshot.glance?.drinks = 1250
    let reading = BarStates.reading(snapshot, Way.english)
    #expect(try say(template, reading) == "1250|1,250 ml!")
    #expect(try Template(template).showsGlance)
  }

  @Test func `energy is in the person's unit where it has one, and the day ends what is said`()
    throws
  {
    var customs = Way.english.customs
    customs.units.energy = .kilojoules
    let wording = Wording(customs: customs, zone: Way.english.zone)
    let reading = BarStates.reading(
      BarStates.eaten(BarStates.glanced(BarStates.fasting)), wording)
    #expect(
      try say("{eaten} {eaten:long} {kcal-left:long}", reading) == "1033 4,322 kJ 3,628 kJ left")
    let template = try Template("{eaten}")
    let border = Instant(milliseconds: Examples.at(0, day: 2))
    #expect(template.nextChange(after: reading) == border)
    #expect(template.text(of: reading.later(at: border)) == "")
  }

  @Test func `each name belongs to its case`() {
    #expect(SpanField.names == SpanField.allCases.map { "\($0)" })
    #expect(TimeField.names == TimeField.allCases.map { "\($0)" })
    // Two words are written with a line between them.
    #expect(
      NumberField.names.map { $0.replacing("-", with: "") }
        == NumberField.allCases.map { "\($0)".lowercased() })
    #expect(PictureField.names == PictureField.allCases.map { "\($0)" })
    #expect(WordField.names == WordField.allCases.map { "\($0)" })
    #expect(SpanForm.names == SpanForm.allCases.map { "\($0)" })
    #expect(BarIcon.names == BarIcon.allCases.map { "\($0)" })
    for mood in BarMood.allCases {
      #expect(BarIcon(mood).name == mood.rawValue)
      #expect(BarIcon(mood).mood == mood)
    }
    #expect(BarIcon.quiet.mood == nil)
    #expect(Set(Template.fields).count == Template.fields.count)
  }
}

extension Template {
  func text(of reading: BarReading, _ icons: BarIcons = .none) -> String {
    String(decoding: utf8(of: reading, icons: icons, markup: .none), as: UTF8.self)
  }
}

extension BarReading {
  /// On the morning after the fast of the examples began.
  static func at(
    _ hour: Int64, _ minute: Int64, goal: Int64?, _ wording: Wording = Way.english,
    note: String? = nil
  ) -> BarReading {
    let now = Examples.at(hour, minute, day: 1)
    var snapshot = Examples.fasting(now: now, goal: goal.map { $0 * Examples.hour })
    snapshot.fast?.note = note
    return BarReading(snapshot, at: Instant(milliseconds: now), wording)
  }
}
