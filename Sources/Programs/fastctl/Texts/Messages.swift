import Nouns
import Views

/// What is wrong with the words that were typed.
enum UsageMessage: String, Message {
  case unknownCommand = "There is no command '{word}'."
  case unknownCommandNear = "There is no command '{word}'. Did you mean: fastctl {nearest}?"
  case unknownVerb = "There is no command '{command} {word}'. Choose from: {verbs}"
  case ambiguous = "'{word}' could be {candidates}."
  case either = "{words} or {last}"
  case missingVerb = "What should {command} do? Choose from: {verbs}"
  case unknownOption = "{command} has no option '{word}'."
  case unknownOptionNear = "{command} has no option '{word}'. Did you mean {nearest}?"
  case repeatedOption = "{option} was given twice."
  case missingValue = "{option} needs a value, such as {option} {example}"
  case needlessValue = "{option} takes no value, but '{word}' was given."
  case missingArgument = "{command} needs {argument}, such as: fastctl {command} {example}"
  case needlessArgument = "{command} takes no argument '{word}'."
  case extraArgument = "'{word}' is one argument too many for {command}."
  case quoteTime = "A time of several words needs quotes: --at \"yesterday 20:00\""
  case quoteText = "A text of several words needs quotes: fastctl {command} {example}"
  case unknownChoice = "'{word}' is not one of: {choices}"
  case unknownChoiceNear = "'{word}' is not one of: {choices}. Did you mean {nearest}?"
  case conflict = "{option} and {other} cannot be used together."
  case notANumber = "{option} needs a number, such as {option} 10, not '{word}'."
  case notACount = "{command} takes a number, such as fastctl {command} 5, not '{word}'."
  case tooMany = "At most {limit} at once, not '{word}'."
  case noQuestion =
    "There is no question '{word}'. They are numbered 1 to 9, such as --answers 2,5; if none applies: --none"
  case missingOption = "{option} needs {other}."
  case neededOption = "{command} needs {option}, such as: fastctl {command} {example}"
  case neededEither =
    "{command} needs {option} or {other}, such as: fastctl {command} {example}"
  case notAMood = "A mood is a number from 1 to 5, not '{word}'."
  case daysInReverse = "--to is before --from."
  case formatAsFile =
    "'{word}' would be the name of the file. For that format: --format {word}; for a file of that name: ./{word}"
  case unknownEnding = "No format ends in '{ending}'. Choose one with --format: {formats}"
  case nothingToEdit =
    "Say what to change, such as: fastctl edit --start 19:30 (or --end, --goal, --note, --mood, --reason)"
  case example = "For example: fastctl {command} {example}"
  case moreHelp = "For help: fastctl {command} --help"
}

/// What is wrong with a time, a span, a goal or another value, and what would be right.
enum TimeMessage: String, Message, CaseIterable {
  case notUnderstood = "'{text}' is not understood. {expected}"
  case notUnderstoodFrom = "'{text}' is not understood from '{word}' on. {expected}"
  case incomplete = "'{text}' is incomplete. {expected}"
  case empty = "The value is empty. {expected}"
  case emptyOption = "{option} is empty. {expected}"

  // What can be said without looking at the text.
  case time = "Expected a time such as 20:00, \"yesterday 20:00\", 8pm or \"90m ago\"."
  case day = "Expected a day such as 2026-03-01, yesterday or \"22 Nov\"."
  case month = "Expected a month or a year such as 2026-03, march or 2026."
  case monthAlone = "Expected a month such as 2026-03 or march. A whole year: fastctl calendar 2026"
  case weekdays = "Expected days such as mon-fri or sat,sun."
  case span = "Expected a length of time such as 16h, 2h30m, 90m or 16:30."
  case goal = "Expected a goal such as 16:8, omad or 18h."
  case year = "A year has four digits, as in 2026-03-01."
  case hour = "Hours go from 0 to 23, or from 1 to 12 with am or pm, such as 20:00 or 8pm."
  case minute = "Minutes have two digits and go up to 59, as in 20:05."
  case second = "Seconds have two digits and go up to 59, as in 20:05:30."
  case realDate = "The calendar has no such day."
  case unit = "A unit is missing or in the wrong place: d, h, m, s, such as 2h30m."
  case number = "A number is missing."
  case sign = "A change begins with + or -, such as +1h or -30m."
  case offset = "Expected an offset from UTC such as +01:00 or Z."
  case intention =
    "Expected a schedule or off, such as \"mon-fri 16:8 20:00\" or \"sun off\"."
  case anotherWeekday = "You have already named that day."
  case quote = "The closing quote is missing."
  case wholeHours = "Expected whole hours such as 15."
  case weight = "Expected a weight such as 82.5kg, 181lb or \"12st 8.5\"."
  case height = "Expected a height such as 180cm, 1.80m or 5ft11."
  case energy = "Expected energy in whole numbers such as 2300kcal or 9623kJ."
  case weightOfPeople =
    "Weights must be between 20 and 400 kg (45 and 881 lb, 4 and 62 st), such as 82.5kg, 181lb or \"12st 8.5\"."
  case heightOfPeople =
    "Heights must be between 100 and 250 cm (3 ft 4 and 8 ft 2), such as 180cm, 1.80m or 5ft11."
  case poundsOfStone =
    "A stone has 14 pounds, so the number of pounds after it must be smaller, as in \"12st 8.5\"."
  case inchesOfFoot =
    "A foot has 12 inches, so the number of inches after it must be smaller, as in 5ft11."
  case decimals = "One to four digits follow the decimal point, as in 82.5."
  case age = "Expected an age in whole years such as 45."
  case restriction =
    "Expected a deficit in percent such as 30, or gentle (15), standard (30) or study (33)."
  case pattern = "Expected low-calorie days such as mon,thu, or alternate, or none."
  case twoDays = "5:2 has two low-calorie days, as in \"5:2 mon,thu\"."
  case birth = "Expected a date of birth or a year such as 1985-03-12 or 1985."
  case food = "Expected a food such as oats, \"80g oats\" or \"bar 210kcal\"."
  case mealSlot = "Expected breakfast, lunch, dinner or snack before the colon."
  case oneSlot = "A meal is either breakfast, lunch, dinner or a snack."
  case separator = "Expected + or a comma between two foods, such as \"oats 80g + milk 200ml\"."
  case oneAmount = "Expected one amount for each food, such as \"80g oats\"."
  case oneValue = "Expected energy, protein, carbohydrate and so on once for each food."
  case energyOfFood = "The energy of a food goes up to 9,999 kcal."
  case macroOfFood = "Protein, carbohydrate, fat and so on go up to 999.9 g."
  case amountOfFood =
    "Amounts go from 0.1 g to 5 kg, from 0.1 ml to 5 l, and up to 1,000 of what is counted."
  case foods = "A meal has at most {limit} foods."
  case barcode =
    "'{text}' is not a barcode: those have 8, 12, 13 or 14 digits. Check the number, or type the food's name."
  case checkDigit =
    "'{text}' is not a barcode: its last digit would have to be {digit}. Did you mistype it?"
  case smaller = "That number is too large; the maximum is {limit}."
  case shorter = "That is longer than {limit} characters."

  // What is said of the text itself.
  case nearest = "'{text}': did you mean {nearest}?"
  case either = "'{text}' is ambiguous. Did you mean {one} or {other}?"
  case ago = "'{text}' is a length of time. Did you mean \"{text} ago\"?"
  case numberAlone = "'{text}' what? Add a unit, such as {number}h or {number}m."
  case foodOrEnergy = "'{text}' what? For energy: {text}kcal. For a food: \"{text}g oats\""
  case clockAfterDay = "'{text}' has no time of day. Add one, such as \"yesterday 20:00\"."
  case goalAboveZero =
    "'{text}' is too short for a goal. For no goal, type the word none in its place."
  case twoNumbers =
    "'{text}' has one number too many: 16:8 is a schedule, 16:30 is 16 hours 30 minutes."
  case eatingTime = "'{text}' leaves no time to eat. For 24 hours: 24h"
  case schedule =
    "'{text}': hours of fasting and eating add up to 24, such as {nearest}. For hours and minutes: {span}"
  case laterDay = "'{text}' is before the first day."
  case changeIsNoGoal =
    "'{text}' changes the goal of the current fast: fastctl goal {text}. To start with a goal: fastctl start 16h. To start in the past: fastctl start --ago 5h"

  // What is said of a value that was taken.
  case takenAsHours = "{number} means {number} hours here."
  case afterGap = "The clocks went forward over {text}, so it is read as {moment}."
  case earlierOfTwo =
    "The clocks showed {text} twice; it is read as the first, {moment}. For the second: \"{text} {offset}\""
}

/// What keeps us from the daemon or from the person's files.
enum TroubleMessage: String, Message {
  case noReminder = "There is no reminder '{id}'. To list them: fastctl remind"
  case startToCome =
    "{time} is in the future: a fast starts when you say so. To be reminded: fastctl remind add \"Start fasting\" --at \"{time}\""
  case noMeal = "No meal is logged yet, so there is no last one. To give a time: --at 20:00"
  case mealLongAgo =
    "Your last logged meal was {moment}, which is too long ago. To give a time: --at 20:00"
  case noFast = "There is no fast on {date}. To list your fasts: fastctl history"
  case noMealItem = "No entry has the ID '{id}'. To list them: fastctl meal list"
  case noWeighing = "There is no weigh-in '{id}'. To list them: fastctl weight list"
  case noDrink = "There is no drink '{id}'. To list them: fastctl drink list"
  case noVersion = "Your profile has no version from {id}."
  case noSafety = "There are no answers to the safety questions."
  case noVacation = "There is no vacation '{id}'. To list them: fastctl schedule vacation"
  case away = "The daemon is not running ({reason}). To start it: fastctl status"
  case mayBeDone =
    "The connection was lost, so your command may have been carried out. To check: fastctl {command}"
  case hangs =
    "The daemon no longer answers; your command may have been carried out. To find out why: fastctl doctor"
  case perhapsDone =
    "The connection was lost before that, so your command may have been carried out. You will see whether it was once fastd is running again."
  case lost = "The connection was lost. Try again; if that does not help: fastctl doctor"
  case full =
    "Other programs hold all connections to fastd, so this command was not carried out. Close status bars and scripts that stay connected, and try again."
  case timedOut = "The daemon does not answer. To find out why: fastctl doctor"
  case notOurs =
    "The program that answers at the socket is not fastd, or a very different version of it."
  case unsafeDirectory =
    "Somebody else could have made {path}, so it is not used. To remove it: rm -r {path}"
  case notASocket = "{path} is not a socket. Remove it, or set FASTD_SOCKET to another path."
  case badPath =
    "FASTD_SOCKET cannot be '{path}': a path begins with / and has at most {limit} bytes."
  case longRuntimePath =
    "XDG_RUNTIME_DIR makes the socket's path longer than {limit} bytes: {path}. Set FASTD_SOCKET to a shorter one."
  case strangeServer =
    "A program of another user (user ID {user}) answers at {path}, so fastctl does not talk to it. Set FASTD_SOCKET to a path of your own."
  case noProgram = "fastd is neither beside fastctl nor in PATH. To get it, reinstall fastd"
  case ended = "fastd cannot start: {reason}"
  case endedSilently = "{path} ended at once without saying why. To find out: fastctl doctor"
  case unitFailed = "systemd cannot start fastd: {unit} is {state} ({result}). {words}"
  case unitMore = "To see more: journalctl --user -u fastd"
  case tooSlow =
    "fastd was started but does not answer yet. Try again; if that does not help: fastctl doctor"
  case otherVersion =
    "The daemon is version {daemon}, fastctl is {client}. To restart it: systemctl --user restart fastd"
  case unknownCall =
    "The daemon does not know this call ({error}), so it is another version. To restart it: systemctl --user restart fastd"

  case zoneMissing =
    "There is no time zone '{name}'. Set TZ to one such as Europe/Berlin, or unset it."
  case zoneBroken =
    "The time zone '{name}' cannot be used. Set TZ to one such as Europe/Berlin, or unset it."
  case settingsWrong =
    "Line {line} of fastd.conf is wrong, so the last good settings apply: {why}"
  case noHome =
    "Neither {variable} nor HOME is set, so there is no place for your files. Set one of them."
  case relativeHome =
    "HOME is '{path}', which is not an absolute path. Set it to your home directory."
  case file = "{path}: {reason}"
  case fileTooLong = "{path} is longer than {limit} bytes."
  case notARegularFile = "{path} is not a regular file."
  case notADirectory = "{path} is not a directory."
  case notYours = "{path} belongs to somebody else."
  case locked = "{path} is in use by another program."
  case programEnded = "{program} failed, so nothing was changed."
  case noTerminal = "This needs a terminal."
  case healthFolderAway =
    "The health folder {path} cannot be found (is its disk mounted?), so the files in it were not deleted."
  case fileExists =
    "{path} already exists, so nothing was written. To replace it, add: --yes"
  case folderNotEmpty =
    "{path} is not empty. Name a new folder; nothing was written."
  case noTables =
    "{path} is a folder without tables of fastd. To write some: fastctl export --csv {path}. To import another program's file, name the file."
  case healthFolderGone =
    "The health folder {path} does not exist, so nothing was written. Mount its disk, or choose another folder: fastctl config set health.folder /PATH"
  case noHealthFolder =
    "No health folder is set. To set one: fastctl config set health.folder /PATH"
  case noInbox = "No inbox for weights is set. To set one: fastctl config set weight.inbox /PATH"
  case unreadLines =
    "Some lines of {file} could not be read; all others are imported. To see them: fastctl import {file} --dry-run"
  case inboxGone =
    "The inbox {path} does not exist, so nothing was read. Mount its disk, or choose another folder: fastctl config set weight.inbox /PATH"
  case nobodyToAsk =
    "Nothing was changed: there are neither pop-ups with buttons nor a menu program to ask you. To see what is missing: fastctl doctor"
  case needsYes =
    "Nothing was changed: there is no terminal to ask you on. To go ahead without a question, add: --yes"
}

extension TroubleMessage {
  /// For rows named by their id; for fasts, the daemon's own refusal is shown.
  init(noneOf kind: Row.Kind) {
    switch kind {
    case .reminder: self = .noReminder
    case .weighing: self = .noWeighing
    case .vacation: self = .noVacation
    case .drink: self = .noDrink
    case .profile: self = .noVersion
    case .safety: self = .noSafety
    default: self = .noMealItem
    }
  }
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
  case unknownWeight =
    "Weights must be between 20 and 400 kg. Expected a link such as: fastd:weight?kg=82.4"
  case unknownMeal =
    "The meal in the link is not understood. Expected one such as: fastd:meal?text=oats%2080g"
  case both = "The link gives both {parameter} and {other}: use only one of them."
}
