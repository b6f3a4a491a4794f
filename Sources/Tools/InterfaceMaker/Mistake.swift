/// Where something stands in a file.
struct Place: Sendable {
  let file: String
  /// From 1.
  let line: Int
}

/// A sentence about what is wrong in a file, in the form that editors can follow.
struct Mistake: Error, CustomStringConvertible {
  let place: Place
  let sentence: String

  init(_ sentence: String, at place: Place) {
    self.sentence = sentence
    self.place = place
  }

  var description: String { "\(place.file):\(place.line): error: \(sentence)" }
}
