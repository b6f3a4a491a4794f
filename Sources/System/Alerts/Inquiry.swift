import Loop
import Time

/// A question to the alerts thread, answered once: by the thread, or by the passing of time.
@MainActor
final class Inquiry {
  private var answer: (@MainActor (Inspection) -> Void)?
  private let over: @MainActor () -> Void
  private lazy var timer = MonotonicTimer { [weak self] in
    self?.finish(Inspection(reach: .noAnswer))
  }

  init(
    patience: Span, answer: @escaping @MainActor (Inspection) -> Void,
    over: @escaping @MainActor () -> Void
  ) {
    self.answer = answer
    self.over = over
    timer.arm(after: patience)
  }

  func finish(_ inspection: Inspection) {
    let answer = answer
    self.answer = nil
    over()
    answer?(inspection)
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
