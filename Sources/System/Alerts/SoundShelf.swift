import Glibc
import Host
import Popups

/// Our own sounds, which lie beside the program.
struct SoundShelf {
  private let directory: String?

  init(_ environment: Environment = .process) {
    directory =
      environment["FASTD_SOUND_DIR"]
      ?? Executable.directory.map { Files.parent(of: $0) + "/share/sounds/fastd" }
  }

  /// The file of a sound of ours; any other name is for the person's sound theme.
  func find(_ sound: Alert.Sound) -> Alert.Sound {
    guard case .name(let name) = sound, !name.utf8.contains(UInt8(ascii: "/")), let directory
    else { return sound }
    let path = "\(directory)/\(name).wav"
    return access(path, R_OK) == 0 ? .file(path) : sound
  }
}
