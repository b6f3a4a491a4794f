import Views

/// What is wrong with the words that were typed.
enum UsageMessage: String, Message {
  case unknownCommand = "There is no command {word}."
  case unknownCommandNear = "There is no command {word}. Did you mean: fastctl {nearest}?"
  case ambiguousCommand = "{word} is not clear: {candidates}?"
  case missingVerb = "{command} needs to know what to do: {verbs}"
  case unknownOption = "{command} has no option {word}."
  case unknownOptionNear = "{command} has no option {word}. Did you mean {nearest}?"
  case repeatedOption = "{option} was given twice."
  case missingValue = "{option} needs a value: {option} {example}"
  case needlessValue = "{option} takes no value."
  case missingArgument = "{command} needs {argument}: fastctl {command} {example}"
  case needlessArgument = "{command} does not know what to do with {word}."
  case needlessArgumentQuotes =
    "{command} does not know what to do with {word}. A time of several words needs quotes: --at \"yesterday 20:00\""
  case needlessWordQuotes =
    "{command} does not know what to do with {word}. A text of several words needs quotes: fastctl {command} {example}"
  case unknownChoice = "{word} is not one of: {choices}"
  case unknownChoiceNear = "{word} is not one of: {choices}. Did you mean {nearest}?"
  case conflict = "{option} and {other} do not go together: give one of them."
  case notANumber = "{option} needs a number, such as {option} 10, not {word}."
  case noQuestion =
    "{word} is the number of no question: those are 1 to 9, such as --answers 2,5, or --none."
  case missingOption = "{option} is about {other}: give both."
  case neededOption = "{command} needs {option}: fastctl {command} {example}"
  case notAMood = "A mood is a number from 1 to 5, not {word}."
  case daysInReverse = "The day of --to is before the day of --from."
  case unknownEnding =
    "No format has files that end in {ending}. Choose one of: {formats}. Such as: --format csv"
  case nothingToEdit =
    "What is to be corrected? Such as: fastctl edit --start 19:30, --end, --goal, --note or --mood"
  case moreHelp = "More: fastctl {command} --help"
}

/// What a time, a span or a goal should have been.
enum TimeMessage: String, Message {
  case notUnderstood = "{place}: {text} is not understood at {word}. {expected}"
  case notUnderstoodEnd = "{place}: {text} is not understood at its end. {expected}"
  case time = "A time is meant, such as 20:00, \"yesterday 20:00\", 8pm or \"90m ago\"."
  case day = "A day is meant, such as 2026-03-01 or yesterday."
  case month = "A month or a year is meant, such as 2026-03, march or 2026."
  case weekdays = "Days are meant, such as mon-fri or sat,sun."
  case span = "A span is meant, such as 16h, 2h30m, 90m or 16:30."
  case goal = "A goal is meant, such as 16:8, omad or 18h."
  case goalAboveZero = "A goal is longer than that. For a fast without a goal, say none."
  case twoNumbers =
    "A goal has no seconds: 16:8 is a schedule, and 16:30 is 16 hours 30 minutes."
  case eatingTime = "A schedule leaves time to eat, such as 23:1. For 24 hours, say 24h."
  case year = "A date begins with a year of four digits, such as 2026-03-01."
  case numberAlone = "{place}: {number} what? Add a unit, such as {number}h or {number}m."
  case changeIsNoGoal =
    "{place}: {change} would change a goal that is there; a new one is such as 16h. For the running fast: fastctl goal {change}. For a start in the past: --ago 5h"
  case takenAsHours = "{number} was taken as {number} hours."
  case clockAfterDay = "A day alone is no time: add one, such as \"yesterday 20:00\"."
  case hour = "An hour is from 0 to 23, such as 20:00; before am and pm from 1 to 12."
  case minute = "Minutes have two digits and are below 60, such as 20:05."
  case second = "Seconds have two digits and are below 60, such as 20:05:30."
  case realDate = "The calendar has no such date; such as 2026-03-01."
  case unit = "A unit is missing or out of order, such as 2h30m: d, h, m, s."
  case number = "A number is meant, such as 90m."
  case sign = "A change begins with + or -, such as +1h or -30m."
  case offset = "An offset is meant, such as +01:00 or Z."
  case schedule = "Hours of fasting and eating add up to 24, such as 16:8; 16 h 8 min is 16h8m."
  case intention = "A schedule or off is meant, such as mon-fri 16:8 20:00 or sun off."
  case anotherWeekday = "That day has been named already."
  case quote = "The quote at the end of the name is missing."
  case wholeHours = "Whole hours are meant, such as 15."
  case laterDay = "The last day is before the first."
  case weight = "A weight is meant, such as 82.5kg, 181lb or \"12st 8.5\"."
  case height = "A height is meant, such as 180cm, 1.80m or 5ft11."
  case energy = "An energy in whole numbers is meant, such as 2300kcal or 9623kJ."
  case weightOfPeople =
    "A weight is from 20 to 400 kg (45 to 881 lb, 4 to 62 st), such as 82.5kg, 181lb or \"12st 8.5\"."
  case heightOfPeople =
    "A height is from 100 to 250 cm (3 ft 4 to 8 ft 2), such as 180cm, 1.80m or 5ft11."
  case poundsOfStone = "Behind stones there are fewer than 14 pounds, such as \"12st 8.5\"."
  case inchesOfFoot = "Behind feet there are fewer than 12 inches, such as 5ft11."
  case decimals = "One to four digits follow a decimal point or comma, such as 82.5."
  case age = "An age in whole years is meant, such as 45."
  case restriction =
    "A deficit in per cent is meant, such as 30, or gentle (15), standard (30) or study (33)."
  case pattern =
    "Days with little energy are meant, such as mon,thu or alternate, or none."
  case twoDays = "5:2 has two days with little energy, such as 5:2 mon,thu."
  case birth = "A date of birth or its year is meant, such as 1985-03-12 or 1985."
  case end = "Nothing more should follow."
  case smaller = "That number is too large: at most {limit}."
  case shorter = "That is longer than {limit} characters."
  case afterGap = "The clocks were put forward over {text}: taken as {moment}."
  case earlierOfTwo =
    "The clocks showed {text} twice: taken as the first, {moment}. For the second, say \"{text} {offset}\"."
}

/// What keeps us from the daemon or from the person's files.
enum TroubleMessage: String, Message {
  case noReminder = "There is no reminder {id}. To see them: fastctl remind"
  case noVacation = "There is no vacation {id}. To see them: fastctl schedule vacation"
  case away = "The daemon is not there ({reason}). To start it: fastctl status"
  case mayBeDone = "The connection was lost; it may have been done. To see: fastctl status"
  case perhapsDone =
    "The connection was lost before that, so your command may have been done. You will see it once fastd runs again."
  case lost = "The connection was lost. Try again; if it stays so: fastctl doctor"
  case timedOut = "The daemon does not answer. What is wrong: fastctl doctor"
  case notOurs = "What answers at the socket is not fastd, or of quite another version."
  case unsafeDirectory =
    "Others could have made {path}, so it is not used. Take it away: rm -r {path}"
  case notASocket = "{path} is no socket. Take it away, or set FASTD_SOCKET to another path."
  case badPath =
    "FASTD_SOCKET is no usable path: {path}. It begins with / and has at most {limit} bytes."
  case longRuntimePath =
    "XDG_RUNTIME_DIR makes the socket's path longer than {limit} bytes: {path}. Set FASTD_SOCKET to a shorter one."
  case strangeServer =
    "At {path} a program of another user (number {user}) answers, so it is told nothing. Set FASTD_SOCKET to a path of your own."
  case noProgram = "There is no fastd beside fastctl or in PATH. Install it: contrib/install"
  case ended = "fastd cannot start: {reason}"
  case endedSilently = "{path} ended at once without saying why. What is wrong: fastctl doctor"
  case unitFailed = "systemd cannot start fastd: {unit} is {state} ({result}). {words}"
  case unitMore = "To see more: journalctl --user -u fastd"
  case tooSlow =
    "fastd was started and does not answer yet. Try again; if it stays so: fastctl doctor"
  case otherVersion =
    "The daemon is version {daemon}, fastctl is {client}. To restart it: systemctl --user restart fastd"
  case unknownCall =
    "The daemon does not know this call ({error}). It is of another version; restart it: systemctl --user restart fastd"

  case zoneMissing =
    "There is no time zone {name}. Set TZ to one such as Europe/Berlin, or unset it."
  case zoneBroken =
    "The time zone {name} cannot be used. Set TZ to one such as Europe/Berlin, or unset it."
  case settingsWrong =
    "Line {line} of fastd.conf is wrong, so the last good settings hold: {why}"
  case noHome = "Neither {variable} nor HOME says where your files are. Set one of them."
  case file = "{path}: {reason}"
  case fileTooLong = "{path} is longer than {limit} bytes."
  case notARegularFile = "{path} is no regular file."
  case notADirectory = "{path} is no directory."
  case notYours = "{path} belongs to somebody else."
  case locked = "{path} is in use by another program."
  case programEnded = "{program} did not end well, so nothing was changed."
  case noTerminal = "This needs a terminal."
  case healthFolderAway =
    "The health folder {path} is not there, so what was written into it stays."
  case healthFolderGone =
    "The health folder {path} is not there, so nothing was written. Mount its disk, or choose another folder: fastctl config set health.folder /PATH"
  case noHealthFolder =
    "There is no health folder. To have one: fastctl config set health.folder /PATH"
  case nobodyToAsk =
    "Nothing was changed: here neither pop-ups with buttons nor a menu program are there to ask you. What to do: fastctl doctor"
  case needsYes =
    "Nothing was changed: here nobody can be asked. To go on without a question, add: --yes"
}

/// Why a link is not opened.
enum AddressMessage: String, Message {
  case tooLong = "The link is too long: at most {limit} bytes."
  case otherScheme =
    "This is not a fastd: link. Expected one such as: fastctl open fastd:start?goal=16:8"
  case badCharacter = "The link contains characters that are not allowed in links."
  case unknownVerb = "A fastd: link cannot say '{verb}'. Expected one of: {verbs}"
  case unknownParameter = "A fastd: link for {verb} does not take '{parameter}'."
  case repeatedParameter = "The link gives {parameter} twice."
  case noValue = "The link gives no value for {parameter}."
  case unknownGoal =
    "The goal in the link is neither a length of time nor one of your schedules. To list them: fastctl schedule list"
  case unknownValue = "The value of {parameter} in the link is not a time."
  case both = "The link gives both {parameter} and {other}: use only one of them."
}
