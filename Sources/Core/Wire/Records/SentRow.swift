package import Nouns

/// A row on its way; what is in it may be nothing that could be kept.
package struct SentRow: Equatable, Sendable {
  package var row: Row
  /// The first member that says nothing.
  package var unfit: String?

  package init(_ row: Row, unfit: String? = nil) {
    self.row = row
    self.unfit = unfit
  }
}

/// The same of one noun, as a record.
struct SentNoun<N: Noun>: Record {
  var noun = N()
  var unfit: String?

  init() {}

  init(_ noun: N) {
    self.noun = noun
  }

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try noun.fields(&fields)
    unfit = fields.takeUnfit()
  }
}

extension Noun {
  /// The row as JSON, for people.
  package var json: [UInt8] { SentNoun(self).json }
}

// MARK: - Rows whose noun is known

extension Fields {
  /// A reader refuses a row that says something that could not be kept.
  package mutating func noun<N: Noun>(_ name: String, _ noun: inout N) throws(Failure) {
    var sent = SentNoun(noun)
    try record(name, &sent)
    noun = sent.noun
    if let member = sent.unfit { unfit(member) }
  }

  package mutating func noun<N: Noun>(_ name: String, _ noun: inout N?) throws(Failure) {
    var sent = noun.map(SentNoun.init)
    try record(name, &sent)
    noun = sent?.noun
    if let member = sent?.unfit { unfit(member) }
  }

  package mutating func nouns<N: Noun>(_ name: String, _ nouns: inout [N]) throws(Failure) {
    var sent = nouns.map(SentNoun.init)
    try records(name, &sent)
    nouns = sent.map(\.noun)
    if let member = sent.lazy.compactMap(\.unfit).first { unfit(member) }
  }

  package mutating func nouns<N: Noun>(_ name: String, _ nouns: inout [N]?) throws(Failure) {
    var sent = nouns?.map(SentNoun.init)
    try records(name, &sent)
    nouns = sent?.map(\.noun)
    if let member = sent?.lazy.compactMap(\.unfit).first { unfit(member) }
  }
}

// MARK: - Rows of any noun

extension Row.Kind {
  /// In the order in which rows leave: what others name first, and what there is most of last.
  fileprivate static let listed = allCases.filter { $0 != .fast } + [.fast]
}

extension [SentRow] {
  /// Goes through a list for each noun, of which none may be missing; or, `sparsely`, those that there
  /// are.
  mutating func lists<F: Fields>(_ fields: inout F, sparsely: Bool) throws(F.Failure) {
    var all: [SentRow] = []
    for kind in Row.Kind.listed {
      all += try Self.list(
        kind.noun, filter { $0.row.kind == kind }, named: kind.plural, &fields, sparsely: sparsely)
    }
    self = all
  }

  private static func list<N: Noun, F: Fields>(
    _ noun: N.Type, _ rows: [SentRow], named name: String, _ fields: inout F, sparsely: Bool
  ) throws(F.Failure) -> [SentRow] {
    var sent = rows.compactMap { ($0.row.noun as? N).map(SentNoun.init) }
    if sparsely {
      var some = sent.isEmpty ? nil : sent
      try fields.records(name, &some)
      sent = some ?? []
    } else {
      try fields.records(name, &sent)
    }
    return sent.map { SentRow($0.noun.row, unfit: $0.unfit) }
  }
}

extension Row {
  /// Goes through a member for each noun, of which one is there at the most.
  static func members<F: Fields>(_ row: inout Row?, _ fields: inout F) throws(F.Failure) {
    for kind in Row.Kind.allCases { try member(kind.noun, named: kind.rawValue, &row, &fields) }
  }

  private static func member<N: Noun, F: Fields>(
    _ noun: N.Type, named name: String, _ row: inout Row?, _ fields: inout F
  ) throws(F.Failure) {
    var value = row?.noun as? N
    try fields.noun(name, &value)
    if let value { row = value.row }
  }
}
