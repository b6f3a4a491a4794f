import Foundation
import FoundationXML
import Host
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `Pictures that people can put into a page` {
  /// Each is kept as it is, in one of the two languages.
  static let pictures: [(name: String, svg: String)] = [
    ("chart-week", chart(Chart(week: Days.week, Way.english), Way.english)),
    ("chart-last", chart(Chart(last: Days.last(5), Way.german), Way.german)),
    ("chart-trend", chart(Chart(trend: Days.last(60), Way.american), Way.american)),
    ("chart-empty", chart(Chart(last: BarsAnswer(bars: []), Way.english), Way.english)),
    (
      "calendar-month",
      CalendarPicture(Way.german).svg(
        of: Days.month, page: .month(Month(of: Day(iso2026: 3, 1))))
    ),
    ("calendar-year", CalendarPicture(Way.american).svg(of: Days.year, page: .year(2026))),
    (
      "calendar-month-phases",
      CalendarPicture(Way.german).svg(
        of: Days.month, page: `What fasts look like`.march, plan: Programs.fromTheStart)
    ),
    (
      "calendar-year-phases",
      CalendarPicture(Way.english).svg(
        of: Days.year, page: .year(2026), plan: Programs.fromTheStart)
    ),
    ("weight-month", WeightPicture(Way.english).svg(of: `Where the weight stands`.chart(days: 30))),
    (
      "weight-year-german",
      WeightPicture(Way.german).svg(of: `Where the weight stands`.chart(days: 364, step: 7))
    ),
    ("review-week", ReviewPicture(Way.english).svg(of: ReviewFacts(Reviews.week()))),
    ("review-week-german", ReviewPicture(Way.german).svg(of: ReviewFacts(Reviews.week()))),
    ("review-month", ReviewPicture(Way.english).svg(of: ReviewFacts(Reviews.month))),
    ("review-empty", ReviewPicture(Way.german).svg(of: ReviewFacts(Reviews.empty))),
    ("program-plan", PlanPicture(Way.english).svg(of: Programs.plan)),
    ("program-plan-german", PlanPicture(Way.german).svg(of: Programs.fromTheStart)),
    ("program-plan-empty", PlanPicture(Way.english).svg(of: Programs.empty)),
  ]

  private static func chart(_ chart: Chart, _ wording: Wording) -> String {
    ChartPicture(wording).svg(of: chart)
  }

  @Test(arguments: pictures)
  func `are kept`(name: String, svg: String) throws {
    try Golden.expect(svg, is: name, type: "svg", at: #_sourceLocation)
  }
}

extension `Pictures that people can put into a page` {
  @Test(arguments: pictures)
  func `are well formed, and say in words what they show`(name: String, svg: String) throws {
    let reader = Outline()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.root["role"] == "img")
    let ids = try #require(reader.root["aria-labelledby"]).split(separator: " ").map(String.init)
    #expect(ids.count == 2)
    for id in ids { #expect(reader.texts[id]?.isEmpty == false) }
    #expect(reader.names.isDisjoint(with: ["script", "a", "image", "foreignObject", "use"]))
    #expect(!reader.attributes.contains { $0.hasPrefix("on") || $0.hasSuffix("href") })
    for (name, value) in reader.values where name != "xmlns" && name != "class" {
      #expect(value.firstMatch(of: /[0-9]\.[0-9]/) == nil, "\(name) is not rounded")
    }
  }

  @Test(
    .enabled(if: isInstalled("rsvg-convert"), "rsvg-convert is not installed"), arguments: pictures)
  func `are drawn by a renderer that others wrote`(name: String, svg: String) throws {
    let directory = "\(Golden.root)/.build/test-pictures"
    try Files.makePrivateDirectory(directory)
    let (source, target) = ("\(directory)/\(name).svg", "\(directory)/\(name).png")
    try Files.replace(source, with: Array(svg.utf8))
    let outcome = try OtherProgram("rsvg-convert", ["--output", target, source]).run()
    #expect(outcome.succeeded)
    // A picture of one colour would be a few hundred bytes.
    #expect(try #require(Files.size(target)) > 2000)
  }

  /// WCAG 2: 4.5 to 1 for texts, 3 to 1 for what carries a meaning.
  @Test(arguments: Paint.all)
  func `stand out by light and by dark`(paint: Paint) throws {
    for scheme in [\Paint.light, \Paint.dark] {
      let ratio = try contrast("\(paint[keyPath: scheme])", "\(Paint.ground[keyPath: scheme])")
      switch paint {
      case .ground: #expect(ratio == 1)
      // It only parts days from each other.
      case .frame: #expect(ratio > 1)
      default: #expect(ratio >= 4.5, "\(paint)")
      }
    }
    // Signs of rest stand on the squares of a year.
    #expect(try contrast("\(Paint.text.light)", "\(Paint.frame.light)") >= 4.5)
    #expect(try contrast("\(Paint.text.dark)", "\(Paint.frame.dark)") >= 4.5)
    #expect(Paint.style.contains("@media (prefers-color-scheme:dark)"))
  }

  /// At the same place, whatever goals and lengths there are; beside it the line may rise and fall.
  @Test func `have no label that the line of the goals strikes through`() throws {
    #expect(Paint.style.contains(".label{paint-order:stroke;"), "a halo parts both")
    var random = Seeded()
    let seed = random.seed
    for _ in 0..<200 {
      var bars = Days.last(8)
      for index in bars.bars.indices {
        bars.bars[index].seconds = .random(in: 1...80_000, using: &random)
        bars.bars[index].goal = .random(in: 36_000...72_000, using: &random)
      }
      let svg = ChartPicture(Way.english).svg(of: Chart(last: bars, Way.english))
      let dots = svg.matches(of: #/<circle cx="\d+" cy="(\d+)" r="4"/#).compactMap { Int($0.1) }
      let labels = svg.matches(of: #/<text x="\d+" y="(\d+)" [^>]*label"/#).compactMap {
        Int($0.1)
      }
      #expect(dots.count == 8 && labels.count == 8, "seed \(seed)")
      for (dot, label) in zip(dots, labels) {
        // The letters are 12 high, and the line is 2 wide.
        #expect(!(label - 11...label + 2).contains(dot), "seed \(seed)")
      }
    }
  }

  @Test func `escape what others wrote`() {
    #expect(SVG.escaped("a<b>&\"'\u{0}\u{fffe}é") == "a&lt;b&gt;&amp;&quot;&#39; \u{fffd}é")
  }
}

/// What there is in a picture.
private final class Outline: NSObject, XMLParserDelegate {
  private(set) var root: [String: String] = [:]
  private(set) var names: Set<String> = []
  private(set) var attributes: Set<String> = []
  private(set) var values: [(name: String, value: String)] = []
  private(set) var texts: [String: String] = [:]
  private var id: String?

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if names.isEmpty { root = attributes }
    names.insert(name)
    self.attributes.formUnion(attributes.keys)
    values += attributes.map { ($0.key, $0.value) }
    id = attributes["id"]
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let id { texts[id, default: ""] += text }
  }
}
