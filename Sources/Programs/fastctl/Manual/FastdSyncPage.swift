import Views

/// fastd-sync(1).
enum FastdSyncPage {
  static func text(_ phrases: Phrases) -> String {
    var page = Mdoc(
      phrases, title: "fastd-sync", section: 1, name: "fastd-sync",
      tagline: "shares entries between your machines through a folder or a hub")
    page.section("SYNOPSIS")
    page.macro("Nm")
    page.macro("Op", "Ar order | Fl \\-version | Fl \\-help")
    page.section("DESCRIPTION")
    page.macro("Nm")
    page.say(
      "gives your other machines what you recorded on this one, and fetches what you recorded on",
      "them. It does so through a folder that something else keeps the same on all machines, such as",
      "Syncthing, a network drive or a USB stick, through a hub, or through both. With a folder alone",
      "it has no network, and needs no server and no account.")
    page.paragraph(
      "In that folder each machine writes only to a directory of its own, so whatever carries the",
      "folder never meets two versions of a file. Everything in it is sealed with a key that only",
      "your machines have: those who can read the folder without the key see how much you record and",
      "when, but not what, and whatever they change is not accepted.")
    hub(&page)
    page.paragraph(
      "You never have to start it. Where machines share entries, fastd starts it after a change,",
      "when another machine has written, after sleep, when you ask for the status, and about every",
      "15 minutes; on battery power only if something is waiting. It ends when everything is",
      "exchanged. It reports trouble to fastd, which tells you.")
    page.paragraph(
      "Under systemd it is the user unit fastd-sync.service: without new privileges, on a read-only",
      "system, and without network where there is no hub. Besides fastd's data, it can write only to",
      "the shared folder. fastctl sync adds the folder and the network as drop-ins, folder.conf and",
      "hub.conf in fastd-sync.service.d. What keeps a connection to the hub open, if you want that, is",
      "fastd-sync-live.service.")
    orders(&page)
    administration(&page)
    output(&page)
    surroundings(&page)
    page.section("EXIT STATUS")
    page.say(
      "The exit status is 0 when it is done, or if fastd was told why nothing could be exchanged; 1",
      "if it refused the order or could not reach fastd; and 2 if an order is not understood, or an",
      "order for a hub has a wrong name or address or lacks a terminal.")
    page.section("SEE ALSO")
    page.macro("Xr", "fastctl 1 ,")
    page.macro("Xr", "fastd 1 ,")
    page.macro("Xr", "fastd-sync-protocol 7")
    return page.text
  }

  private static func orders(_ page: inout Mdoc) {
    let folder = Mdoc.argument(page.phrases(ValueKind.folder.placeholder).lowercased())
    page.section("ORDERS")
    page.say(
      "Without an order it exchanges what there is to exchange. fastctl sync gives it these orders.",
      "All but invite, and live without on or off, wait up to a minute for another run to end.",
      "fastctl board gives it those that begin with board, which need a hub.")
    page.list([
      (
        tag: "Cm folder Ar \(folder) Op Fl \\-new",
        meaning:
          "Shares entries in this folder, which must exist and have nothing to do with the directory of fastd's data. The first time, it makes a key. A folder with entries under another key is refused; with --new they are left alone, and this machine begins beside them."
      ),
      (
        tag: "Cm join Op Ar \(folder)",
        meaning:
          "Joins the machines that share entries there, with their code from standard input. The code of a hub needs no folder; if one is given, this machine uses both. With the code of a folder, leaving the folder out means the one used so far, as after rekey on another machine."
      ),
      (
        tag: "Cm invite",
        meaning:
          "Prints the codes for other machines, one for the folder and one for the hub, if they are used. Each contains the key: those who have one can read and write everything that is shared."
      ),
      (
        tag: "Cm off",
        meaning:
          "Stops sharing on this machine. The key, the password of the hub and what it has written stay."
      ),
      (
        tag: "Cm leave",
        meaning: "Stops sharing on this machine, and deletes the key and the password here."
      ),
      (
        tag: "Cm rekey",
        meaning:
          "Makes another key, writes everything again with it and deletes what was sealed with the old one. The hub gets another password as well, and ends all other sessions. All other machines have to join again."
      ),
      (
        tag: "Cm purge",
        meaning:
          "Deletes what is shared from the folder and the hub for all machines, stops sharing and deletes the key here. The entries stay on each machine."
      ),
      (
        tag: "Cm through\\-hub Ar on | off",
        meaning: "Uses the hub again on this machine, or leaves it alone."
      ),
      (
        tag: "Cm live Op Ar on | off",
        meaning:
          "Sets whether other machines' changes are exchanged as soon as they are in the hub. Without a word it is the process that does so: it waits at the hub, without waking, until the hub reports something new. If the hub cannot be reached, it tries again after a random, ever longer time. It ends at once if there is nothing to wait for."
      ),
      (
        tag: "Cm board",
        meaning:
          "Prints the board among friends: the circles of this person, and the rows that are published there."
      ),
      (
        tag: "Cm board Ar on | off",
        meaning:
          "Turns the board on or off for all machines of this person. Off deletes their rows from all circles at once; they come back only after on."
      ),
      (
        tag: "Cm board Ar new | join nickname",
        meaning:
          "Makes a circle and prints its code, or joins the one whose code is on standard input. In a circle that this person is in already, it changes the nickname."
      ),
      (
        tag: "Cm board Ar leave | hide | show Op Ar circle",
        meaning:
          "Leaves a circle, stays there without a row, or has one again. A circle is named by the beginning of its ID; without one, leave means the only one, and the others mean all."
      ),
      (
        tag: "Cm board Ar mute | unmute nickname",
        meaning:
          "Marks the rows of somebody as not to be shown on this machine, or no longer. The hub does not learn of it."
      ),
    ])
    page.paragraph(
      "After an exchange that has taken and given everything, it asks fastd what friends may see, and",
      "publishes that in all circles. Nothing is published while points are off. Where they are switched",
      "off, or the care for this person speaks against them, it turns the board off at the hub.")
  }

  private static func output(_ page: inout Mdoc) {
    page.section("OUTPUT")
    page.say("It prints a line for fastctl; sentences for the log go to standard error.")
    page.list([
      ("Li code Ar code", "A code for other machines. There can be two such lines."),
      (
        "Li report Ar object",
        "What was exchanged, as the type Exchange of io.github.fastd.sync in JSON."
      ),
      (
        "Li board Ar object",
        "The board in JSON: isOn, circles (id, nickname, isShown) and rows (circle, nickname, points, week, day, badges, isOwn, isMuted)."
      ),
      (
        "Li refused Ar reason",
        "Nothing was changed: the folder is not there (folder), has to do with the data (nested) or has entries under another key (occupied); the code is not one (code), mistyped, from a newer version (newer) or not the one of this folder (key); the hub has entries under another key (hubKey), or failed, named by the word and the detail that a report would have (hubAway, hubRefused and so on); this machine already shares elsewhere (set) or does not share (unset); another run does not end (busy); or a file could not be written (file). Of the board: the hub has none yet (boardOlder), it is off (boardOff), the person is in no such circle (noCircle) or in several (severalCircles), a circle is full (fullCircle) or one too many (manyCircles), the nickname is taken (takenNickname) or none (nickname), or nobody of that name is muted (noFriend)."
      ),
    ])
  }
}
