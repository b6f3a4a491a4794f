import Nouns
import Popups
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `Words of other programs` {
  private let words = PopupText(title: "Fast started: 16:8", text: "Goal Fri 12:00")

  private func scene(
    _ capabilities: [String] = ["actions"], muted: Bool? = nil
  ) throws -> Scene {
    let scene = try Scene()
    scene.outlook = AlertOutlook(can: capabilities, muted: muted)
    return scene
  }

  private func isSaid(_ scene: Scene, to client: CallToken) throws -> Bool {
    try scene.received(PopupCalls.Show.self, by: client) == [NoFields()]
  }

  @Test func `are said when the server has taken them`() throws {
    let scene = try scene()
    scene.forget()
    let client = try scene.open(PopupCalls.Show.self, words, more: false)
    let alert = try scene.popUp(at: "said")
    #expect((alert.title, alert.body) == (words.title, words.text))
    #expect(alert.isTransient && alert.actions.isEmpty)
    #expect(try !isSaid(scene, to: client))
    scene.takeAll()
    #expect(try isSaid(scene, to: client))
    #expect(!scene.effects.contains(.committed))
  }

  @Test func `are all said where one replaces the other on its way`() throws {
    let scene = try scene()
    let clients = try (1...3).map {
      try scene.open(PopupCalls.Show.self, PopupText(title: "\($0)", text: ""), more: false)
    }
    #expect(Set(scene.alerts.map(\.place)) == ["said"])
    scene.keeper.hear(.closed(key: scene.alerts[0].key, .expired))
    scene.takeAll()
    for client in clients { #expect(try isSaid(scene, to: client)) }
  }

  @Test func `are refused where nobody shows them`() throws {
    let scene = try Scene()
    let refused = try refusal { try scene.ask(PopupCalls.Show.self, words) }
    #expect(refused == .noPopup(reason: "noServer"))
    #expect(scene.alerts.isEmpty)
  }

  @Test func `are not kept for the end of the silence that the person wants`() throws {
    let scene = try scene(muted: true)
    let refused = try refusal { try scene.ask(PopupCalls.Show.self, words) }
    #expect(refused == .noPopup(reason: "muted"))
  }

  @Test func `wait for a server that is being greeted`() throws {
    let scene = try scene()
    let client = try scene.open(PopupCalls.Show.self, words, more: false)
    scene.keeper.hear(.failed(key: scene.alerts[0].key, .notYet))
    scene.keeper.hear(.serverCame)
    scene.takeAll()
    #expect(try isSaid(scene, to: client))
  }

  @Test func `that the server did not take are refused with its reason`() throws {
    let scene = try scene()
    scene.isServed = false
    let client = try scene.open(PopupCalls.Show.self, words, more: false)
    scene.takeAll()
    let reply = try #require(scene.replies[client]?.first)
    #expect(Refused(reply)?.refusal == .noPopup(reason: "noServer"))
    #expect(scene.effects.contains(.withdrawn(scene.alerts[0].key)))
  }

  @Test(arguments: [
    (PopupText(title: "\u{1b}[2J", text: ""), Refusal.textNotPlain(field: "title")),
    (PopupText(title: "two\nlines", text: ""), .textNotPlain(field: "title")),
    (PopupText(title: "?", text: "\u{7}"), .textNotPlain(field: "text")),
    (PopupText(title: "\u{202E}gpj", text: ""), .textNotPlain(field: "title")),
    (PopupText(title: "?", text: "a\u{2028}b\u{200B}"), .textNotPlain(field: "text")),
    (
      PopupText(title: String(repeating: "é", count: 101), text: ""),
      .textTooLong(field: "title", limit: 200)
    ),
    (
      PopupText(title: "?", text: String(repeating: "x", count: 2001)),
      .textTooLong(field: "text", limit: 2000)
    ),
  ])
  func `have limits`(text: PopupText, expected: Refusal) throws {
    let scene = try scene()
    #expect(try refusal { try scene.ask(PopupCalls.Show.self, text) } == expected)
    #expect(scene.alerts.isEmpty)
  }

  @Test(arguments: ["", " ", "\u{200D}"])
  func `need a title`(title: String) throws {
    let scene = try scene()
    let parameters = #"{"title":"\#(title)","text":"Goal Fri 12:00"}"#
    let reply = try #require(
      scene.raw(#"{"method":"io.github.fastd.popup.Show","parameters":\#(parameters)}"#).first)
    #expect(ServiceError(reply) == .invalidParameter("title"))
    #expect(scene.alerts.isEmpty)
  }

  @Test func `may have lines and whatever can be seen`() throws {
    let scene = try scene()
    let text = PopupText(
      title: "<b>%s & ✓ 👩\u{200D}🍳 ❤\u{FE0F} Fasten\u{AD}zeit", text: "one\n<i>two</i>")
    _ = try scene.open(PopupCalls.Show.self, text, more: false)
    #expect(try scene.popUp(at: "said").body == text.text)
  }
}

@MainActor @Suite struct `A question of another program` {
  private let question = PopupQuestion(
    title: "End the fast?", text: "13 h 05 min",
    buttons: [
      PopupButton(key: "end", label: "End"), PopupButton(key: "default", label: "Keep fasting"),
    ])

  private func scene(_ capabilities: [String] = ["actions"]) throws -> Scene {
    let scene = try Scene()
    scene.outlook = AlertOutlook(can: capabilities)
    return scene
  }

  private func asked(_ scene: Scene, patience: Int64? = nil) throws -> CallToken {
    var question = question
    question.patience = patience
    let client = try scene.open(PopupCalls.Ask.self, question, more: false)
    scene.takeAll()
    return client
  }

  private func answers(_ scene: Scene, _ client: CallToken) throws -> [String?] {
    try scene.received(PopupCalls.Ask.self, by: client).map(\.key)
  }

  @Test(arguments: [("0", "end"), ("1", "default"), ("2", nil), ("-1", nil), ("default", nil)])
  func `is answered by the button that is pressed`(action: String, key: String?) throws {
    let scene = try scene()
    try scene.start()
    let client = try asked(scene)
    #expect(try answers(scene, client) == [])
    let alert = try scene.popUp(at: "asked")
    #expect(alert.actions.map(\.id) == ["0", "1"])
    #expect(alert.expiry == .never)
    scene.press(action, on: alert)
    #expect(try answers(scene, client) == [key])
    #expect(scene.patience == nil)
    #expect(scene.screen["asked"] == nil)
    // Only who asks decides what follows.
    #expect(try scene.status().state == .fasting)
  }

  @Test func `that is put away has no answer`() throws {
    let scene = try scene()
    let client = try asked(scene)
    scene.dismiss(try scene.popUp(at: "asked"))
    #expect(try answers(scene, client) == [nil])
  }

  @Test func `that goes with its server has no answer`() throws {
    let scene = try scene()
    let client = try asked(scene)
    scene.changeServers()
    #expect(try answers(scene, client) == [nil])
    #expect(scene.screen["asked"] == nil)
  }

  @Test(arguments: [(nil, Span.minute), (1, .second), (600, .minutes(10))])
  func `stands for as long as its asker waits`(patience: Int64?, span: Span) throws {
    let scene = try scene()
    let client = try asked(scene, patience: patience)
    #expect(scene.patience == span)
    scene.keeper.losePatience()
    #expect(try answers(scene, client) == [nil])
    #expect(scene.screen["asked"] == nil)
    #expect(scene.patience == nil)
  }

  @Test func `gives its place to the next one`() throws {
    let scene = try scene()
    let first = try asked(scene)
    let old = try scene.popUp(at: "asked")
    let second = try asked(scene)
    #expect(try answers(scene, first) == [nil])
    // A press that was on its way is no answer to the new one.
    scene.keeper.hear(.acted(key: old.key, action: "0"))
    #expect(try answers(scene, second) == [])
    scene.press("0", on: try scene.popUp(at: "asked"))
    #expect(try answers(scene, second) == ["end"])
    #expect(try answers(scene, first) == [nil])
  }

  @Test func `goes with its asker`() throws {
    let scene = try scene()
    let client = try asked(scene)
    let alert = try scene.popUp(at: "asked")
    scene.keeper.closed(client)
    #expect(scene.screen["asked"] == nil)
    #expect(scene.patience == nil)
    scene.keeper.hear(.acted(key: alert.key, action: "0"))
    #expect(try answers(scene, client) == [])
  }

  @Test(arguments: [
    (AlertOutlook(reach: .noBus), "noBus"),
    (AlertOutlook(reach: .noServer(startable: false)), "noServer"),
    (AlertOutlook(can: ["body"]), "noButtons"),
    (AlertOutlook(can: ["actions"], muted: true), "muted"),
    (AlertOutlook(reach: .noAnswer), "noAnswer"),
  ])
  func `is refused where nobody can press a button`(outlook: AlertOutlook, reason: String) throws {
    let scene = try Scene()
    scene.outlook = outlook
    let refused = try refusal { try scene.ask(PopupCalls.Ask.self, question) }
    #expect(refused == .noPopup(reason: reason))
    #expect(scene.alerts.isEmpty)
    #expect(scene.patience == nil)
  }

  /// mako and dunst say that they have actions, and hide them behind a key.
  @Test(arguments: [("mako", false), ("dunst", false), ("Plasma", true), ("xfce4-notifyd", true)])
  func `is asked with buttons to be seen only where there are some`(server: String, isAsked: Bool)
    throws
  {
    let scene = try Scene()
    scene.outlook = AlertOutlook(can: ["actions"], name: server)
    var visible = question
    visible.visible = true
    let client = try scene.open(PopupCalls.Ask.self, visible, more: false)
    let refused = scene.replies[client]?.first.flatMap { Refused($0)?.refusal }
    #expect(refused == (isAsked ? nil : .noPopup(reason: "noButtons")))
    #expect(scene.alerts.isEmpty != isAsked)
    _ = try scene.open(PopupCalls.Ask.self, question, more: false)
    #expect(!scene.alerts.isEmpty, "without that wish they are asked all the same")
  }

  @Test func `waits for a server that has to be started, and looks at its buttons then`() throws {
    let scene = try Scene()
    scene.outlook = AlertOutlook(reach: .noServer(startable: true))
    let client = try scene.open(PopupCalls.Ask.self, question, more: false)
    scene.keeper.hear(.failed(key: scene.alerts[0].key, .notYet))
    scene.outlook = AlertOutlook(can: ["body"])
    scene.keeper.hear(.serverCame)
    let reply = try #require(scene.replies[client]?.first)
    #expect(Refused(reply)?.refusal == .noPopup(reason: "noButtons"))
  }

  @Test func `is refused when no server ever comes`() throws {
    let scene = try Scene()
    scene.outlook = AlertOutlook(reach: .noServer(startable: true))
    let client = try scene.open(PopupCalls.Ask.self, question, more: false)
    scene.keeper.hear(.failed(key: scene.alerts[0].key, .notYet))
    scene.keeper.losePatience()
    let reply = try #require(scene.replies[client]?.first)
    #expect(Refused(reply)?.refusal == .noPopup(reason: "noAnswer"))
    #expect(scene.screen["asked"] == nil)
  }

  @Test(arguments: [
    ([PopupButton(key: "a\u{0}", label: "A")], Refusal.textNotPlain(field: "key")),
    ([PopupButton(key: "a", label: "A\nB")], .textNotPlain(field: "label")),
    ([PopupButton(key: "a", label: "A\u{2066}B")], .textNotPlain(field: "label")),
    (
      [PopupButton(key: "a", label: String(repeating: "x", count: 101))],
      .textTooLong(field: "label", limit: 100)
    ),
    (
      Array(repeating: PopupButton(key: "a", label: "A"), count: 9),
      .textTooLong(field: "buttons", limit: 8)
    ),
  ])
  func `has limits`(buttons: [PopupButton], expected: Refusal) throws {
    let scene = try scene()
    let question = PopupQuestion(title: "?", text: "", buttons: buttons)
    #expect(try refusal { try scene.ask(PopupCalls.Ask.self, question) } == expected)
  }

  @Test(arguments: [
    (#"[]"#, "null", "buttons"), (#"[{"key":"","label":"A"}]"#, "null", "key"),
    (#"[{"key":"a","label":" "}]"#, "null", "label"),
    (#"[{"key":"a","label":"A"}]"#, "0", "patience"),
    (#"[{"key":"a","label":"A"}]"#, "601", "patience"),
    (#"[{"key":"a","label":"A"}]"#, "-9223372036854775808", "patience"),
  ])
  func `needs a button and a time to stand`(
    buttons: String, patience: String, field: String
  ) throws {
    let scene = try scene()
    let parameters = #"{"title":"?","text":"","buttons":\#(buttons),"patience":\#(patience)}"#
    let reply = try #require(
      scene.raw(
        #"{"method":"io.github.fastd.popup.Ask","parameters":\#(parameters)}"#
      ).first)
    #expect(ServiceError(reply) == .invalidParameter(field))
  }
}
