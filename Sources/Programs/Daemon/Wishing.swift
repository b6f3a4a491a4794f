import Rules
import Settings
import Time

extension Settings {
  /// What the preferences ask of the rules.
  var wishes: Wishes {
    var wishes = Wishes()
    wishes.goal = notifyGoal.isOn
    return wishes
  }
}
