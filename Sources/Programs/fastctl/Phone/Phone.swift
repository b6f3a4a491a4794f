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
    let words = session.request.arguments
    if words.first != "on" {
      if words.count > 1 { throw .usage(.needlessArgument(words[1], of: "sync phone")) }
      for option in [OptionName.with, .yes] where session.request.has(option) {
        throw .usage(.unknownOption(option.spelling, of: "sync phone", nearest: nil))
      }
    }
    switch words.first {
    case "on":
      let text = session.request.value(.with)
      let parts = try text == nil ? nil : ReportPart.set(typed: text)
      try begin(in: words.dropFirst().first, showing: parts, &session)
    case "off": try end(&session)
    case "now": try look(&session)
    default: try tell(&session)
    }
  }

  // MARK: On and off

  static func begin(
    in folder: String?, showing parts: Set<ReportPart>?, isAgreed: Bool = false,
    _ session: inout Session
  ) throws(Failure) {
    let settings = try SettingsStore(session.environment).read().settings
    let (before, parts) = (PhoneFolder(settings), parts ?? settings.phone.parts)
    let (place, device) = try place(folder, before, &session)
    let path = place.path
    if !isAgreed {
      try session.askToGoOn(
        saying: session.phrases()(PhoneSetupMessage.willBegin, "folder", PlainText.line(path)))
    }
    try place.prepare(for: device)
    try ConfigCommand.set(
      [
        (.single(.phoneFolder), path),
        (.single(.phoneWeight), word(parts.contains(.weight))),
        (.single(.phoneMeals), word(parts.contains(.meals))),
        (.single(.phoneNotes), word(parts.contains(.notes))),
      ], &session)
    // It would get old there.
    if let before, before.path != path, let old = try? before.open() { try? Files.delete(old.page) }
    session.tell(session.phrases()(PhoneSetupMessage.begun, "folder", PlainText.line(path)))
    session.output.flush()
    session.say(session.phrases()(PhoneSetupMessage.example))
  }

  private static func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  /// Below the folder that is named or shared, by the name of this machine: only it carries out what
  /// arrives there.
  private static func place(
    _ folder: String?, _ before: PhoneFolder?, _ session: inout Session
  ) throws(Failure) -> (PhoneFolder, device: String) {
    let list = try session.ask(SyncCalls.Machines.self, NoFields())
    if folder == nil, let before {
      return (before, list.machines.first(where: \.isOwn)?.device ?? "")
    }
    guard let root = folder.map(Files.absolute) ?? list.folder else {
      throw .exchange(session.phrases()(PhoneSetupMessage.noFolder))
    }
    guard let real = Files.real(root), Files.isDirectory(real) else {
      throw .exchange(
        session.phrases()(ExchangeMessage.Refused.folder, "folder", PlainText.line(root)))
    }
    // One that is named in there means the one that holds it.
    let parts = real.split(separator: "/", omittingEmptySubsequences: false)
    let shared = parts.firstIndex { $0 == PhoneFolder.common }.map { parts[..<$0] } ?? parts[...]
    let top = shared.joined(separator: "/")
    let own = list.machines.first(where: \.isOwn)
    let (name, device) = (fileName(own?.name ?? ""), own?.device ?? "")
    // Two machines may have one name, and would both do what arrives.
    let names = [name, "\(name)-\(device.prefix(4))"].filter { !$0.hasPrefix("-") }
    let places = names.map { PhoneFolder("\(top)/\(PhoneFolder.common)/\($0)") }
    let free = places.first { $0.owner.map { $0 == device } ?? true } ?? places.last
    return (free ?? PhoneFolder("\(top)/\(PhoneFolder.common)/\(device)"), device)
  }

  /// As every carrier and every phone takes it.
  private static func fileName(_ name: String) -> String {
    let letters = name.lowercased().map { sign in
      sign.isASCII && (sign.isLetter || sign.isNumber) ? sign : "-"
    }
    return String(letters.prefix(40)).split(separator: "-").joined(separator: "-")
  }

  private static func end(_ session: inout Session) throws(Failure) {
    let settings = try SettingsStore(session.environment).read().settings
    guard let folder = PhoneFolder(settings) else {
      throw .exchange(session.phrases()(PhoneSetupMessage.isOff))
    }
    try ConfigCommand.set([(.single(.phoneFolder), "off")], &session)
    if let open = try? folder.open() { try? Files.delete(open.page) }
    session.tell(
      session.phrases()(PhoneSetupMessage.ended, "folder", PlainText.line(folder.path)))
  }

  /// Deletes all that tells of what was typed, and of what is recorded; with `all` also by what files are
  /// known again. Says which files those were.
  static func forget(all: Bool = false, _ environment: Environment) -> [String] {
    guard let settings = try? SettingsStore(environment).read().settings,
      let folder = PhoneFolder(settings), let open = try? folder.open()
    else { return [] }
    var paths = open.told
    if all, let memory = try? PhoneInbox.memory(environment).path { paths.append(memory) }
    return paths.compactMap { path in
      let real = Files.real(path)
      return real != nil && (try? Files.delete(path)) != nil ? real : nil
    }
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
    let lock = try lock(&session)
    defer { withExtendedLifetime(lock) {} }
    let open = try folder.open()
    var inbox = try PhoneInbox(open, &session)
    let trouble = try inbox.run(&session)
    let today = PhoneToday(folder: open, shows: settings.phone, memory: inbox.memory)
    try today.write(&session)
    if let trouble { throw trouble }
  }

  /// Waits for another run to end.
  private static func lock(_ session: inout Session) throws(Failure) -> FileLock {
    let path = try PhoneInbox.memory(session.environment).path + ".lock"
    do throws(FileError) { return try FileLock.wait(path, within: .minute) } catch {
      guard case .locked = error else { throw .file(error) }
      throw .exchange(session.phrases()(ExchangeMessage.Refused.busy))
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

extension Settings.Phone {
  fileprivate var parts: Set<ReportPart> {
    Set([(ReportPart.weight, weight), (.meals, meals), (.notes, notes)].filter(\.1.isOn).map(\.0))
  }
}

enum PhoneSetupMessage: String, Message {
  case willBegin =
    "Your phone gets the folder {folder}. What is in it is not encrypted: whoever can read it sees what you type there, the answers, and a page with your fast."
  case begun = "Lines that arrive in {folder}/inbox are carried out from now on."
  case example =
    "On the phone, write a text file there, with a line such as: start 16:8, stop 12:05, 82.4 kg or two eggs and toast"
  case noFolder =
    "Name the folder that your phone has as well: fastctl sync phone on FOLDER"
  case isOff = "No phone is set up. To begin: fastctl sync phone on"
  case ended =
    "Nothing that arrives in {folder} is carried out any more. The folder stays; you can delete it."
  case isOn = "Lines from your phone arrive in {folder}/inbox."
  case nothingYet = "Nothing has arrived yet."
  case last = "Last file: {file}, {time}. Done: {done}, not done: {refused}."
}
