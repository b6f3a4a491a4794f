/// Where the machine's power comes from, as the kernel says.
package enum PowerSupply {
  private static let supplies = "/sys/class/power_supply"

  /// Also where nothing is known of a battery.
  package static var isOnMains: Bool {
    var hasBattery = false
    for name in (try? Files.visible(in: supplies)) ?? [] {
      switch word("\(supplies)/\(name)/type") {
      case "Mains", "USB": if word("\(supplies)/\(name)/online") == "1" { return true }
      case "Battery": hasBattery = hasBattery || word("\(supplies)/\(name)/scope") != "Device"
      default: continue
      }
    }
    return !hasBattery
  }

  private static func word(_ path: String) -> String {
    let bytes = (try? Files.read(path, limit: 4096)) ?? nil
    return String(decoding: (bytes ?? []).prefix { $0 > UInt8(ascii: " ") }, as: UTF8.self)
  }
}
