import Loop
import Popups
import Time

/// A question to the alerts thread, answered once: by the thread, or by the passing of time.
@MainActor
final class Inquiry {
  private var answer: (@MainActor (AlertOutlook) -> Void)?
  private let over: @MainActor () -> Void
  private lazy var timer = MonotonicTimer { [weak self] in
    self?.finish(AlertOutlook(reach: .noAnswer))
  }

  init(
    patience: Span, answer: @escaping @MainActor (AlertOutlook) -> Void,
    over: @escaping @MainActor () -> Void
  ) {
    self.answer = answer
    self.over = over
    timer.arm(after: patience)
  }

  func finish(_ outlook: AlertOutlook) {
    let answer = answer
    self.answer = nil
    over()
    answer?(outlook)
  }
}

/// The end, announced once: by the thread, or by the passing of time.
@MainActor
final class Farewell {
  private var done: (@MainActor () -> Void)?
  private lazy var timer = MonotonicTimer { [weak self] in self?.finish() }

  init(patience: Span, _ done: @escaping @MainActor () -> Void) {
    self.done = done
    timer.arm(after: patience)
  }

  func finish() {
    timer.disarm()
    let done = done
    self.done = nil
    done?()
  }
}
