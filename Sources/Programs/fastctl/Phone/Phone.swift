import Glibc
import Host
import Nouns
import Settings
import Time
import Views
import Wire

/// `fastctl sync phone`: lines that are typed on a phone, and a page that it shows.
enum Phone {
  static func run(_ session: inout Session) throws(Failure) {
    switch session.request.arguments.first {
    case "on":
      let parts = try ReportPart.set(typed: session.request.value(.with))
      try begin(in: session.request.arguments.dropFirst().first, showing: parts, &session)
    case "off": try end(&session)
    case "now": try look(&session)
    default: try tell(&session)
    }
  }

  // MARK: On and off

  static func begin(
    in folder: String?, showing parts: Set<ReportPart>, isAgreed: Bool = false,
    _ session: inout Session
  ) throws(Failure) {
    let path = try place(folder, &session)
    if !isAgreed {
      try session.askToGoOn(
        saying: session.phrases()(PhoneSetupMessage.willBegin, "folder", PlainText.line(path)))
    }
    try PhoneFolder(path).prepare()
    try ConfigCommand.set(
      [
        (.single(.phoneFolder), path),
        (.single(.phoneWeight), word(parts.contains(.weight))),
        (.single(.phoneMeals), word(parts.contains(.meals))),
        (.single(.phoneNotes), word(parts.contains(.notes))),
      ], &session)
    session.tell(session.phrases()(PhoneSetupMessage.begun, "folder", PlainText.line(path)))
    session.output.flush()
    session.say(session.phrases()(PhoneSetupMessage.example))
  }

  private static func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  /// Below the folder that is named or shared, by the name of this machine: only it carries out what
  /// arrives there.
  private static func place(
    _ folder: String?, _ session: inout Session
  ) throws(Failure) -> String {
    let list = try session.ask(SyncCalls.Machines.self, NoFields())
    guard let root = folder.map(Files.absolute) ?? list.folder else {
      throw .exchange(session.phrases()(PhoneSetupMessage.noFolder))
    }
    guard let real = Files.real(root), Files.isDirectory(real) else {
      throw .exchange(
        session.phrases()(ExchangeMessage.Refused.folder, "folder", PlainText.line(root)))
    }
    let own = list.machines.first(where: \.isOwn)
    return "\(real)/fastd-phone/\(fileName(own?.name ?? "", own?.device ?? ""))"
  }

  /// As every carrier and every phone takes it.
  private static func fileName(_ name: String, _ device: String) -> String {
    let letters = name.lowercased().map { sign in
      sign.isASCII && (sign.isLetter || sign.isNumber) ? sign : "-"
    }
    let text = String(letters.prefix(40)).split(separator: "-").joined(separator: "-")
    return text.isEmpty ? String(device.prefix(8)) : text
  }

  private static func end(_ session: inout Session) throws(Failure) {
    let settings = try SettingsStore(session.environment).read().settings
    guard let folder = PhoneFolder(settings) else {
      throw .exchange(session.phrases()(PhoneSetupMessage.isOff))
    }
    try ConfigCommand.set([(.single(.phoneFolder), "off")], &session)
    // It would get old there.
    try? Files.delete(folder.page)
    session.tell(
      session.phrases()(PhoneSetupMessage.ended, "folder", PlainText.line(folder.path)))
  }

  // MARK: While it is on

  /// Carries out what has arrived, and brings the page up to date.
  private static func look(_ session: inout Session) throws(Failure) {
    let settings = try SettingsStore(session.environment).read().settings
    guard let folder = PhoneFolder(settings) else {
      throw .exchange(session.phrases()(PhoneSetupMessage.isOff))
    }
    guard Files.isDirectory(folder.inbox) else {
      throw .exchange(
        session.phrases()(
          ExchangeMessage.Refused.folder, "folder", PlainText.line(folder.inbox)))
    }
    guard let lock = try lock(session.environment) else {
      throw .exchange(session.phrases()(ExchangeMessage.Refused.busy))
    }
    defer { withExtendedLifetime(lock) {} }
    var inbox = try PhoneInbox(folder, &session)
    try inbox.run(&session)
    let today = PhoneToday(folder: folder, shows: settings.phone, memory: inbox.memory)
    try today.write(&session)
  }

  private static let patience = Span.minute

  /// Waits for another run to end; nil where it does not.
  private static func lock(_ environment: Environment) throws(Failure) -> HeldLock? {
    let path = try PhoneInbox.memory(environment).path + ".lock"
    let end = Clock.monotonic() + patience
    while true {
      do throws(FileError) {
        try Files.makePrivateDirectory(Files.parent(of: path))
        return HeldLock(try FileLock(path))
      } catch {
        guard case .locked = error else { throw .file(error) }
        guard Clock.monotonic() < end else { return nil }
        usleep(50_000)
      }
    }
  }

  private static func tell(_ session: inout Session) throws(Failure) {
    let settings = try SettingsStore(session.environment).read().settings
    guard let folder = PhoneFolder(settings) else {
      return session.tell(session.phrases()(PhoneSetupMessage.isOff))
    }
    let wording = try session.wording()
    session.tell(
      wording.phrases(PhoneSetupMessage.isOn, "folder", PlainText.line(folder.path)))
    let memory = try PhoneInbox.memory(session.environment).read()
    guard let last = memory?.files.last else {
      return session.tell(wording.phrases(PhoneSetupMessage.nothingYet))
    }
    session.tell(
      wording.phrases(
        PhoneSetupMessage.last,
        [
          "file": PlainText.line(last.name),
          "time": wording.moment(Instant(milliseconds: last.at), now: Clock.now()),
          "done": wording.number(last.done), "refused": wording.number(last.refused),
        ]))
  }
}

/// Held until nobody refers to it any more.
private final class HeldLock {
  private let lock: FileLock

  init(_ lock: consuming FileLock) { self.lock = lock }
}

enum PhoneSetupMessage: String, Message {
  case willBegin =
    "Your phone gets the folder {folder}. What is in it is not encrypted: whoever can read it sees what you type there, the answers, and a page with your fast."
  case begun = "Lines that arrive in {folder}/inbox are carried out from now on."
  case example =
    "On the phone, write a text file there, with a line such as: start 16:8, stop 12:05, 82.4 kg or two eggs and toast"
  case noFolder =
    "Name the folder that your phone has as well: fastctl sync phone on FOLDER"
  case isOff = "No phone is used. To begin: fastctl sync phone on"
  case ended =
    "Nothing that arrives in {folder} is carried out any more. The folder stays; you can delete it."
  case isOn = "Lines from your phone arrive in {folder}/inbox."
  case nothingYet = "Nothing has arrived yet."
  case last = "Last file: {file}, {time}. Done: {done}, not done: {refused}."
}
