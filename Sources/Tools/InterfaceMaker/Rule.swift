/// The rules of the subset of Varlink that systemd, Go and Python can all read.
enum Rule: String, CaseIterable {
  case lineEnds = "lines end with a single line feed, the last one too"
  case interfaceName = "expected: interface, and a name such as io.github.fastd.fast"
  case memberName = "expected a new name that begins with a capital, such as Start"
  case fieldName = "expected a new name that begins with a small letter, such as goalAt"
  case enumSize = "a set of words has at least two"
  case parentheses = "expected fields between parentheses, and -> between input and output"
  case trailingComma = "no comma comes after the last field"
  case type = "expected a type: bool, int, float, string, object, a declared one, ?type or []type"
  case comment = "a comment has text, stands on its own line, and precedes a field or a member"
  case noMethod = "an interface has at least one method"
}

extension Mistake {
  init(_ rule: Rule, at place: Place) {
    self.init(rule.rawValue, at: place)
  }
}
