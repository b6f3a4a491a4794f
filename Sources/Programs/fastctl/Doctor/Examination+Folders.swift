import Host
import Settings
import Views

extension Examination {
  /// Whether what ends can be written where it is to be; nothing where that is nowhere.
  mutating func examineHealthFolder() {
    guard let settings = try? SettingsStore(environment).read().settings,
      case .path(let path) = settings.health.folder
    else { return }
    do {
      let count = try Files.visible(in: path).count {
        HealthFolder.id(in: $0) != nil || HealthWeights.isName($0)
      }
      found(
        .healthFolder, .ok, .healthFolderFine,
        ["path": path, "count": wording.number(Int64(count))])
    } catch {
      found(.healthFolder, .warn, .healthFolderAway, ["path": path])
    }
  }

  /// Whether weights can be read where they are to arrive.
  mutating func examineInbox() {
    guard let settings = try? SettingsStore(environment).read().settings,
      case .path(let path) = settings.weightInbox
    else { return }
    if Files.isDirectory(path) {
      found(.weightInbox, .ok, .inboxFine, ["path": path])
    } else {
      found(.weightInbox, .warn, .inboxAway, ["path": path])
    }
  }
}
