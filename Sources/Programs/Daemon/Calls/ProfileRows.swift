import Rules
import Time
import Wire

// What the person said of themselves, as rows that leave and come back.

extension Rules.Profile {
  var row: ProfileRow {
    var row = ProfileRow(id: id.text, from: from.iso)
    row.birth = birth?.text
    (row.height, row.weight, row.goalWeight) = (height, weight, goalWeight)
    (row.restriction, row.maintenance, row.diet) = (restriction, maintenance, diet)
    row.basis = basis.map(Wire.Basis.init)
    row.gender = gender.map(Wire.Gender.init)
    row.activity = activity.map(Wire.Activity.init)
    row.goal = goal.map(Wire.WeightGoal.init)
    row.counts = counts.map(Wire.DeficitChoice.init)
    row.pattern = pattern.map(Wire.EnergyPattern.init)
    return row
  }

  mutating func takeNumbers(of row: ProfileRow) {
    (height, weight, goalWeight) = (row.height, row.weight, row.goalWeight)
    (restriction, maintenance, diet) = (row.restriction, row.maintenance, row.diet)
  }

  mutating func takeWords(of row: ProfileRow) {
    basis = row.basis.map(Rules.Basis.init)
    gender = row.gender.map(Rules.Gender.init)
    activity = row.activity.map(Rules.Activity.init)
    goal = row.goal.map(Rules.WeightGoal.init)
    counts = row.counts.map(Rules.DeficitChoice.init)
  }
}
