import CNotify
import Glibc

/// A thread for C code that waits; it hears no signals, which are for the executor.
final class CThread: Sendable {
  private let body: @Sendable () -> Void

  private init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  /// False when the system has no thread to give.
  static func start(_ name: String, _ body: @escaping @Sendable () -> Void) -> Bool {
    let ownReference = Unmanaged.passRetained(CThread(body))
    let main: GThreadFunc = { data in
      data.map { Unmanaged<CThread>.fromOpaque($0).takeRetainedValue() }?.run()
      return nil
    }
    guard let thread = g_thread_try_new(name, main, ownReference.toOpaque(), nil) else {
      ownReference.release()
      return false
    }
    g_thread_unref(thread)
    return true
  }

  private func run() {
    var every = sigset_t()
    sigfillset(&every)
    pthread_sigmask(SIG_BLOCK, &every, nil)
    body()
  }
}
