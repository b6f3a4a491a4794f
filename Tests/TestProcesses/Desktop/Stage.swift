import Foundation

/// A real notification server on a screen that nobody sees, to be started as often as needed.
///
/// The programs that show something need the desktop's `variables`, and the bus must be there.
package final class Stage: Sendable {
  package let kind: RealServer
  private let desktop: Desktop
  package let screen: Screen

  /// Throws `Impossible` where this machine does not allow it.
  package init(_ kind: RealServer, on desktop: Desktop, scale: Int = 1) async throws {
    if let lack = kind.lack { throw Impossible(reason: lack) }
    self.kind = kind
    self.desktop = desktop
    screen = try await Screen(kind.screen, in: desktop.scratch, scale: scale)
  }

  /// What a program needs that is to be seen there.
  package var environment: [String: String] {
    desktop.environment.merging(screen.variables) { $1 }
      .merging(["GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1"]) { $1 }
  }

  /// Starts it. Dunst and mako print "shown: TITLE" for each pop-up they show, and dunst then
  /// "words: BODY".
  package func open() throws -> Child {
    let options =
      switch kind {
      case .dunst: ["-conf", dunstConfiguration()]
      case .mako: ["-c", makoConfiguration()]
      case .xfce, .gnome: [String]()
      }
    return try Child(kind.program ?? "", options, environment: environment)
  }

  private func dunstConfiguration() -> String {
    let choose = desktop.scratch.script(
      "choose", #"grep -m 1 -F -- ",$(cat "\#(desktop.scratch.path)/choice")]""#)
    let tell = desktop.scratch.script(
      "tell", #"printf 'shown: %s\nwords: %s\n' "$DUNST_SUMMARY" "$DUNST_BODY""#)
    return desktop.scratch.file(
      "dunstrc",
      """
      [global]
          dmenu = \(choose)
          idle_threshold = 0
          stack_duplicates = false
          markup = full
          font = Monospace 8
          origin = left-center
      [tell]
          summary = "*"
          script = \(tell)
      """)
  }

  private func makoConfiguration() -> String {
    let list = busctl(Self.makoList).joined(separator: " ")
    let tell = desktop.scratch.script(
      "tell",
      #"""
      \#(list) | sed 's/"app-name"/\n/g' |
        grep '"id":{"type":"u","data":'"$1"'}' |
        sed -n 's/.*"summary":{"type":"s","data":"\([^"]*\)".*/shown: \1/p'
      """#)
    return desktop.scratch.file("mako.conf", "on-notify=exec \(tell) \"$id\"\n")
  }
}

// MARK: - What the person does, and what the server says

extension Stage {
  private static let dunst = ["/org/freedesktop/Notifications", "org.dunstproject.cmd0"]
  private static let mako = ["/fr/emersion/Mako", "fr.emersion.Mako"]
  private static let makoList = mako + ["ListNotifications"]

  /// What mako has on its screen, what dunst has put away: its own words, as JSON.
  package func tellList() async throws -> String {
    try await ask(kind == .mako ? Self.makoList : Self.dunst + ["NotificationListHistory"])
  }

  /// Waits until it can be asked for anything.
  package func isThere() async throws {
    let command = ["wait", "--timeout=60", "--address", desktop.address]
    _ = try await Child(
      "gdbus", command + ["org.freedesktop.Notifications"], environment: environment
    ).allLines()
  }

  /// How many pop-ups are on the screen.
  package func count() async throws -> Int {
    guard kind != .mako else {
      return try await tellList().components(separatedBy: #""app-name""#).count - 1
    }
    let answer = try await ask([
      Self.dunst[0], "org.freedesktop.DBus.Properties", "Get", "ss", Self.dunst[1],
      "displayedLength",
    ])
    return Int(answer.filter(\.isNumber)) ?? -1
  }

  /// Presses a button of the last pop-up that has it; `default` is a click on the pop-up itself.
  package func press(_ id: String) async throws {
    if kind == .mako {
      let popUp = try await lastPopUp(withButton: id)
      _ = try await ask(Self.mako + ["InvokeAction", "us", "\(popUp)", id])
    } else if id == "default" {
      _ = try await ask(Self.dunst + ["NotificationAction", "u", "0"])
    } else {
      // Its menu gives the buttons in no order, each with its id at the end of the line.
      _ = desktop.scratch.file("choice", id)
      _ = try await ask(Self.dunst + ["ContextMenuCall"])
    }
  }

  struct NoButton: Error {
    let id: String
    let list: String
  }

  /// Another one, without that button, may have come after it.
  private func lastPopUp(withButton id: String) async throws -> Int {
    let list = try await tellList()
    let answer = try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [String: Any]
    let popUps = answer?["data"] as? [[[String: [String: Any]]]] ?? []
    let ids = popUps.joined().filter { popUp in
      (popUp["actions"]?["data"] as? [String: Any])?[id] != nil
    }.compactMap { $0["id"]?["data"] as? Int }
    guard let last = ids.max() else { throw NoButton(id: id, list: list) }
    return last
  }

  /// Puts away the pop-up that came last.
  package func dismiss() async throws {
    let call =
      kind == .mako
      ? Self.mako + ["DismissLastNotification"] : Self.dunst + ["NotificationCloseLast"]
    _ = try await ask(call)
  }

  /// Has dunst hold back what comes, or show it again.
  package func mute(_ isMuted: Bool) async throws {
    _ = try await ask([
      Self.dunst[0], "org.freedesktop.DBus.Properties", "Set", "ssv", Self.dunst[1], "paused",
      "b", "\(isMuted)",
    ])
  }

  private func busctl(_ call: [String]) -> [String] {
    ["busctl", "--address=\(desktop.address)", "--json=short", "call"]
      + ["org.freedesktop.Notifications"] + call
  }

  private func ask(_ call: [String]) async throws -> String {
    let command = busctl(call)
    return try await Child(command[0], Array(command[1...]), environment: environment).allLines()
  }
}
