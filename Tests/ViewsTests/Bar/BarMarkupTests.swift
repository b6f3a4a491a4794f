import Testing
import Time
import Wire

@testable import Views

@Suite struct BarMarkupTests {
  private func say(_ note: String, _ markup: BarMarkup, in template: String = "{note}") throws
    -> String
  {
    let reading = BarReading.at(9, 5, goal: 16, note: note)
    let utf8 = try Template(template).utf8(of: reading, icons: .none, markup: markup)
    return String(decoding: utf8, as: UTF8.self)
  }

  @Test(
    arguments: [
      (.none, "<b>&%{F#f00}$|", "<b>&%{F#f00}$|"),
      (.pango, #"<b a='x' b="y">&amp;"#, "&lt;b a=&#39;x&#39; b=&quot;y&quot;&gt;&amp;amp;"),
      (.polybar, "%{F#f00}50%%{x", "%({F#f00}50%%({x"),
      (.tmux, "#(rm) #[fg=red] ##", "##(rm) ##[fg=red] ####"),
      (.conky, "${exec rm} # $$", "$${exec rm} \\# $$$$"),
      (.argos, #"--a|bash=rm \074b <i>"#, #"&#45;&#45;a&#124;bash=rm \\074b &lt;i&gt;"#),
      (.xmobar, "<action=`rm`>x</action>", "<raw=1:</>action=`rm`>x<raw=1:</>/action>"),
    ] as [(BarMarkup, String, String)])
  func `what a bar would take for markup stays text`(
    markup: BarMarkup, note: String, text: String
  ) throws {
    #expect(try say(note, markup) == text)
  }

  @Test(arguments: BarMarkup.allCases)
  func `nothing in a value ends a line or moves a cursor`(markup: BarMarkup) throws {
    let text = try say("a\nb\r\u{1b}[2J\u{0}\u{85}\u{2028}\u{202e}\u{7f}z", markup)
    #expect(text == "a b  [2J     z")
  }

  @Test func `a tag cannot be put together from a value and what stands beside it`() throws {
    #expect(try say("100%", .polybar, in: "{note}{{x}}") == "100% {x}")
    #expect(try say("{F#f00}", .polybar, in: "%{note}") == "%({F#f00}")
    #expect(try say("-", .argos, in: "-{note}") == "-&#45;")
    #expect(try say("tea-time", .argos) == "tea-time")
  }

  @Test(arguments: BarMarkup.allCases)
  func `what the person wrote stays markup`(bar: BarMarkup) throws {
    let markup = "<b>%{{F#f00}}#[x]${{exec}} | bash=x</b>"
    #expect(try say("", bar, in: markup) == "<b>%{F#f00}#[x]${exec} | bash=x</b>")
  }

  @Test func `an icon and a bar are escaped as well`() throws {
    let idle = BarReading(
      Examples.idle(), at: Instant(milliseconds: Examples.at(18, 40, day: 1)), Way.english)
    let icon = try Template("{icon}").utf8(of: idle, icons: .ascii, markup: .argos)
    #expect(String(decoding: icon, as: UTF8.self) == "&#45;")
    let bar = try Template("{bar:4}").utf8(
      of: BarReading.at(9, 5, goal: 16), icons: .ascii, markup: .tmux)
    #expect(String(decoding: bar, as: UTF8.self) == "######.")
  }
}
