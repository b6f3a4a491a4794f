import Glibc
import Testing

extension Child {
  /// Watches all its threads sleep, for `FASTD_IDLE_SECONDS` or three seconds: no clock can be
  /// turned for a measurement of the kernel's.
  package func expectNoWakeUps() async {
    let seconds = getenv("FASTD_IDLE_SECONDS").flatMap { Int(String(cString: $0)) } ?? 3
    // libdispatch sends a worker home after five seconds without work.
    await expectSilence(seconds: 7)
    let before = contextSwitches()
    await expectSilence(seconds: seconds)
    #expect(contextSwitches() - before == 0, "wake-ups in \(seconds) s")
  }

  private func expectSilence(seconds: Int) async {
    await #expect(throws: Silent.self) { try await line(within: seconds) }
  }
}
