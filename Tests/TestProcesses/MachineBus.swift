import TestSupport

/// What a machine's bus is to its programs, for one test alone.
package final class MachineBus: Sendable {
  private let scratch = Scratch()

  package init() {}

  package static let isPossible = isInstalled("dbus-daemon")

  package var variables: [String: String] {
    ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=\(scratch.path)/bus"]
  }

  /// Starts the bus, again when it was ended.
  package func start() async throws -> Child {
    let configuration = scratch.file(
      "bus.conf",
      """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig><type>session</type><listen>unix:path=\(scratch.path)/bus</listen>
      <auth>EXTERNAL</auth><policy context="default"><allow user="*"/><allow own="*"/>
      <allow send_destination="*"/><allow receive_sender="*"/></policy></busconfig>
      """)
    scratch.remove("bus")
    let bus = try Child(
      "dbus-daemon", ["--config-file=\(configuration)", "--nofork", "--print-address=1"],
      environment: plainEnvironment())
    _ = try await bus.line()
    return bus
  }

  /// logind and timedated, as far as they matter here; lines tell them what to say.
  package func machine(_ names: String...) async throws -> Child {
    let machine = try Child(
      builtProgram("FakeMachine"), names, environment: plainEnvironment().merging(variables) { $1 })
    _ = try await machine.line()
    return machine
  }
}
