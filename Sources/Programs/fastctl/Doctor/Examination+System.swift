import Glibc
import Host
import Nouns
import Settings
import Time
import Views
import Wire

extension Examination {
  // MARK: Files

  mutating func examineDisk() {
    guard var path = (try? Places(environment))?.data else { return }
    var status = statvfs()
    while statvfs(path, &status) != 0 {
      guard errno == ENOENT, path != "/" else { return }
      path = Files.parent(of: path)
    }
    let bytes = UInt64(status.f_bavail).multipliedFullWidth(by: UInt64(status.f_frsize))
    let free = bytes.high == 0 ? Int64(clamping: bytes.low) : .max
    let level: Finding.Level = free < 10_000_000 ? .fail : free < 100_000_000 ? .warn : .ok
    found(
      .disk, level, level == .ok ? .diskFree : .diskLow, ["free": wording.size(bytes: free)])
  }

  /// `taken` is what the daemon goes by, where it is there.
  mutating func examineSettings(_ taken: SettingsAnswer?) {
    guard let store = try? SettingsStore(environment) else { return }
    let text: [UInt8]?
    do { text = try store.text() } catch {
      return found(
        .settings, .fail, Sentences(phrases: phrases, wording: wording).reason(for: error))
    }
    let file = SettingsFile(text ?? [])
    if !file.problems.isEmpty {
      found(
        .settings, .fail, .settingsWrong,
        ["count": "\(file.problems.count)", "path": store.path])
    } else if let taken, !taken.differing(from: file.settings).isEmpty {
      found(.settings, .warn, .settingsNotTaken, ["path": store.path])
    } else if let key = taken?.differing(from: file.settings, inRows: true).first(where: file.sets)
    {
      found(.settings, .warn, .settingsIdle, ["path": store.path, "key": key.rawValue])
    } else {
      found(.settings, .ok, text == nil ? .settingsAbsent : .settingsFine, ["path": store.path])
    }
  }

  // MARK: systemd

  mutating func examineSystem(_ health: HealthAnswer?) {
    let hasManager = ask("systemctl", "--user", "show-environment") != nil
    guard hasManager else { return examineWithoutSystemd(health) }
    if let unit, unit.isFailing {
      found(
        .supervision, .fail, .unitFailed,
        ["unit": unit.unit, "state": unit.state, "result": unit.result])
      examineNamespaces()
    } else if let health {
      if health.supervisor == .systemd {
        found(.supervision, .ok, .supervised)
      } else {
        found(.supervision, .warn, .unsupervised)
      }
    } else {
      examineNamespaces()
    }
    let isEnabled = ask("systemctl", "--user", "is-enabled", "fastd.service") != nil
    found(.autostart, isEnabled ? .ok : .warn, isEnabled ? .autostart : .noAutostart)
    let lingers = ask("loginctl", "show-user", "\(getuid())", "-p", "Linger", "--value") == "yes"
    found(.linger, .ok, lingers ? .lingers : .endsWithSession)
  }

  /// Without them the unit cannot start; the installation has a drop-in ready for the person's own
  /// units.
  private mutating func examineNamespaces() {
    guard
      ask(
        "systemd-run", "--user", "--wait", "--collect", "-q", "-p", "PrivateUsers=yes", "true")
        == nil
    else { return }
    let name = "no-user-namespaces.conf"
    let units = ((try? Places.configurations(environment)) ?? "") + "/systemd/user"
    found(
      .supervision, .warn, .noNamespaces,
      [
        "file": Files.parent(of: Executable.directory ?? "") + "/share/doc/fastd/" + name,
        "drop": "\(units)/fastd.service.d/\(name)",
      ])
  }

  private mutating func examineWithoutSystemd(_ health: HealthAnswer?) {
    if health != nil { found(.supervision, .ok, .noSystemd) }
    let config = (try? Places(environment)).map { Files.parent(of: $0.config) } ?? ""
    let entries = [config, "/etc/xdg"].map { $0 + "/autostart/io.github.fastd.desktop" }
    let isThere = entries.contains { access($0, R_OK) == 0 }
    found(
      .autostart, isThere ? .ok : .warn, isThere ? .autostartDesktop : .noAutostartDesktop)
  }

  /// What the program prints when it ends well.
  private func ask(_ program: String, _ arguments: String...) -> String? {
    guard let outcome = try? OtherProgram(program, arguments).run(timeout: .seconds(5)),
      outcome.succeeded
    else { return nil }
    return String(outcome.output.prefix { $0 != "\n" })
  }
}

extension SettingsAnswer {
  /// The keys that the daemon has another value of than the file: of lines that it reads, or of rows of
  /// the person's data, for which it reads none. Keys of another version say nothing.
  fileprivate func differing(from file: Settings, inRows: Bool = false) -> [Settings.Key] {
    settings.compactMap { one in
      guard let key = Settings.Key(rawValue: one.key), key.isRow == inRows else { return nil }
      return file[key] == one.value ? nil : key
    }
  }
}

/// The person's session bus in a place of which the unit's sandbox has one of its own.
struct HiddenBus {
  private let address: String
  /// The bus that systemd has for the same person, with another server on it or none.
  private let own: String?

  /// Nil where the bus is to be seen from everywhere.
  init?(_ environment: Environment) {
    guard let address = environment["DBUS_SESSION_BUS_ADDRESS"],
      Self.settings.contains(where: { address.hasPrefix($0.place) })
    else { return nil }
    self.address = address
    own = environment["XDG_RUNTIME_DIR"].map { "\($0)/bus" }.flatMap {
      access($0, F_OK) == 0 ? $0 : nil
    }
  }

  /// What hides it.
  private static let settings: [(place: String, name: String)] = [
    ("unix:path=/tmp/", "PrivateTmp"), ("unix:path=/var/tmp/", "PrivateTmp"),
    ("unix:abstract=", "PrivateNetwork"),
  ]

  var message: DoctorMessage { own == nil ? .hiddenBus : .hiddenBusBeside }

  var facts: KeyValuePairs<String, String> {
    let setting = Self.settings.first { address.hasPrefix($0.place) }?.name ?? ""
    return ["address": address, "own": own ?? "", "setting": "\(setting)=no"]
  }
}
