import Views

/// What `setup bar` says.
enum BarSetupMessage: String, Message {
  case here = "found"
  case notHere = "not found"
  case setUp = "set up"
  case choose = "To set one up: fastctl setup bar NAME"
  case already = "{bar} already shows fastd."
  case alreadyElsewhere =
    "{bar} already shows fastd, but runs a different fastctl. To change that: fastctl setup bar {bar} --undo, then fastctl setup bar {bar}"
  case which = "Which bar? {names}:"
  case done =
    "Done. A copy of your files is kept in {directory}. To remove fastd again: fastctl setup bar {bar} --undo"
  case reload = "To see it now: {command}"
  case byHand = "The lines above are in {file}"
  case notThere = "The configuration of {bar} has nothing of fastd to remove."
  case undone = "Removed fastd from {bar}."
  case trayDone = "Done. To remove it again: fastctl setup bar tray --undo"
  case trayUntilLogout = "An icon that is shown stays until you log out."
  case untilRestart =
    "A running tmux still shows fastd and reacts to clicks on it until you restart it."
}

/// What a person does by hand, for a bar whose configuration is not safely changed by a program.
enum BarAdviceMessage: String, Message {
  case xmobar =
    "The configuration of xmobar is a program: copy the parts for commands and template into yours."
  case eww =
    "Put the file next to your eww.yuck, add (include \"fastd.yuck\") to that file, and (fastd) to a window."
  case genmon = "Add a Generic Monitor to the panel, and give it this command and period."
  case kde =
    "Add the Command Output widget to a panel, and give it these commands and this interval."
  case conky = "The configuration of conky is a program: copy the line in conky.text into yours."
  case swaylock = "Lock the screen with this script instead of swaylock; it needs ImageMagick."
  case powerlevel10k =
    "Source the file in your ~/.zshrc after powerlevel10k, and add fastd to POWERLEVEL9K_RIGHT_PROMPT_ELEMENTS."
  case kdeconnect =
    "In the settings of KDE Connect, open your phone, then Run commands. Import loads this file and replaces the existing commands, so export yours first."
}

/// Why `setup bar` leaves a configuration alone.
enum BarTroubleMessage: String, Message {
  case notUnderstood =
    "{path}:{line}: This was not understood, so nothing was changed. What to add is in {ready}"
  case noPlace =
    "{path} does not itself define what the bar shows, so nothing was changed. What to add is in {ready}"
  case several =
    "{path} has several bars ({names}), and you cannot be asked which one. What to add is in {ready}"
  case taken =
    "{path} shows {program} in its bar, which would be lost, so nothing was changed. A bar shows one program: replace it with the line above, or show both with i3blocks or i3status-rust. The line is in {ready}"
  case named =
    "{path} already has a {name} that is not the one from fastd, so nothing was changed. Rename yours, or copy what you need from {ready}"
  case another = "{path} already exists and is not from fastd, so nothing was changed."
  case noConfig = "{bar} has no configuration to change. Create one first."
  case noReadyFile = "There is no {path}. To get it, reinstall fastd"
  case oddPath =
    "{path} contains characters that have a special meaning in configuration files. Install fastd elsewhere."
  case notDone = "{command} failed: {reason}"
  case readOnly =
    "{path} is read-only, so another program seems to generate it. Make the change there."
  case changedMeanwhile =
    "{path} has changed in the meantime, so nothing was done. Run the command again."
  case changedSince =
    "{path} has changed since and is no longer understood, so nothing was removed. Remove the lines about fastd by hand."
  case changedSinceKept =
    "{path} has changed since and is no longer understood, so nothing was removed. The original is in {backup}"
}
