import Nouns
import Wire

package enum MacroMessage: String, Message {
  case protein = "Protein"
  case carbs = "Carbohydrate"
  case fat = "Fat"
  case fiber = "Fibre"

  init(_ macro: Macro) {
    switch macro {
    case .protein: self = .protein
    case .carbs: self = .carbs
    case .fat: self = .fat
    case .fiber: self = .fiber
    }
  }
}

/// How near a macro is to its target, in words as well as by a face.
extension MacroSmiley {
  var said: Phrase {
    switch self {
    case .green: "on target"
    case .yellow: "a little off"
    case .red: "well off"
    }
  }
}

extension MacroSmiley {
  var face: String {
    switch self {
    case .green: ":)"
    case .yellow: ":|"
    case .red: ":/"
    }
  }
}
