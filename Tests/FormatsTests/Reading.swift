import TestSupport
import Nouns
import Testing
import Time
import Wire

@testable import Formats

/// What a file gives, taken in pieces of some length.
struct Reading: Equatable {
  var rows: [Row] = []
  var lines: [Int] = []
  var unread: [Unread] = []
  /// Fields that say nothing that could be kept.
  var unfit: [String] = []

  struct Unread: Equatable {
    let line: Int
    let problem: RowProblem
  }

  static let berlin = (try? Zone(rule: "CET-1CEST,M3.5.0,M10.5.0/3")) ?? .utc

  init(
    _ bytes: [UInt8], _ options: ImportOptions = ImportOptions(zone: berlin), piece: Int = 7
  ) throws(ImportError) {
    var reader = ImportReader(options)
    var rest = bytes[...]
    while !rest.isEmpty {
      take(try reader.take(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
    }
    take(try reader.finish())
  }

  init(_ text: String, _ options: ImportOptions = ImportOptions(zone: berlin)) throws(ImportError) {
    try self.init(Array(text.utf8), options)
  }

  private mutating func take(_ items: [ImportItem]) {
    for item in items {
      switch item {
      case .row(let sent, let line):
        rows.append(sent.row)
        if let field = sent.unfit { unfit.append(field) }
        lines.append(line)
      case .unread(let problem, let line): unread.append(Unread(line: line, problem: problem))
      }
    }
  }

  var fasts: [Fast] { rows.compactMap(\.fast) }

  /// Start and end as the clocks showed them.
  var times: [String] {
    fasts.map { fast in
      [fast.start, fast.end].map { mark in
        guard let mark else { return "-" }
        return String((mark.instant + .seconds(Int64(mark.offset))).iso.dropLast())
      }.joined(separator: " ")
    }
  }
}

/// Why a file is refused; nil where it is not.
func refusal(
  _ bytes: [UInt8], _ options: ImportOptions = ImportOptions(zone: Reading.berlin)
) -> ImportError? {
  do throws(ImportError) {
    _ = try Reading(bytes, options)
    return nil
  } catch { return error }
}

func refusal(
  _ text: String, _ options: ImportOptions = ImportOptions(zone: Reading.berlin)
) -> ImportError? {
  refusal(Array(text.utf8), options)
}

/// A file of each kind, as the programs write them.
enum ForeignFile: String, CaseIterable {
  case zeroTable, zero, sunrise, fastE, health, csv, json, lines, table

  var options: ImportOptions {
    var options = ImportOptions(zone: Reading.berlin)
    if self == .health { options.source = "Zero" }
    if self == .table {
      options.columns = [.start: "From", .end: "To", .note: "Remarks", .goal: "Goal"]
      options.dates = .dayFirst
    }
    return options
  }

  var text: String {
    switch self {
    case .zeroTable:
      """
      Date,Start,End,Hours,Night Eating
      1/18/21,20:00,,,
      1/17/21,19:15,12:00,16,1
      1/1/21,20:00,19:00,71,0

      """
    case .zero:
      """
      {"profile": {"weights": [[1, 2], "]"]}, "fast_data": [
        {"RowID": "6F1B-1", "StartDTM": "2024-05-04T18:00:00Z",
         "EndDTM": "2024-05-05T10:00:00.123Z", "GoalHours": 16, "GoalID": "twenty-intermittent",
         "IsEnded": true},
        {"RowID": "6F1B-2", "StartDTM": "2024-05-05T18:00:00Z", "EndDTM": null,
         "GoalHours": 13.5, "IsEnded": false}
      ], "other": null}
      """
    case .sunrise:
      """
      [{"startDate": 700000000.5, "endDate": 700057600, "targetInterval": 57600, "mood": 4,
        "note": "gut"},
       {"startDate": 700090000, "endDate": 700100000, "targetInterval": 0}]
      """
    case .fastE:
      """
      Start Date,End Date,Schedule,Duration (hours),Target (hours),Completed
      2026-03-01T19:00:00Z,2026-03-02T11:30:00Z,16:8,16.5,16.0,Yes
      2026-02-28T19:00:00Z,2026-03-01T09:00:00Z,"früh, spät",14.0,16.0,No

      """
    case .health: Self.healthExport
    case .csv: Self.own(.csv)
    case .json: Self.own(.json)
    case .lines: Self.own(.jsonLines)
    case .table:
      """
      From;To;Goal;Remarks
      1.3.2026 20:00;02.03.2026 12:00;16:8;"erster ""Tag\"""
      3/3/26 8:15 PM;4/3/26, 11:45 AM;15,5;

      """
    }
  }

  private static func own(_ format: ExportFormat) -> String {
    var bytes: [UInt8] = []
    var writer = format.writer(at: Instant(seconds: 0))
    writer.begin(in: &bytes)
    _ = writer.add(Fast.sample, to: &bytes)
    for row in `Our own document`.others.suffix(3) { _ = writer.add(row, to: &bytes) }
    writer.end(in: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let healthExport = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!-- HealthKit Export Version: 13 -->
    <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>
    <!ATTLIST HealthData
      locale CDATA #REQUIRED
    >
    <!ATTLIST Record type CDATA #REQUIRED (broken
    ]>
    <HealthData locale="de_DE">
     <ExportDate value="2024-06-01 10:00:00 +0200"/>
     <Me HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>
     <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg"
      startDate="2024-05-04 08:00:00 +0200" endDate="2024-05-04 08:00:00 +0200" value="80"/>
     <Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="Zero" sourceVersion="3"
      creationDate="2024-05-05 12:00:00 +0200" startDate="2024-05-04 20:00:00 +0200"
      endDate="2024-05-05 12:00:00 +0200"/>
     <Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="Calm &amp; Co"
      startDate="2024-05-05 20:00:00 +0200" endDate="2024-05-05 20:10:00 +0200"/>
     <Workout workoutActivityType="HKWorkoutActivityTypeMindAndBody" duration="900"
      durationUnit="min" sourceName="Zero" startDate="2024-01-05 8:00:00 PM +0530"
      endDate="2024-01-06 11:00:00\u{202F}AM +0530">
      <MetadataEntry key="a &gt; b" value="1"/>
     </Workout>
     <Workout workoutActivityType="HKWorkoutActivityTypeRunning" sourceName="Zero"
      startDate="2024-05-04 08:00:00 +0200" endDate="2024-05-04 09:00:00 +0200"></Workout>
    </HealthData>
    """
}
