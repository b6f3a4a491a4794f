import Views

/// What doctor says; where something is wrong, also what to do.
enum DoctorMessage: String, Message, CaseIterable {
  case allFine = "All checks passed."
  case answers = "answers at {path}"
  case away =
    "no answer at {path} ({reason}). To start fastd: fastctl status"
  case deaf =
    "no answer at {path} ({reason}), although fastd is running as process {process}. To end it: kill {process}. The next command then starts it again"
  case elsewhere =
    "fastd is running as process {process} and listens at {path}, but this shell looks for it at {here}. To use it: export FASTD_SOCKET={path}"
  case lastStart =
    "no answer at {path}. fastd could not be started: {reason}. Once that is fixed: fastctl status"
  case unitFailed =
    "{unit} is {state} ({result}). To see why: journalctl --user -u fastd"
  case noNamespaces =
    "this system forbids user namespaces, which the unit asks for. To run without them: install -Dm644 {file} {drop}, then: systemctl --user daemon-reload && systemctl --user restart fastd. For search, the tray and sharing: the same in fastd-search.service.d, fastd-tray.service.d, fastd-sync.service.d and fastd-sync-live.service.d"
  case sameVersion = "{version}, same as fastctl"
  case otherVersion =
    "fastd {daemon}, fastctl {client}. To restart it: systemctl --user restart fastd"

  case storeFine = "{path}, {size}"
  case storeReadOnly = "{path} is damaged, so nothing is saved any more"
  case storeElsewhere = "the daemon uses {path}, this shell uses {here}"
  case storeElsewhereForUnit =
    "the daemon uses {path}, this shell uses {here}. To use that place: mkdir -p {base}/fastd, add [Service], Environment=\"XDG_DATA_HOME={base}\" and ReadWritePaths=\"-{base}/fastd\" with systemctl --user edit fastd, then: systemctl --user restart fastd. Your entries stay in {path}: fastctl backup FILE before, fastctl restore FILE after"
  case rowSetAside =
    "an unusable entry was set aside: {row}. To go back to an earlier state: fastctl backup --list"
  case operationsDiffer =
    "these entries do not match their operations: {rows}. The entries themselves are untouched. To report it: fastctl report"
  case operationsAltered =
    "changed or missing since they were written: {operations}. The entries you see are untouched. To report it: fastctl report"
  case datedAhead =
    "more than a day in the future: {rows}. If a clock was wrong, correct their times"
  case diskFree = "{free} free"
  case diskLow = "{free} free; once the disk is full, nothing can be saved"
  case backups = "{count} in {path}, the last {moment}"
  case noBackups = "none yet; one is made once a day when something has changed"
  case starts = "{clean} after a clean exit, {unclean} after a crash or power cut"
  case startsUnclean =
    "{clean} after a clean exit, {unclean} after a crash or power cut. To see why: journalctl --user -u fastd"

  case zone = "{zone}, from {source}"
  case zoneDiffers =
    "the daemon uses {zone}, this shell uses {here}. If that is wrong: systemctl --user restart fastd"
  case zoneOutdated =
    "the rules of {zone} have changed, and the daemon still has the old ones. To reload them: systemctl --user reload fastd"
  case clockFine = "in step with the daemon"
  case clockDiffers =
    "{seconds} s off the daemon's. To set it from the network: timedatectl set-ntp true"
  case clockUnset = "it shows {moment}. To set it from the network: timedatectl set-ntp true"

  case alertServer = "{name} {version}"
  case alertServerPlain = "{name} {version}, without buttons"
  case alertMuted = "{name} is muted, so you will not see when a goal is reached"
  case noAlertServer =
    "no notification server, so notifications wait. To get one: apt install dunst"
  case noBus = "this session has no bus, so notifications have to wait"
  case hiddenBus =
    "your session bus is at {address}, where the unit's sandbox hides it. To get one that it sees: apt install dbus-user-session, then log in again"
  case hiddenBusBeside =
    "your session bus is at {address}, where the unit's sandbox hides it; fastd sees only {own}. Start your desktop without dbus-run-session or dbus-launch. If you cannot: systemctl --user edit fastd, add [Service] and {setting}, then at each login: systemctl --user import-environment DBUS_SESSION_BUS_ADDRESS && systemctl --user restart fastd"
  case silentServer = "the notification server does not answer, so notifications wait. Restart it"
  case sleepingServer = "the notification server starts when there is something to show"
  case alertTrouble = "the last notification could not be shown: {detail}"
  case sameLanguage = "{language}, same as fastctl"
  case otherLanguage =
    "notifications are in {daemon}, fastctl answers in {client}. To use one language: fastctl config set language {code}"
  case nextNews = "next: {news}"
  case noNextNews = "nothing is due within a week"
  case noNews = "nothing is waiting to be shown"
  case newsWaiting = "{count} waiting to be shown"

  case settingsFine = "{path}"
  case settingsIdle =
    "{key} is kept with your data now, and its line in {path} says something else, which nothing reads. To change it: fastctl config set {key} VALUE"
  case settingsNotTaken =
    "the daemon has not read the latest {path}. To reload it: systemctl --user reload fastd"
  case unwatched =
    "changes to the settings file, the inbox and the time zone are noticed only minutes later, because other programs use all the inotify instances you may have. To allow more: sudo sysctl fs.inotify.max_user_instances=1024"
  case settingsAbsent = "{path} does not exist, so the defaults apply"
  case settingsWrong = "mistakes in {path}: {count}. To see them: fastctl config list"

  case hooksNone = "none in {path}"
  case hooksRun = "{names}, in {path}"
  case hooksRefused =
    "others can change {path}, so no hook runs. To fix it: chmod go-w {path}"
  case hooksUnreadable = "{path} cannot be used ({reason}), so no hook runs"
  case hookNotAFile = "{path} is not a regular file, so it does not run"
  case hookNotExecutable = "{path} does not run. To make it run: chmod +x {path}"
  case hookForeign = "{path} belongs to somebody else, so it does not run"
  case hookWritable =
    "others can change {path}, so it does not run. To fix it: chmod go-w {path}"
  case hookUnreadable = "{path} does not run ({reason})"

  case healthFolderFine = "{path}, files: {count}"
  case healthFolderAway =
    "{path} does not exist; files wait until it does. To choose another: fastctl config set health.folder /PATH"

  case inboxFine = "{path} is watched"
  case inboxFull =
    "{path} is watched, but it has more than {count} tables, so the first by name are not read. To have every table read, move old ones elsewhere"
  case inboxAway =
    "{path} does not exist; weights are read once it does. To choose another: fastctl config set weight.inbox /PATH"
  case phoneFine =
    "{path} is watched; last file {file}, {time}: {done} done, {refused} not done"
  case phoneUnused = "{path} is watched; nothing has arrived yet"
  case phoneAway =
    "{path} does not exist, so nothing is read. To set it up again: fastctl sync phone on"
  case phoneUnwritable = "{path} cannot be written, so nothing is answered"
  case shareFine = "shared through {path}"
  case shareAway =
    "there is no folder {path}, so nothing is exchanged. To choose another: fastctl sync folder PATH"
  case shareUnwritable = "{path} cannot be written, so nothing is exchanged"
  case shareKeyless = "the key is gone, so nothing is exchanged. To join again: fastctl sync join"
  case shareKept =
    "{path} keeps old versions of shared files, also of what you erased. They are encrypted; to be rid of them, delete them there"
  case dataCarried =
    "{path} lies in a folder that another program synchronises ({sign}). Two machines would damage the database: move it out of there, and share with fastctl sync folder PATH"
  case coachFine = "{path}, lines of your own: {count}"
  case coachWrong = "line {line} of {path} is skipped: {why}"
  case coachMore = "more lines of {path} that are skipped: {count}"

  case supervised = "by systemd"
  case unsupervised =
    "none: a crash ends the daemon. To have systemd restart it: systemctl --user enable --now fastd"
  case noSystemd = "not supervised (no systemd session)"
  case autostart = "starts when you log in"
  case noAutostart =
    "does not start when you log in. To change that: systemctl --user enable --now fastd"
  case autostartDesktop = "starts with the desktop session"
  case noAutostartDesktop =
    "does not start when you log in. To change that, add fastd to your desktop's startup programs"
  case lingers = "keeps running after you log out"
  case endsWithSession =
    "ends when you log out; your fast continues. To keep the daemon running: loginctl enable-linger"

  case trayShown = "an icon shows your fast"
  case trayShownNow =
    "an icon shows your fast until you log out. To have it always: fastctl setup bar tray"
  case trayUnseen =
    "fastd-tray is running, but no panel shows its icon. GNOME needs the extension AppIndicator for that, and waybar its module tray"
  case trayEnded = "set up, but not running. To start it: {command}"
  case trayOff = "no icon. To have one in the tray of your panel: fastctl setup bar tray"
}

extension DoctorMessage {
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
