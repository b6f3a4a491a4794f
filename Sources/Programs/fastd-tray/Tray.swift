import Bus
import Glibc
import Host
import Time

/// An icon with a menu, for as long as the session lasts: woken by the bus and by a fastctl that
/// follows the state, and by nothing else.
final class Tray {
  private let bus: BusConnection
  /// Nil while nothing is heard of the state.
  private var feed: BarFeed?
  private var pause = shortestPause
  private var nextFeed = Span.zero
  private var reading = TrayReading()
  private var menu = TrayMenu()
  /// What was started for the person, until it has ended.
  private var started: [Int32] = []
  private let name = "\(TrayItem.name)-\(getpid())-1"

  /// A fastctl that was ended is started again, and ever later where it ends at once.
  private static let shortestPause = Span.seconds(1)
  private static let longestPause = Span.minute

  init() throws(SystemError) {
    bus = try BusConnection()
    try bus.take(name: TrayItem.only)
    feed = try BarFeed()
  }

  func run() throws(SystemError) {
    try bus.take(name: name)
    try bus.listen(forOwnerOf: TrayItem.watcher)
    // Whoever comes later is heard of.
    try register()
    while true {
      try answer()
      try wait()
    }
  }

  private func register() throws(SystemError) {
    try bus.call(
      "RegisterStatusNotifierItem", of: TrayItem.watcher, at: "/StatusNotifierWatcher",
      of: TrayItem.watcher, [.text(name)])
  }

  private func answer() throws(SystemError) {
    var hasWatcher = false
    while try bus.turn(objects, heard: { hasWatcher = hasWatcher || !$0.owner.isEmpty }) != .idle {}
    if hasWatcher { try register() }
  }

  private func wait() throws(SystemError) {
    var waits = [
      pollfd(fd: bus.descriptor, events: bus.events, revents: 0),
      pollfd(fd: feed?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let isDeaf = waits[1].fd < 0
    guard poll(&waits, nfds_t(waits.count), isDeaf ? patience : -1) >= 0 || errno == EINTR else {
      throw .last("poll")
    }
    if isDeaf { return beginFeed() }
    guard waits[1].revents != 0 else { return }
    let newest = feed?.newest()
    if newest != nil { pause = Self.shortestPause }
    if feed?.hasEnded ?? true { return try endFeed() }
    if let newest { try show(newest) }
  }

  // MARK: The state

  private var patience: Int32 {
    Int32(clamping: max((nextFeed - Clock.monotonic()).milliseconds, 0))
  }

  private func beginFeed() {
    guard patience == 0 else { return }
    feed = try? BarFeed()
    if feed == nil { waitLonger() }
  }

  /// What is not heard of is not shown as if it were so still.
  private func endFeed() throws(SystemError) {
    if let pid = feed?.pid { started.append(pid) }
    feed = nil
    waitLonger()
    try show(TrayReading())
  }

  private func waitLonger() {
    nextFeed = Clock.monotonic() + pause
    pause = min(pause + pause, Self.longestPause)
  }

  /// Says only what is another than before.
  private func show(_ newest: TrayReading) throws(SystemError) {
    let before = reading
    reading = newest
    if (before.permille, before.mood) != (newest.permille, newest.mood) {
      try tell("NewIcon")
      if newest.needsAttention { try tell("NewAttentionIcon") }
    }
    if before.tooltip != newest.tooltip { try tell("NewToolTip") }
    if before.needsAttention != newest.needsAttention {
      try tell("NewStatus", [.text(TrayItem.status(of: newest))])
    }
    if before.mood != newest.mood, menu.renew() { try tellMenu() }
  }

  private func tell(_ signal: String, _ values: [BusValue] = []) throws(SystemError) {
    try bus.emit(signal, of: TrayItem.name, at: TrayItem.path, values)
  }

  private func tellMenu() throws(SystemError) {
    try bus.emit(
      "LayoutUpdated", of: TrayMenu.name, at: TrayMenu.path, [.unsigned(menu.revision), .signed(0)])
  }

  // MARK: Calls

  private static let properties = BusInterface(
    "org.freedesktop.DBus.Properties",
    [
      BusMethod("Get", takes: [.text, .text], gives: ["v"]),
      BusMethod("GetAll", takes: [.text], gives: ["a{sv}"]),
    ])

  private var objects: [BusObject] {
    // They answer while this runs, in its one thread.
    nonisolated(unsafe) let tray = self
    return [
      BusObject(path: TrayItem.path, interfaces: [TrayItem.interface, Self.properties]) {
        call throws(BusRefusal) in
        try tray.answerItem(call)
      },
      BusObject(path: TrayMenu.path, interfaces: [TrayMenu.interface, Self.properties]) {
        call throws(BusRefusal) in
        try tray.answerMenu(call)
      },
    ]
  }

  private func answerItem(_ call: BusCall) throws(BusRefusal) -> [BusValue] {
    guard call.interface != Self.properties.name else {
      return try Self.property(call, of: TrayItem.properties(of: reading))
    }
    if let words = TrayItem.words(for: call.method) { try start(words) }
    return []
  }

  private static func property(
    _ call: BusCall, of entries: [BusValue.Entry]
  ) throws(BusRefusal) -> [BusValue] {
    guard call.method == "Get" else { return [.table(entries)] }
    guard let entry = entries.first(where: { $0.name == call.text(1) }) else {
      throw .wrongArguments
    }
    return [.any(entry.value)]
  }

  private func answerMenu(_ call: BusCall) throws(BusRefusal) -> [BusValue] {
    let number = call.integer(0) ?? 0
    switch call.method {
    case "Get", "GetAll": return try Self.property(call, of: TrayMenu.properties)
    case "GetLayout":
      guard let layout = menu.layout(of: number, depth: call.integer(1) ?? -1) else {
        throw .wrongArguments
      }
      return layout
    case "GetGroupProperties":
      return [menu.properties(of: call.integers(0) ?? [])]
    case "GetProperty":
      guard let entry = menu.properties(of: number).first(where: { $0.name == call.text(1) })
      else { throw .wrongArguments }
      return [.any(entry.value)]
    case "Event":
      if call.text(1) == "clicked", let words = menu.words(of: number) { try start(words) }
      return []
    default: return [.bool(try isRenewed(for: number))]
    }
  }

  /// A menu that is about to be seen is as of now.
  private func isRenewed(for number: Int32) throws(BusRefusal) -> Bool {
    guard number == 0, menu.renew() else { return false }
    do throws(SystemError) { try tellMenu() } catch { throw .notDone }
    return true
  }

  private func start(_ words: [String]) throws(BusRefusal) {
    started.removeAll { OtherProgram.Outcome.End.reaping($0) != nil }
    do throws(SystemError) { started.append(try Companion.start(words)) } catch {
      throw .notDone
    }
  }
}
