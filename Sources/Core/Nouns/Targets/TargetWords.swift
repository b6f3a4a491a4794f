/// Whose numbers the targets are.
package enum TargetOrigin: String, Choice {
  case formula
  /// The person's own.
  case manual
  /// Worked out of what was eaten and weighed.
  case adaptive
}

/// The target that was applied: that of maintenance or that of a diet.
package enum TargetReason: String, Choice {
  case maintenance, diet
  /// It would be less, and nothing less is safe for this person.
  case noDiet
}

/// Where the weight that targets are worked out with is from.
package enum WeightSource: String, Choice {
  /// The mean of seven days.
  case mean = "avg7"
  /// The newest value of the last weeks.
  case newest = "last"
  case profile
}
