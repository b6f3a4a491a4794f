import Views

/// fastd-sync(1).
enum FastdSyncPage {
  static func text(_ phrases: Phrases) -> String {
    var page = Mdoc(
      phrases, title: "fastd-sync", section: 1, name: "fastd-sync",
      tagline: "shares entries between your machines through a folder")
    page.section("SYNOPSIS")
    page.macro("Nm")
    page.macro("Op", "Ar order | Fl \\-version | Fl \\-help")
    page.section("DESCRIPTION")
    page.macro("Nm")
    page.say(
      "gives your other machines what you recorded on this one, and fetches what you recorded on",
      "them. It does so through a folder that something else keeps the same on all machines, such as",
      "Syncthing, a network drive or a USB stick. It has no network itself, and needs no server and",
      "no account.")
    page.paragraph(
      "In that folder each machine writes only to a directory of its own, so whatever carries the",
      "folder never meets two versions of a file. Everything in it is sealed with a key that only",
      "your machines have: those who can read the folder without the key see how much you record and",
      "when, but not what, and whatever they change is not accepted.")
    page.paragraph(
      "You never have to start it. Where machines share entries, fastd starts it after a change,",
      "when another machine has written, after sleep, when you ask for the status, and about every",
      "15 minutes; on battery power only if something is waiting. It ends when everything is",
      "exchanged. It reports trouble to fastd, which tells you.")
    page.paragraph(
      "Under systemd it is the user unit fastd-sync.service: without network and without new",
      "privileges, on a read-only system. Besides fastd's data, it can write only to the shared",
      "folder, which a drop-in in fastd-sync.service.d names.")
    orders(&page)
    output(&page)
    surroundings(&page)
    page.section("EXIT STATUS")
    page.say(
      "The exit status is 0 when it is done, or if fastd was told why nothing could be exchanged; 1",
      "if it refused the order or could not reach fastd; and 2 if an order is not understood.")
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
      "All but invite wait up to a minute for another run to end.")
    page.list([
      (
        tag: "Cm folder Ar \(folder) Op Fl \\-new",
        meaning:
          "Shares entries in this folder, which must exist and have nothing to do with the directory of fastd's data. The first time, it makes a key. A folder with entries under another key is refused; with --new they are left alone, and this machine begins beside them."
      ),
      (
        tag: "Cm join Op Ar \(folder)",
        meaning:
          "Joins the machines that share entries there, with their code from standard input. Without a folder it is the one used so far, as after rekey on another machine."
      ),
      (
        tag: "Cm invite",
        meaning:
          "Prints the code for other machines. It is the key: those who have it can read and write everything that is shared."
      ),
      (
        tag: "Cm off",
        meaning:
          "Stops sharing on this machine. The key and what it has written to the folder stay."
      ),
      (tag: "Cm leave", meaning: "Stops sharing on this machine, and deletes the key here."),
      (
        tag: "Cm rekey",
        meaning:
          "Makes another key, writes everything again with it and deletes what was sealed with the old one. All other machines have to join again."
      ),
      (
        tag: "Cm purge",
        meaning:
          "Deletes what is shared from the folder for all machines, stops sharing and deletes the key here. The entries stay on each machine."
      ),
    ])
  }

  private static func output(_ page: inout Mdoc) {
    page.section("OUTPUT")
    page.say("It prints a line for fastctl; sentences for the log go to standard error.")
    page.list([
      ("Li code Ar code", "The code for other machines."),
      (
        "Li report Ar object",
        "What was exchanged, as the type Exchange of io.github.fastd.sync in JSON."
      ),
      (
        "Li refused Ar reason",
        "Nothing was changed: the folder is not there (folder), has to do with the data (nested) or has entries under another key (occupied); the code is not one (code), mistyped, from a newer version (newer) or not the one of this folder (key); this machine already shares elsewhere (set) or does not share (unset); another run does not end (busy); or a file could not be written (file)."
      ),
    ])
  }

  private static func surroundings(_ page: inout Mdoc) {
    page.section("ENVIRONMENT")
    page.list([
      ("Ev FASTD_SOCKET , XDG_RUNTIME_DIR", "Where it reaches the daemon."),
      ("Ev XDG_DATA_HOME", "See FILES."),
    ])
    page.section("FILES")
    page.list([
      (
        "Pa $XDG_DATA_HOME/fastd/sync",
        "A directory that only you can read, by default in ~/.local/share. It is in no backup, export or report."
      ),
      (
        "Pa sync/key",
        "The key, written as the code. While a key is changed, there are also key.next and key.former."
      ),
      ("Pa sync/folder", "The shared folder, and the ID of the key; missing if nothing is shared."),
      (
        "Pa sync/state",
        "What this machine has written to the folder. If it is lost, everything is written again."
      ),
      ("Pa sync/lock", "Held while it runs."),
      (
        "Pa fastd/1/ID",
        "In the shared folder: a directory for each key, named after its ID, and in it one for each machine."
      ),
    ])
  }
}
