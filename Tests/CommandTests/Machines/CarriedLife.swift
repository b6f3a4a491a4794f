import TestSupport

/// Three machines whose copies of the folder a carrier of the test brings together.
final class CarriedLife {
  let machines: KilledMachines
  let carrier: CopiedFolder
  private var dice: Dice
  private let isRough: Bool

  /// In a rough one the carrier has accidents of its own.
  init(seed: UInt64, isRough: Bool) async throws {
    self.isRough = isRough
    let carrier = CopiedFolder(of: 3, Dice(seed: ~seed))
    (self.carrier, dice) = (carrier, Dice(seed: seed / 2))
    machines = try await KilledMachines(in: (0..<3).map(carrier.path), Dice(seed: seed))
    machines.meanwhile = { carrier.carrySome() }
  }

  func live(kills: Int) async throws {
    while machines.kills < kills {
      switch dice.number(1...8) {
      case 1...5: try await machines.act()
      case 6:
        carrier.carrySome()
        carrier.carrySome()
      case 7:
        guard dice.once(in: 3) else { continue }
        carrier.carrySome([.torn, .abandoned])
        machines.countKill()
      default: if isRough { carrier.haveAccident() } else { carrier.carrySome() }
      }
    }
  }
}
