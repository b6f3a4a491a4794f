import Control
import Glibc
import Host

/// Waits for a socket to appear, woken by the kernel and, where that has no means left, by a clock.
struct SocketWatch: ~Copyable {
  /// Nil where other programs have all the instances of inotify that the person has.
  private let changes: Descriptor?

  /// How often it is looked then, in milliseconds.
  static let longestBlind: Int32 = 2000

  /// Makes a directory of ours where it is missing, so that there is something to look at.
  init(_ path: SocketPath) throws(Failure) {
    let directory = path.directory
    do throws(FileError) {
      // One that the person named and that is there is theirs to care for.
      if path.origin != .named || access(directory, F_OK) != 0 {
        try Files.makePrivateDirectory(directory)
      }
    } catch {
      throw .file(error)
    }
    do throws(SystemError) { changes = try Self.watch(directory) } catch {
      let isShort = [EMFILE, ENFILE, ENOSPC].contains(error.code)
      guard isShort else { throw .file(.system(directory, error)) }
      changes = nil
    }
  }

  private static func watch(_ directory: String) throws(SystemError) -> Descriptor {
    let changes = try Descriptor("inotify_init1") {
      inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    }
    let number = changes.number
    let events = UInt32(IN_CREATE) | UInt32(IN_MOVED_TO) | UInt32(IN_ATTRIB) | UInt32(IN_MOVE_SELF)
    _ = try retrying("inotify_add_watch") { inotify_add_watch(number, directory, events) }
    return changes
  }

  /// For those who also wait for other things. It also tells that the directory itself has gone.
  var descriptor: Int32 { number ?? -1 }

  var isBlind: Bool { number == nil }

  private var number: Int32? {
    switch changes {
    case .some(let changes): changes.number
    case nil: nil
    }
  }

  enum Waking { case changed, timedOut, readerGone }

  /// Also ends when nobody reads the standard output any more.
  borrowing func wait(milliseconds: Int32) -> Waking {
    var waits = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
    ]
    let patience = isBlind ? min(milliseconds, Self.longestBlind) : milliseconds
    let count = poll(&waits, nfds_t(waits.count), patience)
    if count == 0 { return .timedOut }
    if count > 0, waits[1].revents != 0 { return .readerGone }
    if !isBlind { drain() }
    return .changed
  }

  private borrowing func drain() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}
