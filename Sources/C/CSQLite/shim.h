// SQLite as Debian ships it. Swift can import neither the destructor constants, which are casts of integers,
// nor variadic functions, so the few we need are functions here.
#pragma once
#include <sqlite3.h>

static inline sqlite3_destructor_type fastd_sqlite_transient(void) { return SQLITE_TRANSIENT; }

static inline int fastd_sqlite_configure(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}

// SQLite writes all pages of a checkpoint, and those at the end of VACUUM, in one call that no progress
// handler interrupts. So that something can be done between them, the methods of the two files are
// replaced by copies whose xWrite tells of each page. What is kept for that is in a function, as Swift
// emits no other variables of a header.
struct fastd_sqlite_writes {
  int (*write)(sqlite3_file *, const void *, int, sqlite3_int64);
  void (*written)(void *);
  void *context;
  struct { const sqlite3_io_methods *original; sqlite3_io_methods telling; } known[4];
};

static inline struct fastd_sqlite_writes *fastd_sqlite_writes(void) {
  static struct fastd_sqlite_writes writes;
  return &writes;
}

static inline int fastd_sqlite_write(
    sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  struct fastd_sqlite_writes *writes = fastd_sqlite_writes();
  int code = writes->write(file, bytes, count, offset);
  if (writes->written) writes->written(writes->context);
  return code;
}

static inline void fastd_sqlite_watch(sqlite3 *database, int which) {
  struct fastd_sqlite_writes *writes = fastd_sqlite_writes();
  sqlite3_file *file = 0;
  if (sqlite3_file_control(database, "main", which, &file) != SQLITE_OK || !file) return;
  const sqlite3_io_methods *methods = file->pMethods;
  if (!methods || methods->xWrite == fastd_sqlite_write) return;
  if (writes->write && methods->xWrite != writes->write) return;
  for (int i = 0; i < 4; i++) {
    if (writes->known[i].original && writes->known[i].original != methods) continue;
    if (!writes->known[i].original) {
      writes->write = methods->xWrite;
      writes->known[i].original = methods;
      writes->known[i].telling = *methods;
      writes->known[i].telling.xWrite = fastd_sqlite_write;
      if (methods->iVersion > 3) writes->known[i].telling.iVersion = 3;
    }
    file->pMethods = &writes->known[i].telling;
    return;
  }
}

// One database at a time; nothing to call ends it.
static inline void fastd_sqlite_tell_of_writes(
    sqlite3 *database, void (*written)(void *), void *context) {
  fastd_sqlite_writes()->written = written;
  fastd_sqlite_writes()->context = context;
  if (!written) return;
  fastd_sqlite_watch(database, SQLITE_FCNTL_FILE_POINTER);
  fastd_sqlite_watch(database, SQLITE_FCNTL_JOURNAL_POINTER);
}
