/// What speaks against eating less than the maintenance.
package enum DietObstacle: Hashable, Sendable {
  /// By the profile.
  case underweight
  /// By the person's own word.
  case answer(SafetyQuestion)
}
