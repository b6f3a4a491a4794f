import Nouns
import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon
@testable import fastd

/// Somebody who calls every method there is, at random moments.
@MainActor final class RandomLife {
  static let names = ["oats", "milk", "zug cake", "apple", "tea", "pizza", "rye bread"]
  private static let word =
    "of-age,goal-side,maintenance-low,diet-below-floor,weight-jump,goal-reached"
  private static let zones = ["UTC", "Europe/Berlin", "America/Los_Angeles", "Pacific/Auckland"]
  private static let settings = [
    "day.start = 04:00\n", "streak.mode = start\n", "goal.repeat = on\n", "notify.little = on\n",
    "notify.week = on\n",
    "drink.aim = 2000\n", "drink.remind = 2h\n", "weight.arrow = week\n", "notify.stages = on\n",
    "streak.freezes = 2\n", "events.enabled = on\n", "notify.goal = off\n",
    "window = 12:00-20:00\n",
  ]

  var dice: Dice
  let scene: Scene
  /// The last deeds, named where a comparison fails.
  private(set) var deeds: [String] = []
  /// How many calls were not refused.
  private(set) var done = 0

  init(seed: UInt64) throws {
    dice = Dice(seed: seed)
    scene = try Scene(settings: "events.enabled = on\n")
  }

  /// Lets time pass, and calls one method that writes.
  func live() throws {
    if dice.once(in: 30) {
      scene.zone = try Zone(installed: dice.pick(Self.zones))
      scene.keeper.rearm(.zoneChanged)
      note("zone \(scene.zone.name)")
    }
    scene.run(Span(milliseconds: dice.pick([0, 1, 60_000, dice.number(0...30_000_000)])))
    let call = dice.pick(Self.writing)
    if let parameters = try call.parameters(self) {
      try self.call(call.method, parameters)
    } else {
      note(call.method)
    }
    // A start decides all that waits for the next wake, such as the target of a profile that was imported.
    scene.keeper.rearm(.due)
    scene.takeAll()
  }

  private static let writing = RandomCall.table.filter { $0.kind == .writes }.flatMap { call in
    let isFrequent = [
      FastCalls.Start.name, FastCalls.Stop.name, FastCalls.Add.name, WeightCalls.Add.name,
      MealCalls.Log.name, DrinkCalls.Add.name, BackupCalls.EraseEntry.name,
    ].contains(call.method)
    return Array(repeating: call, count: isFrequent ? 4 : 1)
  }

  func call(
    _ method: String, _ parameters: String, as client: CallToken? = nil
  ) throws {
    let client = client ?? scene.client()
    note("\(method) \(parameters)")
    scene.replies[client] = nil
    let reply = try #require(
      try scene.raw(#"{"method":"\#(method)","parameters":\#(parameters)}"#, as: client).last)
    scene.replies[client] = nil
    #expect(
      reply.error?.hasPrefix("org.varlink.service.") != true, "\(method) \(parameters): \(reply)")
    if let error = reply.error { note("  refused: \(error)") } else { done += 1 }
    // The scene would grow with each call, and nobody reads this.
    (scene.effects, scene.alerts, scene.log, scene.hooked) = ([], [], [], [])
  }

  private func note(_ deed: String) {
    deeds.append("\(scene.now.milliseconds): \(deed)")
    if deeds.count > 12 { deeds.removeFirst() }
  }

  // MARK: Deeds beside a call

  func changeSettings() {
    let lines = Self.settings.filter { _ in dice.once(in: 3) }
    scene.settingsText = .success(Array(lines.joined().utf8))
    let problems = SettingsReading(scene.settingsText).problems
    #expect(problems.isEmpty)
    note(lines.joined(separator: "; "))
  }

  /// Some rows of several nouns in one import.
  func takeRows() throws {
    var rows = RandomRows(seed: dice.next())
    let home = rows.home()
    let some = (0..<dice.number(1...12)).map { _ in dice.pick(home) }
    try scene.take(some)
  }

  // MARK: Values

  func maybe(_ value: @autoclosure () -> String) -> String {
    let value = value()
    return dice.once(in: 2) ? value : "null"
  }

  /// Mostly one that is there, mostly whole.
  func id(_ kind: Row.Kind) -> String {
    let rows = (try? scene.keeper.ports.rows.rows(kind, nil, 200)) ?? []
    guard !rows.isEmpty, !dice.once(in: 12) else { return "\"zzzz\"" }
    let id = dice.pick(rows).id.text
    return "\"\(dice.once(in: 3) ? String(id.prefix(6)) : id)\""
  }

  func backup() throws -> String {
    let names = try scene.keeper.ports.backups.list().backups.map(\.name)
    return names.isEmpty ? "\"none.db\"" : "\"\(dice.pick(names))\""
  }

  /// Up to so many hours ago; below 0 in the future.
  func instant(_ hours: Int64) -> String {
    let length = dice.number(0...abs(hours) * 3_600_000)
    return "\(scene.now.milliseconds - (hours < 0 ? -length : length))"
  }

  var today: Day { scene.keeper.state.moment.day }

  var day: String { "\"\((today - dice.number(-3...30)).iso)\"" }

  func days(_ most: Int64, from first: Int64 = 0) -> String {
    let from = today - dice.number(first...60)
    return #"{"from":"\#(from.iso)","to":"\#((from + dice.number(0...most)).iso)"}"#
  }

  var clock: String { dice.pick(["07:30", "12:00", "18:15", "22:45"]) }

  var text: String { "\"\(dice.pick(Self.names)) \(dice.number(1...40))\"" }

  var goal: String {
    dice.pick([
      #"{"span":\#(dice.number(1...60) * 3600)}"#, #"{"schedule":"16:8"}"#, #"{"open":true}"#,
      #"{"change":3600}"#,
    ])
  }

  /// One of the presets or of the person's own.
  var schedule: String {
    let own = (try? scene.keeper.ports.rows.rows(.schedule, nil, 50)) ?? []
    let names = own.compactMap { ($0.noun as? OwnSchedule)?.name }
    return RowText.quoted(dice.pick(names + ["16:8", "omad", "18:6"]))
  }

  var grams: String { "\(82_000 + dice.number(-4000...4000))" }

  var item: String {
    #"{"name":"\#(dice.pick(Self.names))","kcal":\#(maybe("\(dice.number(0...900))")),"protein":\#(maybe("\(dice.number(0...600))"))}"#
  }

  var profile: String {
    let fields = [
      #""birth":"1985""#, #""height":1780"#, #""weight":82000"#, #""basis":"male""#,
      #""activity":"light""#, #""goal":"\#(dice.pick(["lose", "maintain", "gain"]))""#,
      #""goalWeight":\#(dice.number(76...84) * 1000)"#, #""restriction":25"#,
      #""maintenance":2600"#, #""pattern":{"days":["mon","thu"]}"#, #""counts":"program""#,
    ]
    let isWhole = dice.once(in: 2)
    let forget = isWhole ? "" : dice.pick(["", "\"maintenance\"", "\"pattern\"", "\"goalWeight\""])
    let said = fields.filter { field in
      (isWhole || dice.once(in: 3)) && (forget.isEmpty || !field.hasPrefix(forget))
    }
    return
      "{\((said + ["\"forget\":[\(forget)]"]).joined(separator: ",")),\"confirm\":\"\(Self.word)\"}"
  }
}
