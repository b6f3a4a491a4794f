package import Time

/// The formats from which fasts, weights and meals can be read.
package enum ImportFormat: String, CaseIterable, Sendable {
  /// Our own table; see `FastColumn`.
  case csv
  /// Our own document; see `ExportLine`.
  case json
  /// The rows of that document, a line each.
  case jsonLines = "jsonl"
  /// The table that Fast-E shares.
  case fastE = "fast-e"
  /// `biodata.json` of Zero's export.
  case zero
  /// The table that Zero gave in earlier years.
  case zeroTable = "zero-csv"
  case sunrise
  /// `export.xml` of Apple Health.
  case health = "apple-health"
  /// The table of weights that Garmin Connect gives.
  case garmin
  /// A weight a row, as Fitbit exports it.
  case fitbit
  /// Any other table with a date and a weight.
  case weights
  /// A table of what was eaten, as MyFitnessPal and Cronometer write it.
  case meals
  /// The backup of Waistline.
  case waistline
  /// `user_intake.json` of OpenNutriTracker's export.
  case nutriTracker = "opennutritracker"
  /// A table whose columns the person names.
  case table
}

/// In which order a date of three numbers is written.
package enum DateOrder: String, CaseIterable, Sendable {
  case dayFirst = "dmy"
  case monthFirst = "mdy"
  case yearFirst = "ymd"
}

/// The meaning of a column in the person's table.
package enum MappedField: String, CaseIterable, Sendable {
  case start, end
  /// Of a start, and of an end, that are only times on a clock.
  case date
  case duration, goal, note, mood, schedule
  /// Of a table of weights.
  case time, weight
  /// Of a table of what was eaten.
  case food, meal, amount
  case kilocalories = "kcal"
  case kilojoules = "kj"
  case protein, carbs, fat, fiber, alcohol
  /// The row's id in the program it comes from.
  case id
}

/// The person's options for reading a file.
package struct ImportOptions: Sendable {
  /// Nil to find out by what is in it.
  package var format: ImportFormat?
  /// Of times that come without one.
  package var zone: Zone
  /// The program that it is from, where the file does not say it or has several.
  package var source: String?
  /// The names of columns, or their numbers from 1 on.
  package var columns: [MappedField: String]
  /// Nil to find out.
  package var delimiter: UInt8?
  package var dates: DateOrder?
  /// Of weights that come without one.
  package var unit: WeightUnit?
  package var limits: ImportLimits

  package init(
    format: ImportFormat? = nil, zone: Zone, source: String? = nil,
    columns: [MappedField: String] = [:], delimiter: UInt8? = nil, dates: DateOrder? = nil,
    limits: ImportLimits = ImportLimits()
  ) {
    self.format = format
    self.zone = zone
    self.source = source
    self.columns = columns
    self.delimiter = delimiter
    self.dates = dates
    self.limits = limits
  }
}

/// The limits of what a file may ask of us.
package struct ImportLimits: Sendable {
  /// Of one line, element or tag, in bytes.
  package var record: Int
  /// Of one record.
  package var fields: Int
  package var depth: Int
  package var rows: Int
  /// Of rows that cannot be read: with more of them it is another kind of file.
  package var unread: Int

  package init(
    record: Int = 1 << 20, fields: Int = 256, depth: Int = 32, rows: Int = 1_000_000,
    unread: Int = 1000
  ) {
    self.record = record
    self.fields = fields
    self.depth = depth
    self.rows = rows
    self.unread = unread
  }
}
