/// What each key is for.
package enum SettingMessage: String, CaseIterable, Sendable {
  case language = "The language of everything that fastd says"
  case timeFormat = "How clock times are written: as your locale does, or with 12 or 24 hours"
  case outputPlain =
    "Whether fastctl speaks in plain lines, for screen readers: no drawing, colour or columns"
  case unitsWeight = "The unit of body weight: kilograms, pounds, or stones and pounds"
  case unitsHeight = "The unit of height: centimetres, or feet and inches"
  case unitsEnergy = "The unit of energy"
  case weekStart = "The day on which your week begins"
  case hints =
    "Whether a hint stands below an answer at the moment when it helps, each of them once"
  case dayStart =
    "When your day begins, for all that counts days; it holds for what is entered from then on"
  case streakMode = "Whether a fast counts for the day on which it ends or on which it starts"
  case streakFreezes =
    "How many missed days a streak can be saved from; seven days of a streak earn one"
  case window =
    "When you eat: from the end of a fast as long as its schedule leaves, or at fixed times"
  case usualStart = "When you usually start to fast: learnt from the last two weeks, or a time"
  case notifyGoal = "Whether a notification tells you that a goal is reached"
  case goalRepeat = "Whether that is told again each hour, up to three times, until you react"
  case notifyHalfway = "Whether you are told that half of the fast is done"
  case notifyBefore = "Whether you are told that a goal is near, and how long before"
  case notifyBeyond = "Whether you are told how far you are beyond the goal, and in which steps"
  case notifyStages = "Whether you are told that a stage of the fast begins"
  case notifySafety = "Whether the safety texts up to 48 hours come; those from 72 on always do"
  case notifyForgotten =
    "Whether you are asked if you forgot to stop, and how long after the goal"
  case notifyWindowOpens =
    "Whether you are told that the eating window opens, and how long before"
  case notifyWindowCloses =
    "Whether you are told that the eating window closes, and how long before"
  case notifyWindowClosed = "Whether you are told that the eating window has closed"
  case notifyStart = "Whether you are reminded of your usual start, and how long before"
  case programLeadIn =
    "How many days at maintenance come before the first diet phase of a program"
  case programGap =
    "After how many days without the program a new beginning has those days again"
  case programOffer = "After how many paused days a new beginning is offered, if ever"
  case programLate = "For how many days you are still told of a phase that began unseen"
  case notifyPhase = "Whether you are told that a phase of the diet program begins"
  case notifyEve = "Whether that is told on the evening before as well, and when"
  case macrosCarbs =
    "Whether carbohydrate leaves fibre out, as labels in the EU do, or has it in, as in the US"
  case eventsEnabled =
    "Whether a journal is kept, on this machine only, of what you do with fastd"
  case notifyProgress = "Whether a notification shows the progress of the running fast"
  case notifyUrgency =
    "How urgent news is that says nothing else; a critical pop-up stays until you close it"
  case quiet = "When no news is shown; it is summed up afterwards"
  case click = "What a click on a pop-up does: show the status, or run a command"
  case menuCommand =
    "What shows a menu where there is no terminal: the first such program found, or a command"
  case coach =
    "Whether a small fire says something kind when a goal is reached, a fast begins or ends and the like"
  case coachLook =
    "As what the fire is drawn beside its words on a terminal: emoji, plain characters or not at all"
  case backupDaily = "Whether the database is backed up once a day when something has changed"
  case healthFolder =
    "Where each completed fast is written as a file for other programs, if anywhere"
  case healthFormat = "As what it is written there: a table, a document or a calendar"
  case undoKeep =
    "How long the log of changes is kept, from which commands are undone; your data stays"
  case logLevel = "How much the daemon writes to its log"
  case looks = "Each kind of news can have a look of its own; KIND is one of"
  case lookUrgency = "How urgent news of one kind is"
  case lookTimeout = "How long a pop-up of one kind stays"
  case lookSound = "Which sound comes with it, from the sound theme or a file"
  case lookIcon = "Which icon it has, from the icon theme or a file"
}
