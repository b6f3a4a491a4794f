import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Formats

@Suite struct `Meals in the documents of other programs` {
  /// Small ones of our own making, in the form of each program's.
  private static let waistline = """
    {"diary":[
      {"id":7,"dateTime":"2026-03-01T00:00:00.000Z","stats":{"weight":82.4},"items":[
        {"id":1,"portion":"80","quantity":"1","type":"food","dateTime":"2026-03-01T06:10:00.000Z","category":0},
        {"id":3,"portion":1,"quantity":2,"type":"recipe","dateTime":"2026-03-02T20:00:00.000Z","category":2},
        {"id":2,"portion":1,"quantity":320,"type":"food","description":"Toast","dateTime":"2026-03-01T14:00:00.000Z","category":3},
        {"id":9,"portion":1,"quantity":1,"type":"food","category":1}]},
      {"id":8,"dateTime":"2026-03-02T00:00:00.000Z","stats":{},"items":[]}],
    "foodList":[
      {"id":1,"name":"Oats","brand":"Mill","portion":"100","unit":"g","nutrition":{"calories":"372","kilojoules":1556,"proteins":13.5,"carbohydrates":"58.7","fat":7,"fiber":10,"salt":0.02}},
      {"id":2,"name":"Quick Add","barcode":"quick-add","portion":1,"nutrition":{"calories":1},"archived":true}],
    "meals":[],
    "recipes":[
      {"id":3,"name":"Soup","portion":1,"unit":"bowl","items":[],"nutrition":{"kilojoules":1046,"proteins":9}}],
    "version":31,
    "settings":{"diary":{"meal-names":["Breakfast","Lunch","Dinner","Snacks","","",""]}}}
    """

  @Test func `Waistline's diary is read, whatever stands first in it`() throws {
    let reading = try Reading(Self.waistline)
    #expect(reading.unread == [.init(line: 2, problem: .notAChoice("id", text: "9"))])
    let found = try meals(
      Self.waistline.replacing(
        #",\#n    {"id":9,"portion":1,"quantity":1,"type":"food","category":1}"#, with: ""))
    #expect(
      found == [
        "2026-03-01T07:10 breakfast Oats 80000 g: 298 108 470 56 80 -",
        "2026-03-01T19:00 dinner Soup 2000 bowl: 500 180 - - - -",
        "2026-03-01T15:00 snack Toast: 320 - - - - -",
      ])
  }

  private static let nutriTracker = """
    [{"id":"a","unit":"g","amount":80.0,"type":"breakfast","meal":{"code":null,"name":"Oats","source":"off","nutriments":{"energyKcal100":372.0,"carbohydrates100":58.7,"fat100":7.0,"proteins100":13.5,"sugars100":null,"saturatedFat100":null,"fiber100":10.0}},"dateTime":"2026-03-01T07:10:25.123"},
    {"id":"b","unit":"serving","amount":250,"type":"dinner","meal":{"name":"Soup","source":"custom","nutriments":{"energyKcal100":40}},"dateTime":"2026-03-02T00:00:00.000"}]
    """

  @Test func `OpenNutriTracker's are read`() throws {
    #expect(
      try meals(Self.nutriTracker) == [
        "2026-03-01T07:10 breakfast Oats 80000 g: 298 108 470 56 80 -",
        "2026-03-02T19:00 dinner Soup: 100 - - - - -",
      ])
  }

  @Test(arguments: [
    (#"{"amount":1,"type":"lunch","meal":{},"dateTime":"2026-03-01T07:10:25"}"#, "nutriments"),
    (
      #"{"amount":true,"type":"lunch","meal":{"nutriments":{}},"dateTime":"2026-03-01T07:10:25"}"#,
      "amount"
    ),
    (
      #"{"amount":-3,"type":"lunch","meal":{"nutriments":{}},"dateTime":"2026-03-01T07:10:25"}"#,
      "amount"
    ),
  ])
  func `what says nothing in one of them is named`(row: String, field: String) throws {
    let reading = try Reading("[\(row)]")
    #expect(reading.rows == [] && reading.unread == [.init(line: 1, problem: .badField(field))])
  }

  @Test(arguments: [
    (#""portion":"0""#, RowProblem.badField("portion")),
    (#""portion":"much""#, .notANumber("portion", text: "much")),
  ])
  func `a food that cannot be is named, and what is of it`(
    portion: String, problem: RowProblem
  ) throws {
    let text = """
      {"diary":[{"dateTime":"2026-03-01T00:00:00.000Z","items":[{"id":1,"quantity":1}]}],
      "foodList":[{"id":1,"name":"Oats",\(portion),"nutrition":{"calories":372}}]}
      """
    let reading = try Reading(text)
    #expect(reading.rows == [])
    #expect(
      reading.unread == [
        .init(line: 1, problem: .notAChoice("id", text: "1")), .init(line: 2, problem: problem),
      ])
  }

  @Test(arguments: [waistline, nutriTracker])
  func `no change of their bytes does more than refuse`(text: String) {
    var random = Seeded()
    for _ in 0..<2000 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &random)
        case 1: bytes.remove(at: place)
        // Numbers of any size.
        default:
          bytes.insert(
            contentsOf: "9e308".utf8.prefix(Int.random(in: 1...5, using: &random)), at: place)
        }
      }
      guard let read = try? Reading(bytes, piece: 50) else { continue }
      #expect(read.rows.count <= 4, "seed \(random.seed)")
    }
  }

  @Test func `each is taken only as what it is, and no more of it than is wanted`() throws {
    for (text, other) in [
      (Self.waistline, ImportFormat.nutriTracker), (Self.nutriTracker, .waistline),
      (Self.nutriTracker, .sunrise),
    ] {
      #expect(throws: ImportError.self, "\(other)") {
        try Reading(text, ImportOptions(format: other, zone: Reading.berlin))
      }
    }
    let few = ImportOptions(zone: Reading.berlin, limits: ImportLimits(rows: 2))
    #expect(throws: ImportError.self) { try Reading(Self.waistline, few) }
    #expect(try Reading(Self.nutriTracker, few).rows.count == 2)
  }
}
