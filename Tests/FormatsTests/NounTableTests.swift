import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Formats

@Suite struct `The table of a noun` {
  private func written(_ kind: Row.Kind, _ rows: [Row]) -> String {
    var writer = NounTable.writer(of: kind)
    var bytes: [UInt8] = []
    writer.begin(in: &bytes)
    for row in rows { _ = writer.add(row, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private var mark: Mark {
    Mark(
      instant: Instant(milliseconds: 1_772_391_600_000), offset: 3600, zone: "Europe/Berlin",
      day: Day("2026-03-01"))
  }

  @Test func `has a weight as a spreadsheet reads it`() {
    let weighing = Weighing(id: RowID(bits: 1, 2), at: mark, grams: 82_400, note: "=1+1")
    #expect(
      written(.weighing, [.weighing(weighing)]) == """
        id,at_utc,at_local,at_tz,at_offset_s,at_day,moved,grams,note,\
        written_utc,written_local,written_tz,written_offset_s,written_day\r
        \(RowID(bits: 1, 2).text),2026-03-01T19:00:00Z,2026-03-01T20:00:00,Europe/Berlin,3600,\
        2026-03-01,,82400,'=1+1,,,,,\r\n
        """)
  }

  @Test func `has grams with their tenths, and nothing where nothing is known`() {
    var item = MealItem()
    item.at = mark
    item.name = "oats"
    item.amount = 1500
    item.nutrition = Nutrition(energy: 298, protein: 108, carbs: 470)
    let text = written(.mealItem, [.mealItem(item)])
    #expect(text.contains(",1.5,") && text.contains(",298,10.8,47,,,,"))
  }

  @Test(arguments: Row.Kind.allCases.filter { $0 != .fast })
  func `is known from before its last field came`(kind: Row.Kind) {
    let columns = NounTable.columns(of: kind)
    #expect(NounTable.kind(of: columns) == kind)
    #expect(NounTable.kind(of: columns + ["later"]) == kind)
    if columns.count > 4 { #expect(NounTable.kind(of: columns.dropLast()) == kind) }
    let few = Array(columns.prefix(3))
    #expect(
      NounTable.kind(of: few) == Row.Kind.allCases.first { NounTable.columns(of: $0) == few })
  }

  @Test func `is called as its noun`() {
    #expect(NounTable.fileName(of: .mealItem) == "meal_items.csv")
    #expect(Set(Row.Kind.allCases.map(NounTable.fileName(of:))).count == Row.Kind.allCases.count)
  }

  /// In units, tenths or thousandths.
  @Test(
    arguments: [
      ("12.5", 1, 125), ("12,5", 1, 125), ("12", 3, 12_000), ("0.05", 1, 1), ("0.04", 1, 0),
      ("-3.25", 1, -33), ("82.449", 2, 8245),
    ] as [(String, Int, Int64)])
  func `reads numbers as people write them`(text: String, decimals: Int, number: Int64) {
    #expect(DecimalText.read(text, decimals: decimals) == number)
  }

  @Test(arguments: ["", "-", ".5", "5.", "1.2.3", "1e9", "0x10", "NaN", "9999999999999", "1 000"])
  func `takes nothing else for a number`(text: String) {
    #expect(DecimalText.read(text, decimals: 3) == nil)
  }

  @Test func `a number goes out and comes back`() {
    var random = Seeded()
    for _ in 0..<500 {
      let number = Int64.random(in: -99_999_999...99_999_999, using: &random)
      for decimals in [0, 1, 3] {
        let text = DecimalText.written(number, decimals: decimals)
        #expect(DecimalText.read(text, decimals: decimals) == number, "seed \(random.seed)")
      }
    }
  }

  @Test func `days of weight are dates and kilograms`() {
    let bytes = DayWeightTable.bytes(of: [
      .init(day: Day("2026-03-01"), grams: 82_400, trend: 82_513, isLeftOut: false),
      .init(day: Day("2026-03-02"), grams: 90_000, trend: nil, isLeftOut: true),
    ])
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        date,weight_kg,trend_kg,left_out\r
        2026-03-01,82.4,82.513,false\r
        2026-03-02,90,,true\r\n
        """)
  }
}
