// Says what glibc knows about time zones: FROM and TO in seconds since 1970, then zones as TZ takes
// them. Every zone is answered by a child of its own, because a process has one TZ only. For each:
//   = ZONE
//   FROM OFFSET ABBREVIATION
//   SECOND OFFSET ABBREVIATION      for each change up to TO
#define _GNU_SOURCE
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

struct answer {
  long offset;
  char abbreviation[64];
};

// Clocks are never changed back within it.
static const time_t step = 24 * 60 * 60;

static struct answer ask(time_t second) {
  struct tm tm;
  struct answer answer = {0};
  if (localtime_r(&second, &tm) == NULL) exit(4);
  answer.offset = tm.tm_gmtoff;
  snprintf(answer.abbreviation, sizeof answer.abbreviation, "%s", tm.tm_zone);
  return answer;
}

static bool same(struct answer left, struct answer right) {
  return left.offset == right.offset && strcmp(left.abbreviation, right.abbreviation) == 0;
}

static void tell(time_t second, struct answer answer) {
  printf("%lld %ld %s\n", (long long)second, answer.offset, answer.abbreviation);
}

static void answer_for_this_zone(time_t from, time_t to) {
  struct answer before = ask(from);
  tell(from, before);
  for (time_t low = from; low < to; low += step) {
    struct answer after = ask(low + step);
    if (same(before, after)) continue;
    time_t last_before = low, first_after = low + step;
    while (first_after - last_before > 1) {
      time_t middle = last_before + (first_after - last_before) / 2;
      if (same(before, ask(middle))) last_before = middle;
      else first_after = middle;
    }
    before = ask(first_after);
    tell(first_after, before);
    if (!same(before, after)) low = first_after - step;
  }
}

int main(int count, char **arguments) {
  if (count < 4) return 2;
  time_t from = strtoll(arguments[1], NULL, 10), to = strtoll(arguments[2], NULL, 10);
  for (int index = 3; index < count; index++) {
    printf("= %s\n", arguments[index]);
    fflush(stdout);
    pid_t child = fork();
    if (child < 0) return 3;
    if (child == 0) {
      setenv("TZ", arguments[index], 1);
      tzset();
      answer_for_this_zone(from, to);
      exit(0);
    }
    int status = 0;
    if (waitpid(child, &status, 0) != child || status != 0) return 3;
  }
  return 0;
}
