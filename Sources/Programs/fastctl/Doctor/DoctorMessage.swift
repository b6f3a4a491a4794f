import Views

/// What doctor says; where something is wrong, also what to do.
enum DoctorMessage: String, Message {
  case answers = "answers at {path}"
  case away =
    "nobody answers at {path} ({reason}). To start fastd: fastctl status"
  case deaf =
    "nobody answers at {path} ({reason}), although fastd runs as process {process}. To end it: kill {process}. Any command then starts another"
  case lastStart =
    "nobody answers at {path}. The last attempt to start fastd failed: {reason}. When that is mended: fastctl status"
  case unitFailed =
    "{unit} is {state} ({result}). To see why: journalctl --user -u fastd"
  case noNamespaces =
    "this system forbids user namespaces, which the unit asks for. To adapt the unit: contrib/install"
  case sameVersion = "{version}, as fastctl"
  case otherVersion =
    "fastd {daemon}, fastctl {client}. To restart it: systemctl --user restart fastd"

  case storeFine = "{path}, {size}"
  case storeReadOnly = "{path} is damaged, and nothing is written any more"
  case storeElsewhere =
    "the daemon uses {path}, your environment says {here}. To tell the unit: contrib/install"
  case rowSetAside =
    "set aside, as it makes no sense: {row}. To bring back an earlier state: fastctl backup --list"
  case diskFree = "{free} free"
  case diskLow = "{free} free; commands fail when nothing is left"
  case backups = "{count} in {path}, the last {moment}"
  case noBackups = "none yet; one is made once a day when something has changed"
  case starts = "{clean} after a clean end, {unclean} after a crash or a power cut"
  case startsUnclean =
    "{clean} after a clean end, {unclean} after a crash or a power cut. To see why: journalctl --user -u fastd"

  case zone = "{zone}, from {source}"
  case zoneDiffers =
    "the daemon counts days in {zone}, you are in {here}. If that is not meant: systemctl --user restart fastd"
  case zoneOutdated =
    "the rules of {zone} have changed, and the daemon has the old ones. To have them read: systemctl --user reload fastd"
  case clockFine = "as the daemon's"
  case clockDiffers =
    "{seconds} s apart from the daemon's. To set it by the network: timedatectl set-ntp true"
  case clockUnset = "it shows {moment}. To set it by the network: timedatectl set-ntp true"

  case alertServer = "{name} {version}"
  case alertServerPlain = "{name} {version}, which has no buttons"
  case alertMuted = "{name} is muted, so you will not see when a goal is reached"
  case noAlertServer =
    "no server; what is due waits until there is one. Such as: apt install dunst, or a desktop's own"
  case noBus = "this session has no bus, so nothing can be shown; what is due waits for one"
  case hiddenBus =
    "your session bus is at {address}, where the unit's sandbox hides it. To have one that it sees: apt install dbus-user-session, then log in again"
  case hiddenBusBeside =
    "your session bus is at {address}, where the unit's sandbox hides it; fastd sees only {own}. Start your desktop without dbus-run-session or dbus-launch. If you cannot: systemctl --user edit fastd, add [Service] and {setting}, then at each login: systemctl --user import-environment DBUS_SESSION_BUS_ADDRESS && systemctl --user restart fastd"
  case silentServer = "the server does not answer; what is due waits for it. Start it again"
  case sleepingServer = "the server is started when there is something to show"
  case alertTrouble = "the last could not be shown: {detail}"
  case sameLanguage = "{language}, as fastctl"
  case otherLanguage =
    "notifications are in {daemon}, fastctl answers in {client}. To have one language: fastctl config set language {code}"
  case english = "English"
  case german = "German"
  case nextNews = "next: {news}"
  case noNextNews = "nothing is to come within a week"
  case noNews = "nothing waits to be shown"
  case newsWaiting = "{count} waiting to be shown"

  case settingsFine = "{path}"
  case settingsNotTaken =
    "the daemon does not go by {path} as it is now. To have it read: systemctl --user reload fastd"
  case settingsAbsent = "{path} is not there, so defaults count"
  case settingsWrong = "mistakes in {path}: {count}. To see them: fastctl config list"

  case hooksNone = "none in {path}"
  case hooksRun = "{names}, in {path}"
  case hooksRefused =
    "{path} is not yours alone, so none is run. To mend it: chmod go-w {path}"
  case hooksUnreadable = "{path} cannot be used ({reason}), so none is run"
  case hookNotAFile = "{path} is no regular file, so it is not run"
  case hookNotExecutable = "{path} is not run. To have it run: chmod +x {path}"
  case hookForeign = "{path} belongs to somebody else, so it is not run"
  case hookWritable =
    "{path} can be written by others, so it is not run. To mend it: chmod go-w {path}"
  case hookUnreadable = "{path} is not run ({reason})"

  case healthFolderFine = "{path}, {count} files"
  case healthFolderAway =
    "{path} is not there; what is to be written waits for it. To have another: fastctl config set health.folder /PATH"

  case coachFine = "{path}, {count} lines of your own"
  case coachWrong = "line {line} of {path} is left out: {why}"
  case coachMore = "and {count} more lines of {path} are left out"

  case supervised = "by systemd"
  case unsupervised =
    "by nobody; a crash ends it. To have it watched: systemctl --user enable --now fastd"
  case noSystemd = "by nobody, since systemd does not run this session"
  case autostart = "starts with each login"
  case noAutostart = "does not start by itself. To change that: systemctl --user enable --now fastd"
  case autostartDesktop = "starts with the desktop session"
  case noAutostartDesktop = "does not start by itself. To change that: contrib/install"
  case lingers = "goes on when you are logged out"
  case endsWithSession =
    "ends when you log out; the fast goes on. To keep it running: loginctl enable-linger"
}

extension DoctorMessage {
  /// The catalogues there are.
  init(language code: String) { self = code == "de" ? .german : .english }

  /// From the daemon's word for it.
  init(alertTrouble word: String) {
    switch word {
    case "noBus": self = .noBus
    case "noServer": self = .noAlertServer
    case "noAnswer": self = .silentServer
    case "notStarted": self = .sleepingServer
    default: self = .alertTrouble
    }
  }
}
