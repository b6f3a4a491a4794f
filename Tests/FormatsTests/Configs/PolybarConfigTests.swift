import Formats
import Testing

@Suite struct `The configuration of polybar` {
  private static let sections = "[module/fastd]\nexec = /a/fastctl bar polybar\n"
  private static let block = "\n; fastd: begin\n\(sections); fastd: end\n"

  @Test(arguments: [
    ("[bar/a]\nmodules-right = date tray\n", "[bar/a]\nmodules-right = fastd date tray\n"),
    ("[bar/a]\n modules-right=\"date\"\n", "[bar/a]\n modules-right=\"fastd date\"\n"),
    ("[bar/a]\nmodules-right =\n", "[bar/a]\nmodules-right =fastd\n"),
    ("[bar/a]\nmodules-right =  \n", "[bar/a]\nmodules-right =fastd  \n"),
    (
      "[bar/a]\nwidth = 1\n",
      "[bar/a]\n; fastd: begin\nmodules-right = fastd\n; fastd: end\nwidth = 1\n"
    ),
    (
      "; [bar/b]\n[x]\nmodules-right = no\n[bar/a]\nmodules-left = a\n",
      "; [bar/b]\n[x]\nmodules-right = no\n[bar/a]\nmodules-left = fastd a\n"
    ),
  ])
  func `takes the module and its sections`(before: String, after: String) throws {
    let added = try PolybarConfig(bytes(before)).added(bytes(Self.sections), to: nil)
    #expect(text(added) == after + Self.block)
    #expect(try PolybarConfig(added).added(bytes(Self.sections), to: nil) == added)
    #expect(try PolybarConfig(added).removed().map(text) == before)
    #expect(try PolybarConfig(bytes(before)).removed() == nil)
  }

  @Test(arguments: [
    ("date fastd", "date"), ("date fastd tray", "date tray"), ("fastd", ""),
    ("fastdate", "fastdate"),
  ])
  func `gives the module back from where it was moved to`(list: String, left: String) throws {
    let config = bytes("[bar/a]\nmodules-center = \(list)\n")
    let removed = try PolybarConfig(config).removed() ?? config
    #expect(text(removed) == "[bar/a]\nmodules-center = \(left)\n")
  }

  @Test func `goes into the bar that is meant`() throws {
    let config = bytes("[bar/a]\nmodules-right = x\n[bar/b]\nmodules-right = x\n")
    #expect(
      fault { () throws(ConfigFault) in try PolybarConfig(config).added([], to: nil) }
        == .several(["a", "b"]))
    let added = text(try PolybarConfig(config).added(bytes(Self.sections), to: "b"))
    #expect(added.hasPrefix("[bar/a]\nmodules-right = x\n[bar/b]\nmodules-right = fastd x\n"))
  }

  @Test(arguments: [
    "", "[colors]\na = b\n", "[bar/a]\ninherit = bar/b\n", "[bar/a]",
    "[bar/a]\nmodules-right = ${bar/b.modules-right}\n",
  ])
  func `that names its modules elsewhere is not touched`(config: String) {
    #expect(
      fault { () throws(ConfigFault) in try PolybarConfig(bytes(config)).added([], to: nil) }
        == .noPlace)
  }

  @Test func `whose module of that name is another one is not touched`() {
    let config = bytes("[bar/a]\nmodules-right = fastd\n[module/fastd]\nexec = date\n[x]\n")
    #expect(
      fault { () throws(ConfigFault) in
        try PolybarConfig(config).added(bytes(Self.sections), to: nil)
      } == .named("[module/fastd]"))
  }

  @Test func `that shows fastd by another name stays as it is`() throws {
    let config = bytes("[bar/a]\nmodules-right = f\n[module/f]\nexec = fastctl bar polybar\n")
    #expect(try PolybarConfig(config).added(bytes(Self.sections), to: nil) == config)
  }

  @Test func `that is broken is not touched`() {
    #expect(
      fault { () throws(ConfigFault) in try PolybarConfig(bytes("a = 1\n[bar/a\n")) }
        == .notUnderstood(line: 2))
  }
}
