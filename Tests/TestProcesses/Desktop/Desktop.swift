import Glibc
import TestSupport

/// A session bus of one test's own, with what is put on it.
package final class Desktop: Sendable {
  package let scratch = Scratch()
  package let address: String

  package init() {
    address = "unix:path=\(scratch.path)/bus"
  }

  /// What a program needs to know to show something here.
  package var variables: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": address] }

  package var environment: [String: String] {
    plainEnvironment().merging(["XDG_RUNTIME_DIR": scratch.path, "HOME": scratch.path]) { $1 }
      .merging(variables) { $1 }
  }

  /// A bus that starts nothing by itself, but for the `startable` server; it may be the next one.
  package func bus(startable: [String]? = nil) async throws -> Child {
    let directory = startable.map { command in
      _ = scratch.file(
        "notifications.service",
        """
        [D-BUS Service]
        Name=org.freedesktop.Notifications
        Exec=\(command.joined(separator: " "))
        """)
      return scratch.path
    }
    return try await bus(services: directory, environment: environment)
  }

  /// A bus that starts what the files in a directory say, with the environment it is given.
  package func bus(services: String?, environment: [String: String]) async throws -> Child {
    let services = services.map { "<servicedir>\($0)</servicedir>" }
    let configuration = scratch.file(
      "bus.conf",
      """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig><type>session</type><listen>\(address)</listen><auth>EXTERNAL</auth>
      \(services ?? "")<policy context="default"><allow send_destination="*"/>
      <allow receive_sender="*"/><allow own="*"/></policy></busconfig>
      """)
    unlink("\(scratch.path)/bus")
    let bus = try Child(
      "dbus-daemon", ["--config-file=\(configuration)", "--nofork", "--print-address=1"],
      environment: environment)
    _ = try await bus.line()
    return bus
  }

  package func fakeServer(_ arguments: String...) async throws -> Child {
    let server = try Child(
      builtProgram("FakeNotifications"), arguments, environment: environment)
    _ = try await server.line()
    return server
  }
}
