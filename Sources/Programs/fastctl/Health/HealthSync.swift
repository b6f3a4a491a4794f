import Formats
import Glibc
import Host
import Nouns
import Settings
import Views
import Wire

/// Makes the health folder agree with what is recorded. It can be run at any time and as often as
/// one likes: it looks for itself at what has changed since it was here last.
struct HealthSync {
  private let place: String
  private let format: ExportFormat
  /// Not in the folder, which may be away.
  private let memory: StateFile<HealthState>

  /// What has changed since the last time.
  static func run(_ session: inout Session) throws(Failure) {
    let sync = try Self(&session)
    if let state = sync.memory.read(), state.folder == sync.place,
      state.format == sync.format.rawValue
    {
      try sync.follow(from: state, &session)
    } else {
      try sync.begin(&session)
    }
  }

  /// Every completed fast that is not there yet.
  static func backfill(_ session: inout Session) throws(Failure) {
    try run(&session)
    let sync = try Self(&session)
    var folder = try sync.open(&session)
    let there = folder.ids
    var count: Int64 = 0
    try session.stream(ExportCalls.Fasts.self, FastsQuestion()) { (_, page) throws(Failure) in
      for fast in page.fasts where fast.isCompleted == true && !there.contains(fast.id.text) {
        try folder.put(fast)
        count += 1
      }
    }
    session.say(session.phrases()(PluralMessage.healthWritten, count))
  }

  /// Takes the files of a fast away, or all of them for nil, where they were last kept: nothing
  /// in the change log tells of it. Says which those were.
  static func forget(_ id: String?, _ session: inout Session) throws(Failure) -> [String] {
    let memory = try Self.memory(session.environment)
    guard let state = memory.read() else { return [] }
    let format = ExportFormat(rawValue: state.format) ?? .csv
    var removed: [String] = []
    if Files.isDirectory(state.folder) {
      let writer = format.writer(at: Clock.now())
      var folder = try HealthFolder(state.folder, format, writer)
      for id in id.map({ [$0] }) ?? folder.ids.sorted() { removed += try folder.remove(id) }
      if id == nil { removed += try HealthWeights(folder: state.folder, format: format).remove() }
    } else {
      session.say(session.phrases()(TroubleMessage.healthFolderAway, ["path": state.folder]))
    }
    if id == nil {
      try memory.clear()
      removed.append(memory.path)
    }
    return removed
  }

  /// Writes the weights anew where they were last kept: nothing in the change log tells of one that
  /// was erased.
  static func forgetWeight(_ session: inout Session) throws(Failure) {
    guard let state = try Self.memory(session.environment).read() else { return }
    guard Files.isDirectory(state.folder) else {
      return session.say(session.phrases()(TroubleMessage.healthFolderAway, ["path": state.folder]))
    }
    let format = ExportFormat(rawValue: state.format) ?? .csv
    try HealthWeights(folder: state.folder, format: format).write(&session)
  }

  private init(_ session: inout Session) throws(Failure) {
    let settings = try SettingsStore(session.environment).read().settings
    guard case .path(let place) = settings.health.folder else { throw .noHealthFolder }
    self.place = place
    format = ExportFormat(settings.health.format)
    memory = try Self.memory(session.environment)
  }

  private static func memory(
    _ environment: Environment
  ) throws(Failure) -> StateFile<HealthState> {
    try StateFile("health.json", environment)
  }

  private func open(_ session: inout Session) throws(Failure) -> HealthFolder {
    guard Files.size(place) != nil else { throw .healthFolderGone(place) }
    let writer = format.writer(at: Clock.now(), words: CalendarWords(session.phrases()))
    return try HealthFolder(place, format, writer)
  }

  /// A place that was not kept before. What ends from now on comes into it, whether or not it can
  /// be reached yet; and what lies there already, of an earlier time, is brought up to date.
  private func begin(_ session: inout Session) throws(Failure) {
    let seq = try end(&session)
    // Only a new place is made: one that has gone may be a disk that is not mounted. It is there
    // before it is known, since another run may look at the same time.
    _ = mkdir(place, 0o700)
    try remember(seq, hasWeights: false)
    try agree(&session)
    try writeWeights(at: seq, &session)
  }

  private func follow(from state: HealthState, _ session: inout Session) throws(Failure) {
    var folder = try open(&session)
    var isForeign = false
    var hasWeights = state.hasWeights ?? false
    var seq = state.seq
    try session.stream(ExportCalls.Changed.self, ChangedQuestion(since: state.seq)) {
      (_, page) throws(Failure) in
      isForeign = isForeign || page.seq < state.seq
      hasWeights = hasWeights && page.weighings != true
      for fast in page.fasts { try folder.put(fast) }
      for id in page.gone { try folder.remove(id) }
      seq = page.seq
      if seq != state.seq { try remember(seq, hasWeights: hasWeights && !isForeign) }
    }
    // The numbers are of another log than those we knew.
    if isForeign { try agree(&session) }
    if isForeign || !hasWeights { try writeWeights(at: seq, &session) }
  }

  /// They are known to be there once they are: until then the next run writes them.
  private func writeWeights(at seq: Int64, _ session: inout Session) throws(Failure) {
    try HealthWeights(folder: place, format: format).write(&session)
    try remember(seq, hasWeights: true)
  }

  /// Looks at every fast that has a file.
  private func agree(_ session: inout Session) throws(Failure) {
    var folder = try open(&session)
    var left = folder.ids
    guard !left.isEmpty else { return }
    try session.stream(ExportCalls.Fasts.self, FastsQuestion()) { (_, page) throws(Failure) in
      for fast in page.fasts where left.contains(fast.id.text) {
        try folder.put(fast)
        left.remove(fast.id.text)
      }
    }
    for id in left { try folder.remove(id) }
  }

  /// The number of the newest change.
  private func end(_ session: inout Session) throws(Failure) -> Int64 {
    var seq: Int64 = 0
    try session.stream(ExportCalls.Changed.self, ChangedQuestion(since: .max)) {
      (_, page) throws(Failure) in seq = page.seq
    }
    return seq
  }

  private func remember(_ seq: Int64, hasWeights: Bool) throws(Failure) {
    try memory.write(
      HealthState(folder: place, format: format.rawValue, seq: seq, hasWeights: hasWeights))
  }
}

extension ExportFormat {
  init(_ format: Settings.HealthFormat) {
    self =
      switch format {
      case .csv: .csv
      case .json: .json
      case .ics: .calendar
      }
  }
}

/// How far the health folder has come: what was changed later is not in it yet.
struct HealthState: Record, Equatable {
  var folder = ""
  var format = ""
  /// Of the last change that is in it.
  var seq: Int64 = 0
  /// Whether the weights up to it are in it as well; nil of an older fastctl, which kept none.
  var hasWeights: Bool?

  init(folder: String, format: String, seq: Int64, hasWeights: Bool) {
    self.folder = folder
    self.format = format
    self.seq = seq
    self.hasWeights = hasWeights
  }

  init() {}

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("folder", &folder)
    try fields.string("format", &format)
    try fields.int("seq", &seq)
    try fields.bool("hasWeights", &hasWeights)
  }
}
