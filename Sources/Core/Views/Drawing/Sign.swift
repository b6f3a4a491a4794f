import Nouns
import Wire

/// The sign for how a fast, a day or the present stands, wherever it is drawn: each is a character
/// of its own, so that no colour is needed.
enum Sign: CaseIterable {
  case running, near, completed, partial, open
  case idle, eating, away
  case touched, restDay, vacation, freeze
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

  init(_ mood: BarMood) {
    switch mood {
    case .idle: self = .idle
    case .eating: self = .eating
    case .fasting: self = .running
    case .near: self = .near
    case .reached, .over: self = .completed
    case .open: self = .open
    case .away: self = .away
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

  func scalar(on screen: Screen) -> Unicode.Scalar { screen.hasBlocks ? drawn : ascii }

  /// A ring that fills while a fast runs, and is full when its goal is met.
  var drawn: Unicode.Scalar {
    switch self {
    case .idle: "○"
    case .running: "◔"
    case .near: "◕"
    case .completed: "●"
    case .partial: "◐"
    case .open: "◆"
    case .eating: "◇"
    case .away: "×"
    case .touched: "◌"
    case .restDay, .vacation, .freeze, .none: ascii
    }
  }

  private var ascii: Unicode.Scalar {
    switch self {
    case .idle: "-"
    case .running: ">"
    case .near: "^"
    case .completed: "#"
    case .partial: "/"
    case .open: "*"
    case .eating: "<"
    case .away: "?"
    case .touched: "o"
    case .restDay: "~"
    case .vacation: "="
    case .freeze: "+"
    case .none: " "
    }
  }

  /// The character that fills a bar where there are no blocks to draw it with.
  var filling: Unicode.Scalar {
    self == .running ? ":" : ascii
  }

  /// Nil for what is neither a success nor a task.
  var hue: Hue? {
    switch self {
    case .running, .open: .blue
    case .near: .yellow
    case .completed: .green
    case .partial: .orange
    case .eating: .cyan
    case .away: .red
    case .idle, .touched, .restDay, .vacation, .freeze, .none: nil
    }
  }

  var colour: Colour? { hue.map(Colour.hue) }

  func meaning(_ phrases: Phrases) -> String {
    switch self {
    case .completed: phrases(OutcomeMessage.completed)
    case .partial: phrases(OutcomeMessage.partial)
    case .open: phrases(OutcomeMessage.open)
    case .running, .near: phrases(OutcomeMessage.running)
    case .touched: phrases(SignMessage.touched)
    case .restDay: phrases(SignMessage.restDay)
    case .vacation: phrases(SignMessage.vacation)
    case .freeze: phrases(SignMessage.freeze)
    case .none, .idle, .eating, .away: phrases(SignMessage.none)
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
