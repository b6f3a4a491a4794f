import Time

extension TemplateParser {
  mutating func condition(from start: Int, isNegated: Bool) throws(TemplateError) {
    guard depth < Template.Limit.depth else {
      throw error(.tooDeep(limit: Template.Limit.depth), at: start)
    }
    position += 1
    let test = try test(from: start)
    guard position < text.count else { throw error(.unclosed, at: start) }
    guard text[position] == UInt8(ascii: ":") else { throw error(.noConsequence, at: position) }
    position += 1
    depth += 1
    let decision = steps.count
    let condition = Template.Condition(test: test, isNegated: isNegated)
    steps.append(.unless(condition, decision))
    try part()
    if position < text.count, text[position] == UInt8(ascii: "|") {
      try otherwise(after: condition, at: decision)
    } else {
      steps[decision] = .unless(condition, steps.count)
    }
    guard position < text.count else { throw error(.unclosed, at: start) }
    guard text[position] == UInt8(ascii: "}") else { throw error(.secondStroke, at: position) }
    depth -= 1
    position += 1
  }

  private mutating func otherwise(
    after condition: Template.Condition, at decision: Int
  ) throws(TemplateError) {
    position += 1
    let jump = steps.count
    steps.append(.jump(jump))
    steps[decision] = .unless(condition, steps.count)
    try part()
    steps[jump] = .jump(steps.count)
  }

  private mutating func test(from brace: Int) throws(TemplateError) -> Template.Condition.Test {
    let start = position
    let field = try knownField(from: brace)
    guard let comparison = comparison() else { return .speaks(field) }
    let valueStart = position
    let value = takeValue()
    if field == .word(.state) {
      return try state(value, comparison, at: valueStart)
    }
    guard let quantity = Template.Quantity(field) else {
      throw error(.notComparable(field.name), at: start)
    }
    guard let number = quantity.value(value) else {
      throw error(.badValue(string(value.indices), of: field.name), at: valueStart)
    }
    return .compares(quantity, comparison, number)
  }

  private func state(
    _ value: ArraySlice<UInt8>, _ comparison: Template.Comparison, at place: Int
  ) throws(TemplateError) -> Template.Condition.Test {
    guard let mood = BarMood.allCases.first(where: { value.elementsEqual($0.rawValue.utf8) })
    else { throw error(.unknownState(string(value.indices)), at: place) }
    switch comparison {
    case .equal: return .state(mood)
    case .unequal: return .otherState(mood)
    default: throw error(.notComparable("state"), at: place)
    }
  }

  private mutating func comparison() -> Template.Comparison? {
    guard position < text.count else { return nil }
    let isOrEqual = next == UInt8(ascii: "=")
    let comparison: Template.Comparison
    switch text[position] {
    case UInt8(ascii: "="): comparison = .equal
    case UInt8(ascii: "!") where isOrEqual: comparison = .unequal
    case UInt8(ascii: "<"): comparison = isOrEqual ? .atMost : .less
    case UInt8(ascii: ">"): comparison = isOrEqual ? .atLeast : .more
    default: return nil
    }
    position += comparison != .equal && isOrEqual ? 2 : 1
    return comparison
  }

  private mutating func takeValue() -> ArraySlice<UInt8> {
    let start = position
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: "|"):
        return text[start..<position]
      default: position += 1
      }
    }
    return text[start..<position]
  }
}

extension Template.Quantity {
  init?(_ field: Template.Field) {
    switch field {
    case .number(let number): self = .number(number)
    case .span(let span): self = .span(span)
    default: return nil
    }
  }

  /// From a number, or from a span such as `1h30m` in seconds.
  fileprivate func value(_ text: ArraySlice<UInt8>) -> Int64? {
    switch self {
    case .number: Int64(digits: text)
    case .span: (try? Span(String(decoding: text, as: UTF8.self)))?.seconds
    }
  }
}
