import Time
import Views
import Wire

extension Sentences {
  func text(of error: AddressError) -> String {
    switch error {
    case .tooLong(let limit): phrases(AddressMessage.tooLong, ["limit": "\(limit)"])
    case .otherScheme: phrases(AddressMessage.otherScheme)
    case .badCharacter: phrases(AddressMessage.badCharacter)
    case .unknownVerb(let verb):
      phrases(
        AddressMessage.unknownVerb,
        [
          "verb": Self.quoted(verb),
          "verbs": Address.Verb.allCases.map(\.rawValue).joined(separator: ", "),
        ])
    case .unknownParameter(let parameter, let verb):
      phrases(
        AddressMessage.unknownParameter,
        ["verb": verb.rawValue, "parameter": Self.quoted(parameter)])
    case .repeatedParameter(let parameter):
      phrases(AddressMessage.repeatedParameter, ["parameter": parameter.rawValue])
    case .noValue(let parameter):
      phrases(AddressMessage.noValue, ["parameter": parameter.rawValue])
    case .unknownValue(.goal): phrases(AddressMessage.unknownGoal)
    case .unknownValue(.kg), .unknownValue(.lb), .unknownValue(.st):
      phrases(AddressMessage.unknownWeight)
    case .unknownValue(.text), .unknownValue(.name), .unknownValue(.kcal):
      phrases(AddressMessage.unknownMeal)
    case .unknownValue(let parameter):
      phrases(AddressMessage.unknownValue, ["parameter": parameter.rawValue])
    case .both(let parameter, let other):
      phrases(
        AddressMessage.both, ["parameter": parameter.rawValue, "other": other.rawValue])
    }
  }

  /// A web page may say anything there, and at any length.
  private static func quoted(_ word: String) -> String {
    word.isEmpty ? "\"\"" : String(word.prefix(40))
  }
}
