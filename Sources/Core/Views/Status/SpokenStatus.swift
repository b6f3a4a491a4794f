import Nouns
import Time
package import Wire

/// What `fastctl status --say` says: for a voice, so without signs, and without what the person
/// wrote for nobody's ears.
package struct SpokenStatus {
  private let wording: Wording
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording) {
    self.wording = wording
  }

  package func text(of snapshot: Snapshot) -> String {
    let now = Instant(milliseconds: snapshot.now)
    let snapshot = snapshot.withoutPlansWhereUnsafe.asShown
    var sentences = [sentence(of: snapshot, now)] + wording.care(in: snapshot).map(Self.heard)
    if snapshot.fast == nil, let plan = snapshot.plan {
      sentences += [dayOff(plan, now) ?? next(plan, snapshot, now)].compactMap(\.self)
    }
    if let program = snapshot.program {
      sentences += self.sentences(of: program, kcal: snapshot.kcal)
    }
    if let left = snapshot.glance?.eaten?.energyLeft, left > 0 {
      sentences.append(phrases(SpokenMessage.energyLeft, "energy", spoken(energy: left)))
    }
    if let grams = snapshot.glance?.weight {
      sentences.append(phrases(SpokenMessage.weight, "weight", wording.spokenWeight(grams: grams)))
    }
    if let end = snapshot.quietUntil {
      let until = wording.spoken(until: Instant(milliseconds: end), now: now)
      sentences.append(phrases(SpokenMessage.quiet, "until", until))
    }
    return (sentences + snapshot.notices.map(sentence)).joined(separator: " ")
  }

  /// With commas in place of brackets, which no voice reads.
  private static func heard(_ text: String) -> String {
    var heard = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "(":
        if heard.last == " " { heard.removeLast() }
        heard.append(contentsOf: ", ".unicodeScalars)
      case ")": break
      default: heard.append(scalar)
      }
    }
    return String(heard)
  }

  private func sentence(of snapshot: Snapshot, _ now: Instant) -> String {
    if let fast = snapshot.fast {
      let isUnclear = snapshot.isClockDoubted || snapshot.isBeforeItsFast
      return (isUnclear ? unclear(fast) : sentence(of: fast)) + name(of: fast)
    }
    if snapshot.state == .eating, let window = snapshot.window {
      let closes = Instant(milliseconds: window.closes)
      return phrases(
        SpokenMessage.eating, "until", wording.spoken(until: closes, now: now), "wait",
        wording.spoken(wait: (closes - now).seconds))
    }
    return snapshot.last.map(sentence) ?? phrases(SpokenMessage.idle)
  }

  // MARK: Fasting

  private func sentence(of fast: RunningFast) -> String {
    let since = wording.spoken(since: fast.elapsed)
    let wait = wording.spoken(wait: fast.remaining ?? 0)
    guard let since else {
      return fast.goal == nil
        ? phrases(SpokenMessage.justBegunOpen) : phrases(SpokenMessage.justBegun, "wait", wait)
    }
    guard fast.goal != nil else { return phrases(SpokenMessage.fastingOpen, "since", since) }
    guard fast.goalReached else {
      return phrases(SpokenMessage.fasting, "since", since, "wait", wait)
    }
    guard fast.over >= Span.minute.seconds else {
      return phrases(SpokenMessage.reached, "since", since)
    }
    return phrases(
      SpokenMessage.over, "since", since, "over", wording.spoken(seconds: fast.over))
  }

  /// The facts that are certain while the clock is in doubt.
  private func unclear(_ fast: RunningFast) -> String {
    let start = wording.spoken(onDateOf: Instant(milliseconds: fast.start))
    return phrases(SpokenMessage.unclear, "at", start)
  }

  private func name(of fast: RunningFast) -> String {
    fast.name.map { " " + phrases(SpokenMessage.schedule, "schedule", Self.spoken($0)) } ?? ""
  }

  // MARK: Not fasting

  private func sentence(of last: Entry) -> String {
    let message: SpokenMessage =
      switch last.outcome {
      case .completed: .lastMet
      case .partial: .lastPartial
      case .open, .cancelled, nil: .lastOpen
      }
    return phrases(message, "length", wording.spoken(seconds: last.length ?? 0))
  }

  private func dayOff(_ plan: Plan, _ now: Instant) -> String? {
    guard let last = plan.vacationUntil.flatMap({ try? Day(iso: $0) }) else {
      return plan.rest ? phrases(SpokenMessage.rest) : nil
    }
    return phrases(SpokenMessage.vacation, "until", wording.spoken(through: last, now: now))
  }

  /// When it is planned, else what a start at this moment would come to.
  private func next(_ plan: Plan, _ snapshot: Snapshot, _ now: Instant) -> String? {
    if let start = plan.at.map(Instant.init(milliseconds:)), start > now {
      return phrases(SpokenMessage.next, "at", wording.spoken(at: start, now: now))
    }
    // No fast is announced to a person who may eat now.
    guard snapshot.state == .idle, let end = plan.goalAt else { return nil }
    let at = wording.spoken(at: Instant(milliseconds: end), now: now)
    return phrases(SpokenMessage.startNow, "at", at)
  }

  // MARK: The program

  private func sentences(of program: Program, kcal: Int64?) -> [String] {
    guard let message = SpokenProgramMessage(program.phase) else { return [] }
    let day = phrases(
      message, "day", String(program.day ?? 0), "of", String(program.of ?? 0))
    return [day, kcal.map(target)].compactMap(\.self)
  }

  private func spoken(energy kcal: Int64) -> String {
    switch wording.customs.units.energy {
    case .kilocalories: phrases(SpokenMessage.kilocalories, "number", String(kcal))
    case .kilojoules:
      phrases(
        SpokenMessage.kilojoules, "number", String(FoodEnergy(kilocalories: kcal).kilojoules))
    }
  }

  private func target(_ kcal: Int64) -> String {
    switch wording.customs.units.energy {
    case .kilocalories:
      return phrases(SpokenProgramMessage.kilocalories, "energy", String(kcal))
    case .kilojoules:
      let energy = FoodEnergy(kilocalories: kcal).kilojoules
      return phrases(SpokenProgramMessage.kilojoules, "energy", String(energy))
    }
  }

  // MARK: Beside it

  private func sentence(for notice: Notice) -> String {
    if notice.isCare { return Self.heard(wording.sentence(for: notice)) }
    let message = SpokenNoticeMessage(notice)
    switch message {
    case .clockForward, .clockBack, .clockDoubtful:
      let seconds = notice.detail.flatMap { Int64($0) }?.magnitude ?? 0
      let length = Wording.nearestMinute(Int64(clamping: seconds))
      return phrases(message, "detail", wording.spoken(seconds: length))
    default: return phrases(message, "detail", Self.spoken(notice.detail ?? ""))
    }
  }

  /// A name without what a voice would spell out, or take for its own markup.
  private static func spoken(_ text: String) -> String {
    let spaced = PlainText.line(text).unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "0"..."9", "A"..."Z", "a"..."z", "'", "-": scalar
      default: scalar.value < 0x80 ? " " : scalar
      }
    }
    var line = ""
    line.unicodeScalars.append(contentsOf: spaced)
    return line.split(separator: " ").joined(separator: " ")
  }
}

extension SpokenNoticeMessage {
  fileprivate init(_ notice: Notice) {
    if notice.isLoss {
      switch notice.code {
      case "storeReadOnly": self = .storeReadOnly
      case "storeCut": self = .storeCut
      default: self = .storeLost
      }
      return
    }
    switch NoticeMessage(notice) {
    case .storeReadOnly: self = .storeReadOnly
    case .rowsSetAside: self = .rowsSetAside
    case .foodsSetAside: self = .foodsSetAside
    case .foodsNewer: self = .foodsNewer
    case .foodsUnread: self = .foodsUnread
    case .settingsRefused, .settingsRefusedAt: self = .settingsRefused
    case .backupFailed, .backupFailedFull: self = .backupFailed
    case .healthFailed: self = .healthFailed
    case .inboxFailed: self = .inboxFailed
    case .phoneFailed: self = .phoneFailed
    case .exchangeFailed, .exchangeStopped, .exchangeRemoved, .exchangeEnded:
      self = .exchangeFailed
    case .zoneUnreadable: self = .zoneUnreadable
    case .zoneUnsaid: self = .zoneUnsaid
    case .scheduleGone: self = .scheduleGone
    case .clockDoubtful: self = .clockDoubtful
    case .clockForward, .clockBack:
      guard let seconds = notice.detail.flatMap({ Int64($0) }) else {
        self = .clockMoved
        return
      }
      self = seconds < 0 ? .clockBack : .clockForward
    case .clockBeforeStart: self = .clockBeforeStart
    // Said in full.
    case .eatsLittle, .eatsLittleWithoutNumbers, .losesFast, .losesFastSeesDoctor, nil:
      self = .unknown
    }
  }
}

extension SpokenProgramMessage {
  /// Nil where no program says what to do today.
  fileprivate init?(_ phase: Phase) {
    switch phase {
    case .leadIn: self = .leadIn
    case .diet: self = .diet
    case .maintenance: self = .maintenance
    case .paused: self = .paused
    case .notStarted, .ended: return nil
    }
  }
}
