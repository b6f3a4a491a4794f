// libpq as Debian ships it. It is opened where a hub is set and linked nowhere: a machine that shares
// through a folder needs none of it. The types of its functions are those of its header.
#pragma once
#include <dlfcn.h>
#if __has_include(<postgresql/libpq-fe.h>)
#include <postgresql/libpq-fe.h>
#else
#include <libpq-fe.h>
#endif
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define FASTD_PQ(use) \
  use(connectStartParams) use(connectPoll) use(status) use(errorMessage) use(finish) use(socket) \
  use(setErrorVerbosity) use(setNoticeReceiver) use(setnonblocking) use(sendQueryParams) use(flush) use(consumeInput) \
  use(isBusy) use(getResult) use(resultStatus) use(resultErrorField) use(ntuples) use(nfields) \
  use(getvalue) use(getlength) use(getisnull) use(clear) use(notifies) use(freemem)

#define FASTD_PQ_FIELD(name) __typeof__(PQ##name) *name;
struct fastd_pq { FASTD_PQ(FASTD_PQ_FIELD) };

// Whether all of them are there. The library stays open until the end.
static inline bool fastd_pq_open(struct fastd_pq *pq) {
  void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
#define FASTD_PQ_FIND(name) \
  if (!(pq->name = (__typeof__(PQ##name) *)dlsym(library, "PQ" #name))) return false;
  FASTD_PQ(FASTD_PQ_FIND)
  return true;
}

// Notices are the server's own words; libpq would print them.
static inline void fastd_pq_ignore(void *nothing, const PGresult *notice) {}

// The code of a result's error; a macro that Swift cannot import.
static inline int fastd_pq_sqlstate(void) { return PG_DIAG_SQLSTATE; }

// libpq takes what nobody says from variables: none of those may decide where a password goes.
static inline void fastd_pq_forget_variables(void) {
  extern char **environ;
  for (char **one = environ; *one;) {
    char name[64];
    size_t length = strcspn(*one, "=");
    if (strncmp(*one, "PG", 2) != 0 || length >= sizeof name) {
      one++;
      continue;
    }
    memcpy(name, *one, length);
    name[length] = 0;
    // Those behind it move up.
    unsetenv(name);
  }
}
