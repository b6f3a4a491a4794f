import Glibc

package enum StandardStreams {
  /// Opens /dev/null in the place of those that were closed before us: the next file that is opened
  /// would get the number, and with it all that is meant for a person or a log.
  package static func fill() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free.
      _ = open("/dev/null", O_RDWR)
    }
  }
}
