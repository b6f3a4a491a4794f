import CSystemd
import Glibc

/// The machine that we run on, as systemd knows it.
package enum Hardware {
  /// As people call it; nil where it has no name.
  package static var machine: String? {
    var name = [CChar](repeating: 0, count: 256)
    // It may be cut off without an end.
    guard gethostname(&name, name.count - 1) == 0 else { return nil }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.isEmpty ? nil : text
  }

  /// Names it to us alone, for as long as the system is installed; nil where it has no name.
  package static var name: String? {
    var id = sd_id128_t()
    // Names us, so that nobody can tell the machine's own name from what we keep.
    let program = sd_id128_t(
      bytes: (
        0xfa, 0x57, 0xd0, 0x5e, 0x31, 0x8b, 0x4c, 0x0f, 0x9a, 0x62, 0x1d, 0xe7, 0x74, 0xb3, 0x2c,
        0x96
      ))
    guard sd_id128_get_machine_app_specific(program, &id) >= 0 else { return nil }
    return withUnsafeBytes(of: id) { bytes in
      bytes.map { byte in
        let digits = String(byte, radix: 16)
        return byte < 16 ? "0" + digits : digits
      }.joined()
    }
  }
}
