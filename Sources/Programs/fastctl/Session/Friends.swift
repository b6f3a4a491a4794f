import Host
import Time
import Views
import Wire

/// The board among friends, which fastd-sync has from the hub.
enum Friends {
  static func look(_ session: inout Session) throws(Failure) {
    try check(&session)
    guard case .board(let board) = try session.runExchange(["board"], naming: "") else {
      throw .ended("fastd-sync")
    }
    let wording = try session.wording()
    let today = wording.zone.day(of: Clock.now())
    guard !session.request.has(.json) else {
      return session.output.line(board.placed(today: today).json)
    }
    session.output.text(BoardPage(wording, on: session.screen()).text(of: board, today: today))
  }

  static func turn(_ isOn: Bool, _ session: inout Session) throws(Failure) {
    if isOn { try check(&session) }
    try change([isOn ? "on" : "off"], isOn ? .turnedOn : .turnedOff, &session)
  }

  static func show(_ session: inout Session) throws(Failure) {
    try check(&session)
    try change(["show"] + session.request.arguments, .nowShown, &session)
  }

  static func begin(_ session: inout Session) throws(Failure) {
    let name = try nickname(&session)
    let answer = try session.runExchange(["board", "new", name], naming: "")
    guard case .codes(let codes) = answer, let code = codes.first else {
      throw .ended("fastd-sync")
    }
    tell(.joined, name, &session)
    session.say(session.phrases()(BoardMessage.invitation))
    session.output.line(code)
  }

  static func join(_ session: inout Session) throws(Failure) {
    let name = try nickname(&session)
    guard let code = try code(&session) else {
      session.say(session.phrases()(ConfirmationMessage.notDone))
      throw .said(.refused)
    }
    let answer = try session.runExchange(
      ["board", "join", name], reading: Array(code.utf8), naming: "")
    tell(.joined, name, &session)
    try tellTrouble(answer, &session)
  }

  private static func code(_ session: inout Session) throws(Failure) -> String? {
    let typed = session.request.arguments.first
    if typed == "-" { return try ExchangeCode.piped() }
    if let typed { return typed }
    guard session.seat == .terminal else {
      throw .exchange(session.phrases()(BoardMessage.Refused.code))
    }
    return Dialog(&session).secret(session.phrases()(BoardMessage.askCode))
  }

  /// Asked for once everything that others will see was said.
  private static func nickname(_ session: inout Session) throws(Failure) -> String {
    try check(&session)
    guard let name = session.request.value(.name) else {
      throw .exchange(session.phrases()(BoardMessage.Refused.noName))
    }
    try session.askToGoOn(saying: session.phrases()(BoardMessage.willJoin))
    return name
  }

  static func mute(_ isMuted: Bool, _ session: inout Session) throws(Failure) {
    let name = session.request.arguments.first ?? ""
    _ = try session.runExchange(["board", isMuted ? "mute" : "unmute", name], naming: "")
    tell(isMuted ? .nowMuted : .unmuted, name, &session)
  }

  static func change(
    _ words: [String], _ message: BoardMessage, _ session: inout Session
  ) throws(Failure) {
    try checkHub(&session)
    let answer = try session.runExchange(["board"] + words, naming: "")
    session.tell(session.phrases()(message))
    try tellTrouble(answer, &session)
  }

  // MARK: Parts

  private static func tell(_ message: BoardMessage, _ name: String, _ session: inout Session) {
    session.tell(session.phrases()(message, "name", PlainText.line(name)))
  }

  /// Rows are published behind an exchange, which may have failed.
  private static func tellTrouble(
    _ answer: ExchangeAnswer, _ session: inout Session
  ) throws(Failure) {
    guard case .report(let report) = answer, report.trouble != nil else { return }
    try session.tell(report, of: try session.ask(SyncCalls.Machines.self, NoFields()))
  }

  private static func checkHub(_ session: inout Session) throws(Failure) {
    guard try session.ask(SyncCalls.Machines.self, NoFields()).hub == nil else { return }
    throw .exchange(session.phrases()(BoardMessage.Refused.noHub))
  }

  /// Whether there is a board for this person at all; leaving one is never refused.
  private static func check(_ session: inout Session) throws(Failure) {
    try checkHub(&session)
    // Refused where the care for the person speaks against it.
    _ = try session.ask(HabitCalls.Badges.self, NoFields())
    guard try session.ask(HabitCalls.Board.self, NoFields()).none != nil else { return }
    throw .exchange(session.phrases()(BoardMessage.Refused.pointsOff))
  }
}
