import Glibc
import Host
import Loop
import Time

/// Has everything armed that an idle daemon has.
final class LoopProbe {
  private var held: [AnyObject] = []

  func obey(_ words: [String]) {
    switch words[0] {
    case "arm": arm(zoneDirectory: words[1])
    case "due in": dueIn(.hours(Int64(words[1]) ?? 0))
    case "tick": say("tock")
    case "signal at once": signalAtOnce()
    case "signal elsewhere": signalElsewhere()
    case "hung up": writeToNobody()
    default: say("what?")
    }
  }

  private func dueIn(_ span: Span) {
    let deadline = DeadlineTimer(now: Clock.now) { say("due in time") }
    deadline.arm(at: Clock.now() + span)
    held.append(deadline)
    say("armed")
  }

  private func signalAtOnce() {
    do {
      held.append(try SignalWatch([SIGUSR2, SIGINT]) { say("caught \($0)") })
      kill(getpid(), SIGINT)
      kill(getpid(), SIGUSR2)
    } catch {
      say("refused \(error)")
    }
  }

  /// On a thread that blocks nothing, as each does that has just begun.
  nonisolated private func signalElsewhere() {
    var thread = pthread_t()
    let begin: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { _ in
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      raise(SIGUSR1)
      return nil
    }
    guard pthread_create(&thread, nil, begin, nil) == 0 else { return }
    pthread_join(thread, nil)
  }

  private func writeToNobody() {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    close(ends[0])
    let result = write(ends[1], "x", 1)
    say("wrote \(result) \(errno == EPIPE)")
    close(ends[1])
  }

  private func arm(zoneDirectory: String) {
    let deadline = DeadlineTimer(now: Clock.now) { say("due") }
    deadline.arm(at: Clock.now() + .hours(3))
    let monotonic = MonotonicTimer { say("over") }
    monotonic.arm(after: .minutes(5))
    held = [deadline, monotonic]
    do {
      let signals = try SignalWatch([SIGTERM, SIGHUP, SIGUSR1]) { number in
        say("caught \(number)")
        if number == SIGTERM { exit(0) }
      }
      held.append(signals)
      held.append(try ClockWatch { say("stepped") })
      held.append(try FileWatch(zoneDirectory + "/localtime") { say("zone") })
      say("armed")
    } catch {
      say("refused \(error)")
    }
  }
}
