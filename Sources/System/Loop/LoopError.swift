/// The kernel refused to watch something.
package enum LoopError: Error, Equatable {
  case refused(call: Call, errno: CInt)

  package enum Call: String, Sendable {
    case eventfd
    case timerfdCreate = "timerfd_create"
    case timerfdSettime = "timerfd_settime"
    case inotifyInit = "inotify_init1"
    case inotifyAddWatch = "inotify_add_watch"
  }
}
