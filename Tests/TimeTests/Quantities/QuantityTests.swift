import TestSupport
import Testing

@testable import Time

@Suite struct `Weights, heights and energies as people type them` {
  @Test(arguments: try vectors(fn: "parseWeight"))
  func `a weight is one that a person can have`(vector: Vector) throws {
    struct Input: Decodable { let text: String, defaultUnit: String }
    let input = try vector.input(as: Input.self)
    let unit = try #require(WeightUnit(rawValue: input.defaultUnit))
    let expected = try vector.expect(as: Int64?.self)
    #expect((try? Mass(input.text, in: unit))?.grams == expected)
  }

  @Test(
    arguments: [
      ("185", nil), (" 82,5 ", nil), ("185lb", .pounds), ("82.5 kg", .kilograms),
      ("13st 2", .stones), ("13 stone", .stones), ("2h", nil), ("16:8", nil), ("kg", nil),
      ("", nil),
      ("+0.2kg", nil),
    ] as [(String, WeightUnit?)])
  func `a unit is found behind a weight`(text: String, unit: WeightUnit?) {
    #expect(Mass.unit(in: text) == unit)
  }

  @Test(arguments: try vectors(fn: "weightDelta"))
  func `a change goes by the last one`(vector: Vector) throws {
    struct Input: Decodable { let last_g: Int64, text: String, unit: String }
    let input = try vector.input(as: Input.self)
    let unit = try #require(WeightUnit(rawValue: input.unit))
    let mass = try? Mass(input.text, in: unit, after: Mass(grams: input.last_g))
    #expect(mass?.grams == (try vector.expect(as: Int64?.self)))
    #expect(throws: NotUnderstood.self) { try Mass(input.text, in: unit) }
  }

  @Test(arguments: try vectors(fn: "toGrams"))
  func `pounds become grams once`(vector: Vector) throws {
    struct Input: Decodable { let st: Int?, lb: Double }
    let input = try vector.input(as: Input.self)
    let text = input.st.map { "\($0) st \(input.lb)" } ?? "\(input.lb)"
    let mass = try Mass(text, in: .pounds)
    #expect(mass.grams == (try vector.expect(as: Int64.self)))
  }

  @Test(arguments: try vectors(fn: "toKcal"))
  func `kilojoules become kilocalories once`(vector: Vector) throws {
    struct Input: Decodable { let kj: Int }
    let energy = try FoodEnergy("\(try vector.input(as: Input.self).kj)", in: .kilojoules)
    #expect(energy.kilocalories == (try vector.expect(as: Int64.self)))
  }

  @Test(arguments: [
    ("82.5", WeightUnit.kilograms, 82_500), ("82,5kg", .pounds, 82_500),
    ("82,5 KG", .stones, 82_500),
    ("181lb", .kilograms, 82_100), ("181 lbs", .kilograms, 82_100), ("180.5", .pounds, 81_873),
    ("12st 8.5", .kilograms, 80_059), ("12 st 8.5 lb", .kilograms, 80_059),
    ("12st8,5lb", .kilograms, 80_059), ("12st 0", .kilograms, 76_204), ("12.5", .stones, 79_379),
    ("12", .stones, 76_204), ("20", .kilograms, 20_000), ("400", .kilograms, 400_000),
    ("80.0004", .kilograms, 80_000), ("80.0005", .kilograms, 80_001), (" 80 ", .kilograms, 80_000),
  ])
  func `a weight is read`(text: String, unit: WeightUnit, grams: Int64) throws {
    #expect(try Mass(text, in: unit).grams == grams)
  }

  @Test(arguments: [
    ("", 0, NotUnderstood.Expected.weight), ("heavy", 0, .weight), ("-80", 0, .weight),
    ("80 stone 3 oz", 11, .weight), ("80x", 2, .weight), ("80 kg 3", 6, .end),
    ("8", 0, .weightOfPeople), ("19.9994", 0, .weightOfPeople), ("401", 0, .weightOfPeople),
    ("12st 14", 5, .poundsOfStone), ("12st 3kg", 5, .poundsOfStone), ("12.5st 3", 7, .end),
    ("80.", 2, .decimals), ("80.12345", 2, .decimals), ("12345", 0, .smaller(limit: 9999)),
    ("80 80", 3, .end), ("500 Pfund", 4, .weight),
  ])
  func `what is no weight says where it went wrong`(
    text: String, place: Int, expected: NotUnderstood.Expected
  ) {
    #expect(throws: NotUnderstood(text: text, place: place, expected: expected)) {
      try Mass(text, in: .kilograms)
    }
  }

  @Test(arguments: [
    ("180cm", HeightUnit.feet, 1800), ("180", .centimetres, 1800), ("1.80m", .feet, 1800),
    ("1,80", .centimetres, 1800), ("178.5", .centimetres, 1785), ("5ft11", .centimetres, 1803),
    ("5'11\"", .centimetres, 1803), ("5'11", .centimetres, 1803), ("5′11″", .feet, 1803),
    ("5 ft 11 in", .feet, 1803), ("5'11''", .feet, 1803), ("6ft", .centimetres, 1829),
    ("6", .feet, 1829), ("71in", .feet, 1803), ("5'11.5", .feet, 1816), ("1 m", .feet, 1000),
  ])
  func `a height is read`(text: String, unit: HeightUnit, millimetres: Int64) throws {
    #expect(try Length(text, in: unit).millimetres == millimetres)
  }

  @Test(arguments: [
    ("", 0, NotUnderstood.Expected.height), ("tall", 0, .height), ("180 kg", 4, .height),
    ("99", 0, .heightOfPeople), ("2.51", 0, .heightOfPeople), ("251", 0, .heightOfPeople),
    ("5.11ft", 0, .height), ("5'12", 2, .inchesOfFoot), ("5'3cm", 2, .inchesOfFoot),
    ("180cm 3", 6, .end), ("18000", 0, .smaller(limit: 9999)), ("1.m", 1, .decimals),
  ])
  func `what is no height says where it went wrong`(
    text: String, place: Int, expected: NotUnderstood.Expected
  ) {
    #expect(throws: NotUnderstood(text: text, place: place, expected: expected)) {
      try Length(text, in: .centimetres)
    }
  }

  @Test(arguments: [
    ("2300", EnergyUnit.kilocalories, 2300), ("2.300 kcal", .kilojoules, 2300),
    ("2,300", .kilocalories, 2300), ("9623kJ", .kilocalories, 2300), ("9.623", .kilojoules, 2300),
    ("7950 KJ", .kilocalories, 1900), ("1’690 kcal", .kilojoules, 1690),
    ("1'690", .kilocalories, 1690), ("1.690\u{a0}kcal", .kilojoules, 1690), ("0", .kilocalories, 0),
    ("999999", .kilocalories, 999_999),
  ])
  func `an energy is read`(text: String, unit: EnergyUnit, kcal: Int64) throws {
    #expect(try FoodEnergy(text, in: unit).kilocalories == kcal)
  }

  @Test(arguments: [
    ("", 0, NotUnderstood.Expected.energy), ("-5", 0, .energy), ("2.3", 1, .energy),
    ("2300 cal", 5, .energy), ("1234.567", 4, .energy), ("1234567", 0, .smaller(limit: 999_999)),
    ("2300 kcal a", 10, .end),
  ])
  func `what is no energy says where it went wrong`(
    text: String, place: Int, expected: NotUnderstood.Expected
  ) {
    #expect(throws: NotUnderstood(text: text, place: place, expected: expected)) {
      try FoodEnergy(text, in: .kilocalories)
    }
  }

  @Test func `what is shown is read as the same`() throws {
    for kcal in Int64(0)...12_000 {
      let shown = FoodEnergy(kilocalories: kcal).kilojoules
      #expect(try FoodEnergy("\(shown)", in: .kilojoules).kilocalories == kcal)
    }
    for grams in stride(from: Int64(20_000), through: 399_900, by: 37) {
      let (stones, pounds) = Mass(grams: grams).stones
      #expect(pounds < 140)
      #expect(stones * 140 + pounds == Mass(grams: grams).tenthsOfPound)
      let again = try Mass("\(stones)st \(pounds / 10).\(pounds % 10)", in: .kilograms)
      #expect(again.stones == (stones, pounds))
    }
    for millimetres in Int64(1004)...2490 {
      let (feet, inches) = Length(millimetres: millimetres).feet
      #expect(inches < 12)
      #expect(try Length("\(feet)'\(inches)", in: .feet).feet == (feet, inches))
    }
  }
}
