package import Nouns

/// A change of the person's own data.
package struct ProfileOrder: Equatable, Sendable {
  /// Nil leaves a value as it is.
  package var values: Profile
  /// The fields to clear.
  package var forget: Set<ProfileField>
  /// Of somebody under age: kept for what follows from it, and for nothing else.
  package var isMinors = false
  /// The keys of what the person confirms, with commas between them.
  package var confirmed: String?

  package init(
    _ values: Profile = Profile(), forget: Set<ProfileField> = [], confirmed: String? = nil
  ) {
    self.values = values
    self.forget = forget
    self.confirmed = confirmed
  }

  /// The part that is kept where it shows that the person is under age; nil where it has no birth.
  package var ofMinor: ProfileOrder? {
    guard let birth = values.birth else { return nil }
    var order = ProfileOrder()
    (order.values.birth, order.isMinors) = (birth, true)
    return order
  }

  /// A value that is given is not forgotten.
  func apply(to profile: inout Profile) { profile.say(values, forgetting: forget) }

  /// Those that it sets or clears.
  var fields: Set<ProfileField> { forget.union(values.saidFields) }

  package func touches(_ field: ProfileField) -> Bool { fields.contains(field) }
}
