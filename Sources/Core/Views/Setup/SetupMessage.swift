/// What `fastctl setup` says: what each page is for, and what it asks.
package enum SetupMessage: String, Message {
  case welcome =
    "A few questions, none of which has to be answered: Enter goes on, q leaves. All of it can be changed later, and fasting works without it."
  case safety = "Safety"
  case schedule = "Schedule"
  case start = "Usual start"
  case window = "Eating window"
  case notifications = "Notifications"
  case profile = "Profile"
  case program = "Diet program"
  case events = "Private journal"

  case safetyWhy = "Not everybody should fast for long. What you answer stays on this machine."
  case scheduleWhy =
    "What a bare fastctl start uses: the hours of fasting and those for eating."
  case scheduleAsk = "Which schedule? Enter keeps {present}:"
  case offered = "Choose one of these: {names}"
  case startWhy =
    "If you name a time, fastd reminds you when it comes. Without an answer it learns the time from your first fasts and does not remind you."
  case startReminds =
    "You will be reminded then. To be reminded earlier: fastctl config set notify.start 15m; or not at all: notify.start off"
  case startAsk = "When do you usually begin, such as 20:00? Enter keeps {present}:"
  case windowWhy =
    "So that status and reminders know when you eat: at the same times of each day, such as 12:00-20:00, or following: from the end of each fast on."
  case windowAsk = "When do you eat? Enter keeps {present}:"
  case notificationsWhy = "Goals, reminders and words of care come as pop-ups."
  case notificationsAsk = "Show one now?"

  case more =
    "For fasting that is all. Three more pages are for energy targets, a diet program and a private journal. Go on?"
  case profileWhy =
    "Energy targets are reckoned from your body. Each value may be left out, stays on this machine, and is asked for again only by what needs it."
  case programWhy =
    "Two weeks with less energy and two weeks that keep your weight, in turns, as in the MATADOR study. It begins with days at maintenance, so that the habit comes before the deficit. To read more: fastctl learn matador"
  case programAsk =
    "On which day shall it begin, such as today, mon or 2026-03-02? Enter leaves it out:"
  case leadInAsk = "How many days at maintenance first, from 0 to 28? Enter keeps {present}:"
  case countsAsk =
    "You have days with little energy, too, and both at once would be too much. Which counts: program or pattern?"
  case leadInWrong = "A number of days from 0 to 28 is meant, such as 7."
  case eventsWhy =
    "fastd can note which of its commands and pages you use, without any value of your body. The journal lies on this machine, is sent to nobody, and is kept for 400 days. To see it: fastctl events"
  case eventsAsk = "Keep it?"
  case eventsStop = "It is kept now. Stop it?"

  case shown = "A pop-up was shown. If you did not see it: fastctl doctor"
  case notShown =
    "No pop-up could be shown here. What fastd has to say waits until one can; why: fastctl doctor"
  case left = "What you have answered is kept. To go on: fastctl setup"
  case done = "That is all. To begin: fastctl start"
  case noTerminal =
    "setup asks questions, so it needs a terminal. In a script, such as: fastctl schedule use 16:8, fastctl config set start.usual 20:00, fastctl window set 12:00-20:00, fastctl profile safety --none"

  case offer =
    "Not everybody should fast for so long: nine short questions tell. To answer them: fastctl profile safety"
}
