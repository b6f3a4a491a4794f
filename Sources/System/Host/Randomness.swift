import CLinux

/// Bits from the kernel that nobody can guess.
package enum Randomness {
  package static func bits128() -> (high: UInt64, low: UInt64) {
    (bits64(), bits64())
  }

  private static func bits64() -> UInt64 {
    var bits: UInt64 = 0
    let count = MemoryLayout<UInt64>.size
    // So few bytes are never cut short once the kernel's pool is ready; before that the call waits.
    while getrandom(&bits, count, 0) != count {}
    return bits
  }
}
