import CSystemd
import Foundation

/// What no server should do, until the time is over; then a line says how much it was.
extension FakeServer {
  /// Presses a button that nobody offered, and closes what nobody opened.
  func flood(_ id: UInt32, milliseconds: Int) throws {
    let count = try during(milliseconds) {
      for _ in 0..<50 {
        try signal("ActionInvoked", [id, "nonsense"])
        try signal("NotificationClosed", [id + 1000, UInt32(1)])
      }
      try check("flush", sd_bus_flush(bus))
    }
    record(["flooded": count * 100])
  }

  /// It has its name for as long as a pause, and at the end.
  func flap(pause: UInt32, milliseconds: Int) throws {
    let count = try during(milliseconds) {
      try check("release", sd_bus_release_name(bus, name))
      try check("name", sd_bus_request_name(bus, name, 0))
      _ = try during(Int(pause)) { try check("wait", sd_bus_wait(bus, 1000)) }
    }
    record(["flapped": count])
  }

  /// Does it again and again, and answers whoever calls meanwhile.
  private func during(_ milliseconds: Int, _ body: () throws -> Void) throws -> Int {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    var count = 0
    while ContinuousClock.now < end {
      try body()
      count += 1
      while try check("process", sd_bus_process(bus, nil)) > 0 {}
    }
    return count
  }
}
