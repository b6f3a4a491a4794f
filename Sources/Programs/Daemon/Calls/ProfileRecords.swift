import Nouns
import Rules
import Time
import Wire

// What the person says of themselves, between the wire and the rules.

nonisolated extension ProfileEntry {
  /// Nothing but what goes without saying where there is none.
  init(_ profile: Profile?, on today: Day) {
    guard let profile else {
      self.init(basisUsed: .neutral, missing: Profile.needed)
      return
    }
    self.init(
      from: profile.from, profile, age: profile.birth.map { Int64($0.age(on: today)) },
      basisUsed: profile.basisUsed, bmi: profile.bmi, missing: profile.missing)
  }
}

nonisolated extension Rules.ProfileOrder {
  init(_ order: Wire.ProfileOrder) throws(CallFault) {
    self.init(order.values, forget: Set(order.forget), confirmed: order.confirm)
    // Nobody can mean both.
    if !order.values.saidFields.isDisjoint(with: forget) { throw .fields(.wrongType("forget")) }
  }
}

// MARK: - The change log

nonisolated extension Profile {
  /// Its day and each value by its name on the wire: `2026-03-01 height=1800 weight=82500`.
  var outline: String {
    guard case .object(let values)? = try? JSON(parsing: Wire.ProfileOrder(self).json) else {
      return from.iso
    }
    let words = values.members.compactMap { member in
      member.value.outline.map { "\(member.name)=\($0)" }
    }
    return ([from.iso] + words).joined(separator: " ")
  }
}

nonisolated extension JSON {
  /// In one word; nil for what says nothing.
  fileprivate var outline: String? {
    switch self {
    case .int(let number): String(number)
    case .string(let text): text
    case .object(let object): object.members.lazy.compactMap(\.value.outline).first
    case .array(let words) where !words.isEmpty:
      words.compactMap(\.outline).joined(separator: ",")
    case .array, .null, .bool, .double: nil
    }
  }
}
