// System calls that the Glibc module leaves out because it is built without _GNU_SOURCE.
// That macro must not be defined here: it makes this module disagree with Glibc. What is missing is declared.
#pragma once
#include <malloc.h>
#include <signal.h>
#include <spawn.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

/// The kernel's `struct ucred`.
struct fastd_credentials {
  pid_t pid;
  uid_t uid;
  gid_t gid;
};

int accept4(int socket, struct sockaddr *address, socklen_t *length, int flags);
int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
int mkostemp(char *name, int flags);
int memfd_create(const char *name, unsigned int flags);

/// The kernel's names for what a file in memory can be kept from.
static const unsigned int FASTD_MEMFD_FLAGS = 0x0001 | 0x0002;
static const int FASTD_ADD_SEALS = 1033;
static const int FASTD_SEAL_SIZE = 0x0002 | 0x0004;

/// The kernel's POSIX_SPAWN_SETSID.
static const short FASTD_SPAWN_SETSID = 0x80;

static inline int fastd_pidfd_open(pid_t process) {
  return (int)syscall(SYS_pidfd_open, process, 0);
}

/// Starts a program that ends with us, whatever ends us: posix_spawn(3) cannot say so, and Swift has
/// no fork. It reads and writes what it is given and has nothing else of ours open; negative where
/// there is no process. For programs with one thread only.
static inline pid_t fastd_start_companion(
    char *const arguments[], char *const environment[], int input, int output) {
  pid_t parent = getpid();
  pid_t child = fork();
  if (child != 0) return child;
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != parent) _exit(127);
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  dup2(input, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  syscall(SYS_close_range, STDERR_FILENO + 1, ~0U, 0);
  execve(arguments[0], arguments, environment);
  _exit(127);
}

/// Where the linker has put what of the program is never written: constants and code.
static inline const char *fastd_image_start(void) {
  extern const char __executable_start[];
  return __executable_start;
}

static inline const char *fastd_image_end(void) {
  extern const char etext[];
  return etext;
}

/// Behind a function, because Swift takes the variable itself for shared mutable state.
static inline char **fastd_environment(void) {
  return __environ;
}

/// The words that the program was started with, as long as nobody has added to its environment: the
/// kernel puts them right before that, with their number in front and a null behind.
static inline char **fastd_arguments(int *count) {
  char **words = __environ - 1;
  int found = 0;
  while ((long)words[-1] != found) words--, found++;
  *count = found;
  return words;
}
