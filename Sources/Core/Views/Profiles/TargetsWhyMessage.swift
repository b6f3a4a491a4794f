/// What `fastctl targets --why` says.
package enum TargetsWhyMessage: String, Message {
  case title = "How your targets are calculated"
  case rest = "At rest"
  case restOf =
    "10 {times} {kg} kg + 6.25 {times} {cm} cm − 5 {times} {age} years {constant} = {ree} kcal, after Mifflin and St Jeor {source}"
  case basis = "Basis"
  case basisMale = "male: the formula's constant is +5"
  case basisFemale = "female: the formula's constant is −161"
  case basisNeutral =
    "middle value: −78, halfway between +5 (male) and −161 (female), so 83 kcal from either. The formula knows only those two {source}; the middle is our choice"
  case activity = "Activity"
  case activityOf =
    "{activity}, so times {factor}. Such factors are a convention of calculators and not part of the formula {source}; official ones differ a little {other}. If you are unsure, choose the lower level"
  case need = "Daily need"
  case needOf = "{ree} {times} {factor} = {tdee} kcal"
  case weight = "Weight"
  case weightMean = "{weight}: the mean of the seven days up to {date}"
  case weightNewest = "{weight}: your last weighing on {date}, as there were too few for a mean"
  case weightProfile = "{weight}: as your profile says"
  case expenditure = "Expenditure"
  case byRecord =
    "by your own record: about {energy}, give or take 150 kcal, from {complete} complete days of {days}"
  case recordNow =
    "by your own record it is now about {energy}, give or take 150 kcal, from {complete} complete days of {days}. That counts when the next phase begins, and with fastctl targets --recalculate"
  case byFormula = "by the formula, until your own record says more"
  case lacksDays =
    "{complete} of the last {days} days are complete, and it takes {needed}. A day is complete from {least} on, or with: fastctl day complete"
  case lacksWeights =
    "you need three weigh-ins in the first week and three in the last week of {days} days"
  case water =
    "you have logged enough, but your body holds less water in a diet phase than before it. So fastd only compares weeks at the same point of a program, for the first time about five weeks in"
  case step =
    "last checked on {date}: your record alone says {raw}. The estimate stays between {least} and {most}, and moves by at most 150 kcal a week"
  case boundLow =
    "it stands at its lower end: never under what you use at rest, nor under three quarters of the formula"
  case boundHigh = "it stands at its upper end, 135% of the formula"
  case recordLow =
    "What is logged would be less than your body uses at rest: probably something is missing. Your target stays as it is."
  case recordHigh =
    "What is logged is far more than a body uses: probably something is in it twice."
  case mended =
    "the previous number, {energy}, came from an incomplete record, so it was calculated again"
  case ownRests =
    "your own number, {energy}, is not used for now: eating so little would not be safe for you"
  case maintenance = "Maintenance"
  case rounded = "rounded to the nearest ten: {energy}"
  case ownNumber = "your own number: {energy}"
  case adaptive = "from what you ate and how your weight moved: {energy}, give or take 150 kcal"
  case diet = "Diet phase"
  case dietWanted = "{percent}% less than maintenance"
  case dietStudy = "33% less than maintenance, as in the MATADOR study {source}"
  case limit = "Limit"
  case bmiCap =
    "with a BMI of {bmi}, under 25, at most 20% less. This limit is ours"
  case deficitCap = "at most 1,000 kcal less than maintenance. This limit is ours"
  case floor =
    "not under {energy}: for this basis the lower end of what a guideline prescribes {source}"
  case floorNeutral =
    "not under {energy}: no guideline has a middle basis, and using the higher floor for it is our decision"
  case noDeficit = "never more than maintenance, so there is no deficit"
  case underweight =
    "with a BMI of {bmi}, under 18.5, there is no diet phase: you would lose weight that you need"
  case little = "Today"
  case littleOf =
    "a low-calorie day has a quarter of maintenance, rounded to the nearest ten: {energy}, as in 5:2 and alternate-day diets {source}. That is for single days: as a target for every day it would be refused"
  case goalReached =
    "you have reached your goal weight, so there is no deficit; a new goal weight or aim brings it back"
  case aimGain = "your aim is to gain weight, so there is no diet phase"
  case macros = "Macros"
  case ownProtein = "protein: your own number"
  case ownCarbs = "carbohydrate: your own number"
  case ownFat = "fat: your own number"
  case ownFiber = "fibre: your own number"
  case protein =
    "protein: 1.6 g for each kg of {weight}, at most 35% of the energy {source}; weight above a BMI of 30 does not count"
  case fat =
    "fat: 30% of the energy, at least 0.6 g for each kg and at most 35% of the energy {source}"
  case carbs = "carbohydrate: what is left"
  case fiber = "fibre: 14 g for each 1,000 kcal {source}"
  case since = "Since"
  case sinceOf =
    "{date}. Recalculated when your profile changes, when a phase begins and with --recalculate; applied if the difference is 25 kcal or more, and never automatically in the middle of a phase"
  case error = "Uncertainty"
  case errorOf =
    "this is an estimate, and individual errors stay large: the formula comes within 10% of the truth for more people than other formulas {source}, but your need may well be {least} or {most}, or further away. After two to four weeks your own weight says more"
  case errorAdaptive =
    "about {energy}, give or take 150 kcal: nineteen of twenty such estimates are as close once two months are on record"
  case sources = "Sources"
  case more = "Read more: fastctl learn tdee"
}
