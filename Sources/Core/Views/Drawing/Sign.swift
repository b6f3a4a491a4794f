import Wire

/// What stands for a day or a bar: each is a character of its own, so that no colour is needed.
enum Sign: CaseIterable {
  case completed, partial, open, touched, running
  case restDay, vacation, freeze
  case none

  init(_ mark: DayMark) {
    switch mark {
    case .completed: self = .completed
    case .open: self = .open
    case .partial: self = .partial
    case .touched: self = .touched
    case .running: self = .running
    case .none: self = .none
    }
  }

  init(_ rest: DayRest) {
    switch rest {
    case .restDay: self = .restDay
    case .vacation: self = .vacation
    case .freeze: self = .freeze
    }
  }

  init(_ state: BarState) {
    switch state {
    case .completed: self = .completed
    case .open: self = .open
    case .partial: self = .partial
    case .empty: self = .none
    }
  }

  /// A fast without an outcome runs.
  init(_ outcome: Outcome?) {
    switch outcome {
    case .completed: self = .completed
    case .open: self = .open
    case .partial: self = .partial
    case .cancelled: self = .none
    case nil: self = .running
    }
  }

  func scalar(on screen: Screen) -> Unicode.Scalar {
    switch self {
    case .completed: screen.hasBlocks ? "●" : "#"
    case .partial: screen.hasBlocks ? "◐" : "/"
    case .open: screen.hasBlocks ? "◆" : "*"
    case .touched: screen.hasBlocks ? "○" : "o"
    case .running: screen.hasBlocks ? "▸" : ">"
    case .restDay: "~"
    case .vacation: "="
    case .freeze: "+"
    case .none: " "
    }
  }

  /// What fills a bar where there are no blocks to draw it with.
  var filling: Unicode.Scalar {
    self == .running ? ":" : scalar(on: Screen(width: nil, hasColour: false, hasBlocks: false))
  }

  var colour: Colour? {
    switch self {
    case .completed: .green
    case .partial: .orange
    case .open, .running: .blue
    case .touched, .restDay, .vacation, .freeze: .cyan
    case .none: nil
    }
  }

  func meaning(_ phrases: Phrases) -> String {
    switch self {
    case .completed: phrases(OutcomeMessage.completed)
    case .partial: phrases(OutcomeMessage.partial)
    case .open: phrases(OutcomeMessage.open)
    case .running: phrases(OutcomeMessage.running)
    case .touched: phrases(SignMessage.touched)
    case .restDay: phrases(SignMessage.restDay)
    case .vacation: phrases(SignMessage.vacation)
    case .freeze: phrases(SignMessage.freeze)
    case .none: phrases(SignMessage.none)
    }
  }
}

package enum SignMessage: String, Message {
  case touched = "fasted part of the day"
  case restDay = "rest day"
  case vacation = "vacation"
  case freeze = "freeze day"
  case none = "nothing"
}
