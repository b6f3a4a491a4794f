import Foundation
import Glibc
import Synchronization
import TestProcesses
import TestSupport
import Testing
import Wire

/// Stands between fastctl and the daemon, and keeps the answer to the last part of an import to itself.
private final class Thief: Sendable {
  private let listener: Int32
  private let stolen = Mutex(0)
  private let daemon: String

  var count: Int { stolen.withLock { $0 } }

  init(at path: String, before daemon: String) throws {
    self.daemon = daemon
    listener = try UnixSocket.listening(at: path)
    Thread.detachNewThread { self.serve() }
  }

  func end() { shutdown(listener, Int32(SHUT_RDWR)) }

  private func serve() {
    while true {
      let client = accept(listener, nil, nil)
      guard client >= 0 else { return }
      if let server = try? UnixSocket.connected(to: daemon) {
        carry(between: client, and: server)
        close(server)
      }
      close(client)
    }
  }

  private func carry(between client: Int32, and server: Int32) {
    var isLast = false
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var ends = [client, server].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      poll(&ends, 2, -1)
      for (end, other) in [(0, server), (1, client)] where ends[end].revents != 0 {
        let count = read(ends[end].fd, &bytes, bytes.count)
        guard count > 0 else { return }
        let text = String(decoding: bytes[..<count], as: UTF8.self)
        if end == 0 { isLast = text.contains("food.Build") }
        if end == 1, isLast, text.contains(#""left":0"#) {
          stolen.withLock { $0 += 1 }
          return
        }
        _ = send(other, bytes, count, Int32(MSG_NOSIGNAL))
      }
    }
  }
}

/// The built fastctl with the built fastd: foods of a table.
@Suite struct `Imported foods with fastctl` {
  private static let table = """
    code;Name;Brand;kcal;Eiweiß;Kohlenhydrate;Fett;Portion
    4008400401621;Nougat Bar;Kinder;566;8,7;53,5;35;12,5
    4008400402321;Crispy Cubes;Alpenhof;370;13;59;7;40
    4008400402222;Crispy Cubes;Gutland;365;13;58;7;
    """

  private func person() async throws -> Person {
    let person = try Person()
    try await person.daemon()
    try Self.table.write(toFile: person.home.at("foods.csv"), atomically: true, encoding: .utf8)
    return person
  }

  @Test func `an import whose last answer is lost says what became of it`() async throws {
    let person = try await person()
    let path = person.home.at("between")
    let thief = try Thief(at: path, before: person.socket)
    defer { thief.end() }
    let run = try Run(
      ["food", "import", person.home.at("foods.csv")], in: person.home, ["FASTD_SOCKET": path])
    #expect(thief.count == 1)
    #expect(run.code == 0, "\(run.said)")
    #expect(run.output.contains("foods imported"), "\(run.output) \(run.said)")
    #expect(try Run(["food", "imports", "--json"], in: person.home).output.contains(#""foods":"#))
    let forget = try Run(["food", "forget", "--yes"], in: person.home, ["FASTD_SOCKET": path])
    #expect(thief.count == 2)
    #expect(forget.code == 0, "\(forget.said)")
    #expect(try Run(["food", "imports", "--json"], in: person.home).output == "[]\n")
  }

  @Test func `another name for one makes it a food of one's own, with its barcode`() async throws {
    let person = try await person()
    func fastctl(_ words: String...) throws -> Run { try Run(words, in: person.home) }
    #expect(try fastctl("food", "import", person.home.at("foods.csv")).code == 0)

    let edit = try fastctl("food", "edit", "nougat bar", "500kcal")
    #expect(edit.code == 4)
    #expect(edit.said.contains("is an imported food, which stays as it is"), "\(edit.said)")
    let several = try fastctl("food", "alias", "hafer", "=", "crispy", "cubes")
    #expect(several.code == 2)
    #expect(several.said.hasPrefix("Several imported foods are called 'crispy cubes'."))
    let alias = try fastctl("food", "alias", "riegel", "=", "nougat", "bar")
    #expect(alias.code == 0, "\(alias.said)")
    #expect(
      alias.output.contains("riegel now means Kinder Nougat Bar, which is now a food of your own."),
      "\(alias.output)")
    #expect(alias.output.contains("Its values are from your table."), "\(alias.output)")
    let meal = try fastctl("meal", "100g riegel")
    #expect(meal.output.contains("566 kcal"), "\(meal.output) \(meal.said)")
    let hafer = try fastctl("food", "alias", "hafer", "=", "4008400402321")
    #expect(hafer.output.contains("hafer now means Alpenhof Crispy Cubes"), "\(hafer.output)")
    #expect(try fastctl("food", "edit", "hafer", "380kcal").code == 0)
    #expect(try fastctl("meal", "100g hafer").output.contains("380 kcal"))
  }
}
