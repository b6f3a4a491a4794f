/// What `fastctl setup` says: what each page is for, and what it asks.
package enum SetupMessage: String, Message {
  case welcome =
    "A few questions, none of which has to be answered: Enter goes on, q leaves. All of it can be changed later, and fasting works without it."
  case safety = "Safety"
  case schedule = "Schedule"
  case start = "Usual start"
  case window = "Eating window"
  case notifications = "Notifications"

  case safetyWhy = "Not everybody should fast for long. What you answer stays on this machine."
  case scheduleWhy =
    "What a bare fastctl start uses: the hours of fasting and those for eating."
  case scheduleAsk = "Which schedule? Enter keeps {present}:"
  case startWhy =
    "fastd reminds you shortly before. Without an answer it learns the time from your first fasts."
  case startAsk = "When do you usually begin, such as 20:00? Enter keeps {present}:"
  case windowWhy =
    "When you eat: at the same times of each day, such as 12:00-20:00, or following: from the end of each fast on."
  case windowAsk = "When do you eat? Enter keeps {present}:"
  case notificationsWhy = "Goals, reminders and words of care come as pop-ups."
  case notificationsAsk = "Show one now?"

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
