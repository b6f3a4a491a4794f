/// What `fastctl setup` says: what each page is for, and what it asks.
package enum SetupMessage: String, Message {
  case whatItIs =
    "fastd keeps the time of your fasts and tells you when a goal is reached. It can keep your meals, your weight and a diet program beside them."
  case whereItIs =
    "Everything stays on this machine unless you share it yourself, and there is no account."
  case welcome =
    "A few questions, all of them optional: Enter skips one, q quits. You can change everything later, and fasting works without it."

  case scheduleAsk = "Which schedule? Enter keeps {present}:"
  case offered = "Choose one of these: {names}"
  case startReminds =
    "You will be reminded then. To be reminded earlier: fastctl config set notify.start 15m; not at all: fastctl config set notify.start off"
  case startAskFirst =
    "When do you usually start, such as 20:00? Enter lets fastd learn it from your fasts:"
  case startAsk = "When do you usually start, such as 20:00? Enter keeps {present}:"
  case windowAsk = "When do you eat, such as 12:00-20:00 or following? Enter keeps {present}:"
  case noStart = "'{text}' is not a time of day. Type one such as 20:00 or 8pm."
  case noWindow =
    "'{text}' does not say from when to when. Type two times such as 12:00-20:00, or following."
  case notificationsAsk = "Show one now?"

  case more =
    "That is all for fasting. There are four more pages: energy targets, a diet program, a private journal and other machines. Continue?"
  case programAsk =
    "When should it start, such as today, mon or 2026-03-02? Enter skips this:"
  case leadInAsk = "How many days at maintenance first, from 0 to 28? Enter keeps {present}:"
  case countsAsk =
    "You also have low-calorie days, and both at once would be too much. Which counts: program or pattern?"
  case leadInWrong = "Please type a number of days from 0 to 28, such as 7."
  case eventsAsk = "Turn it on?"
  case eventsStop = "The journal is on. Turn it off?"

  case machinesAsk =
    "Which folder, such as ~/Sync? If another machine shares there already, q and then: fastctl sync join. Enter skips this:"
  case shares = "Your entries are shared through {place}. To see your machines: fastctl sync"
  case phoneAsk = "Log from a phone as well, through that folder? Those files are not encrypted."

  case shown = "A pop-up was shown. If you did not see it: fastctl doctor"
  case notShown =
    "No pop-up could be shown here. Notifications wait until one can be. To see why: fastctl doctor"
  case left = "Your answers so far are kept. To continue: fastctl setup"
  case done = "That is all. To start fasting: fastctl start"
  case noTerminal =
    "setup asks questions, so it needs a terminal. In a script, use instead: fastctl schedule use 16:8, fastctl config set start.usual 20:00, fastctl window set 12:00-20:00, fastctl profile safety --none"

  case offer =
    "A fast this long is not for everybody. Nine short questions show whether it is for you: fastctl profile safety"
}
