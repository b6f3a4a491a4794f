import Nouns
import Time
import Views
import Wire

// Links that say what was eaten or weighed.
extension OpenLink {
  static func log(_ address: Address, _ session: inout Session) throws(Failure) -> ExitCode {
    let command = [address.verb.rawValue, OptionName.popup.spelling]
    // Then the person says it, and no link.
    guard !address.values.isEmpty else {
      return try Invocation.run(command, hasAgreed: false, &session)
    }
    let (entry, words) =
      address.verb == .weight ? try weight(in: address) : try meal(in: address, &session)
    let question = try session.wording().question(before: entry)
    guard try session.choose(question) == PopupChoice.yes.rawValue else {
      try session.leave()
      return .refused
    }
    return try Invocation.run(command + ["--", words], hasAgreed: true, &session)
  }

  /// A bare number of the unit that the parameter names.
  private static func weight(in address: Address) throws(Failure) -> (LinkEntry, String) {
    // No address has two of them.
    for (parameter, text) in address.values {
      guard let unit = WeightUnit(rawValue: parameter.rawValue) else { continue }
      let isNumber = text.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || " .,".utf8.contains(byte)
      }
      guard isNumber, let mass = try? Mass(text, in: unit) else {
        throw .address(.unknownValue(parameter))
      }
      // "13 2" is 13 st 2.
      let numbers = text.split(separator: " ", maxSplits: 1)
      let words = numbers.prefix(1) + [parameter.rawValue[...]] + numbers.dropFirst()
      return (.weight(grams: mass.grams), words.joined(separator: " "))
    }
    throw .address(.noValue(.kg))
  }

  /// As the daemon understands it; a time in it is not a link's to say.
  private static func meal(
    in address: Address, _ session: inout Session
  ) throws(Failure) -> (LinkEntry, String) {
    let place = address.values[.text] == nil ? Address.Parameter.name : .text
    let text = if let text = address.values[.text] { text } else { try named(address) }
    let reading = try session.ask(MealCalls.Read.self, MealReadQuestion(text))
    guard reading.mistake == nil, reading.time == nil, !reading.items.isEmpty,
      !reading.items.contains(where: { $0.lack == .tooMuch })
    else { throw .address(.unknownValue(place)) }
    return (.meal(reading.items), text)
  }

  /// A name stands between quotation marks, so that nothing else is read into it.
  private static func named(_ address: Address) throws(Failure) -> String {
    var words: [String] = []
    if let name = address.values[.name] {
      guard !name.contains("\"") else { throw .address(.unknownValue(.name)) }
      words.append("\"" + name + "\"")
    }
    if let kcal = address.values[.kcal] {
      guard let number = Int64(kcal), Nutrition.energies.contains(number) else {
        throw .address(.unknownValue(.kcal))
      }
      words.append("\(number)kcal")
    }
    return words.joined(separator: " ")
  }
}
