import Nouns
import Wire

/// What is left to do once the reply is on its way.
typealias Afterwards = () -> Void

/// What a caller is told, and what follows from it.
struct Answer<Output: Record> {
  let result: Result<Output, Refusal>
  let afterwards: Afterwards?

  init(_ output: Output, then afterwards: Afterwards? = nil) {
    result = .success(output)
    self.afterwards = afterwards
  }

  /// A refusal of which something remains.
  init(refused refusal: Refusal, then afterwards: @escaping Afterwards) {
    result = .failure(refusal)
    self.afterwards = afterwards
  }
}

/// The same as it goes out.
struct Response {
  /// Nil where the reply comes later, or more than one.
  var frame: [UInt8]?
  /// Whether a call that is sent again gets it again; what was refused is decided anew.
  var isKept = true
  var afterwards: Afterwards?

  var kept: [UInt8]? { isKept ? frame : nil }
}

// MARK: - Those who answer

/// Answers calls, over what it may touch and nothing else.
protocol Answers {
  static func of(_ keeper: Keeper) -> Self
}

/// From how things stand alone.
protocol StateAnswers: Answers {
  init(state: State)
}

extension StateAnswers {
  static func of(_ keeper: Keeper) -> Self { Self(state: keeper.state) }
}

/// By deciding something: they may touch all.
protocol KeeperAnswers: Answers {
  init(keeper: Keeper)
}

extension KeeperAnswers {
  static func of(_ keeper: Keeper) -> Self { Self(keeper: keeper) }
}
