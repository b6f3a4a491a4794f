import Glibc
import Host

/// The person's session bus in a place of which the unit's sandbox has one of its own.
struct HiddenBus {
  private let address: String
  /// The bus that systemd has for the same person, with another server on it or none.
  private let own: String?

  /// Nil where the bus is to be seen from everywhere.
  init?(_ environment: Environment) {
    guard let address = environment["DBUS_SESSION_BUS_ADDRESS"],
      Self.settings.contains(where: { address.hasPrefix($0.place) })
    else { return nil }
    self.address = address
    own = environment["XDG_RUNTIME_DIR"].map { "\($0)/bus" }.flatMap {
      access($0, F_OK) == 0 ? $0 : nil
    }
  }

  /// What hides it.
  private static let settings: [(place: String, name: String)] = [
    ("unix:path=/tmp/", "PrivateTmp"), ("unix:path=/var/tmp/", "PrivateTmp"),
    ("unix:abstract=", "PrivateNetwork"),
  ]

  var message: DoctorMessage { own == nil ? .hiddenBus : .hiddenBusBeside }

  var facts: KeyValuePairs<String, String> {
    let setting = Self.settings.first { address.hasPrefix($0.place) }?.name ?? ""
    return ["address": address, "own": own ?? "", "setting": "\(setting)=no"]
  }
}
