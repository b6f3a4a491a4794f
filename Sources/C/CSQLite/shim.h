// SQLite as Debian ships it. Swift can import neither the destructor constants, which are casts of integers,
// nor variadic functions, so the few we need are functions here.
#pragma once
#include <sqlite3.h>

static inline sqlite3_destructor_type fastd_sqlite_transient(void) { return SQLITE_TRANSIENT; }

static inline int fastd_sqlite_configure(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}
