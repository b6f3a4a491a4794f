import Foundation
import TestProcesses

/// A call of a person who shares a circle with a friend: how it ends, and what the friend sees then.
struct BoardCase: CustomStringConvertible, Sendable {
  let description: String
  let calls: [String]
  let answer: String
  let seen: String

  static let friend = "Friend 9 3 0 milestone silver"
  static let both = "\(friend); Own 5 2 0 streak gold"

  init(_ description: String, _ calls: String..., is answer: String, seen: String = both) {
    (self.description, self.calls, self.answer, self.seen) = (description, calls, answer, seen)
  }

  /// The difference; nil where all is as it should be.
  func fault(in hub: Hub) throws -> String? {
    let circle = try Circle(in: hub)
    let said = try circle.own.outcomes(calls.map(circle.named)).last?.text ?? ""
    let seen = try circle.friend(Call.seen)
    return said == answer && seen == self.seen ? nil : "\(self): \(said), then \(seen)"
  }

  static let all = staying + leaving + publishing + naming

  private static let staying = [
    BoardCase("a row", Call.seen, is: both),
    BoardCase(
      "what belongs to a person",
      "SELECT is_on, nicknames, shown, circles = ARRAY[\(Call.circle)] FROM fastd.board_status()",
      is: "t|{Own}|{t}|t"),
    BoardCase(
      "a nickname that is changed", Call.join(as: "Ada"), is: "t",
      seen: "Ada 5 2 0 streak gold; \(friend)"),
    BoardCase(
      "a second circle", Call.join(Call.secret(7), as: "Own"), Call.leave(Call.circle), is: "1",
      seen: friend),
    BoardCase("somebody else's circle", Call.leave(Call.circle(of: Call.secret(7))), is: "0"),
    BoardCase("a friend's row", Call.show(false, in: Call.circle(of: Call.secret(7))), is: "0"),
  ]

  private static let leaving = [
    BoardCase("hiding", Call.show(false), is: "1", seen: friend),
    BoardCase("hiding in one circle", Call.show(false, in: Call.circle), is: "1", seen: friend),
    BoardCase("publishing while hidden", Call.show(false), Call.publish(), is: "0", seen: friend),
    BoardCase("looking while hidden", Call.show(false), Call.seen, is: friend, seen: friend),
    BoardCase("showing oneself again", Call.show(false), Call.show(true), Call.publish(), is: "1"),
    BoardCase(
      "nothing said of showing", "SELECT fastd.board_show(NULL, NULL)", is: "1",
      seen: friend),
    BoardCase("turning off", Call.turn(false), is: "", seen: friend),
    BoardCase("nothing said of turning", "SELECT fastd.board_turn(NULL)", is: "", seen: friend),
    BoardCase("publishing while off", Call.turn(false), Call.publish(), is: "0", seen: friend),
    BoardCase("looking while off", Call.turn(false), Call.seen, is: "", seen: friend),
    BoardCase(
      "a row that returns by itself", Call.turn(false), Call.turn(true), is: "",
      seen: friend),
    BoardCase("turning on again", Call.turn(false), Call.turn(true), Call.publish(), is: "1"),
    BoardCase(
      "joining while off", Call.turn(false), Call.join(Call.secret(8), as: "Own"), is: "FD004",
      seen: friend),
    BoardCase("leaving", Call.leave(), is: "1", seen: friend),
    BoardCase("publishing after leaving", Call.leave(), Call.publish(), is: "0", seen: friend),
    BoardCase("looking after leaving", Call.leave(), Call.seen, is: "", seen: friend),
    BoardCase("leaving nothing behind", Call.claim(), Call.forget, is: "0", seen: friend),
  ]

  private static let publishing =
    [
      BoardCase(
        "other points", Call.publish("6", week: "0"), is: "1",
        seen: "\(friend); Own 6 0 0 streak gold"),
      BoardCase(
        "a day ahead", Call.publish(day: 1), is: "1",
        seen: "\(friend); Own 5 2 1 streak gold"),
      BoardCase("two days ahead", Call.publish(day: 2), is: "22023"),
      BoardCase(
        "the end of time", "SELECT fastd.board_publish(1, 1, 'infinity', '{}')", is: "22023"),
      BoardCase("no day", "SELECT fastd.board_publish(1, 1, NULL, '{}')", is: "22023"),
      BoardCase("an earlier day", Call.publish("8", day: -1), is: "1"),
      BoardCase("a day long ago", Call.publish("8", day: -15), is: "0"),
      BoardCase(
        "a row of long ago", Call.leave(Call.circle), Call.join(as: "Own"),
        Call.publish(day: -14), is: "1", seen: "\(friend); Own 5 2 -14 streak gold"),
      BoardCase("points below zero", Call.publish("-1"), is: "23514"),
      BoardCase("too many points", Call.publish("10000001"), is: "23514"),
      BoardCase("no points", Call.publish("NULL"), is: "23502"),
      BoardCase("a week below zero", Call.publish(week: "-1"), is: "23514"),
      BoardCase("too much of a week", Call.publish(week: "10000001"), is: "23514"),
      BoardCase("a badge twice", Call.publish(badges: "streak gold,streak gold"), is: "1"),
      BoardCase("no badge", Call.publish(badges: ""), is: "1", seen: "\(friend); Own 5 2 0"),
      BoardCase(
        "no list", "SELECT fastd.board_publish(5, 2, \(Call.today), NULL)", is: "1",
        seen: "\(friend); Own 5 2 0"),
      BoardCase("an unknown badge", Call.publish(badges: "streak iron"), is: "23514"),
      BoardCase("text in place of a badge", Call.publish(badges: "82.4 kg"), is: "23514"),
      BoardCase("nothing as a badge", Call.publish(badges: "NULL"), is: "23514"),
    ]
    + ["bronze", "silver", "gold", "platinum"].map {
      BoardCase("a badge of weight: \($0)", Call.publish(badges: "weight \($0)"), is: "23514")
    }

  private static let naming =
    [
      BoardCase("a friend's nickname", Call.join(as: "friend"), is: "23505"),
      BoardCase("no nickname", "SELECT fastd.board_join(\(Call.code), NULL)", is: "23502"),
      BoardCase("no code", "SELECT fastd.board_join(NULL, 'Own')", is: "22023"),
      BoardCase("a short code", #"SELECT fastd.board_join('\x00', 'Own')"#, is: "22023"),
      BoardCase(
        "a composed nickname",
        "SELECT fastd.board_join(\(Call.code), E'Bjo\\u0308rn') IS NULL", is: "f",
        seen: "Björn 5 2 0 streak gold; \(friend)"),
      BoardCase(
        "thirty letters", Call.join(as: String(repeating: "ä", count: 30)), is: "t",
        seen: "\(friend); \(String(repeating: "ä", count: 30)) 5 2 0 streak gold"),
      BoardCase("a smile", Call.join(as: "Ö 🙂"), is: "t", seen: "\(friend); Ö 🙂 5 2 0 streak gold"),
      BoardCase("too many circles") { i in Call.join(Call.secret(100 + i), as: "Own") },
    ]
    + [
      "", " ", " Own", "Own ", "O\nwn", "O\twn", "O\u{85}wn", "\u{a0}", "O\u{a0}wn", "O\u{200b}wn",
      "O\u{202e}nw", "O\u{2066}wn", "\u{feff}Own", "\u{3164}", "Own\u{fe0f}", "O\u{1b}[31mwn",
      "\u{e0041}", String(repeating: "x", count: 31),
    ].map { BoardCase("a nickname: \($0.debugDescription)", Call.join(as: $0), is: "23514") } + [
      BoardCase(
        "an endless nickname", Call.join(as: String(repeating: "x", count: 401)), is: "22023")
    ]

  /// Seven more are as many as there may be.
  private init(_ description: String, _ join: (Int64) -> String) {
    self.init(description, is: "54000", calls: (1...8).map(join))
  }

  private init(_ description: String, is answer: String, calls: [String]) {
    (self.description, self.calls, self.answer, self.seen) = (description, calls, answer, Self.both)
  }
}

/// Two friends on a hub, who share a circle and have published, and one who has another circle.
struct Circle {
  let own: Person
  let friend: Person
  let foreign: Person
  /// Nobody else's, as all tests share a hub.
  private let digits = String(UInt32.random(in: 1 << 28...(.max)), radix: 16)
  var code: String { named(Call.code) }

  init(in hub: Hub) throws {
    (own, friend, foreign) = (try hub.person(), try hub.person(), try hub.person())
    let code = named(Call.code)
    let words = [
      (own, code, "Own", Call.publish()),
      (friend, code, "Friend", Call.publish("9", week: "3", badges: "milestone silver")),
      (foreign, named(Call.secret(1)), "Foreign", Call.publish()),
    ]
    // In one session, which is that of one after the other: each of its own would take three times as long.
    let script = words.map { person, code, name, publish in
      let calls = [Call.turn(true), Call.join(code, as: name), publish].joined(separator: ";\n")
      return "SET SESSION AUTHORIZATION \(person.role);\n\(calls);\n"
    }
    _ = try hub.server.psql([], script.joined(), as: "postgres")
  }

  /// A call with codes that are of this circle's people alone.
  func named(_ call: String) -> String { call.replacingOccurrences(of: Call.mark, with: digits) }
}
