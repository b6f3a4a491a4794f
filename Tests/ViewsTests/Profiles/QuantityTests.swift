import TestSupport
import Testing
import Time
import Views

@Suite struct `Weights, heights and energies as they are shown` {
  private func wording(_ units: Units, _ wording: Wording = Way.english) -> Wording {
    var customs = wording.customs
    customs.units = units
    return Wording(phrases: wording.phrases, customs: customs, zone: wording.zone)
  }

  @Test(arguments: try vectors(fn: "format"))
  func `a weight has one decimal`(vector: Vector) throws {
    struct Input: Decodable { let grams: Int64 }
    struct Texts: Decodable { let kg: String, lb: String, st: String }
    let grams = try vector.input(as: Input.self).grams
    func shown(_ unit: WeightUnit) -> String {
      wording(Units(weight: unit)).weight(grams: grams)
    }
    if let texts = try? vector.expect(as: Texts.self) {
      #expect(shown(.kilograms) == texts.kg)
      #expect(shown(.pounds) == texts.lb)
      #expect(shown(.stones) == texts.st)
    } else {
      #expect(shown(.kilograms) == (try vector.expect(as: String.self)))
    }
  }

  @Test func `Germans have a decimal comma`() {
    let german = wording(Units(energy: .kilojoules), Way.german)
    #expect(german.weight(grams: 83_250) == "83,3 kg")
    #expect(german.height(millimetres: 1785) == "178,5 cm")
    #expect(german.energy(1900) == "7.950 kJ")
    #expect(Way.german.energy(1900) == "1.900 kcal")
    #expect(wording(Units(weight: .stones), Way.german).weight(grams: 81_650) == "12 st 12,0 lb")
  }

  @Test func `a height is in centimetres or in feet`() {
    #expect(Way.english.height(millimetres: 1800) == "180 cm")
    #expect(wording(Units(height: .feet)).height(millimetres: 1803) == "5 ft 11 in")
    #expect(wording(Units(height: .feet)).height(millimetres: 1829) == "6 ft 0 in")
  }

  @Test(arguments: HostileTests.extremes)
  func `any number is shown without a trap`(number: Int64) {
    for weight in WeightUnit.allCases {
      #expect(!wording(Units(weight: weight)).weight(grams: number).isEmpty)
    }
    for height in HeightUnit.allCases {
      #expect(!wording(Units(height: height)).height(millimetres: number).isEmpty)
    }
    for energy in EnergyUnit.allCases {
      #expect(!wording(Units(energy: energy)).energy(number).isEmpty)
    }
  }
}
