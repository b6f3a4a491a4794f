import Bus
import Foundation
import Host
import Synchronization
import TestProcesses
import TestSupport
import Testing
import Time

@Suite(.enabled(if: isInstalled("dbus-daemon") && isInstalled("busctl")))
struct BusServerTests {
  static let name = "io.github.fastd.Test"
  static let path = "/io/github/fastd/Test"
  static let interface = "io.github.fastd.Test1"

  /// A server of the test's own in a thread, that ends with its bus.
  private func serving(
    _ test: (_ desktop: Desktop, _ call: ([String]) async throws -> String) async throws -> Void
  ) async throws {
    let desktop = Desktop()
    let bus = try await desktop.bus()
    let failure = Mutex<SystemError?>(nil)
    let server = try BusServer(name: Self.name, object: Self.object, address: desktop.address)
    let handed = Handed(server)
    let (end, ending) = AsyncStream<Never>.makeStream()
    let thread = Thread {
      defer { ending.finish() }
      do throws(SystemError) { try handed.server.serve(idle: .hours(1)) } catch {
        failure.withLock { $0 = error }
      }
    }
    thread.start()
    _ = try await Child(
      "gdbus", ["wait", "--timeout=60", "--address", desktop.address, Self.name],
      environment: desktop.environment
    ).allLines()
    try await test(desktop) { words in
      try await Child(
        "busctl", ["--address=\(desktop.address)", "call", Self.name, Self.path] + words,
        environment: desktop.environment
      ).allLines()
    }
    bus.end(by: SIGTERM)
    for await _ in end {}
    let code = try #require(failure.withLock { $0 }).code
    #expect([ECONNRESET, ENOTCONN, EPIPE].contains(code))
  }

  /// Made here and used in the one thread that it is given to.
  private final class Handed: @unchecked Sendable {
    let server: BusServer
    init(_ server: BusServer) { self.server = server }
  }

  private static let object = BusObject(
    path: path,
    interfaces: [
      BusInterface(
        interface,
        [
          BusMethod("Echo", takes: [.text, .texts, .number], gives: ["s", "as", "u"]),
          BusMethod("Everything", gives: ["a(sida{sv})"]),
          BusMethod("Nothing"),
          BusMethod("Refuse", takes: [.text]),
        ])
    ]
  ) { call throws(BusRefusal) in
    switch call.method {
    case "Echo":
      #expect(call.interface == interface)
      #expect(call.text(0) != nil && call.texts(1) != nil && call.text(1) == nil)
      return call.arguments
    case "Everything": return [everything]
    case "Refuse": throw .notDone
    default: return []
    }
  }

  private static let everything = BusValue.list(
    [
      .record([
        .text("ä"), .signed(-5), .real(0.5),
        .table([.init("u", .unsigned(7)), .init("as", .texts([]))]),
      ])
    ], of: "(sida{sv})")

  @Test func `answers each call with the values of its method`() async throws {
    try await serving { _, call in
      let echo = [Self.interface, "Echo", "sasu", "für", "2", "a", "", "4294967295"]
      #expect(try await call(echo) == #"sasu "f\303\274r" 2 "a" "" 4294967295"#)
      let all = try await call([Self.interface, "Everything"])
      #expect(all == #"a(sida{sv}) 1 "\303\244" -5 0.5 2 "u" u 7 "as" as 0"#)
      #expect(try await call([Self.interface, "Nothing"]) == "")
      let pages = try await call(["org.freedesktop.DBus.Introspectable", "Introspect"])
      #expect(pages.contains(#"<method name=\"Everything\">"#))
    }
  }

  @Test func `refuses what it does not know and what is too much`() async throws {
    try await serving { _, call in
      let refused: [[String]] = [
        [Self.interface, "Missing"], ["io.github.fastd.Other", "Echo"],
        [Self.interface, "Nothing", "s", "x"], [Self.interface, "Echo", "s", "x"],
        [Self.interface, "Refuse", "s", "x"],
        [Self.interface, "Refuse", "s", String(repeating: "x", count: 1025)],
        [Self.interface, "Echo", "sasu", "x", "65"] + Array(repeating: "x", count: 65) + ["0"],
      ]
      for words in refused {
        await #expect(throws: Child.Failed.self, "\(words.prefix(2))") { try await call(words) }
      }
      // And is there as before.
      let most = ["65"].map { _ in "64" } + Array(repeating: "x", count: 64)
      let echo = try await call([Self.interface, "Echo", "sasu", "x"] + most + ["1"])
      #expect(echo.hasPrefix(#"sasu "x" 64 "x""#))
    }
  }

  @Test func `a name that is taken is told`() async throws {
    try await serving { desktop, call in
      let second = try BusServer(
        name: Self.name, object: Self.object, address: desktop.address)
      #expect(throws: SystemError("sd_bus_request_name", EEXIST)) {
        try second.serve(idle: .seconds(1))
      }
      #expect(try await call([Self.interface, "Nothing"]) == "")
    }
  }
}
