import Nouns
import Testing
import Time

@testable import Rules

@Suite struct `Programs and profiles from elsewhere` {
  private static let id = RowID(bits: 1, 1)

  private static func fault(_ change: (inout DietProgram) -> Void) -> Intake.Fault? {
    var program = DietProgram(id: id, start: Day(number: 100))
    change(&program)
    return Row.program(program).fault(at: Instant(milliseconds: .max))
  }

  private static func fault(_ change: (inout Profile) -> Void) -> Intake.Fault? {
    var profile = Profile(id: id, from: Day(number: 100))
    change(&profile)
    return Row.profile(profile).fault(at: Instant(milliseconds: .max))
  }

  private static func pauses(_ ranges: (Int64, Int64?)...) -> Intake.Fault? {
    fault { (program: inout DietProgram) in
      program.pauses = ranges.map {
        .init(from: Day(number: $0.0), to: $0.1.map(Day.init(number:)))
      }
    }
  }

  @Test func `are taken as they may have been made here`() {
    #expect(Self.fault { (_: inout DietProgram) in } == nil)
    #expect(Self.fault { $0.leadIn = 28 } == nil)
    #expect(Self.fault { $0.end = $0.start } == nil)
    #expect(Self.pauses((101, 105), (105, 110), (120, nil)) == nil)
    #expect(Self.fault { (_: inout Profile) in } == nil)
    #expect(Self.fault { $0.birth = .age(45, on: $0.from) } == nil)
    #expect(Self.fault { $0.birth = .year(1981) } == nil)
  }

  @Test func `are not taken with what cannot be`() {
    #expect(Self.fault { $0.leadIn = 29 } == .badValue("leadIn"))
    #expect(Self.fault { $0.leadIn = -1 } == .badValue("leadIn"))
    #expect(Self.fault { $0.end = $0.start - 1 } == .endBeforeStart)
    #expect(Self.pauses((110, 105)) == .badValue("pauses"))
    #expect(Self.pauses((101, 106), (105, 110)) == .badValue("pauses"))
    #expect(Self.pauses((101, nil), (105, 110)) == .badValue("pauses"))
    let many = Self.fault { (program: inout DietProgram) in
      program.pauses = (0...Int64(DietProgram.mostPauses)).map {
        .init(from: Day(number: $0), to: Day(number: $0 + 1))
      }
    }
    #expect(many == .badValue("pauses"))
  }

  @Test func `no number makes anything break`() {
    for number in [Int64.min, -1, 0, .max] {
      #expect(Self.fault { $0.height = number } == .badValue("height"))
      #expect(Self.fault { $0.weight = number } == .badValue("weight"))
      #expect(Self.fault { $0.goalWeight = number } == .badValue("goalWeight"))
      #expect(Self.fault { $0.restriction = number } == .badValue("restriction"))
      #expect(Self.fault { $0.maintenance = number } == .badValue("maintenance"))
      #expect(Self.fault { $0.diet = number } == .badValue("diet"))
      #expect(Self.fault { $0.birth = .year(Int(clamping: number)) } == .badValue("birth"))
    }
    for number in [Int.min, -1, 151, .max] {
      #expect(Self.fault { $0.birth = .age(number, on: $0.from) } == .badValue("birth"))
    }
  }
}
