// SQLite as Debian ships it. The destructor constants are casts of integers, which Swift cannot import,
// so the one we need is a function here.
#pragma once
#include <sqlite3.h>

static inline sqlite3_destructor_type fastd_sqlite_transient(void) { return SQLITE_TRANSIENT; }
