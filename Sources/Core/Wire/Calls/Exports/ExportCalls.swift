package import Nouns

/// `io.github.fastd.export`.
package enum ExportCalls {
  package static let interface = "io.github.fastd.export"

  package enum Fasts: Method {
    package static let name = "io.github.fastd.export.Fasts"
    package typealias Input = FastsQuestion
    package typealias Output = FastsPage
  }

  package enum Everything: Method {
    package static let name = "io.github.fastd.export.Everything"
    package typealias Input = EverythingQuestion
    package typealias Output = EverythingPage
  }

  package enum Changed: Method {
    package static let name = "io.github.fastd.export.Changed"
    package typealias Input = ChangedQuestion
    package typealias Output = ChangedPage
  }
}

/// Which fasts, and in which order.
package struct FastsQuestion: Record, Equatable {
  /// Dates, both meant.
  package var from: String?
  package var to: String?
  package var cancelled: Bool?
  package var newestFirst: Bool?
  /// The id behind which to go on.
  package var after: String?

  package init(
    from: String? = nil, to: String? = nil, cancelled: Bool? = nil, newestFirst: Bool? = nil,
    after: String? = nil
  ) {
    self.from = from
    self.to = to
    self.cancelled = cancelled
    self.newestFirst = newestFirst
    self.after = after
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("from", &from)
    try fields.string("to", &to)
    try fields.bool("cancelled", &cancelled)
    try fields.bool("newestFirst", &newestFirst)
    try fields.string("after", &after)
  }
}

/// Some fasts, by their starts.
package struct FastsPage: Record, Equatable {
  package var fasts: [Fast] = []
  package var isLast = false

  package init(fasts: [Fast], isLast: Bool) {
    self.fasts = fasts
    self.isLast = isLast
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.nouns("fasts", &fasts)
    try fields.bool("isLast", &isLast)
  }
}

/// Whether all rows, or only those of one noun.
package struct EverythingQuestion: Record, Equatable {
  package var noun: String?

  package init(noun: Row.Kind? = nil) {
    self.noun = noun?.rawValue
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("noun", &noun)
  }
}

/// Some rows of some nouns.
package struct EverythingPage: Record, Equatable {
  package var rows: [Row] = []
  package var isLast = false

  package init(rows: [Row], isLast: Bool) {
    self.rows = rows
    self.isLast = isLast
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    var sent = rows.map { SentRow($0) }
    try sent.lists(&fields, sparsely: false)
    rows = sent.map(\.row)
    if let member = sent.lazy.compactMap(\.unfit).first { fields.unfit(member) }
    try fields.bool("isLast", &isLast)
  }
}

/// The number of the last change that is known.
package struct ChangedQuestion: Record, Equatable {
  package var since: Int64 = 0

  package init(since: Int64) {
    self.since = since
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("since", &since)
  }
}

/// What has become of some fasts.
package struct ChangedPage: Record, Equatable {
  package var fasts: [Fast] = []
  /// The ids of those that are no more.
  package var gone: [String] = []
  package var seq: Int64 = 0
  package var isLast = false
  /// Whether weighings are among what was changed.
  package var weighings: Bool?

  package init(
    fasts: [Fast], gone: [String], seq: Int64, isLast: Bool, weighings: Bool? = nil
  ) {
    self.fasts = fasts
    self.gone = gone
    self.seq = seq
    self.isLast = isLast
    self.weighings = weighings
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.nouns("fasts", &fasts)
    try fields.strings("gone", &gone)
    try fields.int("seq", &seq)
    try fields.bool("isLast", &isLast)
    try fields.bool("weighings", &weighings)
  }
}
