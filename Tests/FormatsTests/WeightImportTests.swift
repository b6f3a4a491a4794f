import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Formats

/// What a file of weights gives: times as the clocks showed them, and grams.
private func weights(
  _ text: String, unit: WeightUnit? = nil, dates: DateOrder? = nil
) throws -> [String] {
  var options = ImportOptions(zone: Reading.berlin, dates: dates)
  options.unit = unit
  let reading = try Reading(text, options)
  #expect(reading.unread.isEmpty, "\(reading.unread)")
  return reading.rows.compactMap { row in
    guard case .weighing(let weighing) = row else { return nil }
    let note = weighing.note.map { " \($0)" } ?? ""
    let local = weighing.at.instant + .seconds(Int64(weighing.at.offset))
    return "\(local.iso.dropLast().dropLast(3)) \(weighing.grams)\(note)"
  }
}

@Suite struct `Weights of other programs` {
  /// Small files of our own making, in the form of each program's.
  @Test(
    arguments: [
      (
        "openScale since 3.0",
        """
        DATE,TIME,BMI,BODY_FAT,COMMENT,WEIGHT
        2026-03-01,07:30:00.123,24.9,20.1,"after, tea",82.4
        2026-03-02,07:31:00,,,,82.05
        2026-03-02,19:31:00,24.9,,,
        """, ["2026-03-01T07:30 82400 after, tea", "2026-03-02T07:31 82050"]
      ),
      (
        "openScale before",
        """
        "biceps","bone","calories","comment","dateTime","fat","lbm","muscle","visceralFat","water","weight"
        0.0,0.0,0.0,"","2019-10-27 08:15",20.1,0.0,40.2,0.0,55.3,82.4
        """, ["2019-10-27T08:15 82400"]
      ),
      (
        "Withings",
        """
        Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)","Muscle mass (kg)","Hydration (kg)",Comments
        "2024-01-15 10:30:00",75.50,15.2,3.1,45.2,12.0,
        """, ["2024-01-15T10:30 75500"]
      ),
      (
        "Withings in pounds",
        """
        Date,"Weight (lb)","Fat mass (lb)",Comments
        "2024-01-15 10:30:00",166.4,,late
        """, ["2024-01-15T10:30 75478 late"]
      ),
      (
        "Samsung Health",
        """
        com.samsung.health.weight,6311001,7
        start_time,weight,height,body_fat,time_offset,comment,datauuid,
        2026-07-01 05:13:52.268,107.54,180.0,,UTC+0200,,a-b,
        2026-12-01 05:13:52.268,107.5,180.0,,UTC+0530,,a-c,
        """, ["2026-07-01T07:13 107540", "2026-12-01T10:43 107500"]
      ),
      (
        "Samsung Health of another year",
        """
        com.samsung.health.weight,4,3
        com.samsung.health.weight.start_time,com.samsung.health.weight.weight,com.samsung.health.weight.time_offset
        2020-07-01 05:13:52.268,70.1,UTC-0300
        """, ["2020-07-01T02:13 70100"]
      ),
      (
        "Libra",
        """
        #Version: 6
        #Units: kg

        #date;weight;weight trend;body fat;body fat trend;muscle mass;muscle mass trend;log
        2026-09-20T08:00:00.000+02:00;74.5;74.6;;;;;note
        """, ["2026-09-20T08:00 74500 note"]
      ),
      (
        "Garmin Connect",
        """
        Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water
        " Dec 31, 2017",
        01:00,80.4 kg,0.2 kg,25.6,20%,--,--,--
        7:05 PM,177.3 lbs,0.1 kg,25.5,19.8%,--,--,--
        " Jan 1, 2018",
        08:30,80.1 kg,0.3 kg,25.5,20%,--,--,--
        """, ["2017-12-31T01:00 80400", "2017-12-31T19:05 80422", "2018-01-01T08:30 80100"]
      ),
      (
        "a list of one's own",
        """
        Datum;Uhrzeit;Gewicht in kg;Notiz
        1.3.2026;7:05;82,4;Urlaub
        2.3.2026;;82,0;
        """, ["2026-03-01T07:05 82400 Urlaub", "2026-03-02T12:00 82000"]
      ),
    ] as [(String, String, [String])])
  func `are read`(name: String, text: String, expected: [String]) throws {
    #expect(try weights(text + "\n") == expected)
    let returns = text.replacing("\n", with: "\r\n")
    #expect(try weights(returns) == expected)
  }

  private static let unsaid = [
    "Date,Time,Weight,Body Fat %\n2026-03-01,07:30,181.7,20.1\n",
    "Date,Body Fat %,Weight\n2026-03-01,20.1,181.7\n",
    "Date,Actual Weight,Weight Is Interpolated,Trend Weight\n2026-03-01,181.7,No,180\n2026-03-02,181,Yes,180\n",
    #"[{"logId" : 1499258640000,"weight" : 181.7,"bmi" : 28.08,"date" : "03/01/26","time" : "12:44:00"}]"#,
    #"{"weight":[{"bmi":28,"date":"2026-03-01","logId":1,"source":"Aria","time":"07:04:37","weight":181.7}]}"#,
  ]

  @Test(arguments: unsaid) func `without a unit are asked about, never guessed`(text: String) throws
  {
    #expect(refusal(text)?.reason == .noUnit)
    let pounds = try weights(text, unit: .pounds)
    #expect(pounds.map { $0.suffix(5) } == ["82418"])
    #expect(throws: ImportError.self) {
      try weights("Date,Weight\n3/4/2026,80\n", unit: .kilograms)
    }
    #expect(
      try weights("Date,Weight\n3/4/2026,80\n", unit: .kilograms, dates: .dayFirst)
        == ["2026-04-03T12:00 80000"])
  }

  @Test func `of Apple Health need no source`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <HealthData locale="en_GB">
       <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg" \
      startDate="2026-03-01 07:30:00 +0100" endDate="2026-03-01 07:30:00 +0100" value="82.4"/>
       <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Hand" unit="lb" \
      startDate="2026-03-02 07:30:00 +0100" endDate="2026-03-02 07:30:00 +0100" value="181.7"/>
       <Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="Zen" \
      startDate="2026-03-02 08:30:00 +0100" endDate="2026-03-02 09:30:00 +0100"/>
      </HealthData>
      """
    #expect(try weights(text) == ["2026-03-01T07:30 82400", "2026-03-02T07:30 82418"])
  }

  @Test func `that nobody weighs, or that are none, are named with their line`() throws {
    let text = """
      Date,Weight (kg)
      2026-03-01,82.4
      2026-03-02,1.9
      2026-03-03,4000
      2026-03-04,-80
      2026-03-05,eighty
      soon,80
      2026-03-07,80,too,many
      """
    let reading = try Reading(text)
    #expect(reading.rows.count == 2)
    #expect(reading.unread.map(\.line) == [3, 4, 5, 6, 7])
    #expect(reading.unread.first?.problem == .notAWeight("Weight (kg)", text: "1.9"))
  }

  @Test func `by columns that the person names`() throws {
    var options = ImportOptions(zone: Reading.berlin, columns: [.date: "When", .weight: "2"])
    options.unit = .stones
    let rows = try Reading("When,Scale\n2026-03-01,13\n", options).rows
    guard case .weighing(let weighing)? = rows.first else { throw Strange() }
    #expect(weighing.grams == 82_554)
  }

  @Test func `are none where something was lifted`() {
    let text = "Date,Exercise,Weight (kg),Reps\n2026-03-01,Squat,80,5\n"
    #expect(refusal(text)?.reason == .unknownFormat)
  }

  private struct Strange: Error {}
}
