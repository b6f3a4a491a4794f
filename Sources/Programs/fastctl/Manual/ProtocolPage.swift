import Views
import Wire

/// fastd-varlink(7): how other programs speak to the daemon.
enum ProtocolPage {
  static func text(_ phrases: Phrases) -> String {
    var page = Mdoc(
      phrases, title: "fastd-varlink", section: 7, name: "fastd-varlink",
      tagline: "the protocol that fastd speaks")
    page.section("DESCRIPTION")
    page.say(
      "Programs speak to the daemon in Varlink, over a Unix socket:",
      "each message is a JSON object that ends with a NUL byte.",
      "Everything fastctl does goes this way, so any other program can do it, too.")
    page.paragraph(
      "The socket is $FASTD_SOCKET, else $XDG_RUNTIME_DIR/fastd/control.sock; where that is not set,",
      "/run/user/UID/fastd/control.sock, else /tmp/fastd-UID/control.sock. A client that connects while all",
      "connections are taken gets the error io.github.fastd.TooManyConnections.",
      "Instants are milliseconds since 1970-01-01 UTC, spans are seconds, dates are YYYY-MM-DD.",
      "Fields are added, never renamed: ignore the ones you do not know.")
    counting(&page)
    following(&page)
    refusals(&page)
    lostConnections(&page)
    limits(&page)
    interfaces(&page)
    examples(&page)
    page.section("SEE ALSO")
    page.macro("Xr", "fastctl 1 ,")
    page.macro("Xr", "fastd 1 ,")
    page.macro("Xr", "fastd-sync-protocol 7 ,")
    page.macro("Lk", "https://varlink.org")
    return page.text
  }

  private static func counting(_ page: inout Mdoc) {
    page.section("COUNTING")
    page.say(
      "There is no tick: nothing is sent while nothing changes.",
      "A client counts by itself, from the clock and the fields of the last state:")
    page.list([
      ("Em elapsed", "now - fast.start"),
      ("Em remaining", "fast.goalAt - now, while that is positive; there may be no goal"),
      ("Em over", "now - fast.goalAt, once that is positive"),
      ("Em progress", "elapsed / goal"),
    ])
    page.paragraph(
      "Show whole minutes, and wake at the next full minute since the start.",
      "Read the clock each time: the machine may have slept, and clocks are adjusted.")
  }

  private static func following(_ page: inout Mdoc) {
    page.section("FOLLOWING")
    page.say(
      "Subscribe sends the state at once and again after every change; it may skip to the newest.",
      "Follow sends every change in order, after the number in its field since.",
      "A client that falls too far behind is disconnected and continues with the last number it saw.",
      "Both must be called with \"more\": true.")
    page.paragraph(
      "The program varlinkctl waits 45 seconds for a reply and then gives up.",
      "Call it with -E to make it wait forever.")
  }

  private static func refusals(_ page: inout Mdoc) {
    page.section("REFUSALS")
    page.say(
      "A refusal has a name and the facts that a program needs; it is listed with its interface.",
      "If the person has to agree, the error is NeedsConfirmation: show what it is about, ask, and",
      "send the call again with the field confirm set to its text.",
      "The errors that every Varlink service has are in org.varlink.service.")
  }

  private static func lostConnections(_ page: inout Mdoc) {
    page.section("LOST CONNECTIONS")
    page.say(
      "A call that writes takes a field token, such as 32 random hexadecimal digits.",
      "If the connection is lost before the answer, send the same call with the same token again:",
      "it is done once, and answered as the first time. Answers are kept for 24 hours, except those",
      "that contain something erased since then. The answer to an erasure is not kept either: sent again,",
      "it is NotFound if nothing is left.")
  }

  private static func limits(_ page: inout Mdoc) {
    page.section("LIMITS")
    page.list([
      (
        "Em uid",
        "Only programs of the same user are answered; those of other users, including root, are not."
      ),
      ("Em size", "A call can have at most 163840 bytes."),
      ("Em connections", "At most 256 at a time; further ones are closed without a reply."),
      ("Em order", "Replies come in the order of the calls."),
    ])
  }

  private static func examples(_ page: inout Mdoc) {
    page.section("EXAMPLES")
    page.say("The state, using only socat:")
    page.literal(
      #"""
      printf '{"method":"io.github.fastd.status.Get"}\0' |
        socat -t 1 - UNIX-CONNECT:$XDG_RUNTIME_DIR/fastd/control.sock
      """#)
    page.paragraph("A fast of 16 hours, and every change, with varlinkctl:")
    page.literal(
      #"""
      S=unix:$XDG_RUNTIME_DIR/fastd/control.sock
      varlinkctl call $S io.github.fastd.fast.Start '{"goal":{"span":57600}}'
      varlinkctl -E call $S io.github.fastd.changes.Follow '{}'
      """#)
    page.paragraph("The state whenever it changes, in Python with its module varlink:")
    page.literal(
      #"""
      import os, varlink
      address = "unix:" + os.environ["XDG_RUNTIME_DIR"] + "/fastd/control.sock"
      with varlink.Client.new_with_address(address) as client:
          with client.open("io.github.fastd.status") as status:
              for change in status.Subscribe(_more=True):
                  print(change["state"]["state"])
      """#)
  }

  private static func interfaces(_ page: inout Mdoc) {
    page.section("INTERFACES")
    page.say("The daemon describes them itself: varlinkctl introspect. They are in English.")
    for interface in Interface.all {
      page.macro("Ss", Mdoc.escaped(interface.name))
      page.literal(interface.description)
    }
  }
}
