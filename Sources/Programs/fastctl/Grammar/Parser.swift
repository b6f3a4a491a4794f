import Nouns
import Time
import Views
import Wire

/// Turns the words of a command line into a request.
struct Parser {
  private var words: ArraySlice<String>
  private var request: Request

  /// Without words it is `status`.
  static func parse(_ words: [String]) throws(UsageError) -> Request {
    if let request = frequent(words) { return request }
    var parser = Parser(
      words: words[...], request: Request(command: StatusCommand.self, isNamed: false))
    return try parser.parse()
  }

  private mutating func parse() throws(UsageError) -> Request {
    if let first = words.first, Self.isOption(first) == nil {
      if let command = shortcut(first) {
        request.command = command
      } else {
        request.command = try Commands.typed(first)
        words.removeFirst()
      }
      request.isNamed = true
    }
    var declaration = request.command.declaration
    if !declaration.verbs.isEmpty { declaration = try verb(of: declaration) ?? declaration }
    try read(declaration)
    if !asksForHelp { try check(declaration) }
    return request
  }

  private var asksForHelp: Bool { request.has(.help) || request.has(.version) }

  // MARK: The command

  /// A goal alone starts, a change alone changes, a weight with its unit is recorded: no command's
  /// name begins so.
  private func shortcut(_ word: String) -> (any Command.Type)? {
    let isSigned = ["+", "-", "\u{2212}"].contains { word.hasPrefix($0) }
    let text = isSigned ? word.dropFirst() : word[...]
    if let digit = text.utf8.first, (0x30...0x39).contains(digit) {
      if isSigned { return GoalCommand.self }
      return Mass.unit(in: words.joined(separator: " ")) == nil
        ? StartCommand.self : WeightCommand.self
    }
    return CompletionWords.nicknames.contains(word.lowercased()) ? StartCommand.self : nil
  }

  /// The name that is the word or the only one that begins with it.
  static func unique(_ word: String, among names: [String]) throws(UsageError) -> String? {
    if names.contains(word) { return word }
    let matches = names.filter { !word.isEmpty && $0.utf8.starts(with: word.utf8) }
    guard matches.count < 2 else { throw .ambiguous(word, among: matches) }
    return matches.first
  }

  private mutating func verb(of declaration: Declaration) throws(UsageError) -> Declaration? {
    guard let word = words.first else {
      if declaration.actsAlone { return nil }
      throw .missingVerb(request.command.name, among: declaration.visibleVerbs)
    }
    if Self.isOption(word) != nil { return nil }
    // What may be anything is a verb only where it is exactly that.
    if declaration.actsAlone, let argument = declaration.arguments.first,
      argument.kind.mayBe(word), !declaration.verbs.contains(where: { $0.name == word })
    {
      return nil
    }
    let verb = try declaration.verb(typed: word)
    words.removeFirst()
    request.verb = verb.name
    return verb
  }

  // MARK: Options and arguments

  private mutating func read(_ declaration: Declaration) throws(UsageError) {
    while let word = words.popFirst() {
      if word == "--" {
        request.arguments += words
        return
      }
      switch Self.isOption(word) {
      case nil: request.arguments.append(word)
      case .name?: try readOption(word, declaration)
      case .letter(let letter)?: try readLetter(letter, word, declaration)
      }
    }
  }

  private enum Spelling {
    case name
    case letter(Character)
  }

  /// `-30m` is a value: what begins with a digit is no option.
  private static func isOption(_ word: String) -> Spelling? {
    guard word.utf8.first == UInt8(ascii: "-"), word.utf8.count > 1 else { return nil }
    if word.utf8.starts(with: "--".utf8) { return .name }
    let second = word[word.index(after: word.startIndex)]
    return second.isASCII && second.isNumber ? nil : .letter(second)
  }

  private mutating func readOption(
    _ word: String, _ declaration: Declaration
  ) throws(UsageError) {
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    var spelling = String(word[..<(equals ?? word.endIndex)])
    if spelling == "--color" { spelling = OptionName.colour.spelling }
    let name = try option(spelling, declaration)
    try take(name, value: equals.map { String(word[word.utf8.index(after: $0)...]) })
  }

  /// By its whole name, or by a beginning that no other option of the command has.
  private func option(
    _ spelling: String, _ declaration: Declaration
  ) throws(UsageError) -> OptionName {
    if let name = OptionName(rawValue: String(spelling.dropFirst(2))), allows(name, declaration) {
      return name
    }
    let allowed = allowed(declaration)
    // Two hyphens and nothing else begin all of them.
    let names = spelling.utf8.count > 2 ? allowed.map(\.spelling) : []
    if let name = try Self.unique(spelling, among: names) {
      return allowed.first { $0.spelling == name } ?? .help
    }
    throw unknown(spelling, declaration, among: allowed)
  }

  private mutating func readLetter(
    _ letter: Character, _ word: String, _ declaration: Declaration
  ) throws(UsageError) {
    guard let name = OptionName(letter: letter), allows(name, declaration) else {
      throw unknown(word, declaration, among: word.utf8.count > 2 ? allowed(declaration) : [])
    }
    let rest = word.dropFirst(2)
    try take(name, value: rest.isEmpty ? nil : String(rest))
  }

  private mutating func take(_ name: OptionName, value: String?) throws(UsageError) {
    guard !request.has(name) else { throw .repeatedOption(name) }
    guard let kind = name.value else {
      if let value { throw .needlessValue(name, value) }
      if name == .version { request.command = VersionCommand.self }
      request.options.append(Request.Given(name: name))
      return
    }
    guard let value = value ?? nextValue() else {
      guard name.isValueOptional || isAskedFor(name) else { throw .missingValue(name) }
      request.options.append(Request.Given(name: name))
      return
    }
    request.options.append(Request.Given(name: name, value: try kind.read(value)))
  }

  /// What the command asks for by itself, where it may open a window.
  private func isAskedFor(_ name: OptionName) -> Bool {
    name == .note && request.command == EditCommand.self && request.has(.popup)
  }

  private mutating func nextValue() -> String? {
    guard let next = words.first, next != "--", Self.isOption(next) == nil else { return nil }
    return words.popFirst()
  }

  private func allows(_ name: OptionName, _ declaration: Declaration) -> Bool {
    name == .help || name == .plain || name == .version && !request.isNamed
      || declaration.declares(name)
  }

  private func allowed(_ declaration: Declaration) -> [OptionName] {
    OptionName.allCases.filter { allows($0, declaration) }
  }

  private func unknown(
    _ word: String, _ declaration: Declaration, among allowed: [OptionName]
  ) -> UsageError {
    let terms = allowed.map(\.term)
    let meant = terms.term(for: word) ?? terms.nearest(to: word)
    return .unknownOption(word, of: fullName(declaration), nearest: meant?.word)
  }

  // MARK: The whole

  private mutating func check(_ declaration: Declaration) throws(UsageError) {
    guard declaration.isLeaf else {
      throw .missingVerb(request.command.name, among: declaration.visibleVerbs)
    }
    if request.has(.popup), request.has(.json) {
      throw .conflict(.popup, OptionName.json.spelling)
    }
    try takeCount(declaration)
    let declared = declaration.arguments
    joinGoal(declared)
    joinWeight(declared)
    joinTime(declared)
    joinFood(declared)
    joinMeal(declared)
    if let missing = declared.dropFirst(request.arguments.count).first(where: { !$0.isOptional }) {
      throw .missingArgument(missing.kind, of: fullName(declaration))
    }
    if request.arguments.count > declared.count, declared.last?.repeats != true {
      throw .needlessArgument(request.arguments[declared.count], of: fullName(declaration))
    }
    for index in request.arguments.indices.prefix(declared.count) {
      request.arguments[index] = try declared[index].kind.read(request.arguments[index])
    }
  }

  /// `history 5` is `history --last 5`; of what is done so many times the number stays one.
  private mutating func takeCount(_ declaration: Declaration) throws(UsageError) {
    guard declaration.arguments.first?.kind == .number, request.arguments.count == 1,
      let number = request.arguments.first
    else { return }
    guard let count = Int64(number), count > 0 else {
      throw .notACount(number, of: fullName(declaration))
    }
    let options = [OptionName.last, .weeks].filter(declaration.declares)
    guard let option = options.first, !declaration.declares(.list) || request.has(.list) else {
      return
    }
    guard !request.has(option) else { throw .conflict(option, number) }
    request.options.append(Request.Given(name: option, value: number))
    request.arguments.removeFirst()
  }

  /// `start 16 hours` has no other meaning.
  private mutating func joinGoal(_ declared: [Declaration.Argument]) {
    guard declared.first.map({ $0.kind == .goal || $0.kind == .goalOrChange }) == true,
      request.arguments.count > declared.count
    else { return }
    let joined = request.arguments.joined(separator: " ")
    if let goal = try? GoalOrder(typed: joined), !goal.isSchedule {
      request.arguments = [joined]
    }
  }

  /// Nor has `weight 13st 2`.
  private mutating func joinWeight(_ declared: [Declaration.Argument]) {
    guard declared.last?.kind == .weight, request.arguments.count > declared.count else { return }
    let place = declared.count - 1
    for end in (place + 1...request.arguments.count).reversed() {
      let joined = request.arguments[place..<end].joined(separator: " ")
      guard WeightUnit.allCases.contains(where: { (try? Mass(joined, in: $0)) != nil }) else {
        continue
      }
      // The words behind it say when that was.
      let time = request.arguments[end...].joined(separator: " ")
      if !time.isEmpty {
        guard declared.count == 1, !request.has(.at), Self.mayBeTime(time) else { return }
        request.options.append(Request.Given(name: .at, value: time))
      }
      request.arguments[place...] = [joined]
      return
    }
  }

  /// Whether it is a time or a day, whenever it is typed.
  private static func mayBeTime(_ text: String) -> Bool {
    let reader = TimeReader(now: Instant(seconds: 0), zone: .utc)
    return (try? reader.time(text, .latest)) != nil || (try? reader.day(text)) != nil
  }

  /// Joins the words of a time, as in `stop an hour ago`, into one argument.
  private mutating func joinTime(_ declared: [Declaration.Argument]) {
    guard declared.last?.kind == .time, request.arguments.count > declared.count else { return }
    let place = declared.count - 1
    request.arguments[place...] = [request.arguments[place...].joined(separator: " ")]
  }

  /// Nor has `meal oats 80g + milk`, nor `food add bar 210kcal`.
  private mutating func joinMeal(_ declared: [Declaration.Argument]) {
    guard let last = declared.last?.kind, last.isJoined,
      request.arguments.count > declared.count
    else { return }
    let place = declared.count - 1
    request.arguments[place...] = [request.arguments[place...].joined(separator: " ")]
  }

  /// Nor has `food show rolled oats`.
  private mutating func joinFood(_ declared: [Declaration.Argument]) {
    guard declared.count == 1, declared[0].kind == .food, !declared[0].repeats,
      request.arguments.count > 1
    else { return }
    request.arguments = [request.arguments.joined(separator: " ")]
  }

  private func fullName(_ declaration: Declaration) -> String {
    request.verb == nil ? declaration.name : "\(request.command.name) \(declaration.name)"
  }
}
