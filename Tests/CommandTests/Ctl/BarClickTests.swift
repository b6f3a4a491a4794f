import Testing
import TestSupport

@testable import fastctl

/// What bars send on the standard input of what they show.
@Suite struct `Clicks on a bar` {
  private func clicks(_ text: String) -> [BarClick] {
    var reader = ClickReader()
    return reader.clicks(in: text.utf8)
  }

  @Test func `are lines of an array that never ends`() {
    let i3bar = """
      [
      {"name":"fastd","button":1,"modifiers":["Mod2"],"x":1900,"y":1068,"relative_x":12}
      ,{"button":2,"event":274}
      ,{"name":null,"instance":"a","button":3}
      , {"button":4}
      ,{"button":5}

      """
    #expect(clicks(i3bar) == BarClick.allCases)
  }

  @Test(arguments: [
    "", "\n\n\n", "[", "{}\n", "{\"button\":0}\n", "{\"button\":6}\n", "{\"button\":\"1\"}\n",
    "{\"button\":1.5}\n", "{\"button\":1", "0\n", "-1\n", "99999999999999999999\n", "null\n",
    "{\"x\":{\"button\":1}}\n", "1\n", "[[[[[[[[1]]]]]]]]\n", "\u{0}\u{1}\n", "click\n", "1 2\n",
  ])
  func `are nothing else`(text: String) {
    #expect(clicks(text) == [])
    #expect(clicks(text + "\n{\"button\":2}\n").last == .middle)
  }

  @Test func `are found however the bytes come`() {
    let text = #"[\#n{"button":1}\#n,{"button":3}\#n"#
    var reader = ClickReader()
    #expect(text.utf8.flatMap { reader.clicks(in: [$0]) } == [.left, .right])
  }

  @Test func `cost no more memory than a line may be long`() {
    var reader = ClickReader()
    let endless = Array(repeating: UInt8(ascii: "1"), count: 65536)
    for _ in 0..<100 { #expect(reader.clicks(in: endless) == []) }
    #expect(reader.held <= 4096)
    #expect(reader.clicks(in: "\n{\"button\":2}\n".utf8) == [.middle])
  }

  @Test func `that are noise end nothing`() {
    var random = Seeded()
    var reader = ClickReader()
    for _ in 0..<2000 {
      let noise = (0..<64).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = reader.clicks(in: noise)
    }
    #expect(reader.clicks(in: "\n{\"button\":5}\n".utf8) == [.down], "seed \(random.seed)")
  }
}
