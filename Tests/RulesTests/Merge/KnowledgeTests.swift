import Nouns
import Rules
import Testing
import Time

/// Which operations of other machines an operation knew of.
@Suite struct KnowledgeTests {
  private typealias Device = Scribe.Device

  private static let fast = Sample.fast(1, 0, 10)
  private static let other = Sample.fast(2, 20, 30)

  private static func knowledge(_ scribe: Scribe) -> Knowledge {
    var knowledge = Knowledge()
    for device in Device.allCases {
      for operation in scribe.lines where operation.name.device == Scribe.id(device) {
        knowledge.take(operation)
      }
    }
    return knowledge
  }

  private static func expect(
    _ scribe: Scribe, _ one: Operation.Name, knows other: Operation.Name, _ isKnown: Bool,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let place = { (name: Rules.Operation.Name) in scribe.lines.first { $0.name == name }?.place }
    guard let one = place(one), let other = place(other) else {
      Issue.record("no such operation", sourceLocation: location)
      return
    }
    let knowledge = knowledge(scribe)
    #expect(knowledge.knows(one, other) == isKnown, sourceLocation: location)
    #expect(!knowledge.knows(one, one), sourceLocation: location)
  }

  @Test func `a device knows its own earlier ones, and no later one`() {
    var scribe = Scribe()
    let first = scribe.add(.a, Self.fast)
    let second = scribe.delete(.a, Self.fast)
    Self.expect(scribe, second, knows: first, true)
    Self.expect(scribe, first, knows: second, false)
  }

  @Test func `it knows those that it says it has seen, from then on and up to there`() {
    var scribe = Scribe()
    scribe.see(.b, [:])
    let before = scribe.add(.b, Self.other)
    let one = scribe.add(.a, Self.fast)
    scribe.see(.b, [Scribe.id(.a): 1])
    let after = scribe.delete(.b, Self.fast)
    let next = scribe.delete(.a, Self.fast)
    Self.expect(scribe, before, knows: one, false)
    Self.expect(scribe, after, knows: one, true)
    Self.expect(scribe, after, knows: next, false)
  }

  @Test func `what is said later never takes back what was seen`() {
    var scribe = Scribe()
    let one = scribe.add(.a, Self.fast)
    scribe.see(.b, [Scribe.id(.a): 1])
    scribe.see(.b, [Scribe.id(.a): 0, Scribe.id(.c): 4])
    let lastB = scribe.delete(.b, Self.fast)
    Self.expect(scribe, lastB, knows: one, true)
  }

  @Test func `it knows those that it has named as what it replaced`() {
    var scribe = Scribe()
    let one = scribe.add(.a, Self.fast)
    let other = scribe.add(.a, Self.other)
    scribe.write(.b, .init(Self.fast.row), ["mood": .number(3)], ["mood"], prev: other)
    let lastB = scribe.delete(.b, Self.fast)
    Self.expect(scribe, lastB, knows: one, true)
  }

  @Test func `it does not know what another one knew`() {
    var scribe = Scribe()
    let one = scribe.add(.a, Self.fast)
    scribe.see(.b, [Scribe.id(.a): 1])
    scribe.see(.c, [Scribe.id(.b): 1])
    let lastC = scribe.delete(.c, Self.fast)
    Self.expect(scribe, lastC, knows: one, false)
  }

  @Test func `one that another device says was seen counts for nothing`() {
    var scribe = Scribe()
    let one = scribe.add(.a, Self.fast)
    scribe.write(
      .c, .init(noun: "device", id: Scribe.id(.b)), ["seen": .text("\(Scribe.id(.a)):1")],
      ["seen"])
    let lastB = scribe.delete(.b, Self.fast)
    Self.expect(scribe, lastB, knows: one, false)
    let lastC = scribe.delete(.c, Self.fast)
    Self.expect(scribe, lastC, knows: one, false)
  }

  /// Machines that took turns with one database had one clock.
  @Test func `before a device's first word the earlier ones of whom it names are known`() {
    var scribe = Scribe()
    let first = scribe.add(.a, Self.fast)
    let second = scribe.edit(.b, Self.fast, "mood", ["mood": .number(3)])
    let third = scribe.edit(.a, Self.fast, "mood", ["mood": .number(4)])
    let beyond = scribe.edit(.a, Self.fast, "mood", ["mood": .number(5)], at: 1)
    scribe.see(.b, [Scribe.id(.a): 2])
    Self.expect(scribe, second, knows: first, true)
    Self.expect(scribe, second, knows: third, false)
    Self.expect(scribe, second, knows: beyond, false)
  }

  /// Otherwise the operations of a new machine from before it joined would count as written with
  /// all others in mind.
  @Test func `a device that was alone when it said its first word knew nobody`() {
    var scribe = Scribe()
    let first = scribe.add(.a, Self.fast)
    scribe.see(.b, [:])
    let second = scribe.edit(.b, Self.fast, "mood", ["mood": .number(3)])
    scribe.meet(.b)
    Self.expect(scribe, second, knows: first, false)
    let last = scribe.delete(.b, Self.fast)
    Self.expect(scribe, last, knows: first, true)
  }
}
