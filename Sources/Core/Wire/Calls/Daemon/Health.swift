package import Nouns

/// Who started the daemon and watches it.
package enum SupervisedBy: String, Choice {
  case systemd, nobody
}

/// The notification server in use.
package struct AlertServer: Record, Equatable {
  package var name = ""
  package var vendor = ""
  package var version = ""
  package var capabilities: [String] = []
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

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("name", &name)
    try fields.string("vendor", &vendor)
    try fields.string("version", &version)
    try fields.strings("capabilities", &capabilities)
    try fields.bool("muted", &muted)
  }
}

/// How often a method was called since the daemon started, and how long it took at most, in
/// microseconds.
package struct CallTime: Record, Equatable {
  package var method = ""
  package var count: Int64 = 0
  package var longest: Int64 = 0

  package init(method: String, count: Int64, longest: Int64) {
    self.method = method
    self.count = count
    self.longest = longest
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("method", &method)
    try fields.int("count", &count)
    try fields.int("longest", &longest)
  }
}

/// What `doctor` looks at.
package struct HealthAnswer: Record, Equatable {
  package var pid: Int64 = 0
  package var version = ""
  package var startedAt: Int64 = 0
  package var now: Int64 = 0
  package var zone = ""
  package var zoneSource = ""
  package var offset: Int64 = 0
  package var supervisor = SupervisedBy.systemd
  package var socketActivated = false
  package var storePath = ""
  package var storeBytes: Int64 = 0
  package var storeWritable = false
  package var backupDirectory = ""
  package var backups: Int64 = 0
  package var lastBackup: Int64?
  package var cleanStarts: Int64 = 0
  package var uncleanStarts: Int64 = 0
  package var nextWake: Int64?
  package var waitingNews: Int64 = 0
  package var connections: Int64 = 0
  package var alertServer: AlertServer?
  /// Why the last notification could not be shown.
  package var alertTrouble: String?
  package var notices: [Notice] = []
  /// Rows that were set aside, each with its noun, its id and what is wrong; nil for none.
  package var unusable: [String]?
  /// In which notifications are, such as "de".
  package var language: String?
  /// The calls that took longest, the slowest first.
  package var slowest: [CallTime]?

  package init(
    pid: Int64, version: String, startedAt: Int64, now: Int64, zone: String, zoneSource: String,
    offset: Int64, supervisor: SupervisedBy, socketActivated: Bool, storePath: String,
    storeBytes: Int64, storeWritable: Bool, backupDirectory: String, backups: Int64,
    lastBackup: Int64? = nil, cleanStarts: Int64, uncleanStarts: Int64, nextWake: Int64? = nil,
    waitingNews: Int64, connections: Int64, alertServer: AlertServer? = nil,
    alertTrouble: String? = nil, notices: [Notice], unusable: [String]? = nil,
    language: String? = nil, slowest: [CallTime]? = nil
  ) {
    self.slowest = slowest
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

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("pid", &pid)
    try fields.string("version", &version)
    try fields.int("startedAt", &startedAt)
    try fields.int("now", &now)
    try fields.string("zone", &zone)
    try fields.string("zoneSource", &zoneSource)
    try fields.int("offset", &offset)
    try fields.choice("supervisor", &supervisor)
    try fields.bool("socketActivated", &socketActivated)
    try fields.string("storePath", &storePath)
    try fields.int("storeBytes", &storeBytes)
    try fields.bool("storeWritable", &storeWritable)
    try fields.string("backupDirectory", &backupDirectory)
    try fields.int("backups", &backups)
    try fields.int("lastBackup", &lastBackup)
    try fields.int("cleanStarts", &cleanStarts)
    try fields.int("uncleanStarts", &uncleanStarts)
    try fields.int("nextWake", &nextWake)
    try fields.int("waitingNews", &waitingNews)
    try fields.int("connections", &connections)
    try fields.record("alertServer", &alertServer)
    try fields.string("alertTrouble", &alertTrouble)
    try fields.records("notices", &notices)
    try fields.strings("unusable", &unusable)
    try fields.string("language", &language)
    try fields.records("slowest", &slowest)
  }
}
