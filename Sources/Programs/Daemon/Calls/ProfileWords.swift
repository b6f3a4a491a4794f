import Rules
import Wire

// The words of a profile, each in both of its worlds: the compiler sees that none is left out.

nonisolated extension Wire.Basis {
  init(_ basis: Rules.Basis) {
    switch basis {
    case .male: self = .male
    case .female: self = .female
    case .neutral: self = .neutral
    }
  }
}

nonisolated extension Rules.Basis {
  init(_ basis: Wire.Basis) {
    switch basis {
    case .male: self = .male
    case .female: self = .female
    case .neutral: self = .neutral
    }
  }
}

nonisolated extension Wire.Gender {
  init(_ gender: Rules.Gender) {
    switch gender {
    case .female: self = .female
    case .male: self = .male
    case .other: self = .other
    }
  }
}

nonisolated extension Rules.Gender {
  init(_ gender: Wire.Gender) {
    switch gender {
    case .female: self = .female
    case .male: self = .male
    case .other: self = .other
    }
  }
}

nonisolated extension Wire.Activity {
  init(_ activity: Rules.Activity) {
    switch activity {
    case .sedentary: self = .sedentary
    case .light: self = .light
    case .moderate: self = .moderate
    case .very: self = .very
    case .extra: self = .extra
    }
  }
}

nonisolated extension Rules.Activity {
  init(_ activity: Wire.Activity) {
    switch activity {
    case .sedentary: self = .sedentary
    case .light: self = .light
    case .moderate: self = .moderate
    case .very: self = .very
    case .extra: self = .extra
    }
  }
}

nonisolated extension Wire.WeightGoal {
  init(_ goal: Rules.WeightGoal) {
    switch goal {
    case .lose: self = .lose
    case .gain: self = .gain
    case .maintain: self = .maintain
    }
  }
}

nonisolated extension Rules.WeightGoal {
  init(_ goal: Wire.WeightGoal) {
    switch goal {
    case .lose: self = .lose
    case .gain: self = .gain
    case .maintain: self = .maintain
    }
  }
}

nonisolated extension Wire.DeficitChoice {
  init(_ choice: Rules.DeficitChoice) {
    switch choice {
    case .program: self = .program
    case .pattern: self = .pattern
    }
  }
}

nonisolated extension Rules.DeficitChoice {
  init(_ choice: Wire.DeficitChoice) {
    switch choice {
    case .program: self = .program
    case .pattern: self = .pattern
    }
  }
}

nonisolated extension Wire.ProfileField {
  init(_ field: Rules.ProfileField) {
    switch field {
    case .birth: self = .birth
    case .height: self = .height
    case .weight: self = .weight
    case .basis: self = .basis
    case .gender: self = .gender
    case .activity: self = .activity
    case .goal: self = .goal
    case .goalWeight: self = .goalWeight
    case .restriction: self = .restriction
    case .maintenance: self = .maintenance
    case .diet: self = .diet
    case .pattern: self = .pattern
    case .counts: self = .counts
    }
  }
}

nonisolated extension Rules.ProfileField {
  init(_ field: Wire.ProfileField) {
    switch field {
    case .birth: self = .birth
    case .height: self = .height
    case .weight: self = .weight
    case .basis: self = .basis
    case .gender: self = .gender
    case .activity: self = .activity
    case .goal: self = .goal
    case .goalWeight: self = .goalWeight
    case .restriction: self = .restriction
    case .maintenance: self = .maintenance
    case .diet: self = .diet
    case .pattern: self = .pattern
    case .counts: self = .counts
    }
  }
}
