import Testing

@testable import fastctl

@Suite struct `What systemd says of the units` {
  private func output(_ service: String, _ socket: String) -> String {
    "Id=fastd.service\n\(service)\n\nId=fastd.socket\n\(socket)\n"
  }

  private let sound = "LoadState=loaded\nActiveState=active\nResult=success\nStatusText=Not fasting"

  @Test func `units that are well`() {
    let state = UnitState(output(sound, sound))
    #expect(state?.isFailing == false)
    #expect(state?.unit == "fastd.service")
  }

  @Test func `a service that failed, with what it said last`() {
    let service = """
      LoadState=loaded
      ActiveState=failed
      Result=exit-code
      StatusText=the disk is full: a=b
      """
    let state = UnitState(output(service, sound))
    #expect(state?.isFailing == true)
    #expect(state?.result == "exit-code")
    #expect(state?.words == "the disk is full: a=b")
  }

  @Test func `a socket that failed although the service did not`() {
    let socket = "LoadState=loaded\nActiveState=failed\nResult=service-start-limit-hit"
    let state = UnitState(output(sound, socket))
    #expect(state?.unit == "fastd.socket")
    #expect(state?.isFailing == true)
  }

  @Test(arguments: ["", "Id=fastd.service", "=\n\n=", "Failed to connect"])
  func `what says nothing of both is no state`(output: String) {
    #expect(UnitState(output) == nil)
    let unknown = "LoadState=not-found\nActiveState=inactive\nResult=success"
    #expect(UnitState(self.output(unknown, unknown)) == nil)
  }
}
