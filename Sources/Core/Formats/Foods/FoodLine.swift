import Nouns

/// One line of a table of foods, by what its cells are of.
struct FoodLine {
  private var cells = [String?](repeating: nil, count: FoodColumn.allCases.count)

  subscript(column: FoodColumn) -> String? {
    get { cells[column.rawValue] }
    set {
      // Of several columns of the same the first that says something counts.
      guard cells[column.rawValue] == nil else { return }
      let text = newValue.map { Self.trimmed($0) } ?? ""
      cells[column.rawValue] = text.isEmpty ? nil : text
    }
  }

  // MARK: Numbers

  /// In tenths, or in the whole with no decimals; what is only traced counts for nothing, and a dash
  /// for unknown.
  func number(_ column: FoodColumn, decimals: Int = 1) throws(FoodFault) -> Int64? {
    guard var text = self[column]?[...] else { return nil }
    switch text.lowercased() {
    case "-", "–", "?", "na", "n/a", "nan": return nil
    case "tr", "trace", "traces", "spuren", "spur": return 0
    default: break
    }
    if text.first == "<" { return 0 }
    while let last = text.last, last == " " || last.isLetter { text.removeLast() }
    guard let number = DecimalText.read(text, decimals: decimals) else { throw .notANumber }
    guard number >= 0 else { throw .notANumber }
    return number
  }

  // MARK: Texts

  /// Nil where there is none; without line ends and other signs that nobody sees.
  func text(_ column: FoodColumn) throws(FoodFault) -> String? {
    guard let text = self[column] else { return nil }
    guard text.utf8.count <= ImportedFood.longestName.bytes else { throw .longName }
    let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard isPlain, text.contains(where: { $0.isLetter || $0.isNumber }) else { throw .noName }
    return text
  }

  private static func trimmed(_ text: String) -> String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let bytes = text.utf8
    guard bytes.first.map(isBlank) ?? false || bytes.last.map(isBlank) ?? false else {
      return text
    }
    let rest = Array(bytes).drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    return String(decoding: Array(rest), as: UTF8.self)
  }
}

extension FoodLine {
  /// The food, or the first rule that it breaks.
  func food(by columns: FoodColumns) throws(FoodFault) -> ImportedFood {
    guard var name = try text(.name) else { throw .noName }
    if columns.source == .usda { name = Self.spelled(name) }
    var food = ImportedFood()
    (food.source, food.name) = (columns.source, name)
    food.code = try code(of: name, in: columns.source)
    food.germanName = try text(.germanName).flatMap { $0 == name ? nil : $0 }
    // Of several brands the first; one that is too long is left out, and the food is not.
    let brand = (try? text(.brand))?.split(separator: ",").first
    food.brand = brand.map(String.init)
    let (portion, isDrink) = (self.portion, self.isDrink)
    // Most lines say it in numbers.
    let text = portion == nil || isDrink == nil ? self[.serving] : nil
    let serving = text.flatMap(ServingText.init)
    let isPoured = isDrink ?? (serving.map { $0.volume != nil && $0.weight == nil } ?? false)
    food.per = columns.isOfVolume || isPoured ? .hundredMillilitres : .hundredGrams
    food.nutrition = try FoodQuality(self, of: columns.source, per: food.per).nutrition()
    // A millilitre of a drink counts as a gram.
    let printed = food.per == .hundredGrams ? serving?.weight : serving?.volume
    food.portion = portion ?? printed.flatMap { MealItem.portions.contains($0) ? $0 : nil }
    return food
  }

  private var portion: Int64? {
    guard let portion = try? number(.portion) else { return nil }
    return MealItem.portions.contains(portion) ? portion : nil
  }

  private func code(
    of name: String, in source: ImportedFood.Source
  ) throws(FoodFault) -> String {
    if source == .usda {
      guard let code = self[.code], code.utf8.count <= ImportedFood.longestCode.bytes,
        code.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      else { throw .wrongCode }
      return code
    }
    // A food of a person's own table may have no bars.
    guard let text = self[.code] else {
      guard source == .table else { throw .wrongCode }
      return Self.code(ofName: name)
    }
    guard let barcode = Barcode(text), barcode.isSound else { throw .wrongCode }
    guard !barcode.isInHouse else { throw .inHouseCode }
    return barcode.code
  }

  /// The same for the same name, and no number.
  private static func code(ofName name: String) -> String {
    var code = "="
    for character in FoldedName.of(name) {
      guard code.utf8.count + character.utf8.count <= ImportedFood.longestCode.bytes else { break }
      code.append(character)
    }
    return code
  }

  /// Drinks have their values per 100 ml; nil where nothing is said of the package.
  private var isDrink: Bool? {
    guard let text = self[.package]?.lowercased() else { return nil }
    let unit = String(text.reversed().prefix { $0.isLetter }.reversed())
    return ["ml", "cl", "l", "litre", "liter", "litres"].contains(unit)
  }

  /// "BUTTER,WITH SALT" as one reads it.
  private static func spelled(_ name: String) -> String {
    let small = name.lowercased().split(separator: ",").joined(separator: ", ")
    return small.prefix(1).uppercased() + small.dropFirst()
  }
}
