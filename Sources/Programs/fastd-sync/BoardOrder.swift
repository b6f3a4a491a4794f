/// An order about the board among friends.
enum BoardOrder: Equatable {
  case look
  /// Nobody sees the person on any board, or they may be seen.
  case turn(Bool)
  /// Makes a circle and its code.
  case begin(nickname: String)
  /// Joins friends, by the code on standard input.
  case join(nickname: String)
  /// A circle is named by the beginning of its id; without one, the only one is meant.
  case leave(String?)
  /// In a circle, or in all.
  case show(Bool, String?)
  /// Whether this machine shows somebody.
  case mute(Bool, nickname: String)

  init?(_ words: [String]) {
    let last = words.count > 1 ? words[1] : nil
    switch (words.first, words.count, last) {
    case (nil, _, _): self = .look
    case ("on", 1, _): self = .turn(true)
    case ("off", 1, _): self = .turn(false)
    case ("new", 2, let nickname?): self = .begin(nickname: nickname)
    case ("join", 2, let nickname?): self = .join(nickname: nickname)
    case ("leave", 1...2, _): self = .leave(last)
    case ("show", 1...2, _): self = .show(true, last)
    case ("hide", 1...2, _): self = .show(false, last)
    case ("mute", 2, let nickname?): self = .mute(true, nickname: nickname)
    case ("unmute", 2, let nickname?): self = .mute(false, nickname: nickname)
    default: return nil
    }
  }
}

/// Why nothing was changed on the board, or nothing can be shown.
enum BoardRefusal: String, Error {
  /// The hub has no board yet.
  case older = "boardOlder"
  case off = "boardOff"
  /// No circle of the person's, or one of several.
  case noCircle, severalCircles
  /// A circle has no place left, or the person is in as many as they may be.
  case fullCircle, manyCircles
  /// Another one of the circle is called so, nobody can be, or nobody is.
  case takenNickname, nickname, noFriend
}
