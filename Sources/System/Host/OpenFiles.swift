import Glibc

/// How many files and sockets the process may have open.
package enum OpenFiles {
  /// With fewer, libraries that cannot say so end the process.
  package static let fewest: UInt = 40

  /// Raises the limit where it is too low and may be raised; false where it may not.
  package static func suffice() -> Bool {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return true }
    guard limit.rlim_cur < fewest else { return true }
    limit.rlim_cur = min(limit.rlim_max, fewest)
    return limit.rlim_cur == fewest
      && setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
  }
}
