import Testing

@testable import InterfaceMaker

@Suite struct `Calls made from interfaces` {
  private static let fast = """
    interface a.fast
    type State (on, in)
    type Goal (span: ?int, words: []string, kcal: ?int, alcohol: ?int)
    method Start(goal: ?Goal, day: string, at: [](hour: int), token: ?string) -> (
      state: State,
      isLast: bool
    )
    method Stop(at: ?int, day: string, note: string, state: ?State) -> ()
    error NotFasting ()

    """
  private static let names = """
    # About it.
    record Goal _span words=[] kcal..alcohol:nutrition:Nutrition.values +Hashable
    record StartOrder day:Day
    record StartOrder.At _hour
    orders StopOrder
    kind Instant at
    kind Day day note
    record StopOrder note:String
    interface a.fast FastCalls
    Start: StartOrder -> StartAnswer
    Stop: StopOrder -> NoFields
    type Goal = GoalOrder

    """

  private func calls(
    _ names: String, _ texts: [String]
  ) throws -> (nouns: String, wire: String) {
    let names = try Names(SourceLine.lines(of: names, in: "Interfaces.names"))
    return try InterfaceSet.calls(try texts.map { try interface($0) }, names)
  }

  @Test func `are records, sets of words, methods, tokens and errors`() throws {
    let text = try calls(
      Self.names.replacing("record Goal", with: "record GoalOrder"), [Self.fast])
    #expect(text.nouns == Self.nouns)
    #expect(text.wire == Self.wire)
  }

  @Test(arguments: [
    ("record", "Interfaces.names:1: error: expected the name of a record"),
    ("record A b", "Interfaces.names:1: error: b says nothing of a record"),
    ("record A _b\nrecord A _b", "Interfaces.names:2: error: the record A is here already"),
    (
      "interface a.b",
      "Interfaces.names:1: error: expected: interface io.github.fastd.fast FastCalls"
    ),
    (
      "M: A -> B",
      "Interfaces.names:1: error: expected nouns, written, orders, kind, record or interface"
    ),
    ("interface a.b C\nM: A", "Interfaces.names:2: error: expected a method such as"),
    ("interface a.b C\nN: A -> B", "Interfaces.names:2: error: a.b has no method N"),
    ("interface a.b C\nM: A -> B\ntype X = Y", "Interfaces.names:3: error: a.b has no type X"),
    ("interface a.b C", "a.b:2: error: the names have no records for M of a.b"),
    ("interface a.b C\nM: NoFields -> NoFields", "a.b:2: error: NoFields has fields here"),
    (
      "record Z _a\ninterface a.b C\nM: A -> B",
      "Interfaces.names:1: error: no interface has the record Z"
    ),
    ("record A _z\ninterface a.b C\nM: A -> B", "Interfaces.names:1: error: A has no field z"),
    ("interface a.b C\nM: A -> A", "a.b:2: error: A is something else at a.b:2: name one of them"),
  ])
  func `what is wrong in the names is said with its line`(names: String, sentence: String) {
    #expect {
      try calls(names + "\n", ["interface a.b\nmethod M(a: int) -> (b: bool)\n"])
    } throws: { "\($0)".hasPrefix(sentence) }
  }

  @Test func `one name for two things is a mistake`() {
    let names = "interface a.b B\nM: X -> Y\ninterface a.c C\nM: X -> Y\n"
    let other = "interface a.c\nmethod M(a: string) -> (b: bool)\n"
    #expect {
      try calls(names, ["interface a.b\nmethod M(a: int) -> (b: bool)\n", other])
    } throws: { "\($0)" == "a.b:2: error: X is something else at a.b:2: name one of them" }
  }

  @Test func `the descriptions are the texts as they are`() {
    let text = "interface a.b\n\n# \"Quotes\" and \\ stay.\nmethod M() -> ()\n"
    let swift = Maker.descriptions([("a.b", SourceLine.lines(of: text, in: "a.b"))])
    #expect(
      swift.contains(
        """
              Interface(
                "a.b",
                #\"""
                interface a.b

                # "Quotes" and \\ stay.
                method M() -> ()

                \"""#),
        """))
  }
}

extension `Calls made from interfaces` {
  fileprivate static let nouns = """
    // Made from the interfaces; change those.

    package import Time

    package enum State: String, Choice {
      case on, `in`
    }

    package struct StopOrder: Sendable, Equatable {
      package var at: Instant?
      package var day: Day = Day.blank
      package var note: String = ""
      package var state: State?

      package init() {}

      package init(at: Instant? = nil, day: Day, note: String, state: State? = nil) {
        self.at = at
        self.day = day
        self.note = note
        self.state = state
      }
    }

    """

  fileprivate static let wire = ##"""
    // Made from the interfaces; change those.

    package import Nouns
    package import Time

    package struct StartOrder: Record, Equatable {
      package struct At: Record, Equatable {
        package var hour: Int64 = 0

        package init() {}

        package init(_ hour: Int64) {
          self.hour = hour
        }

        package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
          try fields.int("hour", &hour)
        }
      }

      package var goal: GoalOrder?
      package var day: Day = Day.blank
      package var at: [At] = []

      package init() {}

      package init(goal: GoalOrder? = nil, day: Day, at: [At]) {
        self.goal = goal
        self.day = day
        self.at = at
      }

      package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
        try fields.record("goal", &goal)
        try fields.day("day", &day)
        try fields.records("at", &at)
      }
    }

    package struct GoalOrder: Record, Equatable, Hashable {
      package var span: Int64?
      package var words: [String] = []
      package var nutrition: Nutrition = Nutrition()

      package init() {}

      package init(_ span: Int64? = nil, words: [String] = [], nutrition: Nutrition) {
        self.span = span
        self.words = words
        self.nutrition = nutrition
      }

      package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
        try fields.int("span", &span)
        try fields.strings("words", &words)
        try nutrition.values(&fields)
      }
    }

    package struct StartAnswer: Record, Equatable {
      package var state: State = State.on
      package var isLast: Bool = false

      package init() {}

      package init(state: State, isLast: Bool) {
        self.state = state
        self.isLast = isLast
      }

      package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
        try fields.choice("state", &state)
        try fields.bool("isLast", &isLast)
      }
    }

    extension StopOrder: Record {
      package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
        try fields.instant("at", &at)
        try fields.day("day", &day)
        try fields.string("note", &note)
        try fields.choice("state", &state)
      }
    }

    /// `a.fast`.
    package enum FastCalls {
      package static let interface = "a.fast"

      package enum Start: Wire.Method {
        package static let name = "a.fast.Start"
        package typealias Input = StartOrder
        package typealias Output = StartAnswer
      }

      package enum Stop: Wire.Method {
        package static let name = "a.fast.Stop"
        package typealias Input = StopOrder
        package typealias Output = NoFields
      }
    }

    extension WriteToken {
      static let methods: Set<String> = [
        "a.fast.Start",
      ]
    }

    /// The errors of our interfaces by their names, which clients go by.
    package enum RefusalName: String, CaseIterable, Sendable {
      case notFasting

      package init(of refusal: Refusal) {
        self =
          switch refusal {
          case .notFasting: .notFasting
          }
      }
    }

    """##
}
