// Lets file calls of one process fail, or kills it at one of them; for tests, loaded by LD_PRELOAD.
//
// FASTD_FAULTS names a file that holds a `struct page`, which the test writes while the process waits
// for it. Counted are the calls on files whose path begins as the page says.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct page {
  volatile int error;   // what fails says this; 0 while none is to fail, minus a signal to be killed
  volatile int first;   // the number of the first call to fail, from 1
  volatile int lasting; // whether all after it fail, too
  volatile int calls;   // how many there were
  volatile int failed;  // how many of them failed
  char prefixes[2][512];
};

enum { MOST = 4096 };

static struct page *page;
static bool watched[MOST];

__attribute__((constructor)) static void start(void) {
  const char *path = getenv("FASTD_FAULTS");
  int file = path ? open(path, O_RDWR | O_CLOEXEC) : -1;
  if (file < 0) return;
  void *start = mmap(NULL, sizeof *page, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  if (start != MAP_FAILED) page = start;
}

static bool is_ours(const char *path) {
  if (!page || !path) return false;
  for (int i = 0; i < 2; i++) {
    size_t length = strlen(page->prefixes[i]);
    if (length && !strncmp(path, page->prefixes[i], length)) return true;
  }
  return false;
}

static bool is_watched(int file) { return page && file >= 0 && file < MOST && watched[file]; }

static void watch(int file, const char *path) {
  if (file >= 0 && file < MOST) watched[file] = is_ours(path);
}

static bool fails(bool counts) {
  if (!counts || !page->error) return false;
  int number = __sync_add_and_fetch(&page->calls, 1);
  if (number < page->first || (number > page->first && !page->lasting)) return false;
  page->failed++;
  if (page->error < 0) kill(getpid(), -page->error);
  errno = page->error;
  return true;
}

#define REAL(name) static __typeof__(&name) real; if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

#define OPEN(name)                                                     \
  int name(const char *path, int flags, ...) {                         \
    REAL(name);                                                        \
    mode_t mode = 0;                                                   \
    if (flags & (O_CREAT | O_TMPFILE)) {                               \
      va_list list;                                                    \
      va_start(list, flags);                                           \
      mode = va_arg(list, mode_t);                                     \
      va_end(list);                                                    \
    }                                                                  \
    if (fails(is_ours(path))) return -1;                               \
    int file = real(path, flags, mode);                                \
    watch(file, path);                                                 \
    return file;                                                       \
  }
OPEN(open)
OPEN(open64)

int mkostemp(char *path, int flags) {
  REAL(mkostemp);
  if (fails(is_ours(path))) return -1;
  int file = real(path, flags);
  watch(file, path);
  return file;
}

int close(int file) {
  REAL(close);
  if (file >= 0 && file < MOST) watched[file] = false;
  return real(file);
}

#define ON_FILE(result, failure, name, parameters, arguments) \
  result name parameters {                                    \
    REAL(name);                                               \
    if (fails(is_watched(file))) return failure;              \
    return real arguments;                                    \
  }
ON_FILE(ssize_t, -1, read, (int file, void *to, size_t count), (file, to, count))
ON_FILE(ssize_t, -1, pread, (int file, void *to, size_t count, off_t at), (file, to, count, at))
ON_FILE(ssize_t, -1, pread64, (int file, void *to, size_t count, off64_t at), (file, to, count, at))
ON_FILE(ssize_t, -1, write, (int file, const void *from, size_t count), (file, from, count))
ON_FILE(ssize_t, -1, pwrite, (int file, const void *from, size_t count, off_t at),
        (file, from, count, at))
ON_FILE(ssize_t, -1, pwrite64, (int file, const void *from, size_t count, off64_t at),
        (file, from, count, at))
ON_FILE(int, -1, fsync, (int file), (file))
ON_FILE(int, -1, fdatasync, (int file), (file))
ON_FILE(int, -1, ftruncate, (int file, off_t length), (file, length))
ON_FILE(int, -1, ftruncate64, (int file, off64_t length), (file, length))
ON_FILE(int, -1, fchmod, (int file, mode_t mode), (file, mode))
ON_FILE(int, -1, fstat, (int file, struct stat *facts), (file, facts))
ON_FILE(int, -1, fstat64, (int file, struct stat64 *facts), (file, facts))
ON_FILE(void *, MAP_FAILED, mmap, (void *at, size_t length, int access, int flags, int file, off_t from),
        (at, length, access, flags, file, from))
ON_FILE(void *, MAP_FAILED, mmap64,
        (void *at, size_t length, int access, int flags, int file, off64_t from),
        (at, length, access, flags, file, from))

#define ON_PATH(result, failure, name, parameters, arguments) \
  result name parameters {                                    \
    REAL(name);                                               \
    if (fails(is_ours(path))) return failure;                 \
    return real arguments;                                    \
  }
ON_PATH(int, -1, unlink, (const char *path), (path))
ON_PATH(int, -1, chmod, (const char *path, mode_t mode), (path, mode))
ON_PATH(int, -1, rmdir, (const char *path), (path))
ON_PATH(int, -1, mkdir, (const char *path, mode_t mode), (path, mode))
ON_PATH(int, -1, stat, (const char *path, struct stat *facts), (path, facts))
ON_PATH(int, -1, lstat, (const char *path, struct stat *facts), (path, facts))
ON_PATH(int, -1, stat64, (const char *path, struct stat64 *facts), (path, facts))
ON_PATH(int, -1, lstat64, (const char *path, struct stat64 *facts), (path, facts))
ON_PATH(int, -1, rename, (const char *path, const char *to), (path, to))
ON_PATH(DIR *, NULL, opendir, (const char *path), (path))
