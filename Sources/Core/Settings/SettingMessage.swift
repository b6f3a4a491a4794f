/// What each key is for.
package enum SettingMessage: String, CaseIterable, Sendable {
  case language = "The language of everything fastd says"
  case timeFormat = "How times of day are written: as in your locale, or with 12 or 24 hours"
  case outputPlain =
    "Whether fastctl prints plain lines for screen readers: no drawing, colour or columns"
  case unitsWeight = "The unit of body weight: kilograms, pounds, or stone and pounds"
  case unitsHeight = "The unit of height: centimetres, or feet and inches"
  case unitsEnergy = "The unit of energy"
  case weekStart = "The first day of your week"
  case hints =
    "Whether hints appear below an answer when they help, each of them once"
  case dayStart =
    "When your day starts, wherever days are counted; it applies to what you record from then on"
  case streakMode = "Whether a fast counts for the day it ends or the day it starts"
  case streakFreezes =
    "How many missed days a streak can survive; it earns one for every seven days"
  case window =
    "When you eat: from the end of a fast for as long as its schedule allows, or at fixed times"
  case usualStart = "When you usually start fasting: learnt from the last two weeks, or a time"
  case notifyGoal = "Whether a notification tells you that a goal is reached"
  case goalRepeat = "Whether you are told again each hour, up to three times, until you react"
  case notifyHalfway = "Whether you are told when half of the fast is over"
  case notifyBefore = "Whether you are told that a goal is near, and how long before"
  case notifyBeyond = "Whether you are told how far past the goal you are, and how often"
  case notifyStages = "Whether you are told that a stage of the fast begins"
  case notifySafety =
    "Whether you get the safety texts up to 48 hours; those from 72 hours on always come"
  case notifyForgotten =
    "Whether you are asked if you forgot to stop, and how long after the goal"
  case notifyWindowOpens =
    "Whether you are told that the eating window opens, and how long before"
  case notifyWindowCloses =
    "Whether you are told that the eating window closes, and how long before"
  case notifyWindowClosed = "Whether you are told that the eating window has closed"
  case notifyStart = "Whether you are reminded to start at your usual time, and how long before"
  case programLeadIn =
    "How many days at maintenance come before the first diet phase of a program"
  case programGap =
    "After how many days without a program a new one starts with those days again"
  case programOffer = "After how many paused days you are offered a new start, if at all"
  case programLate = "For how many days you are still told about a phase that started unnoticed"
  case notifyPhase = "Whether you are told that a phase of the diet program begins"
  case notifyEve = "Whether you are told the evening before as well, and when"
  case weightTrend =
    "The line in charts of your weight: without lag, or the moving average of the Hacker's Diet"
  case weightArrow =
    "What the arrow beside your weight follows: the trend, or the averages of two weeks"
  case macrosCarbs =
    "Whether carbohydrates exclude fibre, as on EU labels, or include it, as on US labels"
  case mealNudge =
    "Whether the first meal of a day without macros is answered with how to add them"
  case eventsEnabled =
    "Whether a journal of what you do with fastd is kept, on this machine only"
  case weightInbox =
    "Where new files with weights are picked up, such as the tables that openScale writes, if anywhere"
  case notifyProgress = "Whether a notification shows the progress of the current fast"
  case notifyUrgency =
    "How urgent notifications are unless set otherwise; a critical pop-up stays until you close it"
  case quiet = "When only warnings about a very long fast are shown; the rest follows afterwards"
  case click = "What a click on a pop-up does: show the status, or run a command"
  case menuCommand =
    "What shows menus where there is no terminal: the first menu program found, or a command"
  case coach =
    "Whether a small fire says something kind when a goal is reached, a fast starts or ends and so on"
  case coachLook =
    "How the fire is drawn beside its words on a terminal: as emoji, in plain characters or not at all"
  case backupDaily = "Whether the database is backed up once a day when something has changed"
  case healthFolder =
    "Where each fast that reached its goal and your weights are written for other programs, if anywhere"
  case healthFormat = "The format of these files: a table, a document or a calendar"
  case undoKeep =
    "How long the change log that undo uses is kept; your data stays"
  case logLevel = "How much the daemon writes to its log"
  case looks = "Each kind of notification can look different; KIND is one of"
  case lookUrgency = "How urgent notifications of this kind are"
  case lookTimeout = "How long pop-ups of this kind stay"
  case lookSound = "Which sound they play, from the sound theme or a file"
  case lookIcon = "Which icon they show, from the icon theme or a file"
}
