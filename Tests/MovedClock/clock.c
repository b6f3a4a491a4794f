// Moves the clocks of one process while it runs; for tests, loaded by LD_PRELOAD.
//
// FASTD_MOVED_CLOCK names a file that holds a `struct page`, and FASTD_CLOCK_MOVES a FIFO. Whoever
// has written other offsets to the file writes a byte to the FIFO: the process, of which there may be
// one at a time that has timers, then behaves as if the kernel's clocks had been set.
//   wall  CLOCK_REALTIME: absolute timers follow, those to be cancelled when it is set are cancelled
//   boot  CLOCK_BOOTTIME: moves together with the wall clock while a machine sleeps
//   lived how much of both has passed as time does: no clock was set, timers are only due sooner
//   stood_wall, stood_boot: what the clocks show all the time but for the offsets; 0 while they run
// CLOCK_MONOTONIC stays. Not covered, because nobody here needs it: dup(2), readv(2), io_uring,
// timer_create(2), timeouts of pthreads and semaphores.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

struct page {
  _Atomic int64_t wall; // nanoseconds
  _Atomic int64_t boot;
  _Atomic int64_t lived;
  _Atomic int64_t stood_wall;
  _Atomic int64_t stood_boot;
};

// A timer on a clock that may move, as the process has set it.
struct timer {
  _Atomic bool used;
  clockid_t clock;
  int flags;
  bool cancelled;
  struct itimerspec wanted;
};

enum { most = 1024, second = 1000000000 };
static struct page still, *page = &still;
static struct timer timers[most];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int moves = -1;

// Whoever counts how often a thread goes to sleep must not count the waiting for each other here.
static void enter(void) {
  while (pthread_mutex_trylock(&lock) != 0) sched_yield();
}

// MARK: Reading the clocks

static int64_t moves_of(clockid_t clock) {
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE:
  case CLOCK_REALTIME_ALARM: return page->wall;
  case CLOCK_BOOTTIME:
  case CLOCK_BOOTTIME_ALARM: return page->boot;
  default: return 0;
  }
}

// Zero while it runs.
static int64_t stood(clockid_t clock) {
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE:
  case CLOCK_REALTIME_ALARM: return page->stood_wall;
  case CLOCK_BOOTTIME:
  case CLOCK_BOOTTIME_ALARM: return page->stood_boot;
  default: return 0;
  }
}

// From what the machine's clock shows now.
static int64_t offset(clockid_t clock) {
  struct timespec now;
  int64_t stands = stood(clock);
  if (stands == 0 || syscall(SYS_clock_gettime, clock, &now) != 0) return moves_of(clock);
  return moves_of(clock) + stands - ((int64_t)now.tv_sec * second + now.tv_nsec);
}

static struct timespec moved(struct timespec time, int64_t by) {
  int64_t rest = time.tv_nsec + by % second;
  int64_t whole = by / second;
  if (rest < 0) rest += second, whole -= 1;
  if (rest >= second) rest -= second, whole += 1;
  if (__builtin_add_overflow(time.tv_sec, whole, &time.tv_sec)) time.tv_sec = INT64_MAX;
  time.tv_nsec = rest;
  return time;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int64_t stands = stood(clock);
  if (stands != 0) {
    *time = moved((struct timespec){0, 0}, stands + moves_of(clock));
    return 0;
  }
  long result = syscall(SYS_clock_gettime, clock, time);
  if (result == 0) *time = moved(*time, moves_of(clock));
  return (int)result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &now);
  *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *seconds) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (seconds) *seconds = now.tv_sec;
  return now.tv_sec;
}

// MARK: Timers

static int set(int timer, int flags, const struct itimerspec *value, struct itimerspec *old) {
  return (int)syscall(SYS_timerfd_settime, timer, flags, value, old);
}

static bool is_zero(struct timespec time) { return time.tv_sec == 0 && time.tv_nsec == 0; }

// Arms the kernel's timer for the instant at which the moved clock shows what is wanted.
static int arm(int number, struct itimerspec *old) {
  struct timer *timer = &timers[number];
  struct itimerspec real = timer->wanted;
  if (timer->flags & TFD_TIMER_ABSTIME && !is_zero(real.it_value)) {
    real.it_value = moved(real.it_value, -offset(timer->clock));
    // Zero would disarm it, and there is nothing before 1970.
    if (real.it_value.tv_sec < 0 || is_zero(real.it_value))
      real.it_value = (struct timespec){0, 1};
  }
  // What happens to the machine's own clock concerns nobody here.
  return set(number, timer->flags & ~TFD_TIMER_CANCEL_ON_SET, &real, old);
}

static bool is_to_be_cancelled(const struct timer *timer) {
  int both = TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET;
  return timer->clock == CLOCK_REALTIME && (timer->flags & both) == both;
}

// As the kernel does when a clock is set, or when time passes.
static void follow(int number, bool is_set) {
  struct timer *timer = &timers[number];
  struct itimerspec left;
  if (!(timer->flags & TFD_TIMER_ABSTIME) || is_zero(timer->wanted.it_value)) return;
  if (timer->cancelled) return;
  if (is_set && is_to_be_cancelled(timer)) {
    // Readable at once, whatever it waited for.
    timer->cancelled = true;
    set(number, TFD_TIMER_ABSTIME, &(struct itimerspec){.it_value = {0, 1}}, NULL);
    return;
  }
  // What has expired stays so, even if the clock is set back.
  if (syscall(SYS_timerfd_gettime, number, &left) == 0 && !is_zero(left.it_value)) arm(number, NULL);
}

static struct { int64_t wall, boot, lived; } seen;

static void see(void) {
  seen.wall = page->wall;
  seen.boot = page->boot;
  seen.lived = page->lived;
}

// More than what was lived is a step of a clock, or a sleep.
static bool are_set(void) {
  int64_t lived = page->lived - seen.lived;
  return page->wall - seen.wall != lived || page->boot - seen.boot != lived;
}

static void *wait_for_moves(void *unused) {
  char byte;
  while (syscall(SYS_read, moves, &byte, 1) > 0) {
    // It may be one that nobody was there to read before.
    if (seen.wall == page->wall && seen.boot == page->boot) continue;
    bool is_set = are_set();
    see();
    enter();
    for (int number = 0; number < most; number++)
      if (timers[number].used) follow(number, is_set);
    pthread_mutex_unlock(&lock);
  }
  return unused;
}

// Only who has timers needs somebody who waits; it must take no signal from the process.
static void start_waiting(void) {
  static bool started;
  pthread_t thread;
  sigset_t all, before;
  if (started || moves < 0) return;
  started = true;
  see();
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  if (pthread_create(&thread, NULL, wait_for_moves, NULL) != 0) abort();
  pthread_setname_np(thread, "moves");
  pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

int timerfd_create(clockid_t clock, int flags) {
  int number = (int)syscall(SYS_timerfd_create, clock, flags);
  if (number < 0 || clock == CLOCK_MONOTONIC) return number;
  if (number >= most) abort();
  enter();
  timers[number] = (struct timer){.used = true, .clock = clock};
  start_waiting();
  pthread_mutex_unlock(&lock);
  return number;
}

static bool is_ours(int number) { return number >= 0 && number < most && timers[number].used; }

int timerfd_settime(int number, int flags, const struct itimerspec *value, struct itimerspec *old) {
  if (!is_ours(number)) return set(number, flags, value, old);
  struct timer *timer = &timers[number];
  enter();
  bool was_cancelled = timer->cancelled;
  timer->cancelled = false;
  timer->flags = flags;
  timer->wanted = *value;
  int result = arm(number, old);
  pthread_mutex_unlock(&lock);
  // It is armed, and what was not read before is told now.
  if (result != 0 || !was_cancelled || is_zero(value->it_value)) return result;
  errno = ECANCELED;
  return -1;
}

ssize_t read(int number, void *buffer, size_t size) {
  if (!is_ours(number)) return syscall(SYS_read, number, buffer, size);
  enter();
  bool was_cancelled = timers[number].cancelled;
  timers[number].cancelled = false;
  if (was_cancelled) arm(number, NULL);
  pthread_mutex_unlock(&lock);
  if (!was_cancelled) return syscall(SYS_read, number, buffer, size);
  errno = ECANCELED;
  return -1;
}

int close(int number) {
  if (is_ours(number)) {
    enter();
    timers[number] = (struct timer){.used = false};
    pthread_mutex_unlock(&lock);
  }
  return (int)syscall(SYS_close, number);
}

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("FASTD_MOVED_CLOCK"), *fifo = getenv("FASTD_CLOCK_MOVES");
  if (!path || !fifo) return;
  moves = open(fifo, O_RDWR | O_CLOEXEC);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0 || moves < 0) abort();
  page = mmap(NULL, sizeof *page, PROT_READ, MAP_SHARED, file, 0);
  if (page == MAP_FAILED) abort();
  close(file);
}
