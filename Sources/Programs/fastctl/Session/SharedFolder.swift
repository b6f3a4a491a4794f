import Glibc
import Host
import Time
import Views
import Wire

/// Orders about the folder in which machines share, carried out by fastd-sync, which has the keys.
enum SharedFolder {
  static func begin(_ session: inout Session) throws(Failure) {
    let path = Files.absolute(session.request.arguments.first ?? "")
    let words = ["folder", path] + (session.request.has(.new) ? ["--new"] : [])
    let report = try session.exchange(words, naming: path)
    SandboxFolder.open(Files.real(path) ?? path, session.environment)
    session.tellBegin(ExchangeMessage.begun, path, report)
    if report.trouble == nil { session.say(session.phrases()(ExchangeMessage.inviteNext)) }
  }

  static func join(_ session: inout Session) throws(Failure) {
    let arguments = session.request.arguments
    let isPiped = arguments.last == "-"
    let folder = arguments.first { $0 != "-" }
    guard arguments.count < 2 || isPiped, folder.map(ExchangeCode.isLikely) != true else {
      throw .exchange(session.phrases()(ExchangeMessage.Refused.codeAsArgument))
    }
    let path = folder.map(Files.absolute)
    guard let code = isPiped ? try ExchangeCode.piped() : ExchangeCode.ask(&session) else {
      throw .noTerminal
    }
    let report = try session.exchange(
      ["join"] + [path].compactMap(\.self), reading: Array(code.utf8), naming: path ?? "")
    let list = try session.ask(SyncCalls.Machines.self, NoFields())
    SandboxFolder.open(list.folder ?? path ?? "", session.environment)
    session.tellBegin(ExchangeMessage.joined, list.folder ?? path ?? "", report)
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

  static func exchange(_ session: inout Session) throws(Failure) {
    let list = try session.ask(SyncCalls.Machines.self, NoFields())
    guard let folder = list.folder else {
      throw .exchange(session.phrases()(ExchangeMessage.Refused.unset))
    }
    let report = try session.exchange([], naming: folder)
    try session.tell(report, of: try session.ask(SyncCalls.Machines.self, NoFields()))
  }

  static func leave(_ session: inout Session) throws(Failure) {
    _ = try session.runExchange(["off"], naming: "")
    SandboxFolder.close(session.environment)
    session.tell(session.phrases()(ExchangeMessage.left))
  }

  /// The key goes with the rest, also where sharing was ended before, or fastd-sync is not there any more.
  static func forget(_ session: inout Session) throws(Failure) -> [String] {
    _ = try? session.runExchange(["leave"], naming: "")
    SandboxFolder.close(session.environment)
    guard let directory = (try? Places(session.environment))?.exchanges else { return [] }
    do throws(FileError) {
      let paths = try Files.visible(orNone: directory).map { directory + "/" + $0 }
      for path in paths { try Files.delete(path) }
      rmdir(directory)
      return paths
    } catch { throw .file(error) }
  }

  static func rekey(_ session: inout Session) throws(Failure) {
    try session.askToGoOn(saying: session.phrases()(ExchangeMessage.willRekey))
    let report = try session.exchange(["rekey"], naming: "")
    guard report.trouble == nil, !session.request.has(.json) else {
      return try session.tell(report, of: try session.ask(SyncCalls.Machines.self, NoFields()))
    }
    session.tell(session.phrases()(ExchangeMessage.rekeyed))
    session.tell(session.phrases()(ExchangeMessage.copiesStay))
  }

  static func purge(_ session: inout Session) throws(Failure) {
    let list = try session.ask(SyncCalls.Machines.self, NoFields())
    guard let folder = list.folder else {
      throw .exchange(session.phrases()(ExchangeMessage.Refused.unset))
    }
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

  /// At the terminal, where nobody reads it over a shoulder; nil without one.
  static func ask(_ session: inout Session) -> String? {
    guard session.seat == .terminal else { return nil }
    return Dialog(&session).secret(session.phrases()(ExchangeMessage.askCode))
  }
}
