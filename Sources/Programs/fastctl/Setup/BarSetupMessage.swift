import Views

/// What `setup bar` says.
enum BarSetupMessage: String, Message {
  case here = "found"
  case notHere = "not found"
  case setUp = "set up"
  case choose = "To set one up: fastctl setup bar NAME"
  case already = "{bar} already shows fastd."
  case alreadyElsewhere =
    "{bar} already shows fastd, but runs a different fastctl. To change that: fastctl setup bar {bar} --undo, then again without --undo."
  case which = "Which bar? {names}:"
  case done =
    "Done. The previous files are kept in {directory}. To remove fastd again: fastctl setup bar {bar} --undo"
  case reload = "To see it now: {command}"
  case byHand = "The lines above are in {file}"
  case notThere = "The configuration of {bar} has nothing of fastd to remove."
  case undone = "Removed fastd from {bar}."
  case untilRestart =
    "A running tmux still shows fastd and takes clicks for it until it is restarted."
}

/// What a person does by hand, for a bar whose configuration is not safely changed by a program.
enum BarAdviceMessage: String, Message {
  case xmobar =
    "The configuration of xmobar is a program: copy what is in commands and in template into your own."
  case eww =
    "Put the file next to your eww.yuck, add (include \"fastd.yuck\") there, and (fastd) to a window."
  case genmon = "Add a Generic Monitor to the panel, and give it this command and period."
  case kde =
    "Add the widget Command Output to a panel, and give it these commands and this interval."
  case conky = "The configuration of conky is a program: copy the line in conky.text into your own."
  case swaylock = "Lock with this script instead of swaylock; it needs ImageMagick."
  case powerlevel10k =
    "Source the file in your ~/.zshrc after powerlevel10k, and add fastd to POWERLEVEL9K_RIGHT_PROMPT_ELEMENTS."
  case kdeconnect =
    "In the settings of KDE Connect, under your phone and Run commands: Import reads this file and replaces your commands, so export them first."
}

/// Why `setup bar` leaves a configuration alone.
enum BarTroubleMessage: String, Message {
  case notUnderstood =
    "{path}:{line}: fastd cannot read this line, so nothing was changed. The lines to add are in {ready}"
  case noPlace =
    "{path} does not itself say what is in the bar, so nothing was changed. The lines to add are in {ready}"
  case several =
    "{path} has several bars ({names}), and there is no terminal to ask which one you mean. The lines to add are in {ready}"
  case taken =
    "{path} shows {program} in its bar, which would be lost, so nothing was changed. A bar shows one program: put the line above in its place, or let i3blocks or i3status-rust show both. The line is in {ready}"
  case named =
    "{path} already has {name}, and it is not the one that comes with fastd, so nothing was changed. Give yours another name, or copy what you want from {ready}"
  case another = "{path} already exists and is a different file, so nothing was changed."
  case noConfig = "{bar} has no configuration here. Make one first."
  case noReadyFile = "There is no {path}. It comes with fastd: contrib/install"
  case oddPath =
    "The path {path} has characters that mean something else in configuration files. Install fastd elsewhere."
  case readOnly =
    "{path} is not writable; another program seems to generate it. Change it there."
  case changedMeanwhile =
    "{path} has changed in the meantime, so nothing was written. Run the command again."
  case changedSince =
    "{path} has changed since, and fastd can no longer read it, so nothing was removed. Remove the lines about fastd by hand."
  case changedSinceKept =
    "{path} has changed since, and fastd can no longer read it, so nothing was removed. The file as it was: {backup}"
}
