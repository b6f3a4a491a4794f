/// What everybody calls an amount of a food.
enum PortionName: String, Named {
  case tsp, tbsp, cup, glass, bowl, bottle, can, pot, slice, piece, handful, scoop, ball
  case small, medium, large, portion

  var term: Term {
    switch self {
    case .tsp: Term("tsp", "teaspoon", german: "Teelöffel", or: ["TL"])
    case .tbsp: Term("tbsp", "tablespoon", german: "Esslöffel", or: ["EL"])
    case .cup: Term("cup", german: "Tasse")
    case .glass: Term("glass", german: "Glas")
    case .bowl: Term("bowl", german: "Schale")
    case .bottle: Term("bottle", german: "Flasche")
    case .can: Term("can", german: "Dose", or: ["tin"])
    case .pot: Term("pot", german: "Becher", or: ["tub"])
    case .slice: Term("slice", german: "Scheibe")
    case .piece: Term("piece", german: "Stück")
    case .handful: Term("handful", german: "Handvoll")
    case .scoop: Term("scoop", german: "Messlöffel")
    case .ball: Term("ball", german: "Kugel")
    case .small: Term("small", german: "klein")
    case .medium: Term("medium", german: "mittel")
    case .large: Term("large", german: "groß")
    case .portion: Term("portion", german: "Portion", or: ["serving"])
    }
  }
}
