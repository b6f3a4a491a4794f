/// A hub, for those who use one and those who look after one.
extension FastdSyncPage {
  static func hub(_ page: inout Mdoc) {
    page.paragraph(
      "A hub is a database of a PostgreSQL server, yours or that of somebody whom you trust to keep",
      "things. It needs the library libpq, which is loaded only if there is a hub. The hub gets the",
      "same sealed entries as a folder: its administrator sees how much you record, when and from",
      "where, but can neither read nor change any of it. The server has to prove, bound to its",
      "certificate, that it knows the password (channel binding), so it does not matter who signed the",
      "certificate; one that a public authority has signed is checked as well.")
    page.paragraph(
      "The administrator's code is for your first machine. That machine makes the key, and takes",
      "another password at once, so the administrator has neither. The code for further machines has",
      "the address, the password and the key.")
  }

  static func administration(_ page: inout Mdoc) {
    page.section("ADMINISTRATION")
    page.say(
      "For the administrator of a hub it prints SQL, which psql carries out as a superuser of a",
      "PostgreSQL server from 15 to 18. It needs no daemon for that. HUB.md, which comes with fastd,",
      "has the rest: certificate, backups, and what the administrator can see.")
    page.literal(
      """
      createdb fastd
      fastd-sync hub | psql fastd
      fastd-sync hub add anna hub.example.org | psql fastd
      """)
    page.list([
      (
        "Cm hub",
        "Makes a database a hub, or upgrades it, all at once or not at all. A hub of a later version is refused."
      ),
      (
        "Cm hub add Ar name address",
        "Lets a person in, as the role fastd_name, and shows the code for their first machine on the terminal. The SQL has only a verifier of the password. The address is HOST, HOST:PORT or HOST:PORT/DATABASE, as machines reach it. Those who are there already get a new password, and are unlocked if they were locked; their entries stay."
      ),
      (
        "Cm hub lock Ar name",
        "Lets nobody in with this person's password, and ends their sessions. The entries stay."
      ),
      (
        "Cm hub remove Ar name",
        "Deletes the role of a person and all that the hub has of them. Their machines keep their entries."
      ),
    ])
  }
}
