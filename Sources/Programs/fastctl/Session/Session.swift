import Control
import Glibc
import Host
import Nouns
import Settings
import Time
import Views
import Wire

/// One run of the program: what was asked, who asks, and one connection to the daemon.
struct Session: ~Copyable {
  /// Another one where a menu or a link stands for it.
  var request: Request
  /// The person has been asked already whether they mean just this.
  var hasAgreed = false
  /// The exit code if nothing fails.
  var exitCode = ExitCode.done
  let environment: Environment
  var output = Output()
  /// Where it is only asked for what it would print, as a part of something: what that is drawn on.
  /// Then nobody can be asked.
  var frame: Screen? { didSet { output.isKept = frame != nil } }
  /// The line from a phone that is being carried out, when it was typed, and how many calls it has made.
  var typed: (line: PhoneLine, at: Instant, calls: Int)?
  /// Sentences for the end, when it is done and shown.
  var afterwards: [String] = []
  /// What the daemon has to say of itself was part of an answer.
  var hasToldNotices = false
  private var client: ControlClient?
  /// Ends waits for the daemon, where a person can say so.
  var interruption: (any Interruption)?
  /// Calls that nobody answers, to be sent along.
  private var notes: [[UInt8]] = []

  init(_ request: consuming Request, environment: Environment = .process) {
    self.request = request
    self.environment = environment
  }

  // MARK: The person

  private var speaker: Speaker?
  private var zone: Zone?
  private var learned: [FileStamp] = []

  /// How they want to be spoken to; costs nothing until something is to be said.
  mutating func speaking() -> Speaker {
    if let speaker { return speaker }
    let stays =
      request.has(.follow) || request.command == UICommand.self
      || request.command == WatchCommand.self
    let speaker = Speaker(Settings(of: environment), environment, isBrief: !stays)
    self.speaker = speaker
    return speaker
  }

  /// For those who speak for long: what was changed since is read again, and nothing else.
  mutating func relearn() {
    let paths = [try? Places.settings(environment), LocalZone.localtime].compactMap(\.self)
    let stamps = paths.map(FileStamp.init)
    guard stamps != learned else { return }
    learned = stamps
    speaker = nil
    zone = nil
  }

  mutating func phrases() -> Phrases { speaking().phrases }

  mutating func wording() throws(Failure) -> Wording {
    let found = if let zone { zone } else { try findZone() }
    zone = found
    return speaking().wording(in: found, isForVoice: frame?.isLinear ?? isPlain())
  }

  /// Where the zone is what is wrong, times are told in UTC.
  mutating func wordingAnyhow() -> Wording {
    (try? wording()) ?? speaking().wording(in: .utc, isForVoice: isPlain())
  }

  private func findZone() throws(Failure) -> Zone {
    do throws(LocalZoneError) { return try LocalZone(environment).find() } catch {
      throw .zone(error)
    }
  }

  /// Whether the person wants lines that a voice can read: said with this command, or once for all.
  mutating func isPlain() -> Bool { request.has(.plain) || speaking().isPlain }

  mutating func screen() -> Screen {
    if let frame { return frame }
    return isPlain() ? .linear : Screen(Terminal(environment: environment))
  }

  /// Where questions are asked.
  mutating func errorScreen() -> Screen {
    if let frame { return frame }
    if isPlain() { return .linear }
    return Screen(Terminal(descriptor: STDERR_FILENO, environment: environment))
  }

  /// Reads what people type, in their zone and as of now.
  mutating func reader() throws(Failure) -> TimeReader {
    let wording = try wording()
    let isMonthFirst = wording.customs.dateOrder == .monthFirst
    return TimeReader(
      now: typed?.at ?? Clock.now(), zone: wording.zone, isMonthFirst: isMonthFirst)
  }

  // MARK: The daemon

  /// Asks what changes nothing.
  mutating func ask<M: Method>(_ method: M.Type, _ input: M.Input) throws(Failure) -> M.Output {
    try call(method, input)
  }

  /// The same for an answer that a person gives, who may never do so.
  mutating func ask<M: Method>(
    _ method: M.Type, _ input: M.Input, milliseconds: Int32
  ) throws(Failure) -> M.Output {
    try call(method, input, milliseconds: milliseconds)
  }

  /// Orders what is done once, however often it must be sent for an answer.
  mutating func order<M: Method>(
    _ method: M.Type, _ input: M.Input
  ) throws(Failure) -> M.Output {
    // Found before and not when the answer is to be worded: what is refused must not be done.
    if !request.has(.json) { _ = try wording() }
    return try call(method, input, token: nextToken())
  }

  private mutating func nextToken() -> String {
    if let typed {
      self.typed?.calls += 1
      return typed.line.token(after: typed.calls)
    }
    let bits = Randomness.bits128()
    return WriteToken.text(bits.high, bits.low)
  }

  private mutating func call<M: Method>(
    _ method: M.Type, _ input: M.Input, token: String? = nil, milliseconds: Int32? = nil
  ) throws(Failure) -> M.Output {
    let changes = token != nil
    var wasSent = false
    for _ in 0..<(changes ? Self.mostAttempts : Self.mostReadings) {
      do throws(Failure) { try connect() } catch { throw error.perhapsDone(wasSent && changes) }
      do throws(ControlError) {
        return try send(method, input, token, milliseconds)
      } catch .lost {
        wasSent = true
      } catch .notSent {
        // Nothing has come of it, so that it can be said again.
      } catch {
        throw Failure(error, changes: changes)
      }
    }
    throw failure(.lost, mayBeDone: wasSent && changes)
  }

  /// A daemon that dies again and again is not called for ever.
  private static let mostAttempts = 8
  /// One that dies lets go of its clients before its socket: the next attempt may meet it as well, and
  /// then another that dies.
  private static let mostReadings = 5

  /// What a lost connection comes of, where systemd knows.
  private func failure(_ error: ControlError, mayBeDone: Bool) -> Failure {
    if request.startsDaemon, let failure = DaemonStart(environment).unitFailure() {
      return .notStarted(failure, mayBeDone: mayBeDone)
    }
    return .connection(error, mayBeDone: mayBeDone)
  }

  /// Asks for a long answer and hands its parts out as they come: none of them is kept.
  mutating func stream<M: Method>(
    _ method: M.Type, _ input: M.Input,
    _ take: (inout Session, M.Output) throws(Failure) -> Void
  ) throws(Failure) {
    try connect()
    guard var client = client.take() else { throw Failure(.lost, changes: false) }
    do throws(ControlError) {
      try client.open(method, input, milliseconds: Self.longestSilence)
    } catch { throw Failure(error, changes: false) }
    var progress = LateProgress()
    defer { progress.end() }
    while true {
      progress.show(&self)
      let reply: Reply
      let output: M.Output
      do throws(ControlError) {
        reply = try next(from: &client)
        output = try ControlClient.output(of: method, in: reply)
      } catch { throw Failure(error, changes: false) }
      try take(&self, output)
      guard reply.continues else { break }
    }
    self.client = consume client
  }

  /// A connection that has failed is not used again.
  private mutating func send<M: Method>(
    _ method: M.Type, _ input: M.Input, _ token: String?, _ milliseconds: Int32?
  ) throws(ControlError) -> M.Output {
    guard var client = client.take() else { throw .lost }
    try client.begin(method, input, token: token, milliseconds: Self.longestSilence)
    let reply =
      if let milliseconds { try client.next(milliseconds: milliseconds) } else {
        try next(from: &client)
      }
    let answer = try ControlClient.output(of: method, in: reply)
    self.client = consume client
    return answer
  }

  /// For those who go on for long and ask nothing more.
  mutating func hangUp() { client = nil }

  private mutating func connect() throws(Failure) {
    guard client == nil else { return }
    do throws(ControlError) {
      client = try ControlClient(connecting: try SocketPath.current())
    } catch {
      guard case .unreachable = error, request.startsDaemon else {
        throw Failure(error, changes: false)
      }
      client = try DaemonStart(environment, interruption).connect()
    }
    client?.interruption = interruption
    sendNotes()
  }

  // MARK: The journal

  /// Before the next call, with which what it says is then written.
  mutating func enqueue(_ note: EventNote) {
    notes.append(Call.encode(EventCalls.Note.self, note, oneway: true))
    sendNotes()
  }

  /// The same of what the day has once.
  mutating func enqueueVisit() {
    notes.append(Call.encode(HabitCalls.CheckIn.self, NoFields(), oneway: true))
    sendNotes()
  }

  /// What met no call is brought to a daemon that is there; none is started for it.
  mutating func endJournal() {
    guard !notes.isEmpty, client == nil, DaemonStart.isAlive(environment),
      let path = try? SocketPath.current()
    else { return }
    client = try? ControlClient(connecting: path)
    sendNotes()
  }

  private mutating func sendNotes() {
    guard !notes.isEmpty, let client = client.take() else { return }
    defer { notes = [] }
    for note in notes {
      // Half a frame would spoil what follows.
      guard (try? client.send(note, milliseconds: 0)) != nil else { return }
    }
    self.client = consume client
  }
}

extension Settings {
  private static let ofSpeaking: [Key] = [
    .single(.language), .single(.timeFormat), .single(.outputPlain), .single(.hints),
    .single(.coach), .single(.coachLook), .single(.weekStart),
    .single(.unitsWeight), .single(.unitsHeight), .single(.unitsEnergy),
    .single(.eventsEnabled),
  ]

  /// What decides how the person is spoken to.
  /// A file that is wrong or cannot be read counts as none here: the daemon says what is wrong.
  init(of environment: Environment) {
    self.init()
    guard let path = try? Places.settings(environment),
      let text = try? Files.read(path, limit: SettingsFile.Limit.fileLength)
    else { return }
    self = SettingsFile(text) { Self.ofSpeaking.contains($0) }.settings
  }
}

extension Failure {
  init(_ error: ControlError, changes: Bool) {
    guard case .refused(let reply) = error else {
      let isLost = error == .lost || error == .timedOut
      self = .connection(error, mayBeDone: changes && isLost)
      return
    }
    if let refused = Refused(reply) {
      self = .refused(refused.refusal)
    } else {
      self = .otherVersion(error: reply.error ?? "")
    }
  }
}
