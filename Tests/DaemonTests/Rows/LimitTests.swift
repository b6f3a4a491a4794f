import Formats
import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `Limits of fields` {
  /// A rule takes words from a list.
  @Test(arguments: RowText.sound.filter { $0.name != "rule" })
  func `let in what is just within them, and name the field that is beyond`(
    name: String, text: RowText
  ) throws {
    let scene = try Scene()
    var reader = ImportReader(ImportOptions(zone: .utc))
    let items = try reader.take(RowText.document([text.line])[...]) + reader.finish()
    guard case .row(let sent, _)? = items.first else { throw Scene.Strange() }
    var (row, all) = (sent.row, EdgeFields(wanted: nil))
    row.fields(&all)
    for (index, edge) in all.edges.enumerated() {
      var (row, fields) = (sent.row, EdgeFields(wanted: index))
      row.fields(&fields)
      #expect(row != sent.row, "\(edge)")
      let finding = try scene.findings(of: row)
      let isNamed =
        finding.hasPrefix("invalid \(edge.field)") || finding.hasSuffix(" of \(edge.field)")
      #expect(edge.isBeyond ? isNamed : finding == "new", "\(edge): \(finding)")
    }
  }
}

/// Goes through the edges of all limits in a row, on both sides, and takes its field to one of them.
private struct EdgeFields: RowFields, MemberFields {
  typealias Failure = Never

  let wanted: Int?
  private(set) var edges: [(field: String, isBeyond: Bool)] = []

  init(wanted: Int?) { self.wanted = wanted }

  private mutating func offer<Value>(
    _ field: String, _ value: inout Value, within: [Value], beyond: [Value]
  ) {
    for (edge, isBeyond) in within.map({ ($0, false) }) + beyond.map({ ($0, true) }) {
      if edges.count == wanted { value = edge }
      edges.append((field, isBeyond))
    }
  }

  private mutating func offer<Value>(
    _ field: String, _ value: inout Value, _ limit: TextLimit, _ made: (String) -> Value
  ) {
    func long(_ bytes: Int) -> Value { made(String(repeating: "x", count: bytes)) }
    let lines = [made("a\nb\tc")]
    offer(
      field, &value, within: [long(limit.bytes)] + (limit.isLine ? [] : lines),
      beyond: [long(limit.bytes + 1), made("a\u{7}")] + (limit.isLine ? lines : []))
  }

  mutating func mark(_ name: String, _ value: inout Mark) {
    let mark = value
    func moved(_ offset: Int) -> Mark {
      let there = Mark(instant: mark.instant, offset: offset, zone: mark.zone, day: mark.day)
      return Mark(instant: mark.instant, offset: offset, zone: mark.zone, day: there.local.day)
    }
    let (least, most) = (Mark.offsets.lowerBound, Mark.offsets.upperBound)
    offer(
      "offset", &value, within: [moved(least), moved(most)],
      beyond: [moved(least - 1), moved(most + 1)])
    offer("zone", &value, Mark.longestZone) {
      Mark(instant: mark.instant, offset: mark.offset, zone: $0, day: mark.day)
    }
  }

  mutating func mark(_ name: String, _ value: inout Mark?, like other: Mark) {
    guard var mark = value else { return }
    self.mark(name, &mark)
    value = mark
  }

  mutating func span(_ name: String, _ value: inout Span?, within allowed: ClosedRange<Span>) {
    let (least, most) = (allowed.lowerBound.milliseconds, allowed.upperBound.milliseconds)
    let span = { Span(milliseconds: $0) }
    offer(
      name, &value, within: [span(least), span(most)], beyond: [span(least - 1), span(most + 1)])
  }

  mutating func number(
    _ name: String, _ value: inout Int64, in unit: RowUnit, within allowed: ClosedRange<Int64>
  ) {
    let (least, most) = (allowed.lowerBound, allowed.upperBound)
    offer(name, &value, within: [least, most], beyond: [least - 1, most + 1])
  }

  mutating func number(
    _ name: String, _ value: inout Int64?, in unit: RowUnit, within allowed: ClosedRange<Int64>
  ) {
    let (least, most) = (allowed.lowerBound, allowed.upperBound)
    offer(name, &value, within: [least, most], beyond: [least - 1, most + 1])
  }

  mutating func text(_ name: String, _ value: inout String, limit: TextLimit) {
    offer(name, &value, limit) { $0 }
  }

  mutating func text(_ name: String, _ value: inout String?, limit: TextLimit) {
    offer(name, &value, limit) { $0 }
  }

  mutating func spread<S: Spread>(_ name: String, _ value: inout S?) {
    if value != nil { S.members(name, &value, &self) }
  }

  /// What is not there does not always go with what is.
  mutating func string(_ name: String, _ value: inout String?, limit: TextLimit) {
    if value != nil { text(name, &value, limit: limit) }
  }

  mutating func part<P: Part>(_ name: String, _ value: inout P?) { value?.members(&self) }
  mutating func parts<P: Part>(_ name: String, _ values: inout [P]) {
    for index in values.indices { values[index].members(&self) }
  }

  // What has no limit of its own.
  mutating func id(_ value: inout RowID) {}
  mutating func instant(_ name: String, _ value: inout Instant) {}
  mutating func day(_ name: String, _ value: inout Day) {}
  mutating func day(_ name: String, _ value: inout Day?) {}
  mutating func flag(_ name: String, _ value: inout Bool) {}
  mutating func word<W: Choice>(_ name: String, _ value: inout W?) {}
  mutating func bool(_ name: String, _ value: inout Bool) {}
  mutating func int(_ name: String, _ value: inout Int64?) {}
  mutating func string(_ name: String, _ value: inout String) {}
  mutating func string(_ name: String, _ value: inout String?) {}
  mutating func strings(_ name: String, _ values: inout [String]) {}
  mutating func strings(_ name: String, _ values: inout [String]?) {}
  mutating func unfit(_ name: String) {}
}
