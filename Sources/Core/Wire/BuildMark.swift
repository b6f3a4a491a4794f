/// The commit that a program was built from.
///
/// The compiler is not told, or each commit would compile everything anew: what installs a program
/// writes twelve digits into the finished file, in the place of the dots.
package enum BuildMark {
  private static let mark: StaticString = "fastd-build:............"
  private static let prefix = 12, digits = 12

  /// Never optimized: what stands there would be settled while it is dots.
  @_optimize(none) @inline(never)
  private static func place() -> UnsafePointer<UInt8> { mark.utf8Start + prefix }

  /// Nil in what was not installed.
  package static func commit() -> String? {
    let place = place()
    guard place[0] != UInt8(ascii: ".") else { return nil }
    return String(decoding: UnsafeBufferPointer(start: place, count: digits), as: UTF8.self)
  }

  /// Whether a version says the same; without a text of our own, for it is asked with each status.
  static func isIn(_ rest: inout String.UTF8View.Iterator) -> Bool {
    let place = place()
    guard place[0] != UInt8(ascii: ".") else { return rest.next() == nil }
    guard rest.next() == UInt8(ascii: "+") else { return false }
    for number in 0..<digits where rest.next() != place[number] { return false }
    return rest.next() == nil
  }
}
