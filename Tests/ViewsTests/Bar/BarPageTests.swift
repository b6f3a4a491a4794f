import Foundation
import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `The pages of bars` {
  private static let languages = Way.all.prefix(2)

  /// The usual view whole, the others by their text.
  @Test(arguments: BarFormat.allCases)
  func `a bar in every state, view and language`(format: BarFormat) throws {
    let page = Way.page(in: Array(Self.languages)) { way in
      BarStates.all.map { state in
        let reading = BarStates.reading(state.snapshot, way.wording)
        return Self.page(format).single(of: reading).text(labelled: state.name)
          + Self.page(format, hasColour: true).words(of: reading).line(labelled: "  in colour")
          + BarView.allCases.map {
            Self.page(format, view: $0).words(of: reading).line(labelled: "  \($0.rawValue)")
          }.joined()
      }.joined()
    }
    try Golden.expect(page, is: "bar-\(format.rawValue)", at: #_sourceLocation)
  }

  private static func page(
    _ format: BarFormat, view: BarView? = nil, template: Template? = nil, icons: BarIcons? = nil,
    hasColour: Bool = false
  ) -> BarPage {
    BarPage(format: format, template: template, view: view, icons: icons, hasColour: hasColour)
  }

  /// Every page there is of a format, with what was asked for.
  private static func pages(_ format: BarFormat) throws -> [(label: String, utf8: [UInt8])] {
    let own = try Template("{note} {schedule} {stage} {text}")
    let pages =
      [page(format, template: own), page(format, template: own, hasColour: true)]
      + BarView.allCases.flatMap { view in
        BarIcons.allCases.map { page(format, view: view, icons: $0, hasColour: $0 == .emoji) }
      }
    let all = languages.flatMap { way in
      BarStates.all.flatMap { state in
        let reading = BarStates.reading(state.snapshot, way.wording)
        return pages.map { ("\(way.name), \(state.name)", $0.single(of: reading)) }
      }
    }
    // Most tests look at each of them and at nothing else.
    #expect(all.count > 100)
    return all
  }

  private static func objects(_ format: BarFormat) throws -> [[String: Any]] {
    try pages(format).map { label, utf8 in
      #expect(utf8.filter { $0 == UInt8(ascii: "\n") }.count == 1, "\(label)")
      let object = try JSONSerialization.jsonObject(with: Data(utf8))
      return try #require(object as? [String: Any], "\(label)")
    }
  }

  @Test(arguments: [BarFormat.argos, .genmon, .json, .waybar])
  func `the last fasts are told in words alone where nothing is to be drawn`(
    format: BarFormat
  ) throws {
    let way = try #require(Self.languages.first)
    let drawn = Set("▁▂▃▄▅▆▇█")
    let template = try Template("x")
    let isDrawn = BarStates.all.map { state in
      let reading = BarStates.reading(state.snapshot, way.wording)
      var page = Self.page(format, template: template)
      let before = String(decoding: page.single(of: reading), as: UTF8.self)
      page.isPlain = true
      let after = String(decoding: page.single(of: reading), as: UTF8.self)
      let told = after.components(separatedBy: "Last fasts").count
      #expect(told == before.components(separatedBy: "Last fasts").count, "\(state.name)")
      if format != .json { #expect(!after.contains { drawn.contains($0) }, "\(after)") }
      return after.utf8.count < before.utf8.count
    }
    #expect(isDrawn.contains(true))
  }

  @Test(arguments: [BarFormat.i3bar, .i3blocks, .i3statusRust, .json, .waybar])
  func `what is JSON is an object on a line`(format: BarFormat) throws {
    #expect(try !Self.objects(format).isEmpty)
  }

  @Test func `waybar is given what it knows`() throws {
    for object in try Self.objects(.waybar) {
      #expect(Set(object.keys) == ["text", "alt", "tooltip", "class", "percentage"])
      let classes = try #require(object["class"] as? [String])
      #expect(classes.first == "fastd")
      #expect(classes.contains(try #require(object["alt"] as? String)))
      #expect((0...100).contains(try #require(object["percentage"] as? Int)))
      #expect(try isMarkup(#require(object["text"] as? String)))
      #expect(try isMarkup(#require(object["tooltip"] as? String)))
    }
  }

  @Test func `a quiet time and the coarse state are classes`() throws {
    func classes(_ name: String) throws -> [String] {
      let state = try #require(BarStates.all.first { $0.name == name })
      let reading = BarStates.reading(state.snapshot, Way.english)
      let object = try JSONSerialization.jsonObject(
        with: Data(Self.page(.waybar).single(of: reading)))
      return try #require((object as? [String: Any])?["class"] as? [String])
    }
    #expect(try classes("quiet") == ["fastd", "fasting", "quiet"])
    #expect(try classes("near") == ["fastd", "fasting", "near"])
    #expect(try classes("over") == ["fastd", "reached", "over"])
    #expect(try classes("away") == ["fastd", "away"])
  }

  @Test func `i3bar gets a header and an array without an end`() throws {
    let page = Self.page(.i3bar)
    var stream = page.opening
    for state in BarStates.all {
      stream += page.utf8(of: BarStates.reading(state.snapshot, Way.english))
    }
    let lines = stream.split(separator: UInt8(ascii: "\n"))
    let header = try JSONSerialization.jsonObject(with: Data(lines[0])) as? [String: Any]
    #expect(header?["version"] as? Int == 1)
    #expect(header?["click_events"] as? Bool == true)
    let rest = Data(lines.dropFirst().joined()) + Data("[]]".utf8)
    let array = try #require(JSONSerialization.jsonObject(with: rest) as? [[[String: Any]]])
    #expect(array.count == BarStates.all.count + 1)
    for block in array.dropLast() {
      #expect(block.count == 1)
      #expect(block[0]["name"] as? String == "fastd")
      #expect((block[0]["full_text"] as? String)?.isEmpty == false)
    }
  }

  @Test func `the states of i3status-rust are those it knows`() throws {
    let known = ["Idle", "Info", "Good", "Warning", "Critical"]
    for object in try Self.objects(.i3statusRust) {
      #expect(known.contains(try #require(object["state"] as? String)))
      #expect(try isMarkup(#require(object["text"] as? String)))
      #expect(isMarkup(object["short_text"] as? String ?? ""))
    }
  }

  @Test func `every name is there for eww in every state`() throws {
    let objects = try Self.objects(.json)
    let names = try #require(objects.first).keys.sorted()
    for object in objects { #expect(object.keys.sorted() == names) }
  }

  /// Pictures and sentences, and what follows from what is told.
  private static let untold: Set<String> = [
    "until", "upcoming", "plan", "lastOutcome", "window", "off", "notice", "away", "last",
    "closesIn", "opensIn", "end", "next", "planEnd", "percent", "permille", "ring", "bar", "dot",
    "trend",
  ]

  @Test func `each field of a template is told to programs, or is known not to be`() throws {
    let told = Set(try #require(Self.objects(.json).first).keys.map { $0.lowercased() })
    let missing = Template.fields.filter {
      !told.contains($0.replacing("-", with: "").lowercased())
    }
    #expect(Set(missing) == Self.untold)
  }

  @Test(arguments: [BarFormat.lock, .genmon])
  func `Pango's markup is well formed`(format: BarFormat) throws {
    for (label, utf8) in try Self.pages(format) {
      #expect(isMarkup(String(decoding: utf8, as: UTF8.self)), "\(label)")
    }
  }

  @Test(arguments: [
    BarFormat.polybar, .tmux, .xmobar, .kde, .conky, .lock, .prompt, .plain,
  ])
  func `a text is one line`(format: BarFormat) throws {
    for (label, utf8) in try Self.pages(format) {
      #expect(utf8.last == UInt8(ascii: "\n"))
      let line = utf8.dropLast()
      #expect(!line.contains { $0 < 0x20 && $0 != 0x1b }, "\(label)")
    }
  }

  /// A line's attributes are what Argos and xbar both know; all else in it is text.
  @Test func `menus have the attributes that Argos and xbar know`() throws {
    var attributes = 0
    for (label, utf8) in try Self.pages(.argos) {
      let lines = String(decoding: utf8, as: UTF8.self).split(separator: "\n")
      #expect(lines.filter { $0 == "---" }.count == 2, "\(label)")
      for line in lines {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        #expect(parts.count <= 2, "\(label): \(line)")
        #expect(isMarkup(String(parts[0])), "\(label): \(line)")
        #expect(line == "---" || !line.hasPrefix("-"), "\(label): \(line)")
        guard parts.count == 2 else { continue }
        for attribute in parts[1].split(separator: " ") {
          let name = attribute.split(separator: "=")[0].trimmingCharacters(in: .decimalDigits)
          #expect(["color", "bash", "param", "terminal", "refresh"].contains(name), "\(label)")
          attributes += 1
        }
      }
    }
    #expect(attributes > 0)
  }

  @Test(arguments: [("/usr/bin/fastctl", "/usr/bin/fastctl"), ("/home/a b/fastctl", "fastctl")])
  func `a path that would need quotes is looked for in PATH`(path: String, used: String) {
    var page = Self.page(.argos)
    page.program = path
    let text = page.single(of: BarStates.reading(nil, Way.english))
    #expect(String(decoding: text, as: UTF8.self).contains("| bash=\(used) param1="))
  }

  @Test func `a prompt says nothing where nothing runs, unless it was asked for`() {
    let idle = BarStates.reading(Examples.idle(), Way.english)
    #expect(Self.page(.prompt).single(of: idle) == [UInt8(ascii: "\n")])
    #expect(Self.page(.prompt).single(of: BarStates.reading(nil, Way.english)) == [10])
    #expect(Self.page(.prompt, view: .full).single(of: idle).count > 1)
    let fasting = BarStates.reading(BarStates.fasting, Way.english)
    #expect(Self.page(.prompt).single(of: fasting).count > 1)
  }

  @Test func `no colour is there unless it was asked for`() throws {
    for format in BarFormat.allCases {
      for state in BarStates.all where state.name != "hostile" {
        let reading = BarStates.reading(state.snapshot, Way.english)
        let text = String(decoding: Self.page(format).single(of: reading), as: UTF8.self)
        let marks = Hue.allCases.map { "\($0.bar)" } + ["#[", "\u{1b}"]
        #expect(!marks.contains { text.contains($0) }, "\(format), \(state.name)")
      }
    }
  }
}

extension [UInt8] {
  fileprivate func line(labelled label: String) -> String {
    label.padding(toLength: 12, withPad: " ", startingAt: 0) + String(decoding: self, as: UTF8.self)
      + "\n"
  }

  /// The lines of one output, the label before the first.
  fileprivate func text(labelled label: String) -> String {
    split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast().enumerated()
      .map { Array($1).line(labelled: $0 == 0 ? label : "") }.joined()
  }
}
