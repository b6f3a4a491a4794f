/// Who started the daemon and watches it.
package enum SupervisedBy: String, Choice {
  case systemd, nobody
}

/// The notification server in use.
package struct AlertServer: Record, Equatable {
  package var name: String
  package var vendor: String
  package var version: String
  package var capabilities: [String]
  package var muted: Bool?

  package init(
    name: String, vendor: String, version: String, capabilities: [String], muted: Bool? = nil
  ) {
    self.name = name
    self.vendor = vendor
    self.version = version
    self.capabilities = capabilities
    self.muted = muted
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    name = try fields.string("name")
    vendor = try fields.string("vendor")
    version = try fields.string("version")
    capabilities = try fields.strings("capabilities")
    muted = try fields.optionalBool("muted")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("name", name)
    fields.string("vendor", vendor)
    fields.string("version", version)
    fields.strings("capabilities", capabilities)
    fields.optionalBool("muted", muted)
  }
}

/// What `doctor` looks at.
package struct HealthAnswer: Record, Equatable {
  package var pid: Int64
  package var version: String
  package var startedAt: Int64
  package var now: Int64
  package var zone: String
  package var zoneSource: String
  package var offset: Int64
  package var supervisor: SupervisedBy
  package var socketActivated: Bool
  package var storePath: String
  package var storeBytes: Int64
  package var storeWritable: Bool
  package var backupDirectory: String
  package var backups: Int64
  package var lastBackup: Int64?
  package var cleanStarts: Int64
  package var uncleanStarts: Int64
  package var nextWake: Int64?
  package var waitingNews: Int64
  package var connections: Int64
  package var alertServer: AlertServer?
  /// Why the last notification could not be shown.
  package var alertTrouble: String?
  package var notices: [Notice]
  /// Rows that were set aside, each with its noun, its id and what is wrong; nil for none.
  package var unusable: [String]?
  /// In which notifications are, such as "de".
  package var language: String?

  package init(
    pid: Int64, version: String, startedAt: Int64, now: Int64, zone: String, zoneSource: String,
    offset: Int64, supervisor: SupervisedBy, socketActivated: Bool, storePath: String,
    storeBytes: Int64, storeWritable: Bool, backupDirectory: String, backups: Int64,
    lastBackup: Int64? = nil, cleanStarts: Int64, uncleanStarts: Int64, nextWake: Int64? = nil,
    waitingNews: Int64, connections: Int64, alertServer: AlertServer? = nil,
    alertTrouble: String? = nil, notices: [Notice], unusable: [String]? = nil,
    language: String? = nil
  ) {
    self.unusable = unusable
    self.pid = pid
    self.version = version
    self.startedAt = startedAt
    self.now = now
    self.zone = zone
    self.zoneSource = zoneSource
    self.offset = offset
    self.supervisor = supervisor
    self.socketActivated = socketActivated
    self.storePath = storePath
    self.storeBytes = storeBytes
    self.storeWritable = storeWritable
    self.backupDirectory = backupDirectory
    self.backups = backups
    self.lastBackup = lastBackup
    self.cleanStarts = cleanStarts
    self.uncleanStarts = uncleanStarts
    self.nextWake = nextWake
    self.waitingNews = waitingNews
    self.connections = connections
    self.alertServer = alertServer
    self.alertTrouble = alertTrouble
    self.notices = notices
    self.language = language
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    pid = try fields.int("pid")
    version = try fields.string("version")
    startedAt = try fields.int("startedAt")
    now = try fields.int("now")
    zone = try fields.string("zone")
    zoneSource = try fields.string("zoneSource")
    offset = try fields.int("offset")
    supervisor = try fields.choice("supervisor")
    socketActivated = try fields.bool("socketActivated")
    storePath = try fields.string("storePath")
    storeBytes = try fields.int("storeBytes")
    storeWritable = try fields.bool("storeWritable")
    backupDirectory = try fields.string("backupDirectory")
    backups = try fields.int("backups")
    lastBackup = try fields.optionalInt("lastBackup")
    cleanStarts = try fields.int("cleanStarts")
    uncleanStarts = try fields.int("uncleanStarts")
    nextWake = try fields.optionalInt("nextWake")
    waitingNews = try fields.int("waitingNews")
    connections = try fields.int("connections")
    alertServer = try fields.optionalRecord("alertServer")
    alertTrouble = try fields.optionalString("alertTrouble")
    notices = try fields.records("notices")
    unusable = try fields.optionalStrings("unusable")
    language = try fields.optionalString("language")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("pid", pid)
    fields.string("version", version)
    fields.int("startedAt", startedAt)
    fields.int("now", now)
    fields.string("zone", zone)
    fields.string("zoneSource", zoneSource)
    fields.int("offset", offset)
    fields.choice("supervisor", supervisor)
    fields.bool("socketActivated", socketActivated)
    fields.string("storePath", storePath)
    fields.int("storeBytes", storeBytes)
    fields.bool("storeWritable", storeWritable)
    fields.string("backupDirectory", backupDirectory)
    fields.int("backups", backups)
    fields.optionalInt("lastBackup", lastBackup)
    fields.int("cleanStarts", cleanStarts)
    fields.int("uncleanStarts", uncleanStarts)
    fields.optionalInt("nextWake", nextWake)
    fields.int("waitingNews", waitingNews)
    fields.int("connections", connections)
    fields.optionalRecord("alertServer", alertServer)
    fields.optionalString("alertTrouble", alertTrouble)
    fields.records("notices", notices)
    fields.optionalStrings("unusable", unusable)
    fields.optionalString("language", language)
  }
}
