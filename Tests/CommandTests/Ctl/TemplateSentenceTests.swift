import Testing
import Views

@testable import fastctl

@Suite struct `What is said about a template` {
  private func said(_ template: String) throws -> String {
    let error = try #require(throws: TemplateError.self) { try Template(template) }
    return Sentences(phrases: .english, wording: nil).text(of: .template(error)) ?? ""
  }

  @Test func `the place is pointed at, and what was meant is asked`() throws {
    #expect(
      try said("ä {remining:hm}") == """
        There is no field 'remining'. Did you mean 'remaining'?
          ä {remining:hm}
             ^
        """)
    let error = try #require(throws: TemplateError.self) { try Template("{") }
    #expect(Failure.template(error).exitCode == .notUnderstood)
  }

  @Test func `a long template is shown around the place`() throws {
    let filler = String(repeating: "x", count: 100)
    let lines = try said(filler + "\n{?over}" + filler).split(separator: "\n")
    #expect(lines.count == 3)
    let mark = lines[2].utf8.count - 1
    #expect(Array(lines[1].utf8)[mark] == UInt8(ascii: "}"))
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    ("{", "This brace is never closed."), ("}", "This brace closes nothing."),
    ("{?fasting:a|b}", "There is no field 'fasting'. Did you mean '{?state=fasting:...}'?"),
    ("{}", "Expected a field such as {elapsed} here"),
    ("{wxyz}", "There is no field 'wxyz'. To see all:"),
    ("{elapsed:x}", "elapsed has no format 'x'. Expected one of: clock, hm,"),
    ("{ring:2}", "ring has no formats."),
    ("{?over}", "Expected a colon and the text"), ("{?over:a|b|c}", "only one |"),
    ("{elapsed hm}", "Expected a colon or a closing brace here"),
    (#"\x"#, #"'\x' has no meaning."#),
    ("{?state=x:}", "one of: idle, eating,"), ("{?note=x:}", "note cannot be compared like that"),
    ("{?percent>x:}", "percent cannot be compared with 'x'."),
    (String(repeating: "a", count: 5000), "at most 4096 bytes"),
    (String(repeating: "{?over:", count: 17), "at most 16 deep"),
  ])
  func `each mistake has its sentence`(template: String, part: String) throws {
    let said = try said(template)
    #expect(said.split(separator: "\n")[0].contains(part), "\(said)")
  }
}
