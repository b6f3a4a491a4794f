import Glibc
import Host
import Time
import Views
import Wire

/// Orders about the folder in which machines share, carried out by fastd-sync, which has the keys.
enum SharedFolder {
  static func begin(_ typed: String, _ session: inout Session) throws(Failure) {
    let path = Files.absolute(typed)
    let words = ["folder", path] + (session.request.has(.new) ? ["--new"] : [])
    let before = try session.ask(SyncCalls.Machines.self, NoFields())
    let report = try session.exchange(words, naming: path)
    SandboxFolder.open(Files.real(path) ?? path, session.environment)
    session.tellBegin(ExchangeMessage.begun, path, report)
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
    let path = if let folder { Files.absolute(folder) } else { try Self.folder(&session) }
    // Before 56 letters are typed for nothing.
    guard Files.isDirectory(path) else {
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
    SandboxFolder.open(list.folder ?? path, session.environment)
    session.tellBegin(ExchangeMessage.joined, list.folder ?? path, report)
    if report.trouble == nil, list.machines.count < 2 {
      session.say(session.phrases()(ExchangeMessage.notThereYet))
    }
  }

  static func invite(_ session: inout Session) throws(Failure) {
    guard case .code(let code) = try session.runExchange(["invite"], naming: "") else {
      throw .exchange(session.phrases()(ExchangeMessage.Refused.unset))
    }
    session.say(session.phrases()(ExchangeMessage.invitation))
    session.output.line(code)
  }

  /// The one in which this machine shares, where it does.
  private static func folder(_ session: inout Session) throws(Failure) -> String {
    guard let folder = try session.ask(SyncCalls.Machines.self, NoFields()).folder else {
      throw .exchange(session.phrases()(ExchangeMessage.Refused.unset))
    }
    return folder
  }

  static func exchange(_ session: inout Session) throws(Failure) {
    let report = try session.exchange([], naming: try folder(&session))
    try session.tell(report, of: try session.ask(SyncCalls.Machines.self, NoFields()))
  }

  static func leave(_ session: inout Session) throws(Failure) {
    _ = try session.runExchange(["off"], naming: "")
    SandboxFolder.close(session.environment)
    session.tell(session.phrases()(ExchangeMessage.left))
  }

  /// The key goes with the rest, also where sharing was ended before, or fastd-sync is not there any more.
  static func forget(_ session: inout Session) throws(Failure) -> [String] {
    guard let directory = (try? Places(session.environment))?.exchanges else { return [] }
    do throws(FileError) {
      let paths = try Files.visible(orNone: directory).map { directory + "/" + $0 }
      _ = try? session.runExchange(["leave"], naming: "")
      SandboxFolder.close(session.environment)
      for path in paths { try Files.delete(path) }
      rmdir(directory)
      return paths
    } catch { throw .file(error) }
  }

  static func rekey(_ session: inout Session) throws(Failure) {
    let folder = try folder(&session)
    try session.askToGoOn(saying: session.phrases()(ExchangeMessage.willRekey))
    let report = try session.exchange(["rekey"], naming: folder)
    guard report.trouble == nil, !session.request.has(.json) else {
      return try session.tell(report, of: try session.ask(SyncCalls.Machines.self, NoFields()))
    }
    session.tell(session.phrases()(ExchangeMessage.rekeyed))
    session.tell(session.phrases()(ExchangeMessage.copiesStay))
  }

  static func purge(_ session: inout Session) throws(Failure) {
    let folder = try folder(&session)
    try session.askForWord(
      PurgeWord.one,
      saying: session.phrases()(ExchangeMessage.willPurge, "folder", PlainText.line(folder)))
    _ = try session.runExchange(["purge"], naming: folder)
    SandboxFolder.close(session.environment)
    session.tell(session.phrases()(ExchangeMessage.purged))
    session.tell(session.phrases()(ExchangeMessage.copiesStay))
  }
}

/// The code with which a machine joins, as a person brings it.
enum ExchangeCode {
  /// Whether a word that names no folder looks like a code.
  static func isLikely(_ text: String) -> Bool {
    let letters = text.filter { $0 != "-" }
    return letters.utf8.count >= 40 && !text.contains("/") && letters.allSatisfy(\.isASCII)
  }

  static func piped() throws(Failure) -> String? {
    var file = try InputFile("-")
    var bytes: [UInt8] = []
    while bytes.count < 1024 {
      let more = try file.read()
      if more.isEmpty { break }
      bytes += more
    }
    return String(decoding: bytes.prefix(1024), as: UTF8.self)
  }

  /// At the terminal, where nobody reads it over a shoulder; nil where they leave.
  static func ask(_ session: inout Session) throws(Failure) -> String? {
    guard session.seat == .terminal else {
      throw .exchange(session.phrases()(ExchangeMessage.Refused.noTerminal))
    }
    return Dialog(&session).secret(session.phrases()(ExchangeMessage.askCode))
  }
}
