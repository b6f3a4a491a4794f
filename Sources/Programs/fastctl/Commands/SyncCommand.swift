import Host
import Nouns
import Time
import Views
import Wire

enum SyncCommand: Command {
  static let name = "sync"

  static func isTyped(_ request: Request) -> Bool { !request.isLooking }
  static func view(_ request: Request) -> String? { request.isLooking ? name : nil }
  static func needsTerminal(_ request: Request) -> Bool {
    ["join", "rekey", "purge", "forget"].contains(request.verb)
  }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Share your entries with your other machines, through a folder or a hub",
      details: [
        "Something else brings the folder from machine to machine: Syncthing, Nextcloud, a USB stick. What fastd puts into it is encrypted and cannot be read without the key.",
        "A hub is a PostgreSQL server of your own, or of somebody whom you trust not to delete things: it cannot read anything either. Its administrator gives you a code for your first machine.",
        "Without a verb, it shows your machines: how many changes of each are here, when it made the last one by its own clock, and when changes were last exchanged.",
        "Changes are exchanged automatically, a few seconds after you make them.",
      ],
      options: [.json(meaning: "Print the machines as JSON")],
      verbs: [
        folder, invite, join, now, off, hub, live, devices, rename, forget, rekey, purge, phone,
      ],
      actsAlone: true,
      examples: [
        .init(typed: "sync folder ~/Sync", meaning: "On the first machine: share through ~/Sync"),
        .init(words: "sync invite", meaning: "Show the code for the next machine"),
        .init(typed: "sync join ~/Sync", meaning: "On the next machine: enter that code"),
        .init(words: "sync", meaning: "Which machines are there, and is everything exchanged?"),
      ])
  }

  private static let json = Declaration.Option.json(meaning: "Print what was exchanged as JSON")

  private static var folder: Declaration {
    Declaration(
      name: "folder", summary: "Begin to share through a folder, or change to another one",
      arguments: [.required(.folder)],
      options: [
        .init(name: .new, meaning: "Even though another person shares there already"), json,
      ],
      examples: [.init(typed: "sync folder ~/Sync", meaning: "Share through ~/Sync")])
  }

  private static var invite: Declaration {
    Declaration(
      name: "invite", summary: "Show the code with which another machine joins",
      details: ["Anyone who has the code can read and change your entries."],
      examples: [.init(words: "sync invite", meaning: "Show the code")])
  }

  private static var join: Declaration {
    Declaration(
      name: "join", summary: "Join your other machines, with the code from one of them",
      details: [
        "It asks for the code and does not show what you type. With a dash, it reads the code from standard input.",
        "Without a folder, the code is that of a hub, or of the folder used until now.",
      ],
      arguments: [.optional(.folder), .optional(.text)],
      options: [json],
      examples: [
        .init(typed: "sync join ~/Sync", meaning: "Enter the code of a folder"),
        .init(words: "sync join", meaning: "Enter the code of a hub"),
      ])
  }

  private static var now: Declaration {
    Declaration(
      name: "now", summary: "Exchange at once", options: [json],
      examples: [.init(words: "sync now", meaning: "Is there anything new?")])
  }

  private static var off: Declaration {
    Declaration(
      name: "off", summary: "Stop sharing on this machine",
      details: [
        "All entries stay where they are. To go on later: fastctl sync folder PATH, or fastctl sync hub on"
      ],
      examples: [.init(words: "sync off", meaning: "Exchange nothing from now on")])
  }

  private static var hub: Declaration {
    Declaration(
      name: "hub", summary: "Stop using the hub on this machine, or use it again",
      arguments: [.required(.choice(placeholder: "on|off", among: [.on, .off]))],
      options: [json],
      examples: [.init(words: "sync hub off", meaning: "From now on through the folder alone")])
  }

  private static var live: Declaration {
    Declaration(
      name: "live", summary: "Have changes arrive as soon as they are in the hub",
      details: [
        "One connection to the hub stays open for it. Without it, changes of other machines arrive every few minutes, yours leave within seconds either way."
      ],
      arguments: [.required(.choice(placeholder: "on|off", among: [.on, .off]))],
      examples: [.init(words: "sync live on", meaning: "Within a second or two")])
  }

  private static var devices: Declaration {
    Declaration(
      name: "devices", summary: "Show the machines with their IDs",
      options: [.json(meaning: "Print the machines as JSON")],
      examples: [.init(words: "sync devices", meaning: "Which is which?")])
  }

  private static var rename: Declaration {
    Declaration(
      name: "rename", summary: "Give a machine another name",
      arguments: [.required(.machine), .required(.text)],
      examples: [.init(typed: "sync rename localhost laptop", meaning: "Call it laptop")])
  }

  private static var forget: Declaration {
    Declaration(
      name: "forget", summary: "Remove a machine that you no longer use",
      details: [
        "It exchanges nothing from then on, unless it joins again. Its entries stay. If it was stolen, change the key as well: fastctl sync rekey"
      ],
      arguments: [.required(.machine)],
      options: [.yes],
      examples: [.init(typed: "sync forget laptop", meaning: "The laptop is gone")])
  }

  private static var rekey: Declaration {
    Declaration(
      name: "rekey", summary: "Change the key, for example after a machine was stolen",
      details: [
        "Everything this machine has is encrypted again with a new key, and what was there under the old one is deleted. A hub gets a new password as well. Your other machines join again with the new code."
      ],
      options: [.yes, json],
      examples: [.init(words: "sync rekey", meaning: "Lock out anyone who has the old key")])
  }

  private static var purge: Declaration {
    Declaration(
      name: "purge",
      summary: "Delete what is shared from the folder and the hub, and end sharing everywhere",
      details: ["Your entries stay on each machine. On a terminal it asks for a word."],
      options: [.confirm],
      examples: [.init(words: "sync purge", meaning: "Nothing stays there")])
  }

  private static var phone: Declaration {
    Declaration(
      name: "phone", summary: "Log from a phone, and see your day there, through a folder",
      details: [
        "The phone needs no app: whatever synchronises the folder brings small text files from the phone's inbox, and takes a page and the answers back. These files are not encrypted. Without FOLDER, they are in the one that your machines share.",
        "A line is what you would type after fastctl, in English or German: start 16:8, start 16:8 at 20:00, stop 12:05, +1h, 82.4 kg, two eggs and toast, 13:00 soup, drink 300, note slept badly, undo. Without a time, it is that of the file. Only what undo takes back is done, and each line once.",
        "The file of the same name in the folder outbox has the answers. today.html shows your fast; --with adds your weight, meals or notes.",
      ],
      arguments: [
        .optional(.choice(placeholder: "on|off|now", among: [.on, .off, .now])),
        .optional(.folder),
      ],
      options: [
        .init(name: .with, meaning: "Show these on the page, too: weight, meals, notes"), .yes,
      ],
      examples: [
        .init(words: "sync phone on", meaning: "Begin, in the shared folder"),
        .init(typed: "sync phone on ~/Phone --with meals", meaning: "In another folder"),
        .init(words: "sync phone now", meaning: "Do what has arrived at once"),
        .init(words: "sync phone", meaning: "Has my last file arrived?"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    switch session.request.verb {
    case "folder": try Sharing.begin(session.request.arguments.first ?? "", &session)
    case "join": try Sharing.join(&session)
    case "invite": try Sharing.invite(&session)
    case "now": try Sharing.exchange(&session)
    case "off": try Sharing.leave(&session)
    case "rekey": try Sharing.rekey(&session)
    case "purge": try Sharing.purge(&session)
    case "rename": try rename(&session)
    case "hub": try Sharing.useHub(&session)
    case "live": try Sharing.setLive(&session)
    case "phone": try Phone.run(&session)
    case "forget": try forget(&session)
    default: try look(&session)
    }
  }

  // MARK: Machines

  private static func look(_ session: inout Session) throws(Failure) {
    var list = try session.ask(SyncCalls.Machines.self, NoFields())
    guard !session.request.has(.json) else { return session.output.line(list.json) }
    // The exchange that is about to find that out is not waited for.
    if let folder = list.folder, !Files.isDirectory(folder) { list.exchange?.trouble = .folder }
    let page = MachinePage(try session.wording(), on: session.screen())
    let hasIDs = session.request.verb == "devices"
    session.output.text(page.text(of: list, hasIDs: hasIDs, now: Clock.now()))
    guard list.hub == nil, Sharing.hasLeftHub(session.environment) else { return }
    session.output.flush()
    session.say(session.phrases()(ExchangeMessage.hubIsOff))
  }

  private static func rename(_ session: inout Session) throws(Failure) {
    let machine = try machine(&session).machine
    let name = session.request.arguments.last ?? ""
    _ = try session.order(SyncCalls.Rename.self, MachineName(device: machine.device, name: name))
    session.tell(session.phrases()(ExchangeMessage.renamed, "machine", PlainText.line(name)))
  }

  private static func forget(_ session: inout Session) throws(Failure) {
    let (machine, name) = try machine(&session)
    guard !machine.isOwn else {
      throw .exchange(session.phrases()(ExchangeMessage.Refused.ownMachine))
    }
    try session.askToGoOn(saying: session.phrases()(ExchangeMessage.willForget, "machine", name))
    _ = try session.order(SyncCalls.Remove.self, MachineRemoval(device: machine.device))
    session.tell(session.phrases()(ExchangeMessage.forgotten, "machine", name))
    session.output.flush()
    let list = try session.ask(SyncCalls.Machines.self, NoFields())
    session.say(
      session.phrases()(list.folder == nil ? ExchangeMessage.lostAtHub : .lostMachine))
  }

  /// The one that is meant by the beginning of its name or ID.
  private static func machine(
    _ session: inout Session
  ) throws(Failure) -> (machine: Machine, name: String) {
    let typed = (session.request.arguments.first ?? "").lowercased()
    let machines = try session.ask(SyncCalls.Machines.self, NoFields()).machines
    let names = MachineNames(machines, try session.wording())
    let exact = machines.filter { $0.name?.lowercased() == typed }
    let found =
      exact.isEmpty
      ? machines.filter {
        $0.name?.lowercased().hasPrefix(typed) == true || $0.device.hasPrefix(typed)
      } : exact
    guard let machine = found.first, found.count == 1 else {
      let message = found.isEmpty ? ExchangeMessage.Refused.noMachine : .severalMachines
      let typed = PlainText.line(session.request.arguments.first ?? "")
      throw .exchange(session.phrases()(message, "machine", typed))
    }
    return (machine, names.listed(machine))
  }
}
