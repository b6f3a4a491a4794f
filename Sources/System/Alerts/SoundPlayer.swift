import Glibc
import Host
import Popups
import Synchronization
import Time

/// Plays what a server without sounds does not, one sound at a time and for a while at most.
///
/// Each has a thread of its own, which ends with it: libcanberra waits for the sound server without
/// end, and while it is open there is somebody who wakes up.
final class SoundPlayer: Sendable {
  private static let longest = Span.seconds(30)

  private let application: String
  private let isPlaying = Atomic(false)

  init(application: String) {
    self.application = application
  }

  /// Nothing happens while another sounds, or where there is no libcanberra.
  func play(_ sound: Alert.Sound, describedAs description: String) {
    guard !isPlaying.exchange(true, ordering: .acquiring) else { return }
    let started = CThread.start("sound") { [self] in
      Canberra.library?.play(sound.properties(description), for: application, Self.longest)
      isPlaying.store(false, ordering: .releasing)
    }
    if !started { isPlaying.store(false, ordering: .releasing) }
  }
}

extension Alert.Sound {
  /// As libcanberra names them.
  fileprivate func properties(_ description: String) -> [(String, String)] {
    let sound =
      switch self {
      case .name(let name): ("event.id", name)
      case .file(let path): ("media.filename", path)
      }
    return [sound, ("event.description", description)]
  }
}

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
