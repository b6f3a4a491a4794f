import Nouns
import Control
import Glibc
import Host
import Time
import Views
import Wire

/// Looks at all that a person depends on.
struct Examination {
  let phrases: Phrases
  let wording: Wording
  let environment: Environment
  /// Whether others will read it: then it has no words of the person's.
  let isForOthers: Bool
  private(set) var findings: [Finding] = []
  /// Nil where systemd does not know the daemon.
  let unit: UnitState?

  init(
    phrases: Phrases, wording: Wording, environment: Environment, isForOthers: Bool = false
  ) {
    self.isForOthers = isForOthers
    self.phrases = phrases
    self.wording = wording
    self.environment = environment
    unit = UnitState.isUsed(environment) ? UnitState.current() : nil
  }

  mutating func run(_ session: inout Session) {
    let health = examineSocket(&session)
    if let health {
      examineStore(health)
      examineOperations(askForOperations(&session))
      examineMachines(&session)
      examineTime(health)
      examineAlerts(health)
      if health.unwatched == true { found(.settings, .warn, .unwatched) }
      examineAgenda(&session)
      examineLanguage(health, session.speaking().code)
      examineProgram(&session)
    }
    examineDisk()
    examineSettings(health == nil ? nil : try? session.ask(SettingsCalls.Get.self, NoFields()))
    examineHooks()
    examineHealthFolder()
    examineInbox()
    examinePhone()
    examineCoach()
    examineSystem(health)
    examineTray()
    for notice in health?.notices ?? [] {
      found(PartMessage(of: notice), .warn, wording.sentence(for: notice))
    }
  }

  mutating func found(
    _ part: PartMessage, _ level: Finding.Level, _ message: DoctorMessage,
    _ arguments: KeyValuePairs<String, String> = [:]
  ) {
    found(part, level, phrases(message, arguments))
  }

  mutating func found(_ part: PartMessage, _ level: Finding.Level, _ text: String) {
    findings.append(
      Finding(part: part, level: level, text: PlainText.escaped(text, keepingLines: true)))
  }

  // MARK: The daemon

  private mutating func examineSocket(_ session: inout Session) -> HealthAnswer? {
    let path = (try? SocketPath.current())?.path ?? environment["FASTD_SOCKET"] ?? ""
    do throws(Failure) {
      let health = try session.ask(DaemonCalls.Health.self, NoFields())
      found(.socket, .ok, .answers, ["path": path])
      examineVersion(health.version)
      return health
    } catch {
      examineAbsence(path, error)
      return nil
    }
  }

  private mutating func examineVersion(_ version: String) {
    if version == Product.build {
      found(.version, .ok, .sameVersion, ["version": version])
    } else {
      found(.version, .warn, .otherVersion, ["daemon": version, "client": Product.build])
    }
  }

  private mutating func examineStore(_ health: HealthAnswer) {
    let path = health.storePath
    if health.storeWritable {
      // Damage is told with the other notices.
      if !health.notices.contains(where: { PartMessage(of: $0) == .store }) {
        found(
          .store, .ok, .storeFine, ["path": path, "size": wording.size(bytes: health.storeBytes)])
      }
    } else {
      found(.store, .fail, .storeReadOnly, ["path": path])
    }
    if let places = try? Places(environment), places.database != path {
      found(
        .store, .warn,
        health.supervisor == .systemd ? .storeElsewhereForUnit : .storeElsewhere,
        ["path": path, "here": places.database, "base": Files.parent(of: places.data)])
    }
    for row in health.unusable ?? [] {
      found(.store, .warn, .rowSetAside, ["row": row])
    }
    examineBackups(health)
    examineStarts(health)
  }

  private mutating func examineBackups(_ health: HealthAnswer) {
    guard let last = health.lastBackup else { return found(.backups, .ok, .noBackups) }
    let moment = wording.moment(Instant(milliseconds: last), now: Clock.now())
    found(
      .backups, .ok, .backups,
      ["count": wording.number(health.backups), "path": health.backupDirectory, "moment": moment])
  }

  /// A reboot that was hard now and then is nothing to speak of.
  private mutating func examineStarts(_ health: HealthAnswer) {
    let isOften = health.uncleanStarts > 3 && health.uncleanStarts > health.cleanStarts
    found(
      .starts, isOften ? .warn : .ok, isOften ? .startsUnclean : .starts,
      [
        "clean": wording.number(health.cleanStarts),
        "unclean": wording.number(health.uncleanStarts),
      ])
  }

  // MARK: Time

  private mutating func examineTime(_ health: HealthAnswer) {
    let now = Clock.now()
    let here = wording.zone
    if Int64(here.offset(at: now)) == health.offset {
      // What is wrong with it is told with the other notices.
      if !health.notices.contains(where: { PartMessage(of: $0) == .zone }) {
        found(.zone, .ok, .zone, ["zone": health.zone, "source": health.zoneSource])
      }
    } else if here.name == health.zone {
      found(.zone, .warn, .zoneOutdated, ["zone": health.zone])
    } else {
      found(.zone, .warn, .zoneDiffers, ["zone": health.zone, "here": here.name])
    }
    let apart = (now - Instant(milliseconds: health.now)).seconds.magnitude
    if here.day(of: now) < Self.written {
      found(.clock, .fail, .clockUnset, ["moment": here.iso(now)])
    } else if apart > 5 {
      found(.clock, .warn, .clockDiffers, ["seconds": "\(apart)"])
    } else {
      found(.clock, .ok, .clockFine)
    }
  }

  /// No right clock shows a day before this program was written: 2026-01-01.
  private static let written = Day(number: 20_454)

  // MARK: Notifications

  private mutating func examineAlerts(_ health: HealthAnswer) {
    if let server = health.alertServer { examine(server) }
    if health.alertServer == nil, health.supervisor == .systemd,
      let bus = HiddenBus(environment)
    {
      found(.alerts, .warn, bus.message, bus.facts)
    } else if let word = health.alertTrouble {
      let message = DoctorMessage(alertTrouble: word)
      found(.alerts, message == .sleepingServer ? .ok : .warn, message, ["detail": word])
    } else if health.alertServer == nil {
      found(.alerts, .warn, .noAlertServer)
    }
    if health.waitingNews > 0 {
      found(.news, .warn, .newsWaiting, ["count": wording.number(health.waitingNews)])
    } else {
      found(.news, .ok, .noNews)
    }
  }

  /// What comes next, and whether it is quiet now.
  private mutating func examineAgenda(_ session: inout Session) {
    let now = Clock.now()
    let week = AgendaQuestion(until: (now + .hours(7 * 24)).milliseconds)
    // A daemon that does not know of it has been found to be of another version.
    guard var agenda = try? session.ask(RemindCalls.List.self, week) else { return }
    if isForOthers {
      for index in agenda.appointments.indices { agenda.appointments[index].text = nil }
    }
    if let end = agenda.quietUntil {
      found(.agenda, .ok, wording.quiet(until: end, now: now))
    }
    if let news = wording.next(in: agenda, now: now) {
      found(.agenda, .ok, .nextNews, ["news": news])
    } else {
      found(.agenda, .ok, .noNextNews)
    }
  }

  /// The daemon's is that of the session it was started in, which may know nothing of the person's.
  private mutating func examineLanguage(_ health: HealthAnswer, _ code: String) {
    guard let daemon = health.language else { return }
    let here = name(ofLanguage: code)
    guard daemon != code else {
      return found(.language, .ok, .sameLanguage, ["language": here])
    }
    found(
      .language, .warn, .otherLanguage,
      ["daemon": name(ofLanguage: daemon), "client": here, "code": code])
  }

  private func name(ofLanguage code: String) -> String {
    let language = String(code.prefix { $0 != "_" })
    return Term(language, in: Lexicon.values["languages"]).shown(phrases)
  }

  /// Nothing where its phase never had to be put right.
  private mutating func examineProgram(_ session: inout Session) {
    guard let answer = try? session.ask(ProgramCalls.Status.self, NoFields()),
      let recoveries = answer.recoveries
    else { return }
    found(.program, .ok, wording.sentence(for: recoveries))
  }

  private mutating func examine(_ server: AlertServer) {
    let facts = ["name": server.name, "version": server.version] as KeyValuePairs
    if server.muted == true {
      found(.alerts, .warn, .alertMuted, facts)
    } else {
      let hasButtons = server.capabilities.contains("actions")
      found(.alerts, .ok, hasButtons ? .alertServer : .alertServerPlain, facts)
    }
  }
}

/// Why nobody answers, and what brings the daemon back.
extension Examination {
  mutating func examineAbsence(_ path: String, _ failure: Failure) {
    let sentences = Sentences(phrases: phrases, wording: wording)
    guard case .connection(let error, _) = failure, !error.isAboutOurs, error != .full else {
      return found(.socket, .fail, sentences.reason(for: failure))
    }
    let reason = sentences.reason(for: failure)
    if let unit = unit, unit.isFailing {
      return found(.socket, .fail, sentences.text(of: unit))
    }
    if let process = process {
      if let other = Self.place(of: process), other != path {
        return found(
          .socket, .fail, .elsewhere, ["path": other, "here": path, "process": "\(process)"])
      }
      let facts = ["path": path, "reason": reason, "process": "\(process)"] as KeyValuePairs
      return found(.socket, .fail, .deaf, facts)
    }
    if let words = (try? SocketPath.current()).flatMap(LastStart.reason) {
      return found(.socket, .fail, .lastStart, ["path": path, "reason": phrases.lastWords(words)])
    }
    found(.socket, .fail, .away, ["path": path, "reason": reason])
  }

  /// Where a daemon listens that fastctl does not find: it may have been started in another session.
  private static func place(of process: Int32) -> String? {
    let directory = "/proc/\(process)/fd"
    let sockets = ((try? Files.visible(in: directory)) ?? []).compactMap {
      Files.linkTarget(of: "\(directory)/\($0)")
    }
    guard let table = try? Files.read("/proc/net/unix", limit: 4 << 20) else { return nil }
    for line in String(decoding: table, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 7)
      // Of flags the one that says that it accepts clients.
      guard words.count == 8, words[3] == "00010000", sockets.contains("socket:[\(words[6])]")
      else { continue }
      let path = String(words[7])
      if let place = try? SocketPath(path), (try? ControlClient(connecting: place)) != nil {
        return path
      }
    }
    return nil
  }

  /// Who holds the database, whether it answers or not.
  private var process: Int32? {
    (try? Places(environment)).flatMap { FileLock.liveHolder(of: $0.lock) }
  }
}
