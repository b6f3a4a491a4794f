import Time

/// Which column is what, as the first line says.
struct WeightColumns: Equatable {
  var date: String
  var time: String?
  var weight: String
  var note: String?
  var interpolated: String?
  var offset: String?
  /// Nil where the table does not say it.
  var unit: WeightUnit?

  private static let words = Lexicon.tables["weights"]

  init(date: String, weight: String) {
    self.date = date
    self.weight = weight
  }

  /// Nil where it has not both a date and a weight.
  init?(_ names: [String]) {
    let folded = names.map { ($0, Self.plain($0)) }
    func name(_ thing: String) -> String? {
      Self.words.names(of: thing).lazy.compactMap { word in folded.first { $0.1.word == word }?.0 }
        .first
    }
    guard let date = name("date") ?? name("date with its time"), let weight = name("weight"),
      name("training") == nil
    else { return nil }
    self.init(date: date, weight: weight)
    time = name("time").flatMap { $0 == date ? nil : $0 }
    note = name("note")
    interpolated = folded.first { $0.1.word == "weight is interpolated" }?.0
    offset = folded.first { $0.1.word == "time_offset" }?.0
    unit = folded.first { $0.0 == weight }?.1.unit
    if Self.isOpenScale(names) { unit = .kilograms }
  }

  /// It writes kilograms, whatever it shows: today's version, and that before 3.0.
  private static func isOpenScale(_ names: [String]) -> Bool {
    [["DATE", "TIME", "WEIGHT"], ["dateTime", "fat", "muscle", "water", "weight"]].contains {
      Set(names).isSuperset(of: $0)
    }
  }

  private static let units: [(WeightUnit, [String])] = [
    (.kilograms, ["kg"]), (.pounds, ["lb", "lbs"]), (.stones, ["st"]),
  ]

  /// "Weight (kg)", "weight_kg" and "Gewicht in kg" without the unit, and the unit.
  private static func plain(_ name: String) -> (word: String, unit: WeightUnit?) {
    let lower = name.lowercased().split(separator: ".").last.map(String.init) ?? ""
    for (unit, words) in units {
      for word in words {
        for ending in [" (\(word))", " [\(word)]", "_\(word)", " in \(word)", " \(word)"]
        where lower.hasSuffix(ending) {
          return (String(lower.dropLast(ending.count)), unit)
        }
      }
    }
    return (lower, nil)
  }
}

extension WeightColumns {
  /// As the person has named them.
  init(_ options: ImportOptions, _ names: [String], line: Int) throws(ImportError) {
    func column(_ field: MappedField) throws(ImportError) -> String? {
      guard let wanted = options.columns[field] else { return nil }
      guard let name = MappedTable.column(wanted, in: names) else {
        throw ImportError(.missingColumn(wanted), line: line)
      }
      return name
    }
    guard let date = try column(.date) else {
      throw ImportError(.missingColumn(MappedField.date.rawValue), line: line)
    }
    self.init(date: date, weight: try column(.weight) ?? "")
    time = try column(.time)
    note = try column(.note)
    unit = Self.plain(weight).unit
  }
}
