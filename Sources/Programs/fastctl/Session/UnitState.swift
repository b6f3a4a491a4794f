import Host
import Time

/// What systemd says of the daemon's units.
struct UnitState: Equatable {
  /// The service's or, where only that has failed, the socket's.
  let unit: String
  /// Such as `failed`.
  let state: String
  /// Such as `exit-code`.
  let result: String
  /// What the daemon said last.
  let words: String?

  var isFailing: Bool { result != "success" || state == "failed" }

  /// Whether a command may be about the unit: it listens in one place only.
  static func isUsed(_ environment: Environment) -> Bool {
    environment["FASTD_SOCKET"] == nil && environment["XDG_RUNTIME_DIR"] != nil
  }

  /// Nil where systemd does not run this session or does not know the units.
  static func current() -> UnitState? {
    let show = OtherProgram(
      "systemctl",
      [
        "--user", "--no-pager", "show", "fastd.service", "fastd.socket",
        "--property=Id,LoadState,ActiveState,Result,StatusText",
      ])
    guard let outcome = try? show.run(timeout: .seconds(5)), outcome.succeeded else { return nil }
    return UnitState(outcome.output)
  }

  /// Reads what `systemctl show` prints of both units, a block of lines for each.
  init?(_ output: String) {
    var units: [String: [Substring: Substring]] = [:]
    var block: [Substring: Substring] = [:]
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let sign = line.firstIndex(of: "=") {
        block[line[..<sign]] = line[line.index(after: sign)...]
      } else if let id = block["Id"] {
        units[String(id)] = block
        block = [:]
      }
    }
    guard let service = units["fastd.service"], let socket = units["fastd.socket"],
      service["LoadState"] == "loaded", socket["LoadState"] == "loaded"
    else { return nil }
    let isSocket = service["Result"] == "success" && socket["Result"] != "success"
    let shown = isSocket ? socket : service
    unit = isSocket ? "fastd.socket" : "fastd.service"
    state = String(shown["ActiveState"] ?? "")
    result = String(shown["Result"] ?? "")
    words = service["StatusText"].flatMap { $0.isEmpty ? nil : String($0) }
  }
}
