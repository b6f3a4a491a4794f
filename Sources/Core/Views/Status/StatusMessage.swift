import Time
import Nouns
import Wire

package enum StatusMessage: String, Message {
  case fasting = "Fasting {elapsed} of {goal}"
  case fastingOpen = "Fasting {elapsed}, no goal"
  case fastingReached = "Fasting {elapsed}, goal reached {over} ago"
  case fastingReachedNow = "Fasting {elapsed}, goal reached"
  case fastingUnclear = "Fasting, but it is unclear for how long"
  case reachedBefore = "Your first goal of {goal} is reached"
  case started = "Started {start}"
  case startedGoal = "Started {start}, goal {end} (in {wait})"
  case startedGoalAlone = "Started {start}, goal {end}"
  case startedGoalWas = "Started {start}, goal was {end}"
  case percent = "{percent}% of the goal"
  case goalWas = "The goal was {goal}"
  case stage = "Stage: {stage} (rough guide)"
  case note = "Note: {note}"

  case idle = "Not fasting"
  case startNow = "Start {schedule} now and finish {end}"
  case startNowOpen = "Start now, without a goal"
  case rest = "Rest day in your plan"
  case vacation = "On vacation until {end}"
  case eating = "Eating window open until {end} (in {wait})"
  case eat = "Then the eating window: {times}"
  case next = "Next fast: {schedule}, {times}"
  case lengthOfGoal = "{length} (goal {goal})"
  case lastLength = "Last fast: {length}"
  case lastTimes = "Last fast: {length}, {times}"

  case nextOpen = "Next fast: from {start}, no goal"

  case otherZone = "Days are counted in {zone}; times are shown in {here}"
}

package enum OutcomeMessage: String, Message, CaseIterable {
  case completed = "goal met"
  case partial = "ended early"
  case cancelled = "discarded"
  case open = "no goal"
  case running = "running"
}

package enum StageMessage: String, Message, CaseIterable {
  case digesting = "Digesting"
  case postAbsorptive = "Between meals"
  case switching = "Switching to fat"
  case ketonesRising = "Ketones rising"
  case mildKetosis = "Mild ketosis likely"
  case sustainedKetosis = "Ketosis"
  case extended = "Extended fast"

  /// From the id on the wire; nil for one that a newer daemon has.
  init?(id: String) {
    switch id {
    case "digesting": self = .digesting
    case "post_absorptive": self = .postAbsorptive
    case "switching": self = .switching
    case "ketones_rising": self = .ketonesRising
    case "ketosis_mild": self = .mildKetosis
    case "ketosis_sustained": self = .sustainedKetosis
    case "extended": self = .extended
    default: return nil
    }
  }
}

/// The daemon's reports about itself.
package enum NoticeMessage: String, Message {
  case storeReadOnly = "The database is damaged, and nothing can be written"
  case rowsSetAside =
    "Unusable entries of the database were set aside: {detail}. To see them: fastctl doctor"
  case foodsSetAside =
    "The imported foods were damaged and are kept as {detail}. To import them again: fastctl food import FILE"
  case foodsNewer =
    "The imported foods are from a newer version of fastd, so they are not used. To use them, update fastd. To replace them: fastctl food import FILE"
  case foodsUnread =
    "The imported foods cannot be read, so they are not used: {detail}. To replace them: fastctl food import FILE"
  case settingsRefused =
    "The settings file has a mistake ({detail}), so the last good settings apply. To see what is wrong: fastctl config list"
  case settingsRefusedAt =
    "The settings file has a mistake in line {detail}, so the last good settings apply. To see what is wrong: fastctl config list"
  case backupFailed =
    "The last backup failed: it could not be written. To try again: fastctl backup"
  case backupFailedFull = "The last backup failed: the disk is full"
  case healthFailed =
    "The health folder could not be updated ({detail}). To try again: fastctl export --sync"
  case inboxFailed =
    "Weights from the inbox could not be read ({detail}). To try again: fastctl import --inbox"
  case phoneFailed =
    "The folder of your phone could not be read or written ({detail}). To try again: fastctl sync phone now"
  case exchangeFailed =
    "Nothing has been exchanged with your other machines for more than a day. To see why: fastctl sync"
  case exchangeStopped =
    "Nothing is exchanged with your other machines any more. To see why: fastctl sync"
  case exchangeRemoved = "Another machine has removed this one from sharing. Details: fastctl sync"
  case exchangeEnded = "Another machine has ended sharing or changed its key. Details: fastctl sync"
  case zoneUnreadable =
    "The new time zone cannot be read ({detail}), so the previous one stays. To set another: timedatectl set-timezone Europe/Berlin"
  case zoneUnsaid =
    "There is no {detail}, so times are in UTC. To set your time zone: timedatectl set-timezone Europe/Berlin"

  case scheduleGone =
    "The schedule {detail} no longer exists. To choose another: fastctl schedule"

  case eatsLittle =
    "On each of the last three days less than 800 kcal is logged. If something is missing, add it. If that was all: eat more, and ask a doctor before you go on."
  case eatsLittleWithoutNumbers =
    "On each of the last three days very little food is logged. If something is missing, add it. If that was all: eat more, and ask a doctor before you go on."
  case losesFast =
    "You are losing faster than planned: more than 1% a week for three weeks. Consider eating a little more."
  case losesFastSeesDoctor =
    "You have been losing more than 1% a week for three weeks. Please talk to a doctor."

  case clockForward =
    "The clock has been put forward by {detail} since this fast started. If its start is wrong: fastctl edit --start TIME"
  case clockBack =
    "The clock has been put back by {detail} since this fast started. If its start is wrong: fastctl edit --start TIME"
  case clockDoubtful =
    "The clock has been put forward by {detail} since this fast started, so fastd cannot tell how long it has been, and sends no notifications about it until the clock is correct again. If the clock is correct as it is, enter when the fast started: fastctl edit --start TIME"
  case clockBeforeStart =
    "The clock shows a time before this fast started. If the clock is right: fastctl edit --start TIME"

  init?(_ notice: Notice) {
    switch notice.code {
    case "storeReadOnly": self = .storeReadOnly
    case "rowsSetAside": self = .rowsSetAside
    case "foodsSetAside": self = .foodsSetAside
    case "foodsNewer": self = .foodsNewer
    case "foodsUnread": self = .foodsUnread
    case "settingsRefused":
      let isLine = notice.detail.flatMap { Int64($0) } != nil
      self = isLine ? .settingsRefusedAt : .settingsRefused
    case "backupFailed": self = notice.detail == "diskFull" ? .backupFailedFull : .backupFailed
    case "healthFailed": self = .healthFailed
    case "inboxFailed": self = .inboxFailed
    case "phoneFailed": self = .phoneFailed
    case "exchangeFailed":
      self =
        switch notice.detail {
        case ExchangeTrouble.removed.rawValue: .exchangeRemoved
        case ExchangeTrouble.ended.rawValue: .exchangeEnded
        case let word? where ExchangeTrouble(rawValue: word)?.lasts == true: .exchangeStopped
        default: .exchangeFailed
        }
    case "scheduleGone": self = .scheduleGone
    case "eatsLittle": self = notice.detail == nil ? .eatsLittle : .eatsLittleWithoutNumbers
    case "losesFast": self = notice.detail == nil ? .losesFast : .losesFastSeesDoctor
    case "clockMoved" where notice.doubtfulLead != nil: self = .clockDoubtful
    case "clockMoved": self = notice.detail?.first == "-" ? .clockBack : .clockForward
    case "clockBeforeStart": self = .clockBeforeStart
    case "zoneUnreadable": self = .zoneUnreadable
    case "zoneUnsaid": self = .zoneUnsaid
    default: return nil
    }
  }
}

extension Notice {
  /// About the person rather than the daemon.
  var isCare: Bool { code == "eatsLittle" || code == "losesFast" }
}

extension PluralMessage {
  static var streakInLine: Self { Self(one: "streak {n} day", many: "streak {n} days") }
  static var longestInLine: Self { Self(one: "longest {n} day", many: "longest {n} days") }
  static var streak: Self { Self(one: "Streak {n} day", many: "Streak {n} days") }
  static var streakLongest: Self {
    Self(one: "Streak {n} day, longest {longest}", many: "Streak {n} days, longest {longest}")
  }
  static var longestStreak: Self {
    Self(one: "Longest streak {n} day", many: "Longest streak {n} days")
  }
}

extension Notice {
  /// Whether it speaks of the end of a fast, and stands with that.
  var isOfEnd: Bool { code == "endDoubted" }

  /// How far the clock is ahead of the one that nobody sets, where that is more than a day: then
  /// nobody knows how long the fast has been running.
  var doubtfulLead: Span? {
    guard code == "clockMoved", let lead = detail.flatMap({ Int64($0) }).map(Span.seconds),
      lead > .hours(24)
    else { return nil }
    return lead
  }
}
