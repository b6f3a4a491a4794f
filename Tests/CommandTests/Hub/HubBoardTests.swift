import Foundation
import Nouns
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

@Suite(
  .enabled(if: RealHub.isPossible, "a hub needs PostgreSQL, and machines namespaces"),
  .timeLimit(.minutes(10)))
struct `A board among friends` {
  /// A person with points since yesterday, and the board turned on.
  private func person(
    _ name: String, on hub: RealHub, machines: [String]? = nil
  ) async throws -> SharedMachines {
    let person = try await SharedMachines(invitedBy: try await hub.invite(name))
    for machine in machines ?? [name] { try await person.add(machine) }
    let first = person.all[0]
    try first("points", "on")
    try first("meal", "Rumpelstew 650kcal")
    person.pass(.hours(24))
    try person.exchange()
    try first("board", "on")
    return person
  }

  private func begin(_ machine: Machine, as name: String) throws -> String {
    let said = try machine("board", "new", "--name", name, "--yes").output
    return try #require(said.split(separator: "\n").last.map(String.init), "\(said)")
  }

  private func join(_ machine: Machine, _ code: String, as name: String) throws -> Run {
    try Run(
      ["board", "join", "-", "--name", name, "--yes"], by: machine.person, reading: code + "\n")
  }

  /// The names that a person sees, in their order.
  private func names(_ machine: Machine) throws -> [String] {
    let json = try JSON(parsing: Array(machine("board", "--json").output.utf8))
    guard case .object(let object) = json else { return [] }
    return try FriendsBoard(object).rows.map(\.nickname)
  }

  /// Ada has made a circle, and Bo has joined it.
  private func friends(_ hub: RealHub) async throws -> (ada: SharedMachines, bo: SharedMachines) {
    let (ada, bo) = (
      try await person("ada", on: hub, machines: ["laptop", "desktop"]),
      try await person("bo", on: hub)
    )
    let code = try begin(ada["laptop"], as: "Ada")
    let run = try join(bo["bo"], code, as: "Bo")
    #expect(run.code == 0, "\(run.text)")
    try ada["laptop"]("sync", "now")
    #expect(try names(ada["laptop"]) == ["Ada", "Bo"])
    return (ada, bo)
  }

  @Test func `shows friends their points, and nobody anything else`() async throws {
    let hub = try await RealHub()
    let (ada, bo) = try await friends(hub)
    let page = try bo["bo"]("board").output
    for word in ["Bo (you)", "Ada", "Among friends", "10"] {
      #expect(page.contains(word), "\(word): \(page)")
    }
    // Not a word of what was eaten is in the tables of the board.
    let rows = try hub.sql("SELECT string_agg(b::text, ' ') FROM fastd.board b")
    #expect(!rows.contains("Rumpel") && rows.contains("Ada"), "\(rows)")
    let cy = try await person("cy", on: hub)
    #expect(try cy["cy"]("board").text.contains("in no circle"))
    _ = try begin(cy["cy"], as: "Ada")
    #expect(try names(cy["cy"]) == ["Ada"])
    #expect(try names(bo["bo"]) == ["Ada", "Bo"])
    // A nickname of the circle, no nickname, no code.
    let code = try begin(ada["laptop"], as: "Ada")
    #expect(try join(cy["cy"], code, as: "ada").text.contains("called so already"))
    #expect(try join(cy["cy"], code, as: " Cy").text.contains("1 to 30"))
    #expect(try join(cy["cy"], code.uppercased() + "x", as: "Cy").code == 1)
    #expect(try join(cy["cy"], "1" + code.dropFirst(), as: "Cy").text.contains("wrong"))
  }

  @Test func `forgets at once who leaves, hides or turns it off`() async throws {
    let hub = try await RealHub()
    let (ada, bo) = try await friends(hub)
    let (laptop, desktop, friend) = (ada["laptop"], ada["desktop"], bo["bo"])
    try laptop("board", "hide")
    #expect(try names(friend) == ["Bo"])
    // Not by the exchanges of any machine.
    try ada.exchange()
    #expect(try names(friend) == ["Bo"] && names(laptop) == ["Bo"])
    #expect(try laptop("board").text.contains("do not see you"))
    try desktop("board", "show")
    #expect(try names(friend) == ["Ada", "Bo"])
    try laptop("board", "off")
    #expect(try names(friend) == ["Bo"])
    try ada.exchange()
    #expect(try names(friend) == ["Bo"])
    #expect(try desktop("board").text.contains("The board among friends is off"))
    try desktop("board", "on")
    #expect(try names(friend) == ["Ada", "Bo"])
    // Another machine of theirs may leave.
    try desktop("board", "leave")
    #expect(try names(friend) == ["Bo"])
    try ada.exchange()
    #expect(try hub.sql("SELECT count(*) FROM fastd.member") == "1")
    #expect(try desktop.tries("board", "leave").text.contains("in no such circle"))
  }

  @Test func `leaves out on one machine who is muted there`() async throws {
    let hub = try await RealHub()
    let (ada, bo) = try await friends(hub)
    try ada["laptop"]("board", "mute", "Bo")
    let page = try ada["laptop"]("board").output
    #expect(page.contains("Not shown on this machine: Bo.") && !page.contains("2  Bo"), "\(page)")
    #expect(!(try ada["desktop"]("board").output.contains("Not shown")))
    #expect(try names(bo["bo"]) == ["Ada", "Bo"])
    let path = "\(ada["laptop"].person.data)/fastd/sync/board"
    #expect(
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    try ada["laptop"]("board", "unmute", "Bo")
    #expect(!(try ada["laptop"]("board").output.contains("Not shown")))
  }

  @Test func `has nobody who was locked out, or who is gone from the hub`() async throws {
    let hub = try await RealHub()
    let (ada, bo) = try await friends(hub)
    try await hub.administer("hub lock bo")
    #expect(try names(ada["laptop"]) == ["Ada"])
    let locked = try bo["bo"].tries("board")
    #expect(locked.code == 1 && locked.text.contains("does not accept"), "\(locked.text)")
    try ada["laptop"]("sync", "purge", "--confirm", "erase-for-good")
    #expect(try hub.sql("SELECT count(*) FROM fastd.board") == "0")
    #expect(try hub.sql("SELECT count(*) FROM fastd.member") == "1")
    try await hub.administer("hub remove bo")
    #expect(try hub.sql("SELECT count(*) FROM fastd.member") == "0")
  }

  /// R37.
  @Test func `is left for good where care or the person has switched points off`() async throws {
    let hub = try await RealHub()
    let (ada, bo) = try await friends(hub)
    try ada["laptop"]("points", "off")
    try ada.exchange()
    #expect(try names(bo["bo"]) == ["Bo"])
    let off = try ada["laptop"].tries("board")
    #expect(off.code == 1 && off.text.contains("yours are off"), "\(off.text)")
    try ada["laptop"]("points", "on")
    try ada.exchange()
    #expect(try names(bo["bo"]) == ["Bo"])
    try ada["laptop"]("board", "on")
    #expect(try names(bo["bo"]) == ["Ada", "Bo"])
    try ada["desktop"]("profile", "safety", "--answers", "3")
    try ada.exchange()
    #expect(try names(bo["bo"]) == ["Bo"])
    #expect(try ada["laptop"].tries("board").code == 1)
  }

  @Test func `needs a hub, and one that has it`() async throws {
    let alone = try await SharedMachines("alone")
    let refused = try alone["alone"].tries("board")
    #expect(refused.code == 1 && refused.text.contains("needs a hub"), "\(refused.text)")
    let hub = try RealHub(of: "0.11.0")
    let ada = try await SharedMachines(
      "laptop", "desktop", invitedBy: try await hub.invite("ada"))
    try ada["laptop"]("points", "on")
    try ada["laptop"]("weight", "83.1kg", "--note", "first")
    // All but the board goes on there, and says nothing of it.
    try ada.exchange()
    try ada.expectAlike()
    for words in [["board"], ["board", "on"], ["board", "leave"]] {
      let older = try Run(words, by: ada["laptop"].person)
      #expect(older.code == 1 && older.text.contains("has no board yet"), "\(older.text)")
    }
    try await hub.administer("hub")
    try ada.exchange()
    try ada["laptop"]("board", "on")
    _ = try begin(ada["laptop"], as: "Ada")
    ada.pass(.hours(24))
    try ada["desktop"]("sync", "now")
    #expect(try names(ada["laptop"]) == ["Ada"])
  }
}
