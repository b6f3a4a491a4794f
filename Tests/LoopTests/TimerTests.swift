import Host
import Testing
import Time

@testable import Loop

/// A clock that answers what the test put in, and the real time after that.
@MainActor
final class ScriptedClock {
  private var answers: [Instant]
  private(set) var asked = 0

  init(_ answers: [Instant] = []) {
    self.answers = answers
  }

  func now() -> Instant {
    asked += 1
    return answers.isEmpty ? Clock.now() : answers.removeFirst()
  }
}

/// Waits until `start` has been told by way of the closure it was given.
@MainActor
func event<Value: Sendable>(
  _ start: @MainActor (@escaping @MainActor (Value) -> Void) -> Void
) async -> Value {
  await withCheckedContinuation { continuation in start { continuation.resume(returning: $0) } }
}

@MainActor
@Suite struct `The deadline timer` {
  @Test(arguments: [40, 0, -1000, Int64.min / 2])
  func `it says when the instant is there or was there already`(milliseconds: Int64) async {
    let due = Clock.now() + Span(milliseconds: milliseconds)
    var timer: DeadlineTimer?
    await event { told in
      timer = DeadlineTimer(now: Clock.now) { told(()) }
      timer?.arm(at: due)
    }
    #expect(Clock.now() >= due)
    #expect(timer?.deadline == nil)
  }

  @Test func `it waits on when the clock was set back before it could speak`() async {
    let due = Clock.now() + Span(milliseconds: 20)
    let early = due - .second
    // Armed early, then twice found early on firing, and armed again each time.
    let clock = ScriptedClock([early, early, early, early, early])
    var timer: DeadlineTimer?
    await event { told in
      timer = DeadlineTimer(now: clock.now) { told(()) }
      timer?.arm(at: due)
    }
    #expect(clock.asked == 6)
    #expect(timer?.deadline == nil)
  }

  @Test func `a later arming replaces the earlier one`() async {
    var fired = 0
    var timer: DeadlineTimer?
    await event { told in
      timer = DeadlineTimer(now: Clock.now) {
        fired += 1
        told(())
      }
      timer?.arm(at: Clock.now())
      timer?.arm(at: nil)
      timer?.arm(at: Clock.now() + .hour)
      timer?.arm(at: Clock.now() + Span(milliseconds: 10))
    }
    #expect(fired == 1)
  }

  @Test func `a disarmed timer keeps silent`() async {
    let timer = DeadlineTimer(now: Clock.now) { Issue.record("it spoke") }
    timer.arm(at: Clock.now())
    timer.arm(at: nil)
    let later = MonotonicBell()
    await later.ring(after: Span(milliseconds: 30))
    #expect(timer.deadline == nil)
  }

  @Test func `a released timer keeps silent`() async {
    var timer: DeadlineTimer? = DeadlineTimer(now: Clock.now) {
      Issue.record("it spoke")
    }
    timer?.arm(at: Clock.now())
    timer = nil
    let later = MonotonicBell()
    await later.ring(after: Span(milliseconds: 30))
  }

  @Test(arguments: [
    (Int64(-5), Int64(0)), (0, 0), (1, 1), (Span.hours(6).milliseconds, Span.hours(6).milliseconds),
    (Span.hours(7).milliseconds, Span.hours(6).milliseconds), (.max, Span.hours(6).milliseconds),
  ])
  func `it sleeps no longer than six hours`(ahead: Int64, sleep: Int64) {
    let now = Instant(seconds: 1_767_225_600)
    let wakeUp = DeadlineTimer.wakeUp(for: now + Span(milliseconds: ahead), now: now)
    #expect(wakeUp - now == Span(milliseconds: sleep))
  }
}

/// Rings once, so that a test can wait for what must not have come before.
@MainActor
final class MonotonicBell {
  private var timer: MonotonicTimer?

  func ring(after span: Span) async {
    await event { told in
      timer = MonotonicTimer { told(()) }
      timer?.arm(after: span)
    }
  }
}

@MainActor
@Suite struct `The monotonic timer` {
  @Test(arguments: [0, 30, -7]) func `it rings once after the span`(milliseconds: Int64) async {
    let clock = ContinuousClock()
    let start = clock.now
    let bell = MonotonicBell()
    await bell.ring(after: Span(milliseconds: milliseconds))
    #expect(clock.now - start >= .milliseconds(max(milliseconds, 0)))
  }

  @Test func `it can be armed from within its own ring`() async {
    var rings = 0
    var timer: MonotonicTimer?
    await event { told in
      timer = MonotonicTimer {
        rings += 1
        if rings == 5 { told(()) } else { timer?.arm(after: .zero) }
      }
      timer?.arm(after: .zero)
    }
    #expect(rings == 5)
    #expect(timer?.isArmed == false)
  }

  @Test func `a disarmed one keeps silent, even when it was due`() async {
    let timer = MonotonicTimer { Issue.record("it rang") }
    timer.arm(after: .zero)
    timer.disarm()
    let later = MonotonicBell()
    await later.ring(after: Span(milliseconds: 30))
    #expect(!timer.isArmed)
  }

  @Test func `an absurd span neither traps nor rings`() {
    let timer = MonotonicTimer { Issue.record("it rang") }
    timer.arm(after: Span(milliseconds: .max))
    #expect(timer.isArmed)
  }
}
