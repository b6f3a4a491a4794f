package import Time

/// Days off, both ends included: they neither count for a streak nor break it.
package struct Vacation: Noun {
  package static let kind = Row.Kind.vacation
  package static let longest: Int64 = 366
  package static let most = 200

  package var id = RowID.blank
  package var from = Day.blank
  package var to = Day.blank

  package init() {}

  package init(id: RowID, from: Day, to: Day) {
    self.id = id
    self.from = from
    self.to = to
  }

  package var row: Row { .vacation(self) }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.together("dates") { fields throws(F.Failure) in
      try fields.day("from", &from)
      try fields.day("to", &to)
    }
  }
}
