import CLinux
import Glibc

/// How much memory a process that mostly waits holds on to.
package enum Footprint {
  /// One heap for all threads: each would get its own, and touch a few hundred KiB of it at once.
  package static func shareHeap() {
    _ = mallopt(M_ARENA_MAX, 1)
  }

  /// Gives back what the last bustle has left: freed heap, and the pages of our own code.
  ///
  /// Most code runs once, at the start, and the kernel maps sixteen pages around each it touches:
  /// 5 MB of 8. They stay in the page cache, from where those that are called again come back.
  package static func settle() {
    _ = malloc_trim(0)
    let page = sysconf(Int32(_SC_PAGESIZE))
    let start = Int(bitPattern: fastd_image_start())
    let end = Int(bitPattern: fastd_image_end())
    guard page > 0, start % page == 0, start < end else { return }
    // Read-only and backed by the file, so nothing can be lost; a hole in between is no matter.
    let length = (end - start) / page * page
    _ = madvise(UnsafeMutableRawPointer(bitPattern: start), length, MADV_DONTNEED)
  }
}
