import Bus
import Foundation
import Host
import Nouns
import Synchronization
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

/// The built program beside a panel's watcher that the test plays, and the panel as `busctl`.
@Suite(.enabled(if: isInstalled("dbus-daemon") && isInstalled("busctl")))
struct `An icon in the tray` {
  @Test func `registers, and again with each panel that comes`() async throws {
    let panel = try await Panel()
    for _ in 0..<2 {
      let watcher = try await Watcher(on: panel)
      let name = await watcher.next()
      #expect(name == "org.kde.StatusNotifierItem-\(panel.tray.id)-1")
      let status = try await panel.property("Status", of: name)
      #expect(status == #"s "Active""#)
      try await watcher.leave()
    }
  }

  @Test func `shows the state as a ring with the words of bars`() async throws {
    let panel = try await Panel()
    let watcher = try await Watcher(on: panel)
    let name = await watcher.next()
    let signals = try await panel.signals(of: name)
    try panel.person.start(GoalOrder.span(.seconds(16 * 3600)), ago: 8 * 3600)
    try await panel.shows("8:00 of 16 h", of: name, told: signals)
    let icon = try await panel.property("IconPixmap", of: name)
    #expect(icon.hasPrefix("a(iiay) 2 24 24 2304 "), "\(icon.prefix(40))")
    // As much of the ring is thick as is done of the fast; its edges are smooth.
    let bytes = icon.split(separator: " ").dropFirst(5).prefix(2304).compactMap { Int($0) }
    let alphas = stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] }
    let (right, left) = (0..<24).reduce(into: (0, 0)) { sums, y in
      sums.0 += alphas[y * 24 + 12..<y * 24 + 24].count { $0 > 200 }
      sums.1 += alphas[y * 24..<y * 24 + 12].count { $0 > 200 }
    }
    #expect(right > 60 && left > 10 && right > left * 3 / 2, "\(right) and \(left)")
    try await watcher.leave()
  }

  @Test func `has the menu that is offered, and does what is clicked`() async throws {
    let panel = try await Panel()
    let watcher = try await Watcher(on: panel)
    let name = await watcher.next()
    let start = try await panel.call(
      name, "/MenuBar", "com.canonical.dbusmenu", "AboutToShow", "i", "0")
    #expect(start.hasPrefix("b "))
    let layout = try await panel.call(
      name, "/MenuBar", "com.canonical.dbusmenu", "GetLayout", "iias", "0", "-1", "0")
    #expect(layout.contains("Start without a goal") && layout.contains("submenu"), "\(layout)")
    let number = try #require(Panel.number(of: "Start without a goal", in: layout))
    let group = try await panel.call(
      name, "/MenuBar", "com.canonical.dbusmenu", "GetGroupProperties", "aias", "2", number, "9999",
      "0")
    #expect(group.hasPrefix("a(ia{sv}) 2 \(number) 1 \"label\" s \"Start without"), "\(group)")
    let all = try await panel.call(
      name, "/StatusNotifierItem", "org.freedesktop.DBus.Properties", "GetAll", "s",
      "org.kde.StatusNotifierItem")
    #expect(all.contains(#""Menu" o "/MenuBar""#) && all.contains(#""ItemIsMenu" b false"#))
    let signals = try await panel.signals(of: name)
    _ = try await panel.call(
      name, "/MenuBar", "com.canonical.dbusmenu", "Event", "isvu", number, "clicked", "i", "0", "0")
    while try panel.person.status().state != .fasting { _ = try await signals.logs("NewIcon") }
    #expect(try panel.person.status().fast?.goal == nil)
    try await watcher.leave()
  }

  @Test func `answers for numbers that no host should send`() async throws {
    let panel = try await Panel()
    let watcher = try await Watcher(on: panel)
    let name = await watcher.next()
    let menu = [name, "/MenuBar", "com.canonical.dbusmenu"]
    _ = try await panel.call(menu + ["AboutToShow", "i", "0"])
    let least = try await panel.call(menu + ["GetLayout", "iias", "0", "\(Int32.min)", "0"])
    let all = try await panel.call(menu + ["GetLayout", "iias", "0", "-1", "0"])
    #expect(least == all && all.contains("Start without a goal"), "\(least)")
    let none = try await panel.call(menu + ["GetGroupProperties", "aias", "0", "0"])
    #expect(none.contains("Start without a goal"), "all of them, where none is named: \(none)")
    try await watcher.leave()
  }

  @Test func `listens again when the program that it hears was ended`() async throws {
    let panel = try await Panel()
    let watcher = try await Watcher(on: panel)
    let name = await watcher.next()
    let signals = try await panel.signals(of: name)
    try panel.person.start(GoalOrder.span(.seconds(16 * 3600)), ago: 8 * 3600)
    try await panel.shows("8:00 of 16 h", of: name, told: signals)
    #expect(kill(try #require(panel.heard), SIGTERM) == 0)
    _ = try await signals.logs("NewIcon")
    try await panel.shows("8:00 of 16 h", of: name, told: signals)
    try await watcher.leave()
  }

  @Test func `is one in its session, however often it is started`() async throws {
    let panel = try await Panel()
    let watcher = try await Watcher(on: panel)
    _ = await watcher.next()
    let second = try Run(
      [], in: Scratch(), panel.desktop.variables, program: builtProgram("fastd-tray"))
    #expect(second.code == 0 && second.said.contains("already runs"), "\(second.said)")
    try await watcher.leave()
  }

  @Test(.enabled(if: isInstalled("dbus-send")))
  func `is named by doctor, and what it lacks to be seen`() async throws {
    let panel = try await Panel()
    try panel.expect("warn", "fastd-tray is running, but no panel")
    let watcher = try await Watcher(on: panel, idle: .seconds(60))
    _ = await watcher.next()
    try panel.expect("ok", "an icon shows your fast until you log out")
    let home = Scratch()
    let added = try Run(
      ["setup", "bar", "tray", "--yes"], in: home, `The setup of a bar`.ready)
    #expect(added.code == 0, "\(added.said)")
    let wanted = ["XDG_CONFIG_HOME": "\(home.path)/config"]
    try panel.expect("ok", "an icon shows your fast", wanted)
    #expect(panel.tray.end(by: SIGTERM) != 0)
    try panel.expect("warn", "set up, but not running. To start it: fastd-tray &", wanted)
    #expect(try panel.verdict() == nil)
    try panel.expect("ok", "no icon. To have one in the tray", ["DISPLAY": ":7"])
  }

  @Test func `ends with its session, and says what is not understood`() async throws {
    let panel = try await Panel()
    let watcher = try await Watcher(on: panel)
    _ = await watcher.next()
    panel.bus.end(by: SIGTERM)
    #expect(panel.tray.end() == 0)
    let run = try Run(["--nonsense"], in: Scratch(), program: builtProgram("fastd-tray"))
    #expect(run.code == 2 && run.said.contains("--nonsense"))
    let version = try Run(["--version"], in: Scratch(), program: builtProgram("fastd-tray"))
    #expect(version.output == "fastd-tray \(Product.version)\n")
  }
}

/// A session with a daemon, a bus and the tray program.
private final class Panel {
  let person: Person
  let desktop = Desktop()
  let bus: Child
  let tray: Child
  let environment: [String: String]

  init() async throws {
    bus = try await desktop.bus()
    person = try Person(["DBUS_SESSION_BUS_ADDRESS": desktop.address])
    try await person.daemon()
    environment = person.environment
    tray = try Child(builtProgram("fastd-tray"), [], environment: environment)
  }

  deinit { tray.end(by: SIGTERM) }

  func call(_ words: String...) async throws -> String { try await call(words) }

  func call(_ words: [String]) async throws -> String {
    try await Child(
      "busctl", ["--address=\(desktop.address)", "call", "--"] + words, environment: environment
    ).allLines()
  }

  /// The fastctl that tells the tray the state.
  var heard: pid_t? {
    let children = try? String(
      contentsOfFile: "/proc/\(tray.id)/task/\(tray.id)/children", encoding: .utf8)
    return (children ?? "").split(separator: " ").compactMap { pid_t($0) }.first { id in
      let command = try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8)
      return command?.contains("bar") ?? false
    }
  }

  func property(_ property: String, of name: String) async throws -> String {
    try await Child(
      "busctl",
      [
        "--address=\(desktop.address)", "get-property", name, "/StatusNotifierItem",
        "org.kde.StatusNotifierItem", property,
      ], environment: environment
    ).allLines().trimmingCharacters(in: .newlines)
  }

  /// Waits until the tooltip says so. An icon tells its first state as it tells each change, and
  /// may do that before or after somebody listens.
  func shows(_ text: String, of name: String, told signals: Child) async throws {
    while try await !property("ToolTip", of: name).contains(text) {
      _ = try await signals.logs("NewIcon")
    }
  }

  /// The level of what doctor finds of the tray, and what it says.
  func verdict(_ more: [String: String] = [:]) throws -> (level: String, text: String)? {
    let run = try Run(["doctor", "--json"], in: person.home, environment.merging(more) { $1 })
    let list = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    guard let found = list?.first(where: { $0["part"] as? String == "tray" }) else { return nil }
    return (found["level"] as? String ?? "", found["text"] as? String ?? "")
  }

  func expect(
    _ level: String, _ beginning: String, _ more: [String: String] = [:],
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let found = try #require(try verdict(more), sourceLocation: place)
    #expect(found.level == level, sourceLocation: place)
    #expect(found.text.hasPrefix(beginning), "\(found.text)", sourceLocation: place)
  }

  /// What it tells its host.
  func signals(of name: String) async throws -> Child {
    let monitor = try Child(
      "gdbus",
      [
        "monitor", "--address", desktop.address, "--dest", name, "--object-path",
        "/StatusNotifierItem",
      ], environment: environment)
    _ = try await monitor.logs("owned by")
    return monitor
  }

  /// Of an entry of a layout, as busctl prints one.
  static func number(of label: String, in layout: String) -> String? {
    let parts = layout.components(separatedBy: "\"label\" s \"\(label)\"")
    guard parts.count > 1 else { return nil }
    // The number of properties stands between.
    return parts[0].split(separator: " ").dropLast(1).last.map(String.init)
  }
}

/// Where icons register, in a thread of the test's own.
private final class Watcher {
  private var names: AsyncStream<String>.Iterator
  private let ended: AsyncStream<Never>

  init(on panel: Panel, idle: Span = Span(milliseconds: 700)) async throws {
    let (names, told) = AsyncStream<String>.makeStream()
    self.names = names.makeAsyncIterator()
    let object = BusObject(
      path: "/StatusNotifierWatcher",
      interfaces: [
        BusInterface(
          "org.kde.StatusNotifierWatcher",
          [BusMethod("RegisterStatusNotifierItem", takes: [.text]), BusMethod("Leave")]),
        BusInterface(
          "org.freedesktop.DBus.Properties",
          [BusMethod("Get", takes: [.text, .text], gives: ["v"])]),
      ]
    ) { call throws(BusRefusal) in
      if call.method == "Get" { return [.any(.bool(true))] }
      if let name = call.text(0) { told.yield(name) }
      return []
    }
    let handed = Handed(
      try BusServer(
        name: "org.kde.StatusNotifierWatcher", object: object, address: panel.desktop.address))
    let (end, ending) = AsyncStream<Never>.makeStream()
    ended = end
    let thread = Thread {
      defer { ending.finish() }
      // It goes when nobody has called for so long.
      try? handed.server.serve(idle: idle)
    }
    thread.start()
  }

  /// Made here and used in the one thread that it is given to.
  private final class Handed: @unchecked Sendable {
    let server: BusServer
    init(_ server: BusServer) { self.server = server }
  }

  func next() async -> String { await names.next() ?? "" }

  func leave() async throws {
    for await _ in ended {}
  }
}
