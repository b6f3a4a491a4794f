import Dispatch
import Glibc

/// One active Dispatch source, cancelled with its owner.
final class Registration {
  private let source: any DispatchSourceProtocol
  private var active = true

  /// Activates `source`; a source that is released unactivated traps.
  init(
    _ source: any DispatchSourceProtocol, closing descriptors: [CInt] = [],
    _ body: @escaping @MainActor () -> Void
  ) {
    self.source = source
    source.setEventHandler(handler: entrance { [weak self] in self?.enter(body) })
    if !descriptors.isEmpty {
      source.setCancelHandler(handler: entrance { descriptors.forEach { _ = close($0) } })
    }
    source.activate()
  }

  private func enter(_ body: @MainActor () -> Void) {
    guard active else { return }
    body()
  }

  func cancel() {
    active = false
    source.cancel()
  }

  isolated deinit { source.cancel() }
}
