import Formats
import Glibc
import Host

/// Where bars, their configurations and what is ready for them lie on this machine.
struct BarPlaces {
  /// The ready files, a folder for each bar.
  let ready: String
  /// Where fastctl itself lies, which the ready files name.
  let programs: String
  private let home: String
  private let config: String
  private let systems: [String]
  private let paths: [String]
  private let environment: Environment

  static let limit = 1 << 18

  init(_ environment: Environment) throws(Failure) {
    do throws(PlacesError) { config = try Places.configurations(environment) } catch {
      throw .noHome(error)
    }
    self.environment = environment
    home = environment["HOME"] ?? ""
    programs = Executable.directory ?? ""
    ready = environment["FASTD_BARS_DIR"] ?? Files.parent(of: programs) + "/share/fastd/bars"
    systems = Self.list(environment["XDG_CONFIG_DIRS"] ?? "/etc/xdg")
    paths = Self.list(environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
  }

  func paths(of place: StatusBar.Place) -> [String] {
    switch place {
    case .config(let rest): [config + "/" + rest]
    case .home(let rest): home.isEmpty ? [] : [home + "/" + rest]
    case .system(let rest): systems.map { $0 + "/" + rest }
    case .variable(let name): environment[name].map { [$0] } ?? []
    }
  }

  /// The person's own configuration, where they have one.
  func own(_ file: StatusBar.File) -> String? {
    file.places.flatMap(paths).first { Files.size($0) != nil }
  }

  /// Where a new one goes.
  func new(_ file: StatusBar.File) -> String? {
    guard let model = model(file) else { return file.places.flatMap(paths).first }
    let name = model.split(separator: "/").last ?? ""
    let places = file.places.flatMap(paths)
    return places.first { $0.hasSuffix("/" + name) } ?? places.first
  }

  /// What the bar reads where the person has none.
  func model(_ file: StatusBar.File) -> String? {
    file.models.flatMap(paths).first { Files.size($0) != nil }
  }

  func isHere(_ bar: StatusBar) -> Bool {
    if let program = bar.program, paths.contains(where: { access("\($0)/\(program)", X_OK) == 0 }) {
      return true
    }
    switch bar {
    case .powerlevel10k: return Files.size(home + "/.p10k.zsh") != nil
    case .argos: return Files.isDirectory(config + "/argos")
    default: return false
    }
  }

  /// A ready file as it is to be used here.
  func ready(_ name: String, for bar: StatusBar) throws(Failure) -> [UInt8] {
    let path = readyPath(name, for: bar)
    guard let bytes = try Self.read(path) else { throw .bar(.noReadyFile(path)) }
    guard programs.utf8.allSatisfy(Self.isPlain) else { throw .bar(.oddPath(programs)) }
    return ReadyText(bytes, programs: programs).bytes
  }

  func readyPath(_ name: String, for bar: StatusBar) -> String {
    "\(ready)/\(bar.folder)/\(name)"
  }

  static func read(_ path: String) throws(Failure) -> [UInt8]? {
    do { return try Files.read(path, limit: limit) } catch { throw .file(error) }
  }

  /// What neither a shell nor any of the configurations takes for more than itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ","),
      UInt8(ascii: "@"), 0x80...:
      true
    default: false
    }
  }
}
