import Nouns
import Rules
import Time
import Wire

// What the person said of themselves, as rows that leave and come back.

nonisolated extension Rules.Profile {
  var row: ProfileRow {
    var row = ProfileRow(id: id.text, from: from.iso)
    row.birth = birth?.text
    (row.height, row.weight, row.goalWeight) = (height, weight, goalWeight)
    (row.restriction, row.maintenance, row.diet) = (restriction, maintenance, diet)
    row.basis = basis
    row.gender = gender
    row.activity = activity
    row.goal = goal
    row.counts = counts
    row.pattern = pattern.map(Wire.EnergyPattern.init)
    return row
  }

  mutating func takeNumbers(of row: ProfileRow) {
    (height, weight, goalWeight) = (row.height, row.weight, row.goalWeight)
    (restriction, maintenance, diet) = (row.restriction, row.maintenance, row.diet)
  }

  mutating func takeWords(of row: ProfileRow) {
    basis = row.basis
    gender = row.gender
    activity = row.activity
    goal = row.goal
    counts = row.counts
  }
}
