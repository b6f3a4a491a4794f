import Nouns
import TestSupport
import Testing
import Time

@Suite struct `Bar codes` {
  @Test(arguments: [
    ("4008400401621", "4008400401621"), ("036000291452", "36000291452"),
    ("40084909", "40084909"), ("0040084909", "40084909"), ("10036000291459", "10036000291459"),
    // The short ones of seven kinds, and what they are short for.
    ("04252614", "42100005264"), ("01234505", "12000003455"), ("01234514", "12100003454"),
    ("01234531", "12300000451"), ("01234543", "12340000053"), ("01234565", "12345000065"),
    ("11234562", "11234562"), ("11234511", "112100003451"),
  ])
  func `are known by their digits without zeros in front`(digits: String, code: String) throws {
    let barcode = try #require(Barcode(digits))
    #expect(barcode.code == code && barcode.isSound, "\(digits): \(barcode)")
  }

  @Test(arguments: [
    ("4008400401622", NotUnderstood.Expected.checkDigit(1)), ("036000291450", .checkDigit(2)),
    ("40084908", .checkDigit(9)), ("10036000291450", .checkDigit(9)), ("400840040", .barcode),
    ("4008400401", .barcode), ("40084004016", .barcode), ("36000291452", .barcode),
    ("00000000", .barcode),
  ])
  func `that are none say what would fit`(digits: String, right: NotUnderstood.Expected) {
    #expect(Barcode.mistake(in: digits) == right)
  }

  @Test(arguments: ["", "1234567", "123456789012345", "4008400401621x", "٤٠٠٨٤٠٠٤", "bar"])
  func `are not looked for in what nobody takes for one`(text: String) {
    #expect(Barcode.mistake(in: text) == nil && Barcode(text) == nil)
  }

  @Test(arguments: Dice.seeds(4))
  func `have one digit that fits, and every slip of one digit is seen`(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    for _ in 0..<300 {
      let length = dice.pick([8, 12, 13, 14])
      // Short ones have two chances to fit.
      let first = length == 8 ? dice.number(2...9) : dice.number(0...9)
      let body = [first] + (2..<length).map { _ in dice.number(0...9) }
      func text(_ digits: [Int64]) -> String { digits.map(String.init).joined() }
      let fitting = (0...9).filter { Barcode.mistake(in: text(body + [$0])) == nil } as [Int64]
      guard body.contains(where: { $0 != 0 }) else { continue }
      #expect(fitting.count == 1, "seed \(seed): \(text(body))")
      let sound = body + fitting
      var slipped = sound
      let place = Int(dice.number(0...Int64(length - 1)))
      slipped[place] = (slipped[place] + dice.number(1...9)) % 10
      guard length > 8 || slipped[0] > 1 else { continue }
      #expect(Barcode.mistake(in: text(slipped)) != nil, "seed \(seed): \(text(slipped))")
      guard case .checkDigit(let digit)? = Barcode.mistake(in: text(slipped)) else { continue }
      #expect(Barcode.mistake(in: text(slipped.dropLast() + [Int64(digit)])) == nil)
    }
  }
}
