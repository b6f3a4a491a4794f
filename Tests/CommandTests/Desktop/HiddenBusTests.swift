import Foundation
import Testing
import TestProcesses
import TestSupport
import Wire

/// A session bus where the unit's sandbox has directories and a network of its own.
@Suite struct `A session bus that the sandbox hides` {
  private static let visible = "unix:path=/run/user/7/bus"

  private static let cases: [(address: String, hasOwn: Bool, remedies: [String])] = [
    ("unix:path=/tmp/dbus-1,guid=7", false, ["apt install dbus-user-session"]),
    ("unix:abstract=/tmp/dbus-1", false, ["apt install dbus-user-session"]),
    ("unix:path=/tmp/dbus-1", true, ["without dbus-run-session", "[Service] and PrivateTmp=no,"]),
    ("unix:path=/var/tmp/dbus-1", true, ["[Service] and PrivateTmp=no,"]),
    ("unix:abstract=/tmp/dbus-1,guid=7", true, ["[Service] and PrivateNetwork=no,"]),
  ]

  /// What doctor of a person with such a bus says of notifications; `systemd` has started the daemon.
  private func verdict(
    _ address: String, hasOwn: Bool, of person: Person, systemd: Bool = true
  ) async throws -> String {
    let wrapper = ["/bin/sh", "-c", #"export SYSTEMD_EXEC_PID=$$; exec "$0""#]
    let daemon = try await person.daemon(through: systemd ? wrapper : [])
    if hasOwn { _ = person.home.file("run/bus", "") }
    let run = try Run(
      ["doctor", "--json"], in: person.home,
      person.environment.merging(["DBUS_SESSION_BUS_ADDRESS": address]) { $1 })
    daemon.end(by: SIGTERM)
    let list = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    let finding = try #require(list?.first { $0["part"] as? String == "alerts" })
    #expect(finding["level"] as? String == "warn")
    return try #require(finding["text"] as? String)
  }

  @Test(arguments: cases)
  func `is named by doctor, with what brings fastd and it together`(
    address: String, hasOwn: Bool, remedies: [String]
  ) async throws {
    let person = try Person()
    let text = try await verdict(address, hasOwn: hasOwn, of: person)
    #expect(text.contains("your session bus is at \(address), where the unit's sandbox hides it"))
    for remedy in remedies { #expect(text.contains(remedy), "\(text)") }
    #expect(text.contains("sees only \(person.home.path)/run/bus") == hasOwn)
  }

  @Test func `is named also where the daemon is on another bus, which has no server`() async throws
  {
    let desktop = Desktop()
    let bus = try await desktop.bus()
    let person = try Person(desktop.variables)
    let text = try await verdict("unix:path=/tmp/dbus-1", hasOwn: true, of: person)
    #expect(text.contains("where the unit's sandbox hides it"))
    _ = bus
  }

  @Test func `is not blamed where it is to be seen, or nothing hides it`() async throws {
    let hidden = "unix:path=/tmp/dbus-1"
    for (address, systemd) in [(Self.visible, true), (hidden, false)] {
      let text = try await verdict(address, hasOwn: false, of: try Person(), systemd: systemd)
      #expect(text.contains("this session has no bus"), "\(text)")
    }
  }
}
