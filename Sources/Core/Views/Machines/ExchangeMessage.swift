package enum ExchangeMessage: String, Message {
  case alone =
    "This machine shares its entries with no other. To share them through a folder that you synchronise, for example with Syncthing: fastctl sync folder PATH. Through a hub, with its code: fastctl sync join"
  case shared = "Shared through {place}, last exchange {time}."
  case neverExchanged = "Shared through {place}. Nothing has been exchanged yet."

  case folderGone = "Nothing is exchanged: there is no folder {folder}."
  case unwritable = "Nothing is exchanged: the folder cannot be written ({detail})."
  case full = "Nothing is exchanged: the disk is full ({detail})."
  case key =
    "Nothing is exchanged: this machine has no key for what is shared. To join again: fastctl sync join"
  case removed =
    "This machine was removed by another one, so it exchanges nothing. To join again, with the code of fastctl sync invite on another machine: fastctl sync join"
  case ended =
    "Another machine has ended sharing here or changed the key. To join again with a new code: fastctl sync join"
  case rejoined =
    "Your other machines have changes of this one that are not here, for the second time today. Are there two copies of your data? The next attempt follows tomorrow."
  case missing =
    "Sharing needs the program fastd-sync, which is not installed. It comes in a package of its own, beside that of fastd."
  case failed = "Nothing is exchanged ({detail})."
  case hubAway = "The hub cannot be reached ({detail}). It is tried again."
  case hubRefused =
    "The hub no longer accepts this machine: another one has changed the key, or the administrator has locked it. To join again, with the code of one of your machines (fastctl sync invite there) or of the administrator: fastctl sync join"
  case hubRefusesCode =
    "The hub does not accept this code: it was used already, or there is a newer one. Use the code of one of your machines (fastctl sync invite there), or ask the administrator for a new one. Nothing was changed here."
  case hubAwayNow =
    "Nothing was changed: the hub cannot be reached ({detail}). Please try again later."
  case notRekeyed = "The key was not changed."
  case hubIsOff = "The hub is off on this machine. To use it again: fastctl sync hub on"
  case hubCodeNeeded = "To use the hub again, you need a new code from its administrator."
  case hubFull = "The hub has no room left for you. Ask its administrator for more."
  case hubUnsafe =
    "The hub cannot prove what it is, or was set up wrongly ({detail}), so nothing is exchanged with it. Its administrator finds what to do in HUB.md."
  case hubNewer = "The hub is of a later version. Please update fastd on this machine."
  case hubFailed =
    "The hub gave an answer that cannot be used ({detail}). Please report it: fastctl report"
  case hubLibrary =
    "A hub needs the library libpq, which is not installed. On Debian: sudo apt install libpq5"
  case hubFilled = "Your part of the hub is {percent}% full. Ask its administrator for more room."

  case newDevice =
    "Your other machines had changes of this one that were no longer here. They are back, and this machine continues as a new one."
  case fileDamaged =
    "Changes of {machine} cannot be read: they are damaged, or have not arrived whole yet."
  case notTaken =
    "Change {seq} of {machine} cannot be used, so later ones of that machine wait ({reason}). Please report it: fastctl report"

  case purgeElsewhere =
    "Your other machines and {place} keep what they have. To delete it there as well, first: fastctl sync purge"
  case erasedElsewhere =
    "Your other machines erase it as well when they exchange changes next."
  case longSilent =
    "{machine} has recorded nothing since {time}. If you no longer use it: fastctl sync forget {typed}"
  case dayStartDiffers =
    "The day begins at {theirs} on {machine} and at {ours} here, so days and streaks differ: fastctl config set day.start {theirs}"

  case notExchanged = "Not exchanged with your other machines"

  case nothingNew = "Exchanged; nothing is new here."
  case decide = "To decide: fastctl conflicts"

  case begun = "Your entries are shared in {folder} from now on."
  case invitation =
    "Anyone with this code can read and change your entries. To enter it on the other machine: fastctl sync join FOLDER"
  case hubInvitation =
    "Anyone with this code can read and change your entries. To enter it on the other machine: fastctl sync join"
  case inviteNext = "To add a machine, show the code for it: fastctl sync invite"
  case othersStay =
    "Your other machines stay in the folder used until now. On each of them, to change as well: fastctl sync folder PATH"
  case askCode =
    "Code from another machine of yours (fastctl sync invite there), or from the administrator of a hub:"
  case joined = "This machine now shares your entries through {place}."
  case notThereYet =
    "Nothing from your other machines has arrived in the folder yet. It will appear here as soon as it does."
  case left =
    "This machine no longer exchanges anything. Its entries stay, and so does what your other machines share."
  case hubLeft =
    "This machine no longer uses the hub. To use it again: fastctl sync hub on"
  case liveOn =
    "Changes of your other machines now arrive as soon as they are in the hub."
  case liveOff = "Changes of your other machines arrive every few minutes again."
  case willRekey =
    "What you share gets a new key. Your other machines exchange nothing until they join again with the new code."
  case hubKeepsOld =
    "The hub that this machine left keeps what it has, under the old key. To change it there as well, first: fastctl sync hub on"
  case rekeyed =
    "What you share has a new key. To show the code for your other machines: fastctl sync invite"
  case willPurge =
    "This deletes what your machines share through {place}, and ends sharing on all of them. Each keeps the entries that it has."
  case confirm = "To continue, add: {option}"
  case purged = "Deleted. The entries on this machine and on the others stay."
  case copiesStay =
    "Old versions that the folder's program keeps, such as .stversions, stay there. They cannot be read without the key."
  case renamed = "That machine is now called {machine}."
  case willForget =
    "{machine} will exchange nothing until it joins again. Its entries stay."
  case forgotten = "{machine} was removed; its entries stay."
  case lostMachine =
    "If it was lost or stolen, it still has the key: remove it from the program that synchronises the folder, then: fastctl sync rekey"
  case lostAtHub =
    "If it was lost or stolen, it still has the key. To lock it out: fastctl sync rekey. If the hub no longer lets you in, its administrator can lock out all of your machines."
}

extension ExchangeMessage {
  /// Why a machine could not begin, join or leave.
  package enum Refused: String, Message {
    case folder = "There is no folder {folder}."
    case nested =
      "{folder} cannot be used: fastd's own data must not lie in a folder that is shared, nor that folder in fastd's data. Choose another one."
    case occupied =
      "Entries are shared in {folder} already. To share yours with them: fastctl sync join {folder}. If they are another person's, add --new."
    case code =
      "That is not a complete code. One of a folder has 56 letters and digits; one of a hub begins with its address and #: fastctl sync invite"
    case mistyped = "A letter of the code is wrong. Please compare it once more."
    case newer = "The code is of a newer fastd. Please update fastd on this machine."
    case key =
      "That code does not belong to what is shared in {folder}. If your files have not arrived there yet, wait a moment and try again."
    case hubKey =
      "The hub has entries under another key. Use the code of a machine that shares there already: fastctl sync invite"
    case otherHub =
      "This machine uses another hub, or that of another person. To move to this one, first: fastctl sync hub off"
    case hubUnset = "No hub was used here before. To join one, with its code: fastctl sync join"
    case set =
      "This machine shares its entries already, with another key. To stop that first: fastctl sync off"
    case unset =
      "This machine shares nothing yet. To begin: fastctl sync folder PATH, or with the code of a hub: fastctl sync join"
    case busy = "Another exchange is still running. Please try again later."
    case file = "A file could not be written, so nothing was changed. To see why: fastctl doctor"
    case codeAsArgument =
      "A code does not belong on the command line, where other programs can read it. Leave it out to be asked for it, or pass it on standard input: fastctl sync join -"
    case noTerminal =
      "There is no terminal to type the code. Pass it on standard input: fastctl sync join -"
    case ownMachine = "This machine cannot remove itself. To stop sharing: fastctl sync off"
    case severalMachines =
      "Several machines fit {machine}. Give the beginning of an ID instead: fastctl sync devices"
    case noMachine = "No machine is called {machine}. To see all of them: fastctl sync"
  }
}

extension PluralMessage {
  static let lacking = Self(
    one: "{n} change of {machine} has not arrived yet.",
    many: "{n} changes of {machine} have not arrived yet.")
  static let exchanged = Self(
    one: "Exchanged: {n} entry is new or changed here.",
    many: "Exchanged: {n} entries are new or changed here.")
  package static let goesTo = Self(
    one: "What changes here also changes on {n} other machine.",
    many: "What changes here also changes on {n} other machines.")
  package static let heldBack = Self(
    one: "{n} entry is held back because it conflicts with another one.",
    many: "{n} entries are held back because they conflict with others.")
}
