// commit FILE COUNT: COUNT bare commits of one row to an SQLite file in WAL mode with
// synchronous=FULL, the least a durable command can cost. Prints the median in microseconds.
#include "bench.h"
#include <sqlite3.h>

static sqlite3 *database;

static void run(const char *sql) {
  char *error;
  if (sqlite3_exec(database, sql, NULL, NULL, &error)) fail("%s: %s", sql, error);
}

int main(int count, char **words) {
  if (count != 3) fail("usage: commit FILE COUNT");
  static double times[max_rounds];
  int commits = whole(words[2], 1, max_rounds);
  if (sqlite3_open(words[1], &database)) fail("%s: %s", words[1], sqlite3_errmsg(database));
  run("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
      "CREATE TABLE IF NOT EXISTS fast(id TEXT PRIMARY KEY, began INTEGER, ended INTEGER) STRICT");
  sqlite3_stmt *insert;
  sqlite3_prepare_v2(database, "INSERT INTO fast VALUES(hex(randomblob(16)), 1, 2)", -1, &insert,
                     NULL);
  for (int i = 0; i < commits; i++) {
    double start = microseconds();
    if (sqlite3_step(insert) != SQLITE_DONE) fail("%s", sqlite3_errmsg(database));
    sqlite3_reset(insert);
    times[i] = microseconds() - start;
  }
  sqlite3_finalize(insert);
  sqlite3_close(database);
  printf("%.1f\n", median(times, commits));
}
