package import Nouns

// Words that are kept go over the wire as they are.

extension Basis: Choice {}
extension Gender: Choice {}
extension Activity: Choice {}
extension WeightGoal: Choice {}
extension DeficitChoice: Choice {}
extension ProfileField: Choice {}
extension SafetyQuestion: Choice {}
extension EventName: Choice {}
extension EventKey: Choice {}
