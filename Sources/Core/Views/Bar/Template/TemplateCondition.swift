extension Template {
  /// The condition on which a part is shown.
  struct Condition: Equatable, Sendable {
    enum Test: Equatable, Sendable {
      /// It has something to say.
      case speaks(Field)
      case state(BarMood)
      case otherState(BarMood)
      /// A missing value never compares as true.
      case compares(Quantity, Comparison, Int64)
    }

    let test: Test
    let isNegated: Bool
  }

  /// The quantities that can be compared with a number; spans are counted in seconds.
  enum Quantity: Equatable, Sendable {
    case number(NumberField)
    case span(SpanField)
  }

  enum Comparison: Equatable, Sendable {
    case equal, unequal, less, atMost, more, atLeast

    func holds(_ left: Int64, _ right: Int64) -> Bool {
      switch self {
      case .equal: left == right
      case .unequal: left != right
      case .less: left < right
      case .atMost: left <= right
      case .more: left > right
      case .atLeast: left >= right
      }
    }
  }
}

extension BarReading {
  func fulfils(_ condition: Template.Condition, _ icons: BarIcons) -> Bool {
    holds(condition.test, icons) != condition.isNegated
  }

  private func holds(_ test: Template.Condition.Test, _ icons: BarIcons) -> Bool {
    switch test {
    case .speaks(let field): return speaks(field, icons)
    case .state(let state): return isOf(state)
    case .otherState(let state): return !isOf(state)
    case .compares(let quantity, let comparison, let value):
      return self.value(of: quantity).map { comparison.holds($0, value) } ?? false
    }
  }

  private func isOf(_ state: BarMood) -> Bool {
    let mood = mood
    return mood == state || mood.family == state
  }

  private func value(of quantity: Template.Quantity) -> Int64? {
    switch quantity {
    case .number(let field): number(field)
    case .span(let field): span(field)?.seconds
    }
  }

  /// Whether something would be written for it.
  private func speaks(_ field: Template.Field, _ icons: BarIcons) -> Bool {
    switch field {
    case .span(let field): span(field) != nil
    case .time(let field): time(field) != nil
    case .number(let field): number(field).map { $0 > 0 || field.speaksAtZero } ?? false
    case .word(let field): !word(field).isEmpty
    case .picture(.icon): icons != .none
    case .picture(.ring), .picture(.bar): permille != nil
    case .picture(.recent): !recent.isEmpty
    case .picture(.dot): true
    }
  }
}
