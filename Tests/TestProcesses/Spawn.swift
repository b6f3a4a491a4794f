import CLinux
import Glibc

struct NotStarted: Error {
  let program: String
  let errno: CInt
}

/// Starts a program whose signals are unblocked and have their default meaning, whatever this
/// process did to its own.
func spawn(
  _ program: String, _ arguments: [String], _ environment: [String: String],
  _ actions: inout posix_spawn_file_actions_t, flags: Int16 = 0
) throws(NotStarted) -> pid_t {
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  sigfillset(&signals)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  let cleaning = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
  posix_spawnattr_setflags(&attributes, cleaning | flags)
  // What other tests have open at that moment would count against a child's limit, and keep pipes
  // from ending.
  posix_spawn_file_actions_addclosefrom_np(&actions, 3)

  let words = ([program] + arguments).map { strdup($0) } + [nil]
  let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
  defer { (words + variables).forEach { free($0) } }
  var started: pid_t = 0
  var result: CInt
  repeat {
    // A child that another test starts at that moment may hold a program that was just written.
    result = posix_spawnp(&started, program, &actions, &attributes, words, variables)
  } while result == ETXTBSY
  guard result == 0 else { throw NotStarted(program: program, errno: result) }
  return started
}

/// Its exit status once it has ended, or minus the signal that ended it.
func waitForEnd(of process: pid_t) -> CInt {
  var word: CInt = 0
  while waitpid(process, &word, 0) < 0, errno == EINTR {}
  return word & 0x7f == 0 ? (word >> 8) & 0xff : -(word & 0x7f)
}
