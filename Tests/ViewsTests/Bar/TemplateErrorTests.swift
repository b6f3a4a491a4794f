import Testing

@testable import Views

@Suite struct TemplateErrorTests {
  private func error(_ text: String) -> TemplateError? {
    do throws(TemplateError) {
      _ = try Template(text)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("{", .unclosed, 0), ("a {elapsed", .unclosed, 2), ("{elapsed:hm", .unclosed, 0),
      ("{?over", .unclosed, 0), ("{?over:x", .unclosed, 0), ("{?over:{elapsed", .unclosed, 7),
      ("ä}", .stray, 1), ("{}", .noName, 1), ("{?}", .noName, 2), ("{:hm}", .noName, 1),
      ("{ elapsed}", .noName, 1), ("ä {remining:hm}", .unknownField("remining"), 3),
      ("{?ovr:x}", .unknownField("ovr"), 2), ("{Über}", .unknownField("Über"), 1),
      ("{?over}", .noConsequence, 6), ("{?over:a|b|c}", .secondStroke, 10),
      ("{elapsed hm}", .unexpected(" "), 8), ("{elapsed€}", .unknownField("elapsed€"), 1),
      (#"a\x"#, .unknownEscape(#"\x"#), 1), (#"a\"#, .unknownEscape(#"\"#), 1),
      (#"\ö"#, .unknownEscape(#"\ö"#), 0), ("{?state=hungry:x}", .unknownState("hungry"), 8),
      ("{?state>near:x}", .notComparable("state"), 8), ("{?note=x:y}", .notComparable("note"), 2),
      ("{?percent>=x:y}", .badValue("x", of: "percent"), 11),
      ("{?elapsed>=90:y}", .badValue("90", of: "elapsed"), 11),
      ("{?streak>1h:y}", .badValue("1h", of: "streak"), 9),
    ] as [(String, TemplateError.Reason, Int)])
  func `a mistake has a reason and a place`(text: String, reason: TemplateError.Reason, place: Int)
  {
    #expect(error(text) == TemplateError(reason: reason, text: text, place: place))
  }

  @Test(arguments: [
    ("{elapsed:xx}", "xx", "elapsed", 9), ("{goalAt:%Q}", "%Q", "goalAt", 8),
    ("{goalAt:%}", "%", "goalAt", 8), ("{goalAt:}", "", "goalAt", 8), ("{note:0}", "0", "note", 6),
    ("{note:201}", "201", "note", 6), ("{bar:x}", "x", "bar", 5), ("{icon:x}", "x", "icon", 6),
    ("{permille:long}", "long", "permille", 10), ("{ring:2}", "2", "ring", 6),
  ])
  func `a format that a field has not is named`(
    text: String, format: String, field: String, place: Int
  ) throws {
    let error = try #require(self.error(text))
    #expect(error.place == place)
    guard case .unknownFormat(format, of: field, let known) = error.reason else {
      return #expect(Bool(false), "\(error)")
    }
    #expect(!known.contains(format))
  }

  @Test func `length and depth have limits`() {
    let long = String(repeating: "a", count: Template.Limit.length)
    #expect(error(long) == nil)
    #expect(error(long + "a")?.reason == .tooLong(limit: Template.Limit.length))
    func nested(_ depth: Int) -> String {
      String(repeating: "{?over:", count: depth) + String(repeating: "}", count: depth)
    }
    #expect(error(nested(Template.Limit.depth)) == nil)
    let deep = error(nested(Template.Limit.depth + 1))
    #expect(deep?.reason == .tooDeep(limit: Template.Limit.depth))
    #expect(deep?.place == 7 * Template.Limit.depth)
  }
}
