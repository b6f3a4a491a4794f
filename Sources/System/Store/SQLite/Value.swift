/// What goes into a statement's parameter.
nonisolated enum Value: Equatable {
  case integer(Int64)
  case text(String)
  case null

  init(_ integer: Int64?) {
    self = integer.map(Value.integer) ?? .null
  }

  init(_ text: String?) {
    self = text.map(Value.text) ?? .null
  }
}
