import Dispatch
import Glibc
import Testing

@testable import Loop

@MainActor
@Suite struct `Watched descriptors` {
  private func pair() -> (CInt, CInt) {
    var ends: [CInt] = [-1, -1]
    #expect(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return (ends[0], ends[1])
  }

  private func put(_ count: Int, into descriptor: CInt) -> Int {
    write(descriptor, [UInt8](repeating: 7, count: count), count)
  }

  @Test func `a hang-up is told until all that was written before it is read`() async {
    let (ours, theirs) = pair()
    let written = put(100_000, into: theirs)
    close(theirs)
    var readable: Readable?
    var (total, turns) = (0, 0)
    await event { told in
      readable = Readable(hearing: ours) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(ours, &buffer, buffer.count)
        (total, turns) = (total + count, turns + 1)
        guard count == 0 else { return }
        readable?.cancel()
        told(())
      }
    }
    #expect(total == written)
    #expect(turns > written / 4096)
  }

  @Test func `an owned descriptor is closed after the watch, another one never`() async {
    let (ours, theirs) = pair()
    let (kept, other) = pair()
    var watches: [Readable] = [
      Readable(ours, owned: true) {}, Readable(kept, owned: false) {},
    ]
    watches[1].cancel()
    watches = []
    // The peer sees the end of the stream once the owned one is closed.
    var readable: Readable?
    await event { told in
      readable = Readable(hearing: theirs) {
        readable?.cancel()
        told(())
      }
    }
    #expect(fcntl(kept, F_GETFD) >= 0)
    close(kept)
    close(other)
  }

  @Test func `a cancelled watch keeps silent`() async {
    let (ours, theirs) = pair()
    let readable = Readable(hearing: ours) { Issue.record("it spoke") }
    #expect(put(1, into: theirs) == 1)
    readable.cancel()
    await MonotonicBell().ring(after: .init(milliseconds: 20))
    close(theirs)
  }

  @Test func `another thread enters by the executor`() async {
    let onMain = await event { (told: @escaping @MainActor (Bool) -> Void) in
      DispatchQueue.global().async {
        Executor.post {
          dispatchPrecondition(condition: .onQueue(.main))
          told(true)
        }
      }
    }
    #expect(onMain)
  }
}
