package import Nouns

/// Which days of the weight to chart; without any the last thirty.
package struct WeightChartQuestion: Record, Equatable {
  package var from: String?
  package var to: String?
  /// So many days, up to today.
  package var last: Int64?
  /// No more points than these.
  package var points: Int64?

  package init(
    from: String? = nil, to: String? = nil, last: Int64? = nil, points: Int64? = nil
  ) {
    self.from = from
    self.to = to
    self.last = last
    self.points = points
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("from", &from)
    try fields.string("to", &to)
    try fields.int("last", &last)
    try fields.int("points", &points)
  }
}

/// A weight over some days.
package struct WeightChart: Record, Equatable {
  package var from = ""
  package var to = ""
  /// How many days a point is of.
  package var step: Int64 = 1
  package var points: [WeightPoint] = []
  package var goalWeight: Int64?
  /// The phases of diet programs, oldest first.
  package var phases: [PhaseSpan] = []

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("from", &from)
    try fields.string("to", &to)
    try fields.int("step", &step)
    try fields.records("points", &points)
    try fields.int("goalWeight", &goalWeight)
    try fields.records("phases", &phases)
  }
}

/// The days of a phase.
package struct PhaseSpan: Record, Equatable {
  package var phase = Phase.leadIn
  package var from = ""
  package var to = ""

  package init(phase: Phase, from: String, to: String) {
    self.phase = phase
    self.from = from
    self.to = to
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("phase", &phase)
    try fields.string("from", &from)
    try fields.string("to", &to)
  }
}
