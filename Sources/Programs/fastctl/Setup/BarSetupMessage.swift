import Views

/// What `setup bar` says.
enum BarSetupMessage: String, Message {
  case here = "here"
  case notHere = "not found here"
  case setUp = "set up"
  case choose = "To set one up: fastctl setup bar NAME"
  case already = "{bar} shows fastd already."
  case alreadyElsewhere =
    "{bar} shows fastd already, but asks another fastctl than this one. To change that: fastctl setup bar {bar} --undo, and then without it."
  case which = "Into which bar? {names}:"
  case done =
    "Done. What was there before is kept in {directory}. To take it out again: fastctl setup bar {bar} --undo"
  case reload = "To see it now: {command}"
  case byHand = "The lines above are in {file}"
  case notThere = "There is nothing of fastd in the configuration of {bar} that could be taken out."
  case undone = "fastd is taken out of {bar}."
  case untilRestart =
    "A tmux that runs still shows fastd and takes clicks for it until it is started again."
}

/// What a person does by hand, for a bar whose configuration is not safely changed by a program.
enum BarAdviceMessage: String, Message {
  case xmobar =
    "The configuration of xmobar is a program: put what is in commands and in template into your own."
  case eww =
    "Put the file beside your eww.yuck, write (include \"fastd.yuck\") into that, and (fastd) into a window."
  case genmon = "Add a Generic Monitor to the panel, and give it this command and period."
  case kde =
    "Add the widget Command Output to a panel, and give it these commands and this interval."
  case conky = "The configuration of conky is a program: put the line in conky.text into your own."
  case swaylock = "Lock with this script instead of swaylock; it needs ImageMagick."
  case powerlevel10k =
    "Source the file in your ~/.zshrc behind powerlevel10k, and put fastd into POWERLEVEL9K_RIGHT_PROMPT_ELEMENTS."
  case kdeconnect =
    "In the settings of KDE Connect, your phone, Run commands: Import takes this file and replaces the commands that are there, so export yours first."
}

/// Why `setup bar` leaves a configuration alone.
enum BarTroubleMessage: String, Message {
  case notUnderstood =
    "{path}:{line}: This is not understood, so nothing was changed. What to put in is in {ready}"
  case noPlace =
    "{path} does not say itself what stands in the bar, so nothing was changed. What to put in is in {ready}"
  case several =
    "{path} has several bars ({names}), and nobody can be asked which one is meant. What to put in is in {ready}"
  case taken =
    "{path} shows {program} in its bar, which would be lost, so nothing was changed. A bar shows one program: put the line above in its place, or have i3blocks or i3status-rust show both. It is in {ready}"
  case named =
    "{path} has {name} already, and it is not the one that comes with fastd, so nothing was changed. Give yours another name, or put into it what you like of {ready}"
  case another = "{path} is there already and is another one, so nothing was changed."
  case noConfig = "{bar} has no configuration here that could be changed. Make one first."
  case noReadyFile = "There is no {path}. It comes with fastd: contrib/install"
  case oddPath =
    "{path} is no place that can be written into every configuration: it has signs in it that mean something there. Install fastd elsewhere."
  case readOnly =
    "{path} may not be written, so another program seems to make it. Change it there."
  case changedMeanwhile =
    "{path} has changed meanwhile, so nothing was changed. Run it again."
  case changedSince =
    "{path} was changed since and is not understood any more, so nothing was taken out. Take out the lines about fastd by hand."
  case changedSinceKept =
    "{path} was changed since and is not understood any more, so nothing was taken out. As it was before: {backup}"
}
