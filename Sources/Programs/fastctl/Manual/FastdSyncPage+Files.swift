/// Variables and files.
extension FastdSyncPage {
  static func surroundings(_ page: inout Mdoc) {
    page.section("ENVIRONMENT")
    page.list([
      ("Ev FASTD_SOCKET , XDG_RUNTIME_DIR", "Where it reaches the daemon."),
      ("Ev XDG_DATA_HOME", "See FILES."),
      (
        "Ev PGPASSFILE , PGSERVICE , PGSSLROOTCERT",
        "These and all others of libpq are ignored, and so are the files in ~/.postgresql."
      ),
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
      ("Pa sync/folder", "The shared folder, and the ID of the key; missing if no folder is used."),
      (
        "Pa sync/state",
        "What this machine has written to the folder. If it is lost, everything is written again."
      ),
      (
        "Pa sync/hub",
        "The hub, and your name there; missing if none is used. One that was left is in hub.off."
      ),
      (
        "Pa sync/password",
        "The password for the hub. While it is changed, there is also password.next."
      ),
      ("Pa sync/live", "Exists while changes are to arrive as soon as they are in the hub."),
      (
        "Pa sync/lock , sync/live.lock",
        "The first is locked while it runs, the second while a process waits at the hub."
      ),
      (
        "Pa fastd/1/ID",
        "In the shared folder: a directory for each key, named after its ID, and in it one for each machine."
      ),
    ])
  }
}
