import Formats
import Testing

@Suite struct `The table of a configuration` {
  private static let ready = "# What to do.\n[custom.fastd]\ncommand = \"/a/fastctl bar prompt\"\n"

  private func added(to file: String) throws(ConfigFault) -> String {
    text(try ConfigEditor.block(.hash).added(bytes(Self.ready), to: bytes(file)))
  }

  @Test(arguments: [
    "[custom.fastd]\ncommand = \"date\"\n", "a = 1\n  [ custom . \"fastd\" ] # mine\n",
  ])
  func `that is there by hand is not put in twice`(file: String) {
    #expect(fault { () throws(ConfigFault) in try added(to: file) } == .named("[custom.fastd]"))
  }

  @Test func `that shows fastd already stays as it is`() throws {
    let file = "[custom.fastd]\ncommand = \"fastctl bar prompt\"\n"
    #expect(try added(to: file) == file)
  }

  @Test(arguments: ["# [custom.fastd]\n", "[custom.fasting]\n", "[custom\n"])
  func `of another name is no hindrance`(file: String) throws {
    #expect(try added(to: file).hasPrefix("\(file)\n# fastd: begin\n[custom.fastd]\n"))
  }
}
