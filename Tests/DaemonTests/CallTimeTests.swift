import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct CallTimeTests {
  @Test func `health names the calls that took longest`() throws {
    let scene = try Scene()
    // Each look at the clock finds it a little further, by more each time.
    var (now, step): (Int64, Int64) = (0, 0)
    scene.stopwatch = {
      step += 100
      now += step
      return now
    }
    _ = try scene.ask(StatusCalls.Get.self, StatusQuestion())
    _ = try scene.ask(StatusCalls.Get.self, StatusQuestion())
    _ = try scene.ask(HistoryCalls.Show.self, HistoryCalls.Show.Input())
    let health = try scene.ask(DaemonCalls.Health.self, NoFields())
    #expect(
      health.slowest == [
        CallTime(method: HistoryCalls.Show.name, count: 1, longest: 600),
        CallTime(method: StatusCalls.Get.name, count: 2, longest: 400),
      ])
  }

  @Test func `a method that there is not leaves nothing`() throws {
    let scene = try Scene()
    for number in 0..<100 {
      _ = try scene.raw(#"{"method": "io.github.fastd.status.Made\#(number)"}"#)
    }
    #expect(try scene.ask(DaemonCalls.Health.self, NoFields()).slowest == [])
  }
}
