// spawn ROUNDS COMMAND [-- COMMAND]...: runs the commands in turn, ROUNDS times, output thrown
// away. Prints for each its median wall time in microseconds and its minor page faults, the median
// over the rounds of the first one's time divided by each other's: what a noisy machine can say;
// and for each the time that 95 of 100 runs stay under. A command may begin with NAME=VALUE words;
// every run must end with status 0.
#include "bench.h"

struct run { double wall; long faults; };

static struct run once(const struct command *one) {
  double start = microseconds();
  pid_t child = launch(one);
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) != child) fail("wait4: %s", strerror(errno));
  double wall = microseconds() - start;
  if (status != 0) fail("%s ended with status %d", one->arguments[0], status);
  return (struct run){wall, usage.ru_minflt};
}

int main(int count, char **words) {
  if (count < 3) fail("usage: spawn ROUNDS COMMAND [-- COMMAND]...");
  int rounds = whole(words[1], 1, max_rounds);
  struct command all[max_commands];
  int used = commands(words + 2, all);

  static double walls[max_commands][max_rounds], ratios[max_commands][max_rounds];
  long faults[max_commands] = {0};
  for (int i = 0; i < used; i++) once(&all[i]);
  for (int round = 0; round < rounds; round++)
    for (int i = 0; i < used; i++) {
      struct run run = once(&all[i]);
      walls[i][round] = run.wall;
      faults[i] = run.faults;
      ratios[i][round] = walls[0][round] / run.wall;
    }
  for (int i = 0; i < used; i++) printf("wall\t%.1f\t%ld\n", median(walls[i], rounds), faults[i]);
  for (int i = 1; i < used; i++) printf("ratio\t%.4f\n", median(ratios[i], rounds));
  // Sorted by now.
  for (int i = 0; i < used; i++) printf("p95\t%.1f\n", walls[i][(rounds * 95 + 99) / 100 - 1]);
}
