import Glibc
import Host
import Time
import Views
import Wire

/// Orders about the folder or the hub through which machines share, carried out by fastd-sync, which has
/// the keys.
enum Sharing {
  static func begin(_ typed: String, _ session: inout Session) throws(Failure) {
    let path = Files.absolute(typed)
    let words = ["folder", path] + (session.request.has(.new) ? ["--new"] : [])
    let before = try session.ask(SyncCalls.Machines.self, NoFields())
    let report = try session.exchange(words, naming: path)
    Sandbox.open(Files.real(path) ?? path, session.environment)
    session.tellBegin(ExchangeMessage.begun, path, in: path, report)
    guard report.trouble == nil else { return }
    let isElsewhere = before.folder.map { $0 != Files.real(path) } ?? false
    let hasOthers = before.machines.contains { !$0.isOwn && !$0.left }
    session.say(
      session.phrases()(
        isElsewhere && hasOthers ? ExchangeMessage.othersStay : .inviteNext))
  }

  static func join(_ session: inout Session) throws(Failure) {
    let arguments = session.request.arguments
    let isPiped = arguments.last == "-"
    let folder = arguments.first { $0 != "-" }
    guard arguments.count < 2 || isPiped, folder.map(ExchangeCode.isLikely) != true else {
      throw .exchange(session.phrases()(ExchangeMessage.Refused.codeAsArgument))
    }
    let known = try session.ask(SyncCalls.Machines.self, NoFields()).folder
    let path = folder.map(Files.absolute) ?? known ?? ""
    // Before 56 letters are typed for nothing. A hub needs no folder.
    guard path.isEmpty || Files.isDirectory(path) else {
      throw .exchange(
        session.phrases()(ExchangeMessage.Refused.folder, "folder", PlainText.line(path)))
    }
    guard let code = isPiped ? try ExchangeCode.piped() : try ExchangeCode.ask(&session) else {
      session.say(session.phrases()(ConfirmationMessage.notDone))
      throw .said(.refused)
    }
    let report = try session.exchange(
      ["join"] + (folder == nil ? [] : [path]), reading: Array(code.utf8), naming: path)
    let list = try session.ask(SyncCalls.Machines.self, NoFields())
    if let folder = list.folder { Sandbox.open(folder, session.environment) }
    if list.hub != nil { Sandbox.openNetwork(session.environment) }
    session.tellBegin(ExchangeMessage.joined, list.place ?? path, in: list.folder ?? "", report)
    guard report.trouble == nil, list.machines.count < 2 else { return }
    session.say(
      session.phrases()(
        list.hub == nil ? ExchangeMessage.notThereYet : .inviteNext))
  }

  static func invite(_ session: inout Session) throws(Failure) {
    guard case .codes(let codes) = try session.runExchange(["invite"], naming: "") else {
      throw .exchange(session.phrases()(ExchangeMessage.Refused.unset))
    }
    for code in codes {
      session.say(
        session.phrases()(
          code.contains("@") ? ExchangeMessage.hubInvitation : .invitation))
      session.output.line(code)
    }
  }

  /// Where this machine shares.
  private static func place(
    _ session: inout Session
  ) throws(Failure) -> (folder: String, name: String) {
    let list = try session.ask(SyncCalls.Machines.self, NoFields())
    guard let place = list.place else {
      throw .exchange(session.phrases()(ExchangeMessage.Refused.unset))
    }
    return (list.folder ?? "", place)
  }

  static func exchange(_ session: inout Session) throws(Failure) {
    let report = try session.exchange([], naming: try place(&session).folder)
    try session.tell(report, of: try session.ask(SyncCalls.Machines.self, NoFields()))
  }

  static func leave(_ session: inout Session) throws(Failure) {
    _ = try session.runExchange(["off"], naming: "")
    Sandbox.close(session.environment)
    session.tell(session.phrases()(ExchangeMessage.left))
  }

  /// The key goes with the rest, also where sharing was ended before, or fastd-sync is not there any more.
  static func forget(_ session: inout Session) throws(Failure) -> [String] {
    guard let directory = (try? Places(session.environment))?.exchanges else { return [] }
    do throws(FileError) {
      let paths = try Files.visible(orNone: directory).map { directory + "/" + $0 }
      _ = try? session.runExchange(["leave"], naming: "")
      Sandbox.close(session.environment)
      for path in paths { try Files.delete(path) }
      rmdir(directory)
      return paths
    } catch { throw .file(error) }
  }

  static func rekey(_ session: inout Session) throws(Failure) {
    let folder = try place(&session).folder
    // Nobody asks it for anything any more.
    let hasLeft = hasLeftHub(session.environment)
    try session.askToGoOn(
      saying: session.phrases()(ExchangeMessage.willRekey)
        + (hasLeft ? "\n" + session.phrases()(ExchangeMessage.hubKeepsOld) : ""))
    let report = try session.exchange(["rekey"], naming: folder)
    if report.trouble != nil { session.say(session.phrases()(ExchangeMessage.notRekeyed)) }
    guard report.trouble == nil, !session.request.has(.json) else {
      return try session.tell(report, of: try session.ask(SyncCalls.Machines.self, NoFields()))
    }
    session.tell(session.phrases()(ExchangeMessage.rekeyed))
    if !folder.isEmpty { session.tell(session.phrases()(ExchangeMessage.copiesStay)) }
  }

  static func purge(_ session: inout Session) throws(Failure) {
    let (folder, place) = try place(&session)
    let hasHub = place != folder
    let again = hasHub ? "\n" + session.phrases()(ExchangeMessage.hubCodeNeeded) : ""
    try session.askForWord(
      PurgeWord.one, saying: session.phrases()(ExchangeMessage.willPurge, "place", place) + again)
    _ = try session.runExchange(["purge"], naming: folder)
    Sandbox.close(session.environment)
    session.tell(session.phrases()(ExchangeMessage.purged) + again)
    if !folder.isEmpty { session.tell(session.phrases()(ExchangeMessage.copiesStay)) }
  }

  // MARK: A hub

  static func useHub(_ session: inout Session) throws(Failure) {
    let list = try session.ask(SyncCalls.Machines.self, NoFields())
    guard session.request.arguments.first != "off" else {
      guard list.hub != nil else { throw noHub(&session) }
      _ = try session.runExchange(["through-hub", "off"], naming: "")
      Sandbox.closeNetwork(session.environment)
      return session.tell(session.phrases()(ExchangeMessage.hubLeft))
    }
    guard case .report(let report) = try session.runExchange(["through-hub", "on"], naming: "")
    else { throw .exchange(session.phrases()(ExchangeMessage.Refused.hubUnset)) }
    Sandbox.openNetwork(session.environment)
    let now = try session.ask(SyncCalls.Machines.self, NoFields())
    session.tellBegin(ExchangeMessage.joined, now.place ?? "", in: now.folder ?? "", report)
  }

  /// It may have been left.
  private static func noHub(_ session: inout Session) -> Failure {
    let phrases = session.phrases()
    return .exchange(
      hasLeftHub(session.environment)
        ? phrases(ExchangeMessage.hubIsOff) : phrases(ExchangeMessage.Refused.hubUnset))
  }

  static func hasLeftHub(_ environment: Environment) -> Bool {
    (try? Places(environment)).flatMap(ExchangeHub.init(leftIn:)) != nil
  }

  static func setLive(_ session: inout Session) throws(Failure) {
    let isOn = session.request.arguments.first != "off"
    guard try session.ask(SyncCalls.Machines.self, NoFields()).hub != nil else {
      throw noHub(&session)
    }
    let answer = try session.runExchange(["live", isOn ? "on" : "off"], naming: "")
    Sandbox.keepLive(isOn, session.environment)
    // Where there is no unit, fastd keeps it.
    _ = try session.ask(SyncCalls.Carry.self, NoFields())
    if case .report(let report) = answer, report.trouble != nil {
      return try session.tell(report, of: try session.ask(SyncCalls.Machines.self, NoFields()))
    }
    session.tell(session.phrases()(isOn ? ExchangeMessage.liveOn : .liveOff))
  }
}
