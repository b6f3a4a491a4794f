import Time

extension DietProgram {
  /// Whether a day could belong to both.
  func overlaps(_ other: DietProgram) -> Bool {
    end.map { $0 > other.start } ?? true && other.end.map { $0 > start } ?? true
  }

  /// What cannot be of a program that comes from elsewhere.
  var fault: Intake.Fault? {
    if let end, end < start { return .endBeforeStart }
    guard Self.leadIns.contains(leadIn) else { return .badValue("leadIn") }
    return pauses.count > Self.mostPauses || !arePausesInOrder ? .badValue("pauses") : nil
  }

  private var arePausesInOrder: Bool {
    let ends = pauses.allSatisfy { pause in pause.to.map { $0 >= pause.from } ?? true }
    return ends
      && zip(pauses, pauses.dropFirst()).allSatisfy { one, next in
        one.to.map { $0 <= next.from } ?? false
      }
  }
}
